import type { Creation, OutboxItem, Target } from "../../offline/outbox-item.js";
import type { ShownItem } from "../../offline/unsent.js";
import type { Entry, EntryPatch } from "../time/entry.js";

const PREFIX = "pending-";

/** The number of the item that creates an entry that the service does not have, or null for an entry of the service. */
export function numberOf(id: string): number | null {
  return id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : null;
}

/** The ID under which the entry is shown. */
export function idOf(target: Target): string {
  return "entry" in target ? target.entry.id : `${PREFIX}${target.item}`;
}

/** The ID under which the entry of an item is shown. */
export function entryIdOf(item: OutboxItem): string {
  return idOf(item.kind === "create" ? { item: item.number } : item.target);
}

/** The entry of an item as it will be, or as it was before its deletion. */
export function shownEntry(item: ShownItem, items: readonly ShownItem[]): Entry | undefined {
  const id = entryIdOf(item);
  const kept = items.filter((one) => one.kind !== "delete" && entryIdOf(one) === id);
  const [found] = withUnsent([], kept, () => true);
  return found ?? (item.kind !== "create" && "entry" in item.target ? item.target.entry : undefined);
}

/** The entry as it will be. */
export function created({ number, body, names }: Creation): Entry {
  const { project_id, user_id, task_id = null, notes, start_time, end_time = null, tags, billable = true } = body;
  const at = { created_at: start_time, updated_at: start_time, version: 1 };
  const rest = {
    rate: null,
    duration_seconds: null,
    invoice_id: null,
    status: "running" as const,
    external_id: null,
    metadata: {},
  };
  const id = idOf({ item: number });
  const entry = { id, project_id, user_id, task_id, start_time, end_time, billable, notes: notes ?? "", tags: tags ?? [] };
  return timed({ ...entry, ...names, ...rest, ...at });
}

/** The entry after the change. The pages change neither rates nor metadata of entries without a network. */
export function patched(
  entry: Entry,
  { notes = entry.notes, tags = entry.tags, rate: _rate, metadata: _metadata, ...rest }: EntryPatch,
): Entry {
  return timed({ ...entry, ...rest, notes: notes ?? "", tags: tags ?? [] });
}

function timed(entry: Entry): Entry {
  const { start_time: start, end_time: end, status } = entry;
  if (end === null) return { ...entry, status: "running", duration_seconds: null };
  const seconds = Math.floor((Date.parse(end) - Date.parse(start)) / 1_000);
  return { ...entry, status: status === "billed" ? "billed" : "recorded", duration_seconds: seconds };
}

/**
 * The entries of the service with what is unsent, in order of their start. `isIn` says whether an entry belongs to the list after its change.
 */
export function withUnsent(
  entries: readonly Entry[],
  items: readonly ShownItem[],
  isIn: (entry: Entry) => boolean,
): readonly Entry[] {
  const touched = new Map<string, Entry | null>();
  const listed = new Map(entries.map((entry) => [entry.id, entry]));
  for (const item of items) {
    const { id, entry } = applied(item, (one) => touched.get(one) ?? listed.get(one));
    touched.set(id, entry);
  }
  const changed = [...touched.values()].filter((entry) => entry !== null).filter(isIn);
  const all = [...entries.filter(({ id }) => !touched.has(id)), ...changed];
  return all.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}

/** What an item makes of its entry, or null for a deletion. */
function applied(
  item: ShownItem,
  find: (id: string) => Entry | undefined,
): { readonly id: string; readonly entry: Entry | null } {
  const { answer } = item;
  if (answer && item.kind !== "delete") {
    const listed = find(answer.id);
    return { id: answer.id, entry: listed && listed.version >= answer.version ? listed : { ...listed, ...answer } };
  }
  const id = entryIdOf(item);
  if (item.kind === "delete") return { id, entry: null };
  if (item.kind === "create") return { id, entry: created(item) };
  const before = find(id) ?? ("entry" in item.target ? item.target.entry : undefined);
  return { id, entry: before ? patched(before, item.patch) : null };
}

/** The items that can be sent now, in order: not those that wait for the user, or for another item that does. */
export function sendable<Item extends ShownItem>(items: readonly Item[]): readonly Item[] {
  const held = new Set<string>();
  return items.filter((item) => {
    if (item.answer) return false;
    const id = entryIdOf(item);
    if (item.obstacle !== null || held.has(id)) held.add(id);
    // An entry that is still unsent is sent first, which replaces the target.
    return !held.has(id) && (item.kind === "create" || "entry" in item.target);
  });
}
