import { createContext, use, useEffect, useState } from "react";
import { createStore } from "./store.js";

/** Whether there are unsaved changes. */
type Check = () => boolean;

/** The unsaved changes of a part of the page. */
export type Unsaved = Set<Check>;

const everywhere: Unsaved = new Set();

/** The open question whether to discard unsaved changes: the callback for the answer. */
export const discarding = createStore<((isAgreed: boolean) => void) | null>(null);

/** The unsaved changes of a part of the page that can close on its own, such as a dialog. */
export const UnsavedScope = createContext<Unsaved | null>(null);

export function hasUnsaved(within: Unsaved = everywhere): boolean {
  return [...within].some((isUnsaved) => isUnsaved());
}

/** Used when the whole page closes. */
export function discardUnsaved(): void {
  everywhere.clear();
}

/** Leaves immediately if there are no unsaved changes, otherwise after the user confirms. */
export function leave(isUnsaved: Check, go: () => void): void {
  if (!isUnsaved()) return go();
  if (discarding.get() !== null) return;
  discarding.set((isAgreed) => {
    discarding.set(null);
    if (isAgreed) go();
  });
}

/** Makes the browser ask before it closes the page. */
export function watchClosing(): void {
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}

/** While mounted, asks before the user leaves the page or the enclosing dialog with unsaved changes. */
export function useUnsaved(isUnsaved: Check): void {
  const scope = use(UnsavedScope);
  useEffect(() => {
    const scopes = scope === null ? [everywhere] : [everywhere, scope];
    for (const checks of scopes) checks.add(isUnsaved);
    return () => {
      for (const checks of scopes) checks.delete(isUnsaved);
    };
  });
}

/** The value that `UnsavedScope` provides to its content. */
export function useUnsavedScope(): Unsaved {
  return useState<Unsaved>(() => new Set())[0];
}
