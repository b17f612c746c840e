import { balanceOf } from "../invoices/balance.js";
import { isOverdue } from "../invoices/invoice.js";
import { effective } from "../invoices/settlement.js";
import { daysBetween, daysOf, daysOfMonth, localDateFromDays, type LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { ascending, checkAmount } from "../kernel/money.js";
import type { ReportedInvoice } from "./report-store.js";

/** Amounts due, by the number of days overdue. */
export const agingBuckets = ["not_due", "1_30", "31_60", "61_90", "over_90"] as const;
/** One of {@link agingBuckets}. */
export type AgingBucket = (typeof agingBuckets)[number];

/** How many months of payments a report covers if no start is given, and at most. */
export const DEFAULT_REPORT_MONTHS = 12;
export const MAX_REPORT_MONTHS = 120;

/** The number of invoices, and their sum in minor units of one currency. */
export interface Tally {
  readonly count: number;
  readonly amount: bigint;
}

/** The figures of all invoices in one currency, in its minor units. */
export interface InvoiceFiguresOfCurrency {
  readonly currency: CurrencyCode;
  /** Totals of drafts, less the deposits that they deduct, which count as invoices of their own. */
  readonly draft: Tally;
  /** The amounts due of open invoices, less those of negative ones; `overdue` is the overdue part. */
  readonly open: Tally;
  readonly overdue: Tally;
  /** Each month of the range, with the payments received in it, less refunds. Reversed ones do not count. */
  readonly paid: readonly { readonly month: string; readonly amount: bigint }[];
  /** The amounts in `open`, by days overdue. */
  readonly aging: Readonly<Record<AgingBucket, Tally>>;
}

/** Half-open. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

type Counted = "draft" | "open" | "overdue" | AgingBucket;

interface Sums {
  readonly tallies: Map<Counted, Tally>;
  readonly paid: Map<string, bigint>;
}

/** Counts invoices one by one and keeps only the sums. Void invoices and their payments count nowhere. */
export class InvoiceTally {
  readonly #currencies = new Map<CurrencyCode, Sums>();

  constructor(
    private readonly today: LocalDate,
    private readonly range: DateRange,
  ) {}

  add(invoice: ReportedInvoice): void {
    if (invoice.status === "void") return;
    const sums = this.#currencies.get(invoice.currency) ?? { tallies: new Map(), paid: new Map() };
    this.#currencies.set(invoice.currency, sums);
    if (invoice.status === "draft") count(sums, "draft", invoice.total - invoice.depositTotal);
    if (invoice.status === "open") {
      const { due: owed, refundable } = balanceOf(invoice);
      const due = owed - refundable;
      count(sums, "open", due);
      const isLate = isOverdue(invoice, this.today);
      if (isLate) count(sums, "overdue", due);
      count(sums, bucketOf(isLate && invoice.dueDate !== null ? daysBetween(invoice.dueDate, this.today) : 0), due);
    }
    for (const { kind, paidOn, amount } of effective(invoice.payments)) {
      if (kind !== "payment" && kind !== "refund") continue;
      if (paidOn < this.range.from || paidOn >= this.range.to) continue;
      const month = paidOn.slice(0, 7);
      sums.paid.set(month, (sums.paid.get(month) ?? 0n) + (kind === "payment" ? amount : -amount));
    }
  }

  /** By currency code. @throws StintError `invalid` `amount_out_of_range` beyond ±10^15 */
  report(): readonly InvoiceFiguresOfCurrency[] {
    const months = monthsOf(this.range);
    return [...this.#currencies]
      .sort(([a], [b]) => ascending(a, b))
      .map(([currency, { tallies, paid }]) => {
        const of = (name: Counted): Tally => tallies.get(name) ?? { count: 0, amount: 0n };
        for (const amount of [...[...tallies.values()].map((tally) => tally.amount), ...paid.values()]) checkAmount([], amount);
        return {
          currency,
          draft: of("draft"),
          open: of("open"),
          overdue: of("overdue"),
          paid: months.map((month) => ({ month, amount: paid.get(month) ?? 0n })),
          aging: Object.fromEntries(agingBuckets.map((bucket) => [bucket, of(bucket)])) as Record<AgingBucket, Tally>,
        };
      });
  }
}

/** All months that contain a day of the range, `YYYY-MM`. */
export function monthsOf({ from, to }: DateRange): readonly string[] {
  const months: string[] = [];
  for (let day = daysOfMonth(from); from < to && day < daysOf(to); day = daysOfMonth(localDateFromDays(day), 1)) {
    months.push(localDateFromDays(day).slice(0, 7));
  }
  return months;
}

function bucketOf(daysLate: number): AgingBucket {
  if (daysLate <= 0) return "not_due";
  if (daysLate <= 30) return "1_30";
  if (daysLate <= 60) return "31_60";
  return daysLate <= 90 ? "61_90" : "over_90";
}

function count({ tallies }: Sums, name: Counted, amount: bigint): void {
  const before = tallies.get(name);
  tallies.set(name, { count: (before?.count ?? 0) + 1, amount: (before?.amount ?? 0n) + amount });
}
