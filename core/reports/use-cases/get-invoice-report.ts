import { type Actor, authorize } from "../../access/actor.js";
import { addDays, daysOfMonth, localDateFromDays, type LocalDate } from "../../kernel/calendar.js";
import { invalidField } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { localDateIn, type TimeZone } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated, type Stores } from "../../ports/unit-of-work.js";
import type { InvoiceTally } from "../invoice-tally.js";
import { requireRange } from "../../kernel/range.js";
import {
  type DateRange,
  DEFAULT_REPORT_MONTHS,
  type InvoiceFiguresOfCurrency,
  MAX_REPORT_MONTHS,
  monthsOf,
} from "../invoice-report.js";

/** The half-open range of payment dates; defaults to the twelve months before `to`, or up to the current month. */
export interface GetInvoiceReport {
  /** The first day of the range. */
  readonly from?: LocalDate | undefined;
  /** The day after the last one. */
  readonly to?: LocalDate | undefined;
}

/** The state of a workspace's invoices, and the payments of a range of months. */
export interface InvoiceReport {
  /** The workspace's time zone. */
  readonly timeZone: TimeZone;
  /** Today in that time zone; determines which invoices are overdue. */
  readonly asOf: LocalDate;
  /** The days whose payments the report contains. */
  readonly range: DateRange;
  /** One for each currency of an invoice, sorted. */
  readonly currencies: readonly InvoiceFiguresOfCurrency[];
}

const PAGE = 500;

/** Reports the workspace's invoices. @throws StintError `invalid` `range_reversed`, `range_too_long`, `amount_out_of_range` */
export function makeGetInvoiceReport({ unitOfWork, clock }: Needs<"reports" | "workspace", "clock">) {
  return async (actor: Actor, request: GetInvoiceReport): Promise<InvoiceReport> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { timeZone } = await stores.workspace.get();
      const asOf = localDateIn(timeZone, clock.now());
      const range = rangeOf(request, asOf);
      const { InvoiceTally } = await import("../sum-time.js");
      const tally = new InvoiceTally(asOf, range);
      await countAll(stores, tally);
      return { timeZone, asOf, range, currencies: tally.report() };
    });
  };
}

function rangeOf(request: GetInvoiceReport, today: LocalDate): DateRange {
  const to = request.to ?? localDateFromDays(daysOfMonth(today, 1));
  const from = request.from ?? localDateFromDays(daysOfMonth(addDays(to, -1), 1 - DEFAULT_REPORT_MONTHS));
  requireRange({ from, to });
  const range = { from, to };
  if (monthsOf(range).length > MAX_REPORT_MONTHS) {
    throw invalidField(["from"], "range_too_long", `A report can cover at most ${MAX_REPORT_MONTHS} months.`);
  }
  return range;
}

async function countAll({ reports }: Pick<Stores, "reports">, tally: InvoiceTally): Promise<void> {
  let after: InvoiceId | null = null;
  for (;;) {
    const page = await reports.invoices({ after, limit: PAGE });
    for (const invoice of page) tally.add(invoice);
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.id;
  }
}
