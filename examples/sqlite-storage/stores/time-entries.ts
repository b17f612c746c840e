import { lostRace, nextVersion, notFound, rateCandidates, timeEntryView, unbilledEntry } from "stint/storage";
import type { EntryContext, RateScope, RecordedEntry, TimeEntry, TimeEntryFilter, TimeEntryStore } from "stint/storage";
import { type Conditions, contains } from "../rows.js";
import type { Tables } from "../tables.js";

/** The projects of a client, as a condition of time entries. */
const OF_CLIENTS = `projectId in (select id from projects p where p.workspace_id = timeEntries.workspace_id
  and p.clientId in (select value from json_each(?)))`;
const HAS_TAG = "exists (select 1 from json_each(doc, '$.tags') tag where tag.value in (select value from json_each(?)))";

export function conditionsOf(filter: TimeEntryFilter): Conditions {
  return {
    userId: filter.userId,
    "timeEntries.userId": filter.userIds,
    projectId: filter.projectIds,
    taskId: filter.taskIds,
    [OF_CLIENTS]: filter.clientIds,
    [HAS_TAG]: filter.tags,
    ...contains("notes", filter.notes),
    billable: filter.billable,
    "(invoiceId is not null)": filter.billed,
    "(endTime is null)": filter.running,
    "startTime >= ?": filter.from,
    "startTime < ?": filter.to,
    "updatedAt >= ?": filter.updatedSince,
  };
}

export function timeEntryStore(tables: Tables): TimeEntryStore {
  return { ...recording(tables), ...billing(tables), ...rating(tables) };
}

type Billing = Pick<TimeEntryStore, "unbilled" | "claim" | "claimsOf" | "release">;
type Rating = Pick<TimeEntryStore, "forRating" | "saveRates">;

function recording(tables: Tables): Omit<TimeEntryStore, keyof Billing | keyof Rating> {
  const { timeEntries } = tables;
  const running = (userId: string): TimeEntry | undefined => timeEntries.where({ userId, status: "running" })[0];
  return {
    find: async (id) => timeEntries.find(id) ?? null,
    list: async (filter, page) => timeEntries.page(conditionsOf(filter), page),
    listTexts: async (filter, page) => {
      const { items, next } = timeEntries.page(conditionsOf(filter), page);
      return { items: items.map((entry) => JSON.stringify(timeEntryView(entry))), next };
    },
    insert: async (entry) => timeEntries.insert(entry, entry.status === "running" ? "the running timer" : undefined),
    update: async (entry) => timeEntries.update(entry, "time entry"),
    delete: async (entry) => timeEntries.delete(entry, "time entry"),
    recordingContext: async (of) => ({ ...contextOf(tables, of), runningId: running(of.userId)?.id ?? null }),
    findRunning: async (userId) => running(userId) ?? null,
    findOverlapping: async ({ userId, start, end, except }) => {
      const overlaps = { userId, "id <> ?": except, "startTime < ?": end, "(endTime is null or endTime > ?)": start };
      return timeEntries.where(overlaps, "limit 1")[0] ?? null;
    },
  };
}

function billing(tables: Tables): Billing {
  const { timeEntries } = tables;
  return {
    unbilled: async ({ clientId, projectIds, taskIds, userIds, from, to }, { after, limit }) => {
      const selected = {
        ...{
          status: "recorded",
          billable: true,
          projectId: projectIds,
          taskId: taskIds,
          userId: userIds,
          [OF_CLIENTS]: [clientId],
        },
        ...{ "startTime >= ?": from, "startTime < ?": to, "id > ?": after },
      };
      const found = timeEntries.where(selected, `order by id limit ${limit}`).filter(isRecorded);
      return found.map((entry) => unbilledEntry(entry, contextOf(tables, entry)));
    },
    claim: async (invoiceId, ids, now) => {
      for (const id of new Set(ids)) {
        const entry = timeEntries.find(id);
        if (entry?.status !== "recorded") throw lostRace("a time entry");
        timeEntries.put(nextVersion<TimeEntry>({ ...entry, status: "billed", invoiceId }, now));
      }
    },
    claimsOf: async (invoiceId) => timeEntries.where({ invoiceId }).map(({ id, updatedAt }) => ({ id, invoiceId, updatedAt })),
    release: async (invoiceId, ids, now) => {
      for (const entry of timeEntries.where({ invoiceId, status: "billed", id: ids }))
        timeEntries.put(nextVersion<TimeEntry>({ ...entry, status: "recorded", invoiceId: null } as RecordedEntry, now));
    },
  };
}

function rating(tables: Tables): Rating {
  const { timeEntries } = tables;
  return {
    forRating: async (scope, { after, limit }) => {
      const reached = { status: "recorded", ...reaches(scope), "id > ?": after };
      const found = timeEntries.where(reached, `order by id limit ${limit}`).filter(isRecorded);
      return found.map((entry) => {
        const candidates = rateCandidates(entry, contextOf(tables, entry));
        return { id: entry.id, rate: entry.rate, candidates };
      });
    },
    saveRates: async (rates, now) => {
      for (const { id, rate } of rates) {
        const entry = timeEntries.find(id);
        if (entry?.status !== "recorded") throw lostRace("a time entry");
        timeEntries.put(nextVersion<TimeEntry>({ ...entry, rate }, now));
      }
    },
  };
}

function reaches(scope: RateScope): Conditions {
  if (scope.kind === "workspace") return {};
  return scope.kind === "client" ? { [OF_CLIENTS]: [scope.id] } : { [`${scope.kind}Id`]: scope.id };
}

function isRecorded(entry: TimeEntry): entry is RecordedEntry {
  return entry.status === "recorded";
}

/** The resources to which an entry refers. */
function contextOf(
  tables: Tables,
  { userId, projectId, taskId }: Pick<TimeEntry, "userId" | "projectId" | "taskId">,
): EntryContext {
  const { workspaces, users, projects, tasks, clients, session } = tables;
  const workspace = workspaces.find(session.workspaceId);
  if (workspace === undefined) throw notFound("workspace");
  const project = projects.find(projectId) ?? null;
  const client = clients.find(project?.clientId ?? null) ?? null;
  return { workspace, user: users.find(userId) ?? null, project, task: tasks.find(taskId) ?? null, client };
}
