import { useSyncExternalStore } from "react";

let token: string | null = null;
const listeners = new Set<() => void>();

/** Removes an emailed link's token from the URL, before the first render and whenever another link is opened. */
export function watchLinkToken(): void {
  take();
  window.addEventListener("hashchange", take);
}

function take(): void {
  const found = new URLSearchParams(location.hash.slice(1)).get("token");
  if (found === null) return;
  token = found;
  history.replaceState(history.state, "", location.pathname + location.search);
  for (const listener of listeners) listener();
}

/** The token of the link that opened this page, or null. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, () => token);
}

export function forgetLinkToken(): void {
  token = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
