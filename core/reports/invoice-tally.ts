import { balanceOf } from "../invoices/balance.js";
import { isOverdue } from "../invoices/invoice.js";
import { effective } from "../invoices/settlement.js";
import { daysBetween, type LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { ascending, checkAmount } from "../kernel/money.js";
import {
  type AgingBucket,
  agingBuckets,
  agingBucketOf,
  type DateRange,
  type InvoiceFiguresOfCurrency,
  monthsOf,
  type Tally,
} from "./invoice-report.js";
import type { ReportedInvoice } from "./report-store.js";

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
      count(sums, agingBucketOf(isLate && invoice.dueDate !== null ? daysBetween(invoice.dueDate, this.today) : 0), due);
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

function count({ tallies }: Sums, name: Counted, amount: bigint): void {
  const before = tallies.get(name);
  tallies.set(name, { count: (before?.count ?? 0) + 1, amount: (before?.amount ?? 0n) + amount });
}
