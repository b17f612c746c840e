import { instantView, amountView, type View } from "../kernel/view.js";
import type { Amounts } from "./amounts.js";
import type { InvoiceFiguresOfCurrency, Tally } from "./invoice-report.js";
import type { TimeFigures, TimeGroup } from "./time-report.js";
import type { AttemptFigures } from "./delivery-report.js";
import type { DeliveryReport } from "./use-cases/get-delivery-report.js";
import type { InvoiceReport } from "./use-cases/get-invoice-report.js";
import type { TimeReport } from "./use-cases/get-time-report.js";

/** The report's representation in the API. */
export function timeReportView(report: TimeReport): View {
  return {
    time_zone: report.timeZone,
    from: instantView(report.from),
    to: instantView(report.to),
    group_by: report.groupBy,
    totals: figuresView(report.totals),
    groups: report.groups.map(groupView),
  };
}

function groupView({ key, name, groups, ...figures }: TimeGroup): View {
  return { key, name, ...figuresView(figures), ...(groups === null ? {} : { groups: groups.map(groupView) }) };
}

function figuresView({ entries, seconds, billableSeconds, unratedSeconds, amounts, billableAmounts }: TimeFigures): View {
  return {
    entries,
    seconds,
    billable_seconds: billableSeconds,
    unrated_seconds: unratedSeconds,
    amounts: amountsView(amounts),
    billable_amounts: amountsView(billableAmounts),
  };
}

function amountsView(amounts: Amounts): readonly View[] {
  return [...amounts.keys()].sort().map((currency) => ({ currency, amount: amountView(amounts.get(currency) ?? 0n) }));
}

/** The report's representation in the API. */
export function invoiceReportView({ timeZone, asOf, range, currencies }: InvoiceReport): View {
  return { time_zone: timeZone, as_of: asOf, from: range.from, to: range.to, currencies: currencies.map(currencyView) };
}

function currencyView({ currency, draft, open, overdue, paid, aging }: InvoiceFiguresOfCurrency): View {
  return {
    currency,
    draft: { count: draft.count, total: amountView(draft.amount) },
    open: dueView(open),
    overdue: dueView(overdue),
    paid: paid.map(({ month, amount }) => ({ month, amount: amountView(amount) })),
    aging: Object.fromEntries(Object.entries(aging).map(([bucket, tally]) => [bucket, dueView(tally)])),
  };
}

function dueView({ count, amount }: Tally): View {
  return { count, amount_due: amountView(amount) };
}

/** The report's representation in the API. */
export function deliveryReportView({ timeZone, from, to, interval, totals, intervals }: DeliveryReport): View {
  return {
    time_zone: timeZone,
    from: instantView(from),
    to: instantView(to),
    interval,
    totals: attemptsView(totals),
    intervals: intervals.map(({ start, ...figures }) => ({ start: instantView(start), ...attemptsView(figures) })),
  };
}

function attemptsView({ attempts, succeeded, p50, p95 }: AttemptFigures): View {
  return { attempts, succeeded, failed: attempts - succeeded, duration_p50_ms: p50, duration_p95_ms: p95 };
}
