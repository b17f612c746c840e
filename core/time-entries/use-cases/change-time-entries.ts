import { type Actor, authorize } from "../../access/actor.js";
import { performRows, type RowMode, type RowResult } from "../../access/rows-of-request.js";
import { joining } from "../../idempotency/joining.js";
import { invalidField, Issues } from "../../kernel/errors.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import { MAX_PAGE_SIZE, type Page, type PageRequest, type Position } from "../../kernel/page.js";
import type { Ports } from "../../ports/ports.js";
import type { Stores, UnitOfWork } from "../../ports/unit-of-work.js";
import { readingOnce } from "../reads-once.js";
import { withSpellings } from "../tagging.js";
import type { TimeEntry } from "../time-entry.js";
import { MAX_ENTRIES_AT_ONCE } from "../time-entry-limits.js";
import type { CreateTimeEntry, TimeEntryPatch } from "../time-entry-table.js";
import { makeCreateTimeEntry } from "./create-time-entry.js";
import { makeDeleteTimeEntry } from "./delete-time-entry.js";
import { type ReadableTimeEntries, readable } from "./read-time-entries.js";
import { makeUpdateTimeEntry } from "./update-time-entry.js";

/** Entries to record at once. */
export interface CreateTimeEntries {
  /** 1 to 1,000. */
  readonly entries: readonly CreateTimeEntry[];
  /** Absent: `all`. */
  readonly mode?: RowMode | undefined;
}

/** Entries to change or to delete at once: those with the ids, or those that match the filter. */
export interface SelectTimeEntries {
  /** 1 to 1,000 different ones. */
  readonly ids?: readonly TimeEntryId[] | undefined;
  /** Matches at most 1,000 entries. */
  readonly filter?: ReadableTimeEntries | undefined;
  /** Absent: `all`. */
  readonly mode?: RowMode | undefined;
}

/** What became of one of many entries. */
export type TimeEntryResult<T> = RowResult<T> & {
  /** The entry to change or to delete. */
  readonly id: TimeEntryId;
};

export function makeCreateTimeEntries(ports: Ports) {
  return async (actor: Actor, { entries, mode = "all" }: CreateTimeEntries): Promise<readonly RowResult<TimeEntry>[]> => {
    authorize(actor, "time_entries:write");
    requireNumber(entries, "entries");
    return ports.unitOfWork.run(actor, async (stores) => {
      const create = makeCreateTimeEntry({ ...ports, unitOfWork: joining(await readingOnce(stores, [], entries)) });
      return performRows(entries, { mode, field: "entries" }, (entry) => create(actor, entry));
    });
  };
}

export function makeUpdateTimeEntries(ports: Ports) {
  return (actor: Actor, selected: SelectTimeEntries, changes: TimeEntryPatch): Promise<readonly TimeEntryResult<TimeEntry>[]> =>
    changed(ports, actor, selected, changes, (unitOfWork) => {
      const update = makeUpdateTimeEntry({ ...ports, unitOfWork });
      return (id) => update(actor, id, changes);
    });
}

export function makeDeleteTimeEntries(ports: Ports) {
  return (actor: Actor, selected: SelectTimeEntries): Promise<readonly TimeEntryResult<void>[]> =>
    changed(ports, actor, selected, {}, (unitOfWork) => {
      const remove = makeDeleteTimeEntry({ ...ports, unitOfWork });
      return (id) => remove(actor, id);
    });
}

async function changed<T>(
  { unitOfWork }: Pick<Ports, "unitOfWork">,
  actor: Actor,
  selected: SelectTimeEntries,
  changes: TimeEntryPatch,
  changeOn: (unitOfWork: UnitOfWork) => (id: TimeEntryId) => Promise<T>,
): Promise<readonly TimeEntryResult<T>[]> {
  authorize(actor, "time_entries:write");
  const { ids: given, filter = {}, mode = "all" } = selected;
  requireSelection(selected);
  return unitOfWork.run(actor, async (stores) => {
    const found = given ? await existing(stores, given) : await matching(stores, actor, filter);
    const ids = given ?? found.map(({ id }) => id);
    const change = changeOn(joining(await readingOnce(stores, found, [changes])));
    const results = await performRows(ids, { mode, field: "ids", shared: "changes" }, change);
    return results.map((result, index) => ({ id: ids[index] as TimeEntryId, ...result }));
  });
}

function requireSelection({ ids, filter }: SelectTimeEntries): void {
  if ((ids === undefined) === (filter === undefined))
    throw invalidField(["ids"], "exactly_one", "Provide the IDs of time entries or a filter, and not both.");
  if (ids === undefined) return;
  requireNumber(ids, "ids");
  const issues = new Issues();
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) issues.add(["ids", index], "not_unique", "The list contains this ID twice.");
    seen.add(id);
  }
  issues.throwIfAny();
}

function requireNumber(rows: readonly unknown[], field: string): void {
  if (rows.length === 0) throw invalidField([field], "too_few", "Must have at least one item.");
  if (rows.length > MAX_ENTRIES_AT_ONCE) throw invalidField([field], "too_many", tooMany("Must have"));
}

function tooMany(what: string): string {
  return `${what} at most ${MAX_ENTRIES_AT_ONCE.toLocaleString("en")} time entries.`;
}

/** How many entries are read at once by their ids. */
const READ_AT_ONCE = 100;

async function existing({ timeEntries }: Stores, ids: readonly TimeEntryId[]): Promise<readonly TimeEntry[]> {
  const found: TimeEntry[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_ONCE)
    found.push(...(await timeEntries.findMany(ids.slice(from, from + READ_AT_ONCE))));
  return found;
}

/** The entries that match, oldest first. */
async function matching(stores: Stores, actor: Actor, filter: ReadableTimeEntries): Promise<readonly TimeEntry[]> {
  const known = await withSpellings(stores, readable(actor, filter));
  const found: TimeEntry[] = [];
  for (let after: Position | null = null; ;) {
    const page: PageRequest<"startTime"> = { limit: MAX_PAGE_SIZE, sort: "startTime", descending: false, after };
    const { items, next }: Page<TimeEntry> = await stores.timeEntries.list(known, page);
    found.push(...items);
    if (found.length > MAX_ENTRIES_AT_ONCE) throw invalidField(["filter"], "too_many", tooMany("The filter must match"));
    if (next === null) return found;
    after = next;
  }
}
