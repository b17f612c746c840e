import { roundingType } from "../billing/rounding-json.js";
import { NO_TAX } from "../billing/tax.js";
import { taxType } from "../billing/tax-json.js";
import { priceKinds } from "../invoices/document-terms.js";
import { draftParts } from "../invoices/drafting.js";
import { expenseGroupings } from "../invoices/expense-groupings.js";
import { checkExpensePrices } from "../invoices/expense-lines.js";
import { invoiceLimits, MAX_LINES } from "../invoices/invoice-limits.js";
import { lineTable, type LineRequest } from "../invoices/line-table.js";
import { groupings } from "../invoices/time-lines.js";
import { addDays, type LocalDate, yearOf } from "../kernel/calendar.js";
import type { Versioned } from "../kernel/entity.js";
import { type Issues } from "../kernel/errors.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, dayType, flagType, idType, instantType, listType, textType, wholeType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import { MAX_FILTER_VALUES } from "../kernel/page.js";
import { nameLimits } from "../kernel/text.js";
import { messageLimits } from "../billing/message-limits.js";
import { checkPlaceholders } from "./period-texts.js";
import { recurringActions, recurringLimits } from "./recurring-limits.js";
import { retainerTable } from "./retainer.js";
import { coveredPeriods, nextDate, pastPeriods, recurrenceUnits } from "./recurrence.js";

/** `paused`: dates pass without invoices. */
export const recurringStatuses = ["active", "paused"] as const;

const { description, quantity, unit, baseQuantity, unitPrice, allowances, charges } = lineTable.fields;

export const recurringLineTable = new FieldTable({
  /** 1 to 1,000 characters, with placeholders such as `{month}`. */
  description: { ...description, words: ["Description of the line. Can contain placeholders", "Hosting, {month}"] },
  /** Can be negative (BT-129). */
  quantity: { ...quantity, words: ["Number of units", "1"] },
  /** A code of UN/ECE Recommendation 20. */
  unit: { ...unit, words: ["Unit code (UN/ECE Recommendation 20): `C62` for one, `HUR` for hour", "C62"] },
  /** The quantity that `unitPrice` is for. */
  baseQuantity: { ...baseQuantity, words: ["Number of units that `unit_price` applies to", "1"] },
  /** Minor units per base quantity, not negative. */
  unitPrice,
  /** Deductions from the price of the line (BG-27), at most 100. */
  allowances,
  /** Additions to the price of the line (BG-28), at most 100. */
  charges,
  /** Null: that of the recurring invoice, else of the client, else of the workspace. */
  tax: field.nullable(taxType, "Tax of the line. Null if it is inherited"),
});

/** A line of each invoice. Amounts are minor units of the client's currency. */
export interface RecurringLine extends ModelOf<typeof recurringLineTable.fields>, Described {}

const manyIds = <P extends "prj" | "task" | "usr">(prefix: P) => listType(idType(prefix), { max: MAX_FILTER_VALUES });

/** At most 100. Empty: all users. */
const userIds = field.defaulting(manyIds("usr"), [], ["IDs of the users. Empty for all users", []]);

export const recurringTimeTable = new FieldTable({
  /** At most 100. Empty: all projects of the client. */
  projectIds: field.defaulting(manyIds("prj"), [], ["IDs of the projects. Empty for all projects of the client", []]),
  /** At most 100. Empty: all tasks, and time without one. */
  taskIds: field.defaulting(manyIds("task"), [], ["IDs of the tasks. Empty for all tasks, and time without one", []]),
  /** At most 100. Empty: all users. */
  userIds,
  /** As `FromTime.groupBy`. */
  groupBy: field.defaulting(choiceType(groupings), "project", ["What a line combines", "project"]),
  /** Null: the workspace's rounding policy. */
  rounding: field.nullable(roundingType, "How time is rounded. Null if the workspace's policy applies"),
});

/** Which unbilled time each invoice bills: all that began before the end of its period, so that time that was recorded late is billed too. */
export interface RecurringTime extends ModelOf<typeof recurringTimeTable.fields>, Described {}

export const recurringExpensesTable = new FieldTable({
  /** At most 100. Empty: all projects of the client, and expenses for no project. */
  projectIds: field.defaulting(
    manyIds("prj"),
    [],
    ["IDs of the projects. Empty for all projects of the client, and expenses without one", []],
  ),
  /** At most 100. Empty: all users. */
  userIds,
  /** As `FromExpenses.groupBy`. */
  groupBy: field.defaulting(choiceType(expenseGroupings), "expense", ["What a line combines", "expense"]),
});

