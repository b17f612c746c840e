import {
  type InvoiceId,
  isStopped,
  MAX_PAGE_SIZE,
  may,
  requireRange,
  type Page,
  type TimeEntry,
  timesheetColumns,
  type TimeZone,
  type UserActor,
} from "../../../core/index.js";
import { mapOptional, toTimeZone } from "../conversions.js";
import { yieldToEventLoop } from "../event-loop.js";
import { type Call, costs, type Route, route } from "../route.js";
import { type EntryNames, Timesheet } from "../timesheet.js";
import { isBillable, range, wordsIn } from "./filters.js";
import { reportTag, reportZone } from "./reports.js";
import { filterOf, isBilled, notesContaining, referenceFilters } from "./time-entries.js";

const description = [
  "Returns recorded time entries for people and spreadsheets: with the names of clients, projects, tasks and people, local times, decimal hours, and",
  "amounts in the currency's units, oldest first. The texts and the format of numbers depend on `locale`; where it has a decimal comma, semicolons",
  "separate the columns. The file starts with a byte order mark. As in `GET /reports/time`, an entry that begins before or ends after the range has a row",
  "with its part in the range, and rows add up to the report's total: an amount can be rounded up or down. Members get only their own entries. Names",
  "that the caller may not read are empty. Use `GET /time-entries.csv` for programs.",
].join(" ");

interface Timed {
  readonly call: Pick<Call<never>, "useCases" | "actor">;
  readonly filter: Awaited<ReturnType<typeof filterOf>>;
}

export const timesheetRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/reports/timesheet.csv",
    operation: "getTimesheet",
    cost: costs.csv,
    mayBeOutdated: true,
    summary: "Download time entries as CSV for people",
    description,
    tag: reportTag,
    permission: "time_entries:read",
    query: {
      ...range,
      columns: { anyOf: timesheetColumns, levels: timesheetColumns.length, description: "Columns to include. All by default" },
      locale: { format: "locale", description: "Language and format of numbers. Defaults to the workspace's", example: "de" },
      time_zone: { ...reportZone, description: "Time zone of dates and times. Defaults to the workspace's" },
      ...referenceFilters,
      notes: notesContaining,
      billable: isBillable,
      billed: isBilled,
    },
    invalid: ["range_reversed"],
    status: 200,
    produces: "text/csv",
    response: null,
    handle: async (call) => {
      const { useCases, actor, query, anyOf } = call;
      const workspace = await useCases.getWorkspace(actor);
      const timeZone: TimeZone = mapOptional(query["time_zone"], toTimeZone) ?? workspace.timeZone;
      const filter = await filterOf(call, timeZone);
      const { from, to } = filter;
      requireRange(filter);
      const columns = [...new Set(wordsIn(timesheetColumns, anyOf["columns"]) ?? timesheetColumns)];
      const sheet = new Timesheet({ locale: query["locale"] ?? workspace.locale, timeZone, from, to, columns });
      const timed = { call, filter };
      return { file: linesOf(timed, sheet, await pageAfter(timed, null)), fileName: "time-entries.csv" };
    },
  }),
];

function pageAfter({ call: { useCases, actor }, filter }: Timed, after: Page<TimeEntry>["next"]): Promise<Page<TimeEntry>> {
  const { from: endsAfter, ...rest } = filter;
  const page = { limit: MAX_PAGE_SIZE, sort: "startTime", descending: false, after } as const;
  return useCases.listTimeEntries(actor, { ...rest, endsAfter, running: false }, page);
}

async function* linesOf(timed: Timed, sheet: Timesheet, first: Page<TimeEntry>): AsyncGenerator<string> {
  yield sheet.header();
  for (let page = first; ; page = await pageAfter(timed, page.next)) {
    const entries = page.items.filter(isStopped);
    const namesOf = await loadNames(timed.call, entries);
    yield sheet.rows(entries.map((entry) => [entry, namesOf(entry)]));
    if (page.next === null) return;
    await yieldToEventLoop();
  }
}

type Caller = Timed["call"];

/** Reads the names of what the entries refer to, with one query for each kind of resource that the caller may read. */
async function loadNames({ useCases, actor }: Caller, entries: readonly TimeEntry[]): Promise<(entry: TimeEntry) => EntryNames> {
  const projects = await found(
    useCases.findProjects,
    actor,
    may(actor, "projects:read"),
    entries.map(({ projectId }) => projectId),
  );
  const clientIds = [...projects.values()].map(({ clientId }) => clientId);
  const clients = await found(useCases.findClients, actor, may(actor, "clients:read"), clientIds);
  const tasks = await found(
    useCases.findTasks,
    actor,
    may(actor, "tasks:read"),
    entries.map(({ taskId }) => taskId),
  );
  const users = await found(
    useCases.findUsers,
    actor,
    may(actor, "users:read"),
    entries.map(({ userId }) => userId),
  );
  const invoiceIds = entries.map(({ invoiceId }) => invoiceId);
  const findInvoices = async (_: UserActor, ids: readonly InvoiceId[]) =>
    (await useCases.findInvoices(actor, ids)).map(({ invoice }) => invoice);
  const invoices = await found(findInvoices, actor, may(actor, "invoices:read"), invoiceIds);
  return ({ projectId, taskId, userId, invoiceId }) => {
    const project = projects.get(projectId);
    return {
      client: named(clients, project?.clientId ?? null)?.name ?? null,
      project: project?.name ?? null,
      task: named(tasks, taskId)?.name ?? null,
      person: users.get(userId)?.name ?? null,
      invoice: named(invoices, invoiceId)?.number ?? null,
    };
  };
}

function named<Id, Model>(models: ReadonlyMap<Id, Model>, id: Id | null): Model | undefined {
  return id === null ? undefined : models.get(id);
}

async function found<Id extends string, Model extends { readonly id: Id }>(
  find: (actor: UserActor, ids: readonly Id[]) => Promise<readonly Model[]>,
  actor: UserActor,
  isAllowed: boolean,
  ids: readonly (Id | null)[],
): Promise<ReadonlyMap<Id, Model>> {
  if (!isAllowed) return new Map();
  const models = await find(actor, [...new Set(ids.filter((id) => id !== null))]);
  return new Map(models.map((model) => [model.id, model]));
}
