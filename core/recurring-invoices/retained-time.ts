import type { BilledTime, BillingTerms } from "../invoices/billing.js";
import { addScopeIssues, BillableRates, unbilledEntries } from "../invoices/billing.js";
import { isLive } from "../invoices/deducting.js";
import { roundedToZero } from "../invoices/finding.js";
import type { InvoiceSummary } from "../invoices/invoice.js";
import { type DraftLine, lineTable, type LineRequest, type Period } from "../invoices/line-table.js";
import type { RetainerBalance } from "../invoices/retainer-balance.js";
import type { TimeBasisEntry } from "../invoices/time-basis.js";
import { TimeLines } from "../invoices/time-lines.js";
import type { LocalDate } from "../kernel/calendar.js";
import { addDays } from "../kernel/calendar.js";
import { wholeDecimal } from "../kernel/decimal.js";
import { Issues } from "../kernel/errors.js";
import type { RecurringInvoiceId, TimeEntryId } from "../kernel/ids.js";
import { secondsBetween } from "../kernel/instant.js";
import { ascending } from "../kernel/money.js";
import { allItems } from "../kernel/page.js";
import { LocalDates, startOfDay } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { UnbilledEntry } from "../time-entries/time-entry-store.js";
import { secondsOf } from "./retained-hours.js";
import { type Retainer, rolledOver } from "./retainer.js";
import type { RetainerTexts } from "./retainer-words.js";

/** A period of a retainer to bill. */
export interface RetainedPeriod {
  readonly retainer: Retainer;
  /** The date of the recurring invoice. */
  readonly date: LocalDate;
  /** Is over on the date. */
  readonly period: Period;
  /** Whole seconds that rolled over from former periods. */
  readonly carriedInSeconds: number;
  /** The description of the fee. */
  readonly description: string;
  readonly texts: RetainerTexts;
}

type Needed = Pick<Stores, "projects" | "tasks" | "timeEntries" | "users">;

/**
 * The fee of the period with the time that it covers, and lines of time for the rest. All unbilled time counts that began before the end of the period, in
 * the order in which it began, so that time that was recorded late counts in the next period. Throws as `billTime` does.
 */
export async function billRetainer(stores: Needed, of: RetainedPeriod, terms: BillingTerms): Promise<BilledTime> {
  const { retainer, period, texts } = of;
  const { workspace, clientId, tax } = terms;
  const issues = new Issues();
  await addScopeIssues(issues, stores, retainer, clientId, "retainer");
  issues.throwIfAny();
  const { covered, lines, entries, usedSeconds, beyondSeconds } = divided(await entriesOf(stores, of, terms), of, terms);
  const balance = balanceOf(of, usedSeconds, beyondSeconds);
  const fee: DraftLine = lineTable.create({
    ...feeLine(retainer, `${of.description}\n${texts.balance(balance)}`),
    ...{ tax, period },
    ...(covered.length > 0 && { kind: "time", timeEntryIds: covered }),
  });
  const beyond = lines.lines().map((line) => ({ ...line, description: texts.beyondOf(line.description) }));
  const lost = lines.entriesLost;
  return {
    lines: [fee, ...beyond],
    basis: { timeZone: workspace.timeZone, rounding: workspace.rounding, entries },
    findings: lost > 0 ? [roundedToZero(lost)] : [],
    retainer: balance,
  };
}

/** Entries, divided into what the fee covers and what lines of time bill. An entry of which a part is covered is on a line of time. */
interface DividedTime {
  /** Those that are covered completely. */
  readonly covered: readonly TimeEntryId[];
  readonly lines: TimeLines;
  readonly entries: readonly TimeBasisEntry[];
  readonly usedSeconds: number;
  readonly beyondSeconds: number;
}