/** Which unbilled expenses each invoice bills: all that are dated before the end of its period, so that those recorded late are billed too. */
export interface RecurringExpenses extends ModelOf<typeof recurringExpensesTable.fields>, Described {}

export const recurringFailureTable = new FieldTable({
  /** The date whose invoice could not be made. */
  date: field.required(dayType, ["The date whose invoice could not be created", "2026-04-01"]),
  /** The code of the error, such as `client_archived`. */
  code: field.required(textType({ min: 1, max: 100 }), ["Code of the error", "client_archived"]),
  /** A sentence in English. */
  message: field.required(textType(recurringLimits.failureMessage), [
    "What is wrong",
    "The client Ada Ltd is archived. Set its status to active first.",
  ]),
  /** When it failed. */
  failedAt: field.required(instantType, "Time at which it failed"),
});

/** Why the invoice of a date could not be made. */
export interface RecurringFailure extends ModelOf<typeof recurringFailureTable.fields>, Described {}

export const recurringInvoiceTable = new FieldTable({
  /** `rin_…`, assigned by the service. */
  id: field.assigned(idType("rin")),
  /** The client that is billed. */
  clientId: field.fixed(idType("cli"), "ID of the client that is billed"),
  /** 1 to 200 characters, for lists. Not unique. */
  name: field.required(textType(nameLimits), ["Name of the recurring invoice, for lists", "Hosting"]),
  /** `paused`: dates pass without invoices. */
  status: field.changed(choiceType(recurringStatuses), "active", [
    "`paused`: dates pass without invoices. When it is `active` again, it continues with the next date",
    "active",
  ]),
  /** Intervals are counted in it. */
  unit: field.required(choiceType(recurrenceUnits), ["What `interval` counts", "month"]),
  /** 1 to 60 units from one date to the next. */
  interval: field.defaulting(wholeType(recurringLimits.interval), 1, ["Number of units from one date to the next", 1]),
  /** No date is before it. */
  startsOn: field.required(dayType, ["The first possible date", "2026-04-01"]),
  /** The day of the month, 1 to 31, or the last one of a shorter month, so that 31 is always the last day. Null: that of `startsOn`. */
  dayOfMonth: field.nullable(wholeType(recurringLimits.dayOfMonth), [
    "Day of the month, or the last day of a shorter month: 31 is always the last one. Null for the day of `starts_on`. Not with weeks",
    1,
  ]),
  /** No date is after it. Null: no end. */
  endsOn: field.nullable(dayType, ["The last possible date. Null if there is no end", null]),
  /** How many invoices to make at most, 1 to 10,000. Null: no limit. */
  maxInvoices: field.nullable(wholeType(recurringLimits.maxInvoices), [
    "How many invoices to create at most. Null if there is no limit",
    12,
  ]),
  /** The days that each invoice covers. Its time must be over on the date. */
  period: field.defaulting(choiceType(coveredPeriods), "following", [
    "The days that each invoice covers. `following`: from its date to the day before the next one. `preceding`: from the previous date to the day before. `calendar`: the calendar weeks, months, quarters or years that end with that of its date. `previous_calendar`: those that end before it. `next_calendar`: those that begin after it. `none`: no period is stated",
    "following",
  ]),
  /** What happens on each date. */
  action: field.defaulting(choiceType(recurringActions), "draft", [
    "What happens on each date: a `draft` is created, or an invoice is created and `issue`d, or also sent (`send`)",
    "issue",
  ]),
  /** At most 5,000. May be empty with `fromTime`, `fromExpenses` or `retainer`. */
  lines: field.defaulting(listType(objectType(recurringLineTable), { max: MAX_LINES }), [], "Lines of each invoice"),
  /** Null: no time is billed. */
  fromTime: field.nullable(objectType(recurringTimeTable), "The unbilled time that each invoice bills. Null if it bills none"),
  /** Null: no expenses are billed. Prices must be net. */
  fromExpenses: field.nullable(
    objectType(recurringExpensesTable),
    "The unbilled expenses that each invoice bills. Null if it bills none. Requires net `prices`",
  ),
  /** Null: there is none. Excludes `fromTime`. */
  retainer: field.nullable(
    objectType(retainerTable),
    "A fee for each period that includes hours of work. Each invoice bills the fee and the time of a period that is over: `period` must be `preceding` or `previous_calendar`. Null if there is none. Excludes `from_time`",
  ),
  /** Whether a date without time, expenses and lines is passed over. Otherwise it is reported as a failure. */
  skipEmpty: field.defaulting(flagType, false, [
    "Whether a date on which there is nothing to bill is passed over. Otherwise it is reported as a failure",
    false,
  ]),
  /** Whether prices include tax. */
  prices: field.defaulting(choiceType(priceKinds), "net", ["Whether unit prices, allowances and charges include tax", "net"]),
  /** Of lines without a tax of their own. Null: the client's, else the workspace's. */
  tax: field.nullable(taxType, "Tax of lines without their own. Null if it is inherited"),
  /** At most 10,000 characters, with placeholders. Null: those of the client's new invoices. */
  notes: field.nullable(textType({ min: 1, ...invoiceLimits.notes }), [
    "Text printed on each invoice. Can contain placeholders. Null for the usual notes of the client",
    null,
  ]),
  /** The buyer's order (BT-13). At most 100 characters. */
  purchaseOrder: field.nullable(textType(invoiceLimits.purchaseOrder), ["The purchase order number (BT-13)", "PO-4711"]),
  /** The contract (BT-12). At most 100 characters. */
  contractReference: field.nullable(textType(invoiceLimits.contractReference), [
    "The number of the contract (BT-12)",
    "C-2026-7",
  ]),
  /** The project (BT-11). At most 100 characters. */
  projectReference: field.nullable(textType(invoiceLimits.projectReference), ["The project (BT-11)", "P-2026-3"]),
  /** The buyer's reference (BT-10). At most 100 characters. Null: the client's. */
  buyerReference: field.nullable(textType(invoiceLimits.buyerReference), [
    "The buyer reference (BT-10). Null if the client's applies",
    null,
  ]),
  /** Of emails. At most 200 characters, with placeholders. Null: the usual one. */
  subject: field.nullable(textType(messageLimits.subject), [
    "Subject of emails. Can contain placeholders. Null for the usual one",
    null,
  ]),
  /** Of emails, above the figures. At most 10,000 characters, with placeholders. Null: the usual one. */
  message: field.nullable(textType(messageLimits.text), [
    "Text of emails. Can contain placeholders. Null for the usual one",
    null,
  ]),
  /** The next date. Null: there is none, because of `endsOn` or `maxInvoices`. */
  nextOn: field.assignedOrNull(dayType, ["The next date. Null if there is none", "2026-04-01"]),
  /** The last date that was billed or passed over. Null: none yet. */
  lastOn: field.assignedOrNull(dayType, ["The last date that was billed or skipped. Null if there is none yet", null]),
  /** How many invoices were made. */
  invoiceCount: field.assigned(wholeType({ min: 0, max: recurringLimits.maxInvoices.max }), ["Number of invoices created", 0]),
  /** Why the invoice of `nextOn` could not be made. Nothing happens until someone bills or skips the date. */
  failure: field.assignedOrNull(
    objectType(recurringFailureTable),
    "Why the invoice of `next_on` could not be created. No more invoices are created until the date is billed or skipped",
  ),
  ...versionFields,
});

