import type { CurrencyCode, EntryRate, RateSource, TimeEntry } from "../../../core/index.js";
import type { EntryRow } from "./mappings.js";

export function rateOf(amount: unknown, currency: unknown, source: unknown): EntryRate | null {
  if (amount === null) return null;
  return { amount: amount as bigint, currency: currency as CurrencyCode, source: source as RateSource };
}

export function entryOf({ rateAmount, rateCurrency, rateSource, ...entry }: EntryRow): TimeEntry {
  const status = entry.endTime === null ? "running" : entry.invoiceId === null ? "recorded" : "billed";
  return { ...entry, status, rate: rateOf(rateAmount, rateCurrency, rateSource) } as TimeEntry;
}

export function rowOf({ rate, status: _, ...entry }: TimeEntry): EntryRow {
  return { ...entry, rateAmount: rate?.amount ?? null, rateCurrency: rate?.currency ?? null, rateSource: rate?.source ?? null };
}
