import { distanceUnits, mileageRateType } from "../billing/mileage.js";
import { type Decimal, HUNDRED_PERCENT, wholeDecimal } from "../kernel/decimal.js";
import type { FieldType } from "../kernel/field.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { amountType, choiceType, currencyType, dayType, decimalType, flagType, idType, textType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import { MAX_AMOUNT } from "../kernel/money.js";
import { expenseKinds, expenseLimits, expenseStatuses } from "./expense-limits.js";
import { receiptFactsType } from "./receipt.js";

/** In percent: ten times the expense. */
const MAX_MARKUP = 1_000n;
const MAX_DISTANCE = 1_000_000n;

const decimalBetween = (min: bigint, max: Decimal, message: string): FieldType<Decimal, Decimal, string> => ({
  ...decimalType,
  check: (issues, path, value) => {
    if (value < min || value > max) issues.add(path, "out_of_range", message);
  },
});

const taxRateType = decimalBetween(0n, HUNDRED_PERCENT as Decimal, "Must be at least 0 and at most 100.");
const markupType = decimalBetween(0n, wholeDecimal(MAX_MARKUP), `Must be at least 0 and at most ${MAX_MARKUP}.`);
const distanceType = decimalBetween(1n, wholeDecimal(MAX_DISTANCE), `Must be greater than 0 and at most ${MAX_DISTANCE}.`);

const positiveAmount = amountType(
  (issues, path, amount) => {
    if (amount < 0n || amount > MAX_AMOUNT) issues.add(path, "out_of_range", "Must be at least 0 and at most 10^15 minor units.");
  },
  { min: 0n },
);

export const conversionTable = new FieldTable({
  /** Minor units of `currency`. */
  net: field.required(positiveAmount, ["The net amount in that currency", 2_400]),
  /** Differs from that of the expense. */
  currency: field.required(currencyType, ["The currency of the client", "EUR"]),
});

/** The net amount of an expense in the currency of its client. */
export interface Conversion extends ModelOf<typeof conversionTable.fields>, Described {}

const amountWords = ["The amount paid, with tax. Of mileage: distance × rate", 4_760] as const;
const currencyWords = ["The currency in which it was paid", "EUR"] as const;
const billableWords = ["Whether it is passed on to the client", true] as const;
const rateWords = ["What is paid per kilometer or mile, in units of the currency. Only of mileage", null] as const;
const unitWords = ["Kilometers or miles. Only of mileage", null] as const;
const userWords = "ID of the user whose expense it is. Defaults to the current user";
const kindWords = ["`amount` that was paid, or `mileage`: a distance × a rate", "amount"] as const;

const subject = {
  /** Null: of no project. Not with `clientId`. */
  projectId: field.nullable(idType("prj"), "ID of the project. Null if it is for no project"),
  /** The client of an expense that is for no project. Null: none, or that of the project. */
  clientId: field.nullable(idType("cli"), ["ID of the client, of an expense that is for no project", null]),
  /** 1 to 100 characters. */
  category: field.required(textType(expenseLimits.category), ["The category", "Travel"]),
  /** At most 500 characters; "" if there is none. */
  description: field.defaulting(textType(expenseLimits.description), "", ["What was paid for", "Train to Hamburg"]),
} as const;

const spent = {
  /** The day of the receipt. */
  date: field.required(dayType, ["The day on which it was paid or driven", "2026-03-02"]),
  ...subject,
} as const;

const taxed = {
  /** In percent, of the tax within the amount. Null: `taxAmount`, or none. */
  taxRate: field.nullable(taxRateType, [
    "Rate of the tax within the amount, in percent. Null if there is none, or `tax_amount`",
    "19",
  ]),
  /** Minor units of the tax within the amount, as the receipt states it. Null: that of `taxRate`, or none. */
  taxAmount: field.nullable(positiveAmount, ["The tax within the amount. Null if it follows from `tax_rate`", null]),
} as const;

const passedOn = {
  /** In percent of the net amount, added when it is billed. At least 0. */
  markup: field.defaulting(markupType, wholeDecimal(0n), [
    "Percentage added to the net amount when it is billed. Only for finance roles",
    "0",
  ]),
  /** Required to bill an expense in another currency than the client's. */
  conversion: field.nullable(objectType(conversionTable), [
    "The net amount in the currency of the client. Required to bill an expense in another currency",
    null,
  ]),
} as const;