/** An invoice that is made again on each date of a schedule. */
export interface RecurringInvoice extends Versioned, ModelOf<typeof recurringInvoiceTable.fields> {}

/** The fields of a new recurring invoice; absent ones get their defaults. */
export interface CreateRecurringInvoice extends CreationOf<typeof recurringInvoiceTable.fields>, Described {}
/** Absent fields do not change. */
export interface RecurringInvoicePatch extends ChangesOf<typeof recurringInvoiceTable.fields>, Described {}

/** The rules that a recurring invoice breaks. */
export function checkRecurringInvoice(recurring: RecurringInvoice): Issues {
  const issues = recurringInvoiceTable.issuesOf(recurring);
  const { unit, startsOn, dayOfMonth, endsOn, fromTime, fromExpenses, retainer, period, prices, lines, tax } = recurring;
  const billed = fromTime ?? fromExpenses ?? retainer;
  checkYear(issues, "startsOn", startsOn);
  checkYear(issues, "endsOn", endsOn);
  if (endsOn !== null && endsOn < startsOn) issues.add(["endsOn"], "end_before_start", "The end must not be before the start.");
  if (unit === "week" && dayOfMonth !== null)
    issues.add(["dayOfMonth"], "day_of_month_with_weeks", "Weeks have no day of the month. The weekday is that of the start.");
  if (lines.length === 0 && billed === null) issues.add(["lines"], "required", "Provide lines, or time or expenses to bill.");
  if (fromTime !== null && retainer !== null)
    issues.add(["retainer"], "exactly_one", "Time is billed either by a retainer or without one.");
  if (fromExpenses !== null) checkExpensePrices(issues, prices);
  if (billed !== null && !pastPeriods.includes(period))
    issues.add(
      ["period"],
      "period_not_over",
      "Time and expenses are billed when their period is over, so the period must be one before the date.",
    );
  issues.addAll([], draftParts({ lines: requestedLines(lines) }, tax, tax ?? NO_TAX).issues.found);
  lines.forEach((line, index) => checkPlaceholders(issues, ["lines", index, "description"], line.description));
  checkPlaceholders(issues, ["retainer", "description"], retainer?.description ?? null);
  for (const name of ["notes", "subject", "message"] as const) checkPlaceholders(issues, [name], recurring[name]);
  return issues;
}

