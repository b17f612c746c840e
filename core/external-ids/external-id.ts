import { conflict, type StintError } from "../kernel/errors.js";

/** The kinds of resources that can have the id of another system. */
export const externalKinds = ["client", "project", "task", "time_entry", "invoice", "user"] as const;
/** One of {@link externalKinds}. */
export type ExternalKind = (typeof externalKinds)[number];

/** What stands before an id of another system, in place of an id of the service. */
export const EXTERNAL_PREFIX = "ext:";

/** The error for the id of another system that another resource of the kind has: `external_id_taken` (conflict), with its `id`. */
export function externalIdTaken(id: string): StintError {
  return conflict("external_id_taken", "Another resource of this kind has this external ID.", { id });
}