const distance = {
  /** Kilometers or miles. Null unless it is mileage. */
  distance: field.nullable(distanceType, ["The distance. Only of mileage", null]),
} as const;

const reimbursed = {
  /** Whether the user paid it and gets the money back. */
  reimbursable: field.defaulting(flagType, false, ["Whether the user paid it and is reimbursed", true]),
  /** Null: not reimbursed. Only finance roles set it. */
  reimbursedOn: field.nullable(dayType, ["Day on which the user was reimbursed. Only for finance roles", null]),
} as const;

/** What callers set in a new expense. */
export const expenseCreation = new FieldTable({
  /** Absent: the actor. */
  userId: field.optional(idType("usr"), userWords),
  /** Never changes. */
  kind: field.defaulting(choiceType(expenseKinds), "amount", kindWords),
  ...spent,
  /** Minor units with tax. Required unless it is mileage, whose amount is computed. */
  amount: field.optional(positiveAmount, amountWords),
  /** Absent: the workspace's. */
  currency: field.optional(currencyType, currencyWords),
  ...taxed,
  ...distance,
  /** Absent: the workspace's. */
  distanceUnit: field.nullable(choiceType(distanceUnits), unitWords),
  /** Absent: the workspace's, if the expense has its currency and unit. */
  rate: field.nullable(mileageRateType, rateWords),
  /** Absent: whether it has a client, and its project is billable. */
  billable: field.optional(flagType, billableWords),
  ...passedOn,
  ...reimbursed,
});

/** What callers change of an expense. */
export const expenseChanges = new FieldTable({
  /** Within the years that expenses can have. */
  date: field.optional(dayType, spent.date.words),
  ...subject,
  /** 1 to 100 characters. */
  category: field.optional(textType(expenseLimits.category), subject.category.words),
  /** Minor units with tax. That of mileage is computed. */
  amount: field.optional(positiveAmount, amountWords),
  /** ISO 4217. That of mileage too. */
  currency: field.optional(currencyType, currencyWords),
  ...taxed,
  ...distance,
  /** Null unless it is mileage. */
  distanceUnit: field.nullable(choiceType(distanceUnits), unitWords),
  /** Units of the currency per kilometer or mile. Null unless it is mileage. */
  rate: field.nullable(mileageRateType, rateWords),
  /** Whether invoices bill it. */
  billable: field.optional(flagType, billableWords),
  ...passedOn,
  ...reimbursed,
});

/** The fields of an expense. */
export const expenseTable = new FieldTable({
  /** `exp_…`, assigned by the service. */
  id: field.assigned(idType("exp")),
  /** Whose expense it is. Never changes. */
  userId: field.fixed(idType("usr"), userWords),
  /** Never changes. */
  kind: field.fixed(choiceType(expenseKinds), kindWords),
  ...spent,
  /** Minor units with tax. */
  amount: field.required(positiveAmount, amountWords),
  /** In which it was paid. */
  currency: field.required(currencyType, currencyWords),
  ...taxed,
  /** Minor units without tax. */
  net: field.assigned(positiveAmount, ["The amount without tax", 4_000]),
  ...distance,
  /** Null unless it is mileage. */
  distanceUnit: field.nullable(choiceType(distanceUnits), unitWords),
  /** Units of the currency per kilometer or mile. Null unless it is mileage. */
  rate: field.nullable(mileageRateType, rateWords),
  /** Whether invoices bill it. */
  billable: field.required(flagType, billableWords),
  ...passedOn,
  ...reimbursed,
  /** Null: none was uploaded. */
  receipt: field.assignedOrNull(receiptFactsType, "The receipt: its media type and its size in bytes. Null if there is none"),
  /** `billed`: on a live invoice, so that only its reimbursement can change. */
  status: field.assigned(choiceType(expenseStatuses), ["`billed`: on an invoice that is not void", "unbilled"]),
  /** The invoice that bills it. Null: none. */
  invoiceId: field.assignedOrNull(idType("inv"), ["ID of the invoice that bills it. Null if it is not billed", null]),
  ...versionFields,
});

/** An expense to record. */
export interface CreateExpense extends CreationOf<typeof expenseCreation.fields>, Described {}
/** The fields to change; absent ones do not change. */
export interface ExpensePatch extends ChangesOf<typeof expenseChanges.fields>, Described {}
