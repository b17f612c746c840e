import {
  MAX_ENTRY_HOURS,
  type Page,
  type PageRequest,
  type ProjectId,
  type TaskId,
  type TimeEntryFilter,
  type TimeEntrySortKey,
} from "../../../core/index.js";
import type { RowTexts } from "../pipeline.js";
import { timestamptz } from "../timestamps.js";
import { AggregateStore } from "./aggregate-store.js";
import { type PageQuery, pageParameters } from "./page-sql.js";
import {
  activeConditions,
  type Conditions,
  externalConditions,
  is,
  isAny,
  isBeforeInstant,
  isFromInstant,
  notesContain,
  only,
  valuesOf,
} from "./conditions.js";
import type { EntryRow } from "./time-entry-rows.js";
import { search } from "./time-entry-search.js";
import { tsqueryOf } from "./time-entry-terms.js";

/**
 * SQL for the earliest start of an entry that ends after the instant, for indexes by start. Only timers can last longer than the limit, which the partial index of
 * migration 0029 has too; partial indexes find these. Without `offset 0`, PostgreSQL would look for the earliest one in an index of all entries.
 */
const firstStart = (instant: string): string => `least(
  cast(${instant} as timestamptz) - interval '${MAX_ENTRY_HOURS} hours',
  (select min(start_time) from (select start_time from time_entries where end_time is null offset 0) running),
  (select min(start_time) from (
    select start_time from time_entries
    where end_time - start_time > interval '${MAX_ENTRY_HOURS} hours' and end_time > ${instant} offset 0) long))`;

/** The conditions of reports. {@link narrowed} replaces some of them for lists. */
export const conditions: Conditions<Required<TimeEntryFilter>> = {
  userId: is("user_id"),
  userIds: isAny("user_id"),
  projectIds: isAny("project_id"),
  taskIds: isAny("task_id"),
  invoiceIds: isAny("invoice_id"),
  // As an array, so that PostgreSQL finds the projects once. The entries of a workspace belong only to its own projects.
  clientIds: "project_id = any(array(select id from projects where client_id = any(?)))",
  billingMethods: "project_id = any(array(select id from projects where billing_method = any(?)))",
  tags: "jsonb_exists_any(tags, ?)",
  notes: notesContain,
  billable: is("billable"),
  billed: is("(invoice_id is not null)"),
  running: is("(end_time is null)"),
  from: isFromInstant("start_time"),
  to: isBeforeInstant("start_time"),
  endsAfter: { sql: `coalesce(end_time, 'infinity') > ? and start_time >= ${firstStart("?")}`, write: timestamptz },
  updatedSince: isFromInstant("updated_at"),
  ...externalConditions,
};

/** A filter of a list, with fields for single values that indexes or terms find. */
type ListFilter = TimeEntryFilter & {
  readonly projectId?: ProjectId | undefined;
  readonly taskId?: TaskId | undefined;
  readonly onlyUnbillable?: true | undefined;
  readonly onlyBilled?: true | undefined;
  readonly onlyRunning?: true | undefined;
};
const listConditions: Conditions<Required<ListFilter>> = {
  ...conditions,
  projectId: is("project_id"),
  taskId: is("task_id"),
  onlyUnbillable: "billable <> ?",
  // PostgreSQL uses a partial index only for its own condition.
  onlyBilled: "invoice_id is not null and ?",
  onlyRunning: "end_time is null and ?",
};

/** The conditions that an index combines with each order, with its name. The index with most of the active ones counts, then the first. */
const ranges: Readonly<Record<TimeEntrySortKey, readonly (readonly string[])[]>> = {
  startTime: [
    ["taskId", "from", "to", "endsAfter"], // time_entries_task
    ["userId", "from", "to", "endsAfter"], // time_entries_user, or time_entries_start without a user
    ["projectId", "from", "to", "endsAfter"], // time_entries_project
  ],
  createdAt: [[]],
  updatedAt: [["updatedSince"]],
};

function narrowed({ userIds, projectIds, taskIds, billable, billed, running, ...filter }: TimeEntryFilter): ListFilter {
  const [userId, projectId, taskId] = [only(userIds), only(projectIds), only(taskIds)];
  return {
    ...filter,
    ...(userId && filter.userId === null ? { userId } : { userIds }),
    ...(projectId ? { projectId } : { projectIds }),
    ...(taskId ? { taskId } : { taskIds }),
    ...(billable === false ? { onlyUnbillable: true } : { billable }),
    ...(billed ? { onlyBilled: true } : { billed }),
    ...(running ? { onlyRunning: true } : { running }),
  };
}

/**
 * The table of time entries, and its lists. An index has the workspace, the most selective condition and the order of the list, so PostgreSQL reads as many entries as
 * the page has, whatever its statistics say. Other conditions are left to {@link search}, which counts matches instead of estimating them. For those that most entries
 * fulfil (`billable`, not `billed`, not `running`, and `endsAfter` in another order), PostgreSQL tests the entries in the order of the list.
 */
export class TimeEntryLists extends AggregateStore<EntryRow> {
  async list(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<EntryRow>> {
    return this.pageOf(await this.#rows(filter, page, (...query) => this.transaction.run(...query)), page);
  }

  /** The rows of a page as PostgreSQL sent them, and one further row if it is not the last. */
  listTexts(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<readonly RowTexts[]> {
    return this.#rows(filter, page, (...query) => this.transaction.texts(...query));
  }

  #rows<R>(
    filter: TimeEntryFilter,
    page: PageRequest<TimeEntrySortKey>,
    run: (...query: PageQuery) => Promise<readonly R[]>,
  ): Promise<readonly R[]> {
    const narrow = narrowed(filter);
    const active = activeConditions(listConditions, narrow);
    const rangeOf = (names: readonly string[]) => active.filter(({ name }) => names.includes(name));
    const ranged = ranges[page.sort].map(rangeOf).reduce((best, one) => (one.length > best.length ? one : best), []);
    const tested = active.filter((condition) => !ranged.includes(condition));
    const found = search(this.transaction, { ranged, tested }, page);
    if (found === null) {
      const [plain, values] = this.query(listConditions, narrow, page);
      return tested.length === 0 ? run({ ...plain, kind: "lookup" }, values) : run(plain, values);
    }
    const parameters = { ...valuesOf(active), ...pageParameters(page), query: tsqueryOf(this.transaction.workspaceId, filter) };
    return found((statement, further) => run(statement, { ...parameters, ...further }));
  }
}
