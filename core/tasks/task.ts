import type { Activity } from "../kernel/activity.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict, Issues, type StintError } from "../kernel/errors.js";
import type { ProjectId, TaskId } from "../kernel/ids.js";
import { checkText, nameLimits } from "../kernel/text.js";
import { checkRate } from "../billing/rate.js";

/** A kind of work within a project, such as "Design". */
export interface Task extends Versioned {
  readonly id: TaskId;
  readonly projectId: ProjectId;
  /** 1 to 200 characters. Not unique. */
  readonly name: string;
  /** Minor units per hour, in the currency of the client or, without one, of the workspace. Null inherits, see `resolveRate`. */
  readonly rate: bigint | null;
  /** The default of new time entries, if the project is billable too. */
  readonly billable: boolean;
  readonly status: Activity;
}

/** The lengths of a task's texts, in UTF-16 units. */
export const taskLimits = { name: nameLimits } as const;

/** Checks all rules of a task. */
export function checkTask(task: Pick<Task, "name" | "rate">): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], task.name, taskLimits.name);
  checkRate(issues, ["rate"], task.rate);
  return issues;
}

/** The error for new entries on an archived task. */
export function taskArchived(task: Pick<Task, "id" | "name">): StintError {
  return conflict("task_archived", `The task ${task.name} is archived. Set its status to active first.`, { task_id: task.id });
}
