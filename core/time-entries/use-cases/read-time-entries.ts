import { type Actor, authorize, authorizeForUser, grantOfActor, isUser } from "../../access/actor.js";
import { forbidden, notFound } from "../../kernel/errors.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import { type PageOptions, pageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated, type Stores } from "../../ports/unit-of-work.js";
import { withSpellings } from "../tagging.js";
import type { TimeEntry } from "../time-entry.js";
import { type TimeEntryFilter, type TimeEntrySortKey, timeEntrySortKeys } from "../time-entry-store.js";

/** Returns one entry; `not_found` for another user's entry if the actor may see only their own. */
export function makeGetTimeEntry({ unitOfWork }: Needs<"timeEntries">) {
  return async (actor: Actor, id: TimeEntryId): Promise<TimeEntry> =>
    unitOfWork.read(actor, (stores) => findReadable(stores, actor, id));
}

export type ReadableTimeEntries = Omit<TimeEntryFilter, "userId">;

export function makeListTimeEntries({ unitOfWork }: Needs<"tags" | "timeEntries">) {
  return async (actor: Actor, filter: ReadableTimeEntries = {}, page: PageOptions<TimeEntrySortKey> = {}) =>
    unitOfWork.read(mayBeOutdated(actor), async (stores) =>
      stores.timeEntries.list(await withSpellings(stores, readable(actor, filter)), pageRequest(timeEntrySortKeys, page)),
    );
}

/** Like listing time entries, with the JSON text of each entry's view. */
export function makeListTimeEntryTexts({ unitOfWork }: Needs<"tags" | "timeEntries">) {
  return async (actor: Actor, filter: ReadableTimeEntries = {}, page: PageOptions<TimeEntrySortKey> = {}) =>
    unitOfWork.read(mayBeOutdated(actor), async (stores) =>
      stores.timeEntries.listTexts(await withSpellings(stores, readable(actor, filter)), pageRequest(timeEntrySortKeys, page)),
    );
}

/** The filter, limited to what the actor may see. Throws `range_reversed` (invalid). */
export function readable(actor: Actor, filter: ReadableTimeEntries): TimeEntryFilter {
  const userId = authorizeForUser(actor, "time_entries:read");
  requireRange(filter);
  return { ...filter, userId };
}

async function findReadable(stores: Pick<Stores, "timeEntries">, actor: Actor, id: TimeEntryId): Promise<TimeEntry> {
  const userId = authorizeForUser(actor, "time_entries:read");
  const entry = await stores.timeEntries.find(id);
  if (!entry || (userId !== null && entry.userId !== userId)) throw notFound("time_entry");
  return entry;
}

/** An entry that the actor may change. Throws `not_found` if the actor may not see it, `forbidden` if they may only see it. */
export async function findWritable(stores: Pick<Stores, "timeEntries">, actor: Actor, id: TimeEntryId): Promise<TimeEntry> {
  return requireWritable(actor, await stores.timeEntries.find(id));
}

/** The entry, if the actor may change it. Throws as {@link findWritable} does. */
export function requireWritable(actor: Actor, entry: TimeEntry | null): TimeEntry {
  const grant = authorize(actor, "time_entries:write");
  const own = entry !== null && isUser(actor, entry.userId);
  if (!entry || (!own && grantOfActor(actor, "time_entries:read") !== "all")) throw notFound("time_entry");
  if (!own && grant !== "all") throw forbidden("You can change only your own time entries.");
  return entry;
}

/** Verifies that the actor may change the entry, for callers that must know before they validate the change. */
export function makeRequireWritableTimeEntry({ unitOfWork }: Needs<"timeEntries">) {
  return async (actor: Actor, id: TimeEntryId): Promise<TimeEntry> =>
    unitOfWork.read(actor, (stores) => findWritable(stores, actor, id));
}
