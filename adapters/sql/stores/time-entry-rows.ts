import type { EntryRate, TimeEntry } from "../../../core/index.js";
import { at, document, externalColumns, type Fields, flag, int8, Mapping, text, versioned } from "../rows.js";
import type { Row } from "../pipeline.js";
import { foldedNotes } from "../searched-text.js";

/** The three columns of a rate, null if there is none. */
export interface RateColumns {
  readonly rateAmount: EntryRate["amount"] | null;
  readonly rateCurrency: EntryRate["currency"] | null;
  readonly rateSource: EntryRate["source"] | null;
}

export const rateColumns: Fields<RateColumns> = { rateAmount: int8, rateCurrency: text, rateSource: text };

/** The columns from which {@link entryOf} makes an entry. */
export type EntryRow = Omit<TimeEntry, "rate" | "status"> & RateColumns;

const entryColumns: Fields<EntryRow> = {
  id: text,
  userId: text,
  projectId: text,
  taskId: text,
  notes: text,
  startTime: at,
  endTime: at,
  billable: flag,
  tags: document,
  ownRate: int8,
  ...rateColumns,
  invoiceId: text,
  ...externalColumns,
  ...versioned,
};

export const timeEntries = new Mapping<EntryRow>("time_entry", "time_entries", entryColumns, foldedNotes);

export function rateOf({ rateAmount, rateCurrency, rateSource }: RateColumns): EntryRate | null {
  return rateAmount === null || rateCurrency === null || rateSource === null
    ? null
    : { amount: rateAmount, currency: rateCurrency, source: rateSource };
}

/** Copies field by field, since rest creates objects in dictionary mode, which are slow and survive many garbage collections. */
export function entryOf(row: EntryRow): TimeEntry {
  const { endTime, invoiceId } = row;
  return {
    id: row.id,
    userId: row.userId,
    projectId: row.projectId,
    taskId: row.taskId,
    notes: row.notes,
    startTime: row.startTime,
    endTime,
    billable: row.billable,
    tags: row.tags,
    ownRate: row.ownRate,
    rate: rateOf(row),
    status: endTime === null ? "running" : invoiceId === null ? "recorded" : "billed",
    invoiceId,
    externalId: row.externalId,
    metadata: row.metadata,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  } as TimeEntry;
}

/** With the fields of the entry that are no columns. */
export function rowOf(entry: TimeEntry): EntryRow {
  const { rate } = entry;
  return { rateAmount: rate?.amount ?? null, rateCurrency: rate?.currency ?? null, rateSource: rate?.source ?? null, ...entry };
}

/** Reads complete time entries from rows, for the change feed. */
export const storedEntries = { fromRow: (row: Row): TimeEntry => entryOf(timeEntries.fromRow(row)) };
