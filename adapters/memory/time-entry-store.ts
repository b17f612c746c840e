import { matchesExternal } from "../../core/kernel/external-fields.js";
import { lostRace } from "../../core/kernel/entity.js";
import type { TimeEntry } from "../../core/time-entries/time-entry.js";
import type { Page, PageRequest } from "../../core/kernel/page.js";
import type { TimeEntryFilter, TimeEntrySortKey, TimeEntryStore } from "../../core/time-entries/time-entry-store.js";
import { timeEntryView } from "../../core/time-entries/time-entry-view.js";
import { billingQueries } from "./time-entry-billing.js";
import { contextOf, ratingQueries } from "./time-entry-rating.js";
import { contains, equals, isAny, isBefore, isAtLeast } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function timeEntryStore(view: View): TimeEntryStore {
  return { ...entryQueries(view), ...entryChanges(view), ...billingQueries(view), ...ratingQueries(view) };
}

type Queries = Pick<
  TimeEntryStore,
  "find" | "findMany" | "list" | "listTexts" | "recordingContext" | "findFormer" | "findRunning" | "findOverlapping"
>;
type Changes = Pick<TimeEntryStore, "insert" | "update" | "delete" | "keepFormer">;

function entryQueries(view: View): Queries {
  const { timeEntries, formerEntries } = view;
  return {
    async find(id) {
      return timeEntries.get(id) ?? null;
    },
    async findMany(ids) {
      return [...new Set(ids)].flatMap((id) => timeEntries.get(id) ?? []);
    },
    async list(filter, page) {
      return listed(view, filter, page);
    },
    async listTexts(filter, page) {
      const { items, next } = listed(view, filter, page);
      return { items: items.map((entry) => JSON.stringify(timeEntryView(entry))), next };
    },
    async recordingContext(of) {
      const running = runningOf(view, of.userId);
      return { ...contextOf(view, of), runningId: running === undefined || running.id === of.id ? null : running.id };
    },
    async findFormer(id) {
      const found = formerEntries.get(id);
      return found === undefined ? null : { entry: found.entry, at: found.at };
    },
    async findRunning(userId) {
      return runningOf(view, userId) ?? null;
    },
    async findOverlapping({ userId, start, end, except }) {
      const shared = (entry: TimeEntry): boolean =>
        (end === null || entry.startTime < end) && (entry.endTime === null || entry.endTime > start);
      return timeEntries.all().find((entry) => entry.userId === userId && !except.includes(entry.id) && shared(entry)) ?? null;
    },
  };
}

function listed(view: View, filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Page<TimeEntry> {
  const entries = view.timeEntries.all().filter((entry) => matches(view, entry, filter));
  return pageOf(entries, page, (entry, sort) => entry[sort]);
}

/** Whether the entry matches the filter. */
export function matches(view: View, entry: TimeEntry, filter: TimeEntryFilter): boolean {
  return (
    (filter.userId === null || entry.userId === filter.userId) &&
    isAny(filter.userIds, entry.userId) &&
    isAny(filter.projectIds, entry.projectId) &&
    isAny(filter.taskIds, entry.taskId) &&
    isAny(filter.clientIds, view.projects.get(entry.projectId)?.clientId ?? null) &&
    isAny(filter.invoiceIds, entry.invoiceId) &&
    (filter.tags === undefined || entry.tags.some((tag) => filter.tags?.includes(tag))) &&
    contains(filter.notes, entry.notes) &&
    equals(filter.billable, entry.billable) &&
    isAny(filter.billingMethods, view.projects.get(entry.projectId)?.billingMethod ?? null) &&
    equals(filter.billed, entry.invoiceId !== null) &&
    equals(filter.running, entry.endTime === null) &&
    isAtLeast(filter.from, entry.startTime) &&
    isBefore(filter.to, entry.startTime) &&
    (filter.endsAfter === undefined || entry.endTime === null || entry.endTime > filter.endsAfter) &&
    isAtLeast(filter.updatedSince, entry.updatedAt) &&
    matchesExternal(entry, filter)
  );
}

function entryChanges(view: View): Changes {
  const { timeEntries, formerEntries } = view;
  const check = (entry: TimeEntry): void => {
    requireRow(view.users, entry.userId, "user");
    requireRow(view.projects, entry.projectId, "project");
    requireRow(view.tasks, entry.taskId, "task");
    requireRow(view.invoices, entry.invoiceId, "invoice");
    const running = entry.status === "running" ? runningOf(view, entry.userId) : undefined;
    if (running !== undefined && running.id !== entry.id) throw lostRace("the running timer");
  };
  return {
    async insert(entry) {
      check(entry);
      insertRow(timeEntries, entry);
    },
    async update(entry) {
      updateRow(timeEntries, entry, "the time entry", check);
    },
    async delete(entry) {
      deleteRow(timeEntries, entry, "time entry", false);
    },
    async keepFormer(entry, at) {
      formerEntries.put({ id: entry.id, entry, at });
    },
  };
}

function runningOf({ timeEntries }: View, userId: string): TimeEntry | undefined {
  return timeEntries.all().find((entry) => entry.status === "running" && entry.userId === userId);
}
