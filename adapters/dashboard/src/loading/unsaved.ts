import { createContext, use, useEffect, useState } from "react";
import { createStore } from "./store.js";

/** Whether there is something typed that is not saved. */
type Check = () => boolean;

/** What of a part of the page is not saved. */
export type Unsaved = Set<Check>;

const everywhere: Unsaved = new Set();

/** The question whether to discard what was typed, while it is asked: what hears the answer. */
export const discarding = createStore<((isAgreed: boolean) => void) | null>(null);

/** What is typed in a part of the page that can go alone, such as a dialog. */
export const UnsavedScope = createContext<Unsaved | null>(null);

export function hasUnsaved(within: Unsaved = everywhere): boolean {
  return [...within].some((isUnsaved) => isUnsaved());
}

/** The whole page goes, with what was typed. */
export function discardUnsaved(): void {
  everywhere.clear();
}

/** Leaves at once where nothing typed is lost by it, else once the user agrees to that. */
export function leave(isUnsaved: Check, go: () => void): void {
  if (!isUnsaved()) return go();
  if (discarding.get() !== null) return;
  discarding.set((isAgreed) => {
    discarding.set(null);
    if (isAgreed) go();
  });
}

/** Has the browser ask before it closes the page. */
export function watchClosing(): void {
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}

/** While the component is there, leaving the page, or the dialog that it stands in, asks where this is so. */
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

/** For what can go alone: what `UnsavedScope` provides to its content. */
export function useUnsavedScope(): Unsaved {
  return useState<Unsaved>(() => new Set())[0];
}