/** Throws `rate_missing` or `currency_mismatch` (invalid) for entries beyond the retainer, unless it has a rate. */
function divided(
  recorded: readonly UnbilledEntry[],
  { retainer, carriedInSeconds }: RetainedPeriod,
  { currency, tax, workspace }: BillingTerms,
): DividedTime {
  const lines = new TimeLines({ groupBy: "project", rounding: workspace.rounding, tax });
  const rates = new BillableRates(currency);
  const dates = new LocalDates(workspace.timeZone);
  const covered: TimeEntryId[] = [];
  let [usedSeconds, beyondSeconds] = [0, 0];
  const available = secondsOf(retainer.includedHours) + carriedInSeconds;
  const entries = recorded.map((entry): TimeBasisEntry => {
    const { id, startTime, endTime } = entry;
    const [seconds, day] = [secondsBetween(startTime, endTime), dates.at(startTime)];
    const coveredSeconds = Math.min(seconds, available - usedSeconds);
    const rest = seconds - coveredSeconds;
    usedSeconds += coveredSeconds;
    beyondSeconds += rest;
    const own = rest > 0 && retainer.rate === null ? rates.of(entry) : null;
    if (rest === 0) covered.push(id);
    else lines.add({ ...entry, day, seconds: rest, rate: own?.amount ?? retainer.rate ?? 0n });
    return { id, day, seconds, rate: own?.amount ?? null, rateSource: own?.source ?? null, coveredSeconds };
  });
  rates.throwIfAny();
  return { covered: covered.sort(), lines, entries, usedSeconds, beyondSeconds };
}

/** The line with the fee. It bills one period, whatever time it covers. */
export function feeLine({ amount }: Retainer, description: string): LineRequest {
  return { description, quantity: wholeDecimal(1n), unit: "C62", baseQuantity: wholeDecimal(1n), unitPrice: amount };
}

/** The description of the fee. */
export function feeOf({ description }: Retainer, { fee }: RetainerTexts, fill: (text: string) => string): string {
  return description === null ? fee : fill(description);
}

/** In the order in which they began. */
async function entriesOf(
  stores: Needed,
  { retainer, period }: RetainedPeriod,
  { clientId, workspace, lock }: BillingTerms,
): Promise<readonly UnbilledEntry[]> {
  const to = startOfDay(workspace.timeZone, addDays(period.end, 1));
  const projectIds = retainer.projectIds.length > 0 ? retainer.projectIds : null;
  const entries: UnbilledEntry[] = [];
  for await (const entry of unbilledEntries(stores, { clientId, projectIds, taskIds: null, userIds: null, from: null, to }, lock))
    entries.push(entry);
  return entries.sort((a, b) => a.startTime - b.startTime || ascending(a.id, b.id));
}

function balanceOf(of: RetainedPeriod, usedSeconds: number, beyondSeconds: number): RetainerBalance {
  const { retainer, date, period, carriedInSeconds } = of;
  const includedSeconds = secondsOf(retainer.includedHours);
  const unused = includedSeconds + carriedInSeconds - usedSeconds;
  const carriedOutSeconds = rolledOver(retainer, unused);
  const expiredSeconds = unused - carriedOutSeconds;
  return { date, period, includedSeconds, carriedInSeconds, usedSeconds, beyondSeconds, carriedOutSeconds, expiredSeconds };
}

/**
 * The whole seconds that roll over from the last invoice with a retainer that is neither void nor credited in full. So voiding an invoice restores what it
 * had used for the invoices to come; those that exist do not change.
 */
export async function rolledOverFrom({ invoices }: Pick<Stores, "invoices">, id: RecurringInvoiceId): Promise<number> {
  const made: InvoiceSummary[] = [];
  const order = { sort: "createdAt", descending: true } as const;
  for await (const one of allItems((page) => invoices.list({ recurringInvoiceIds: [id] }, { ...page, ...order })))
    if (one.retainer !== null) made.push(one);
  // Dates follow each other; clocks can be turned back.
  for (const { id: invoiceId } of made.sort((a, b) => ascending(b.retainer?.date ?? "", a.retainer?.date ?? ""))) {
    const invoice = await invoices.find(invoiceId);
    if (invoice?.retainer && isLive(invoice)) return invoice.retainer.carriedOutSeconds;
  }
  return 0;
}
