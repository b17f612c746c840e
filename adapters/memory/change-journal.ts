import type { Change } from "../../core/changes/change.js";

/** The changes of a workspace in the order of their commits. */
export interface Feed {
  readonly changes: readonly Change[];
  readonly last: number;
  readonly purged: number;
}
