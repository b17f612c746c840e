import type { RateCandidates } from "../billing/rate.js";
import type { Client } from "../clients/client.js";
import { lostRace, nextVersion, type RowsById } from "../kernel/entity.js";
import { notFound } from "../kernel/errors.js";
import type { InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Project } from "../projects/project.js";
import type { Task } from "../tasks/task.js";
import type { User } from "../users/user.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { BilledEntry, RecordedEntry, TimeEntry } from "./time-entry.js";
import type { Claim, RatedEntry, UnbilledEntry } from "./time-entry-store.js";

/** The resources to which an entry refers. `client` is that of its project. */
export interface EntryContext {
  readonly workspace: Workspace;
  readonly user: User | null;
  readonly project: Project | null;
  readonly task: Task | null;
  readonly client: Client | null;
}

/** The stored rows to which entries refer. */
export interface ReferredRows {
  readonly workspaces: RowsById<Workspace>;
  readonly users: RowsById<User>;
  readonly projects: RowsById<Project>;
  readonly tasks: RowsById<Task>;
  readonly clients: RowsById<Client>;
}

/** The resources to which an entry of the workspace refers. Throws `not_found` if the workspace does not exist. */
export function entryContext(
  { workspaces, users, projects, tasks, clients }: ReferredRows,
  workspaceId: string,
  { userId, projectId, taskId }: Pick<TimeEntry, "userId" | "projectId" | "taskId">,
): EntryContext {
  const workspace = workspaces.get(workspaceId);
  if (workspace === undefined) throw notFound("workspace");
  const project = projects.get(projectId) ?? null;
  const clientId = project?.clientId ?? null;
  const client = clientId === null ? null : (clients.get(clientId) ?? null);
  const task = taskId === null ? null : (tasks.get(taskId) ?? null);
  return { workspace, user: users.get(userId) ?? null, project, task, client };
}

/** An entry as a change of rates reads it, with all possible sources of its rate. */
export function ratedEntry(entry: RecordedEntry, of: EntryContext): RatedEntry {
  const { id, projectId, startTime, rate } = entry;
  return { id, projectId, startTime, rate, candidates: rateCandidates(entry, of) };
}

function rateCandidates(entry: RecordedEntry, of: EntryContext): RateCandidates {
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

/** A billed entry as the audit reads it. */
export function claimOf({ id, invoiceId, startTime, endTime, rate }: TimeEntry): Claim {
  return { id, invoiceId, startTime, endTime, rate };
}

/** The entry, if it is recorded. Throws `lost_race` if it is on an invoice or running, or does not exist. */
export function requireRecorded(entry: TimeEntry | undefined): RecordedEntry {
  if (entry?.status !== "recorded") throw lostRace("a time entry");
  return entry;
}

/** The next version of an entry, billed on an invoice. */
export function billedEntry(entry: RecordedEntry, invoiceId: InvoiceId, now: Instant): BilledEntry {
  return nextVersion<BilledEntry>({ ...entry, status: "billed", invoiceId }, now);
}

/** The next version of an entry, no longer billed. */
export function releasedEntry(entry: BilledEntry, now: Instant): RecordedEntry {
  return nextVersion<RecordedEntry>({ ...entry, status: "recorded", invoiceId: null }, now);
}
