import { useState, useSyncExternalStore } from "react";
import { createStore, type Store } from "../../../loading/store.js";

/** The ids of the selected entries. Kept outside of React, so that only the changed checkboxes render. */
export type Selection = Store<ReadonlySet<string>>;

export function createSelection(): Selection {
  return createStore<ReadonlySet<string>>(new Set());
}

export function useIsSelected(selection: Selection, id: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.get().has(id));
}

/** Whether anything has been selected yet. */
export function useIsUsed(selection: Selection): boolean {
  const [first] = useState(selection.get);
  return useSyncExternalStore(selection.subscribe, () => selection.get() !== first);
}

export function select(selection: Selection, ids: readonly string[], isSelected: boolean): void {
  const next = new Set(selection.get());
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  selection.set(next);
}
