import type { RateCandidates } from "../billing/rate.js";
import type { Client } from "../clients/client.js";
import type { Project } from "../projects/project.js";
import type { Task } from "../tasks/task.js";
import type { User } from "../users/user.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { RecordedEntry } from "./time-entry.js";
import type { UnbilledEntry } from "./time-entry-store.js";

/** The resources to which an entry refers. `client` is that of its project. */
export interface EntryContext {
  readonly workspace: Workspace;
  readonly user: User | null;
  readonly project: Project | null;
  readonly task: Task | null;
  readonly client: Client | null;
}

/** All possible sources of an entry's rate. */
export function rateCandidates(entry: RecordedEntry, of: EntryContext): RateCandidates {
  return {
    entry: entry.ownRate,
    task: of.task?.rate ?? null,
    project: of.project?.rate ?? null,
    client: of.client?.rate ?? null,
    user: of.user?.rate ?? null,
    workspace: of.workspace.rate,
    clientCurrency: of.client?.currency ?? null,
    workspaceCurrency: of.workspace.currency,
  };
}

/** An entry as billing reads it, with the names of what it refers to. */
export function unbilledEntry(entry: RecordedEntry, of: Pick<EntryContext, "project" | "task" | "user">): UnbilledEntry {
  const { id, projectId, taskId, userId, notes, startTime, endTime, rate } = entry;
  return {
    ...{ id, projectId, taskId, userId, notes, startTime, endTime, rate },
    projectName: of.project?.name ?? "",
    taskName: taskId === null ? null : (of.task?.name ?? ""),
    userName: of.user?.name ?? "",
  };
}
