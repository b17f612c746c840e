import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { type Bounds, boundsOf, isWithin, partOf } from "../parts.js";
import { isFreeOn, placeEntry } from "../line/place-entry.js";
import { rowKey, type RowSubject } from "./row-key.js";

/** Why a cell cannot be edited. */
export type Lock = "several" | "running" | "billed" | "acrossDays";

/** The fields of an entry that decide about its cell. */
interface CellEntry {
  readonly project_id: string;
  readonly task_id: string | null;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly duration_seconds: number | null;
  readonly status: string;
}

export type CellChange<Entry> =
  | { readonly kind: "none" | "no_room" }
  | { readonly kind: "locked"; readonly lock: Lock }
  | { readonly kind: "create"; readonly start_time: string; readonly end_time: string }
  | { readonly kind: "change"; readonly entry: Entry; readonly start_time?: string; readonly end_time: string }
  | { readonly kind: "delete"; readonly entry: Entry };

interface Wanted<Entry> {
  readonly row: RowSubject;
  readonly date: LocalDate;
  /** 0 clears the cell. */
  readonly seconds: number;
  readonly zone: TimeZone;
  /** The user's entries of the week. */
  readonly entries: readonly Entry[];
}

type Locking = Pick<CellEntry, "status" | "start_time" | "end_time">;

/** A cell shows the time of its entries on its day. Only a single recorded entry that lies on this day can get another duration. */
export function lockOf(entries: readonly Locking[], bounds: Bounds): Lock | null {
  if (entries.length > 1) return "several";
  const [entry] = entries;
  if (!entry) return null;
  if (entry.status === "running" || entry.status === "billed") return entry.status;
  const { startsBefore, endsAfter } = partOf(entry, bounds, 0);
  return startsBefore || endsAfter ? "acrossDays" : null;
}

/** What a new duration of a cell does to its entry. */
export function changeOfCell<Entry extends CellEntry>(wanted: Wanted<Entry>): CellChange<Entry> {
  const { row, date, seconds, zone, entries } = wanted;
  const bounds = boundsOf(zone, date);
  const own = entries.filter(
    (entry) => rowKey({ projectId: entry.project_id, taskId: entry.task_id }) === rowKey(row) && isWithin(entry, bounds),
  );
  const lock = lockOf(own, bounds);
  if (lock !== null) return { kind: "locked", lock };
  const [entry] = own;
  if (!entry) return seconds === 0 ? { kind: "none" } : creation(wanted);
  if (seconds === 0) return { kind: "delete", entry };
  if (entry.duration_seconds === seconds) return { kind: "none" };
  return extension(entry, wanted);
}

/** The entry keeps its start if it becomes shorter or has room there. */
function extension<Entry extends CellEntry>(entry: Entry, wanted: Wanted<Entry>): CellChange<Entry> {
  const { seconds, entries } = wanted;
  const [start, before] = [Date.parse(entry.start_time), Date.parse(entry.end_time ?? "")];
  const others = { ...wanted, entries: entries.filter((one) => one !== entry) };
  const end = endOf(start, seconds);
  const hasRoom = Date.parse(end) <= before || isFreeOn(others, before, Date.parse(end));
  if (hasRoom) return { kind: "change", entry, end_time: end };
  const moved = creation(others);
  return moved.kind === "create" ? { ...moved, kind: "change", entry } : moved;
}

function creation<Entry extends CellEntry>({ date, seconds, zone, entries }: Wanted<Entry>) {
  const start = placeEntry({ zone, date, seconds, entries });
  if (start === null) return { kind: "no_room" } as const;
  return { kind: "create", start_time: start.toISOString(), end_time: endOf(start.getTime(), seconds) } as const;
}

function endOf(start: number, seconds: number): string {
  return new Date(start + seconds * 1_000).toISOString();
}
