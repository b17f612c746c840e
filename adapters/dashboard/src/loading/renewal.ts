import { discardUnsaved, hasUnsaved } from "./unsaved.js";
import { createStore } from "./store.js";

const KEPT = "stint.renewed-for";

/** Reloads the page after the user confirms the loss of unsaved changes. Null if no reload is waiting. */
export const offeredRenewal = createStore<(() => void) | null>(null);

let agreed: Promise<void> | undefined;

/**
 * Reloads the page to switch to this build, at most once per tab and build, so that it cannot loop. If the page was already reloaded for this build,
 * throws the reason.
 */
export async function renewFor(build: string, reason: unknown): Promise<never> {
  if (renewedFor().includes(build)) throw reason;
  if (hasUnsaved()) await (agreed ??= agreement());
  sessionStorage.setItem(KEPT, JSON.stringify([...renewedFor(), build]));
  discardUnsaved();
  location.reload();
  return new Promise<never>(() => undefined);
}

function agreement(): Promise<void> {
  return new Promise((resolve) => offeredRenewal.set(resolve));
}

function renewedFor(): readonly unknown[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  return Array.isArray(kept) ? kept : [];
}
