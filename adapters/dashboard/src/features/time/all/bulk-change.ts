import { distinctTags, tagKey } from "../../../../../../core/time-entries/tag.js";

/** The change of many entries. "" leaves a field as it is. */
export interface BulkChange {
  readonly project_id: string;
  /** NO_TASK removes the task. */
  readonly task_id: string;
  readonly addTags: readonly string[];
  readonly removeTag: string;
  readonly billable: "" | "true" | "false";
}

export const NO_TASK = "none";

interface Changed {
  readonly project_id: string;
  readonly task_id: string | null;
  readonly tags: readonly string[];
  readonly billable: boolean;
}

export interface BulkPatch {
  readonly project_id?: string;
  readonly task_id?: string | null;
  readonly tags?: string[];
  readonly billable?: boolean;
}

/** The fields of the entry that the change alters. In another project, an entry keeps no task. */
export function patchOf(entry: Changed, change: BulkChange): BulkPatch {
  const moves = change.project_id !== "" && change.project_id !== entry.project_id;
  const chosen = change.task_id === NO_TASK ? null : change.task_id;
  const task = change.task_id !== "" ? chosen : moves ? null : entry.task_id;
  const left = entry.tags.filter((tag) => tagKey(tag) !== tagKey(change.removeTag));
  const tags = distinctTags([...left, ...change.addTags], entry.tags);
  const billable = change.billable === "" ? entry.billable : change.billable === "true";
  return {
    ...(moves && { project_id: change.project_id }),
    ...((moves || task !== entry.task_id) && { task_id: task }),
    ...(tags.join("\n") !== entry.tags.join("\n") && { tags: [...tags] }),
    ...(billable !== entry.billable && { billable }),
  };
}

/** The patch that restores what another has altered. */
export function reverseOf(before: Changed, patch: BulkPatch): BulkPatch {
  return {
    ...(patch.project_id !== undefined && { project_id: before.project_id }),
    ...(patch.task_id !== undefined && { task_id: before.task_id }),
    ...(patch.tags !== undefined && { tags: [...before.tags] }),
    ...(patch.billable !== undefined && { billable: before.billable }),
  };
}
