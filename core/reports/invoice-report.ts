import { daysOf, daysOfMonth, localDateFromDays, type LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";

/** Amounts due, by the number of days overdue. */
export const agingBuckets = ["not_due", "1_30", "31_60", "61_90", "over_90"] as const;
/** One of {@link agingBuckets}. */
export type AgingBucket = (typeof agingBuckets)[number];

/** The bucket of a number of days overdue. */
export function agingBucketOf(daysLate: number): AgingBucket {
  if (daysLate <= 0) return "not_due";
  if (daysLate <= 30) return "1_30";
  if (daysLate <= 60) return "31_60";
  return daysLate <= 90 ? "61_90" : "over_90";
}

/** How many months of payments a report covers if no start is given, and at most. */
export const DEFAULT_REPORT_MONTHS = 12;
export const MAX_REPORT_MONTHS = 120;

/** The number of invoices, and their sum in minor units of one currency. */
export interface Tally {
  /** The number of invoices. */
  readonly count: number;
  /** Minor units. It can be negative. */
  readonly amount: bigint;
}

/** The figures of all invoices in one currency, in its minor units. */
export interface InvoiceFiguresOfCurrency {
  /** The currency of the invoices. */
  readonly currency: CurrencyCode;
  /** Totals of drafts, less the deposits that they deduct, which count as invoices of their own. */
  readonly draft: Tally;
  /** The amounts due of open invoices, less those of negative ones; `overdue` is the overdue part. */
  readonly open: Tally;
  /** The part of `open` whose due date has passed. */
  readonly overdue: Tally;
  /** Each month of the range, with the payments received in it, less refunds. Reversed ones do not count. */
  readonly paid: readonly { readonly month: string; readonly amount: bigint }[];
  /** The amounts in `open`, by days overdue. */
  readonly aging: Readonly<Record<AgingBucket, Tally>>;
}

/** Half-open. */
export interface DateRange {
  /** The first day. */
  readonly from: LocalDate;
  /** The day after the last one. */
  readonly to: LocalDate;
}

/** All months that contain a day of the range, `YYYY-MM`. */
export function monthsOf({ from, to }: DateRange): readonly string[] {
  const months: string[] = [];
  for (let day = daysOfMonth(from); from < to && day < daysOf(to); day = daysOfMonth(localDateFromDays(day), 1)) {
    months.push(localDateFromDays(day).slice(0, 7));
  }
  return months;
}
