import { addUnknown, type Issues } from "../kernel/errors.js";
import { type Instant, instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import { projectArchived } from "../projects/project.js";
import { taskArchived } from "../tasks/task.js";
import { type EntryRate, resolveRate } from "../billing/rate.js";
import { overlapping, type TimeEntry } from "./time-entry.js";
import type { RecordingContext } from "./time-entry-store.js";

/** The rate of an entry recorded in this context. */
export function rateIn(context: RecordingContext, ownRate: bigint | null): EntryRate | null {
  const { task, project, client, user, workspace } = context;
  return resolveRate({
    entry: ownRate,
    task: task?.rate ?? null,
    project: project?.rate ?? null,
    client: client?.rate ?? null,
    user: user?.rate ?? null,
    workspace: workspace.rate,
    clientCurrency: client?.currency ?? null,
    workspaceCurrency: workspace.currency,
  });
}

/** The rate of a running entry in this context: its own or none. */
export function rateWhileRunning(context: RecordingContext, ownRate: bigint | null): EntryRate | null {
  return ownRate === null ? null : rateIn(context, ownRate);
}

/** Whether an entry of this project and task is billable, unless the caller says otherwise. */
export function billableIn({ project, task }: Pick<RecordingContext, "project" | "task">): boolean {
  return (project?.billable ?? true) && (task?.billable ?? true);
}

/**
 * Adds an issue for each of user, project and task that does not exist or does not match the others. `ofDeactivated` says whether the actor may record
 * time of deactivated users.
 */
export function checkReferences(
  issues: Issues,
  context: RecordingContext,
  entry: { readonly taskId: string | null },
  { ofDeactivated }: { readonly ofDeactivated: boolean },
): void {
  const { user, project, task } = context;
  if (!user) addUnknown(issues, ["userId"], "user");
  else if (user.status === "deactivated" && !ofDeactivated)
    issues.add(["userId"], "user_deactivated", "The user is deactivated.");
  if (!project) addUnknown(issues, ["projectId"], "project");
  if (entry.taskId === null) return;
  if (!task) addUnknown(issues, ["taskId"], "task");
  else if (project && task.projectId !== project.id)
    issues.add(["taskId"], "task_of_other_project", "The task belongs to another project.");
}

/** Throws `project_archived` or `task_archived`, because archived projects and tasks accept no new entries. */
export function requireOpen(context: RecordingContext): void {
  if (context.project?.status === "archived") throw projectArchived(context.project);
  if (context.task?.status === "archived") throw taskArchived(context.task);
}

/**
 * With the policy `reject`, throws `time_entry_overlaps`. A running timer is compared up to now: its end is not known, so it can run before a later
 * entry. Transactions that check entries of the same user run one after another.
 */
export async function requireNoOverlap(
  stores: Pick<Stores, "timeEntries">,
  { workspace, runningId }: Pick<RecordingContext, "workspace" | "runningId">,
  entry: TimeEntry,
  now: Instant,
): Promise<void> {
  if (workspace.overlapPolicy === "allow") return;
  const { userId, startTime: start } = entry;
  const isLater = start >= now && runningId !== null;
  const found = await stores.timeEntries.findOverlapping({
    ...{ userId, start, end: entry.endTime ?? instant(Math.max(now, start + 1)) },
    except: isLater ? [entry.id, runningId] : [entry.id],
  });
  if (found) throw overlapping(found.id);
}
