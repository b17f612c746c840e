import type { ProblemBody, Schemas } from "../../../../client/index.js";

type Entry = Schemas["TimeEntry"];

/** What an entry of the service was when the user changed it. */
interface Known {
  readonly entry: Entry;
}

/** An entry that another item creates, by the number of that item. */
interface Unsent {
  readonly item: number;
}

export type Target = Known | Unsent;

/** Why an item cannot be sent without the user. */
export type Obstacle =
  | { readonly kind: "refused"; readonly problem: Pick<ProblemBody, "code" | "detail" | "errors"> }
  /** The entry was changed elsewhere since. */
  | { readonly kind: "conflict"; readonly theirs: Entry };

export interface Common {
  /** The items of a device are sent in the order of their numbers. */
  readonly number: number;
  /** The user who entered it, whose session alone sends it. */
  readonly owner: string;
  readonly key: string;
  /** When it was sent for the first time without a response that is known, in milliseconds since 1970. Null: certainly not sent. */
  readonly sentAt: number | null;
  readonly obstacle: Obstacle | null;
}

export interface Creation extends Common {
  readonly kind: "create";
  readonly body: Schemas["TimeEntryCreation"] & { readonly user_id: string; readonly start_time: string };
  /** Whether the request stops the running timer. Its repetitions must equal it. */
  readonly stopsRunning: boolean;
  /** The project and the task as they were, to show the entry even if they are archived since. */
  readonly names: Pick<Entry, "project" | "task">;
}

export interface Change extends Common {
  readonly kind: "change";
  readonly target: Target;
  readonly patch: Schemas["TimeEntryPatch"];
  /** Whether it only stops a timer. */
  readonly isStop: boolean;
}

export interface Deletion extends Common {
  readonly kind: "delete";
  readonly target: Target;
}

/** Input that is kept on this device until the service has it. */
export type OutboxItem = Creation | Change | Deletion;
