import type { CurrencyCode, EntryRate, RateSource, TimeEntry } from "../../../core/index.js";
import type { EntryRow } from "./mappings.js";

export function rateOf(amount: unknown, currency: unknown, source: unknown): EntryRate | null {
  if (amount === null) return null;
  return { amount: amount as bigint, currency: currency as CurrencyCode, source: source as RateSource };
}

/** Copies field by field, since rest spread creates objects in dictionary mode, which survive many garbage collections. */
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
    rate: rateOf(row.rateAmount, row.rateCurrency, row.rateSource),
    status: endTime === null ? "running" : invoiceId === null ? "recorded" : "billed",
    invoiceId,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  } as TimeEntry;
}

export function rowOf({ rate, status: _, ...entry }: TimeEntry): EntryRow {
  return { ...entry, rateAmount: rate?.amount ?? null, rateCurrency: rate?.currency ?? null, rateSource: rate?.source ?? null };
}
