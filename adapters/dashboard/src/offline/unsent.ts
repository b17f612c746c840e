import { createStore } from "../loading/store.js";
import type { Schemas } from "../../../../client/index.js";
import type { OutboxItem } from "./outbox-item.js";

type Entry = Schemas["TimeEntry"];

/** An item, with what the service returned for it once it was sent. */
export type ShownItem = OutboxItem & { readonly answer?: Entry };

/** What the signed-in user has entered on this device and the service does not have. Items that were sent stay until the lists contain them. */
export const unsent = createStore<readonly ShownItem[]>([]);

export function isWaiting({ answer }: ShownItem): boolean {
  return answer === undefined;
}

/** Adds to entries of the service what is not sent yet, in order of their start. `isIn` says whether a changed entry belongs among them. */
type Merge = (entries: readonly Entry[], isIn: (entry: Entry) => boolean) => readonly Entry[];

/** The current way to add what is not sent yet. The outbox sets it once it is loaded. */
export const merging = createStore<{ readonly merge: Merge }>({ merge: (entries) => entries });