/** Far enough from the year 9999 for the dates of any preview. */
function checkYear(issues: Issues, name: "startsOn" | "endsOn", date: LocalDate | null): void {
  const { min, max } = recurringLimits.year;
  if (date === null || (yearOf(date) >= min && yearOf(date) <= max)) return;
  issues.add([name], "out_of_range", `Must be within the years ${min} to ${max}.`);
}

/** The lines as a request for an invoice has them. */
export function requestedLines(lines: readonly RecurringLine[]): readonly LineRequest[] {
  return lines.map(({ tax, ...line }) => (tax === null ? line : { ...line, tax }));
}

/** What the dates follow from. */
const schedule = ["unit", "interval", "startsOn", "dayOfMonth", "endsOn", "maxInvoices"] as const;

/** The recurring invoice with the next date after `after`. A failure of another date is no longer one. */
function scheduled(recurring: RecurringInvoice, after: LocalDate): RecurringInvoice {
  const next = nextDate(recurring, after);
  const isOver =
    (recurring.endsOn !== null && next > recurring.endsOn) ||
    (recurring.maxInvoices !== null && recurring.invoiceCount >= recurring.maxInvoices);
  const nextOn = isOver ? null : next;
  const { failure } = recurring;
  return { ...recurring, nextOn, failure: failure?.date === nextOn ? failure : null };
}

/** A new recurring invoice with its first date, which is not before today: a start in the past makes no invoices for the past. */
export function begun(recurring: RecurringInvoice, today: LocalDate): RecurringInvoice {
  return scheduled(recurring, addDays(today, -1));
}

/**
 * The changed recurring invoice with its next date. A changed schedule continues after the last date, with the date that is still to be billed, or
 * today; one that is active again passes over the dates until today, unless one has failed.
 */
export function rescheduled(before: RecurringInvoice, after: RecurringInvoice, today: LocalDate): RecurringInvoice {
  const isResumed = before.status === "paused" && after.status === "active";
  if (!isResumed && schedule.every((name) => before[name] === after[name])) return after;
  const { nextOn, failure, lastOn } = before;
  const isWaiting = nextOn !== null && nextOn < today && (before.status === "active" || failure !== null);
  const from = addDays(isWaiting ? nextOn : today, -1);
  return scheduled(after, lastOn !== null && lastOn > from ? lastOn : from);
}

/** After a date, which was billed, or else passed over. */
export function advanced(recurring: RecurringInvoice, date: LocalDate, isBilled: boolean): RecurringInvoice {
  const invoiceCount = recurring.invoiceCount + (isBilled ? 1 : 0);
  return scheduled({ ...recurring, lastOn: date, invoiceCount, failure: null }, date);
}

/** Whether the work that makes invoices makes one of `nextOn` on the day. */
export function isDateDue({ status, nextOn, failure }: RecurringInvoice, today: LocalDate): boolean {
  return status === "active" && failure === null && nextOn !== null && nextOn <= today;
}
