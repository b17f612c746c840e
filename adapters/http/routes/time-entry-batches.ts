import {
  entryChanges,
  entryCreation,
  MAX_ENTRIES_AT_ONCE,
  type RowMode,
  type RowResult,
  type SelectTimeEntries,
  timeEntryView,
  type TimeEntry,
  type TimeEntryId,
  type TimeEntryPatch,
  type View,
} from "../../../core/index.js";
import { type FieldProblem, invalidInput, problemOf, rowProblem } from "../problem.js";
import { readQuery } from "../request-query.js";
import { type Call, costs, route, type Route } from "../route.js";
import {
  TimeEntryBatch,
  TimeEntryBatchResults,
  TimeEntryBulkDeletion,
  TimeEntryBulkUpdate,
  TimeEntryDeletionResults,
  TimeEntryUpdateResults,
} from "../schemas/time-entry-batches.js";
import { listFilterOf, listFilters, timeEntryTag as tag } from "./time-entries.js";

const refused = (error: unknown): View => {
  const problem = problemOf(error);
  if (problem === null) throw error;
  return { status: problem.status, data: null, problem: rowProblem(problem) };
};

/** The result of a row, as the API shows it. */
function resultView<T>(result: RowResult<T>, status: number, show: (value: T) => View | null): View {
  return "error" in result ? refused(result.error) : { status, data: show(result.value), problem: null };
}

/** The results of all rows, from those that reached the use case and those that break their schema. */
function merged(results: readonly View[], refusedRows: ReadonlyMap<number, readonly FieldProblem[]>): readonly View[] {
  const remaining = results.values();
  return Array.from({ length: results.length + refusedRows.size }, (_, index) => {
    const problems = refusedRows.get(index);
    return problems ? refused(invalidInput(problems)) : (remaining.next().value as View);
  });
}

type Filter = Readonly<Record<string, string | boolean | readonly string[] | Readonly<Record<string, string>>>>;
interface Selection {
  readonly ids?: readonly TimeEntryId[];
  readonly filter?: Filter;
  readonly mode?: RowMode;
}

/** The parameters of the list that a field of the filter stands for. */
function parametersOf([name, value]: readonly [string, Filter[string]]): readonly [string, string][] {
  if (Array.isArray(value)) return value.map((one): [string, string] => [name, String(one)]);
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).map(([key, one]): [string, string] => [`${name}[${key}]`, String(one)]);
}

/** The filter is read as the query of the list, whose parameters it has. */
async function selected({ body, ...call }: Call<Selection>): Promise<SelectTimeEntries> {
  const { ids, filter, mode } = body;
  if (filter === undefined) return { ids, mode };
  const { values, anyOf, pairs, problems } = readQuery(
    { query: listFilters },
    new URLSearchParams(Object.entries(filter).flatMap(parametersOf)),
    "",
  );
  if (problems.length > 0) throw invalidInput(problems.map((one) => ({ ...one, pointer: `/filter${one.pointer}` })));
  return { ids, mode, filter: await listFilterOf({ ...call, query: values, anyOf, pairs }) };
}

const most = MAX_ENTRIES_AT_ONCE.toLocaleString("en");
const selectionCodes = [
  "exactly_one",
  "too_few",
  "too_many",
  "not_unique",
  "range_reversed",
  "id_malformed",
  "unknown_reference",
];
const entryCodes = [
  ...["exactly_one", "unknown_reference", "task_of_other_project", "end_before_start", "entry_too_long"],
  ...["in_the_future", "instant_out_of_range", "out_of_range"],
];
const closed = ["project_archived", "task_archived"];

export const timeEntryBatchRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/time-entries/batch",
    operation: "createTimeEntries",
    cost: costs.report,
    summary: "Create many time entries",
    description: `Records up to ${most} entries in one transaction, each as \`POST /time-entries\` does. \`results\` has one result per entry, in their order. With the mode \`all\`, a refused entry refuses all, with 422 and pointers such as \`/entries/3/end_time\`, also for conflicts.`,
    emits: ["time_entry.created", "time_entry.started"],
    again: "repeated",
    tag,
    permission: "time_entries:write",
    body: TimeEntryBatch,
    rows: "entries",
    status: 200,
    response: TimeEntryBatchResults,
    invalid: [
      ...entryCodes,
      "user_deactivated",
      "timer_running",
      "external_id_taken",
      ...closed,
      "time_entry_overlaps",
      "forbidden",
      "too_few",
    ],
    handle: async ({ useCases, actor, body: { entries, mode }, refusedRows }) => {
      const commands = entries.map((entry) => entryCreation.fromJson(entry));
      const isAllRefused = commands.length === 0 && refusedRows.size > 0;
      const results = isAllRefused ? [] : await useCases.createTimeEntries(actor, { entries: commands, mode });
      const views = results.map((result) => resultView(result, 201, timeEntryView));
      return { body: { results: merged(views, refusedRows) } };
    },
  }),
  route({
    method: "POST",
    path: "/time-entries/bulk-update",
    operation: "updateTimeEntries",
    cost: costs.report,
    summary: "Update many time entries",
    description: `Changes up to ${most} entries in one transaction, each as \`PATCH /time-entries/{id}\` does: those with the \`ids\`, or those that match the \`filter\` at this moment. \`dry_run=true\` shows them first. With the mode \`all\`, a refused entry refuses all, with 422 and pointers such as \`/ids/3\`.`,
    emits: ["time_entry.updated", "time_entry.created"],
    again: "unchanged",
    tag,
    permission: "time_entries:write",
    body: TimeEntryBulkUpdate,
    status: 200,
    response: TimeEntryUpdateResults,
    invalid: [
      ...new Set([...selectionCodes, ...entryCodes, ...closed]),
      ...["external_id_taken", "time_entry_billed", "time_entry_overlaps", "invalid_transition", "not_found", "forbidden"],
    ],
    handle: async (call) => {
      const changes = entryChanges.fromJson<TimeEntryPatch>(call.body.changes);
      const results = await call.useCases.updateTimeEntries(call.actor, await selected(call as never), changes);
      const shown = (result: (typeof results)[number]) => ({
        id: result.id,
        ...resultView<TimeEntry>(result, 200, timeEntryView),
      });
      return { body: { results: results.map(shown) } };
    },
  }),
  route({
    method: "POST",
    path: "/time-entries/bulk-delete",
    operation: "deleteTimeEntries",
    cost: costs.report,
    summary: "Delete many time entries",
    description: `Deletes up to ${most} entries in one transaction, each as \`DELETE /time-entries/{id}\` does: those with the \`ids\`, or those that match the \`filter\` at this moment. \`dry_run=true\` shows them first. With the mode \`all\`, a refused entry refuses all, with 422 and pointers such as \`/ids/3\`.`,
    emits: ["time_entry.deleted"],
    again: "unchanged",
    tag,
    permission: "time_entries:write",
    body: TimeEntryBulkDeletion,
    status: 200,
    response: TimeEntryDeletionResults,
    invalid: [...selectionCodes, "time_entry_billed", "not_found", "forbidden"],
    handle: async (call) => {
      const results = await call.useCases.deleteTimeEntries(call.actor, await selected(call as never));
      const shown = (result: (typeof results)[number]) => {
        const { data: _, ...rest } = resultView<void>(result, 204, () => null);
        return { id: result.id, ...rest };
      };
      return { body: { results: results.map(shown) } };
    },
  }),
];
