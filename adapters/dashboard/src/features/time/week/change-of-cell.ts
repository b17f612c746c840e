import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { wallTime } from "../line/wall-time.js";
import { placeEntry } from "./place-entry.js";
import { rowKey, type RowSubject } from "./row-key.js";

/** Why a cell cannot be edited. */
export type Lock = "several" | "running" | "billed";

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
  | { readonly kind: "none" }
  | { readonly kind: "locked"; readonly lock: Lock }
  | { readonly kind: "create"; readonly start_time: string; readonly end_time: string }
  | { readonly kind: "change"; readonly entry: Entry; readonly end_time: string }
  | { readonly kind: "delete"; readonly entry: Entry };

interface Wanted<Entry> {
  readonly row: RowSubject;
  readonly date: LocalDate;
  /** 0 clears the cell. */
  readonly minutes: number;
  readonly zone: TimeZone;
  /** The user's entries of the week. */
  readonly entries: readonly Entry[];
}

/** A cell shows the sum of its entries. Only a single recorded entry can get another duration. */
export function lockOf(entries: readonly Pick<CellEntry, "status">[]): Lock | null {
  if (entries.length > 1) return "several";
  const status = entries[0]?.status;
  return status === "running" || status === "billed" ? status : null;
}

/** What a new duration of a cell does to its entry. */
export function changeOfCell<Entry extends CellEntry>(wanted: Wanted<Entry>): CellChange<Entry> {
  const { row, date, minutes, zone, entries } = wanted;
  const own = entries.filter(
    ({ project_id: projectId, task_id: taskId, start_time: start }) =>
      rowKey({ projectId, taskId }) === rowKey(row) && wallTime(zone, new Date(start)).date === date,
  );
  const lock = lockOf(own);
  if (lock !== null) return { kind: "locked", lock };
  const [entry] = own;
  if (!entry) return minutes === 0 ? { kind: "none" } : creation(wanted);
  if (minutes === 0) return { kind: "delete", entry };
  if (Math.floor((entry.duration_seconds ?? 0) / 60) === minutes) return { kind: "none" };
  return { kind: "change", entry, end_time: endOf(Date.parse(entry.start_time), minutes) };
}

function creation<Entry extends CellEntry>({ date, minutes, zone, entries }: Wanted<Entry>): CellChange<Entry> {
  const start = placeEntry({ zone, date, minutes, entries });
  return { kind: "create", start_time: start.toISOString(), end_time: endOf(start.getTime(), minutes) };
}

function endOf(start: number, minutes: number): string {
  return new Date(start + minutes * 60_000).toISOString();
}
