import { taxType } from "../billing/tax-json.js";
import { wholeDecimal } from "../kernel/decimal.js";
import { codecOf, FieldTable, objectType } from "../kernel/field-table.js";
import { amountType, choiceType, dayType, decimalType, idType, listType, textType } from "../kernel/field-types.js";
import { type CreationOf, field, type ModelOf, type Described } from "../kernel/fields.js";
import { listJson } from "../kernel/json-codec.js";
import { MAX_AMOUNT } from "../kernel/money.js";
import { lineLimits, MAX_ALLOWANCES, MAX_EXPENSES, MAX_MILESTONES, MAX_TIME_ENTRIES } from "./invoice-limits.js";

/** `time`: bills time entries; `fixed`: anything else. */
export const lineKinds = ["time", "fixed", "expense", "milestone"] as const;
/** One of {@link lineKinds}. */
export type LineKind = (typeof lineKinds)[number];

/** Minor units. The rules of an amount depend on the invoice, so that its totals check them. */
export const anyAmount = amountType(() => undefined);
const price = amountType(() => undefined, { min: 0n, max: MAX_AMOUNT });

export const periodTable = new FieldTable({
  /** The first day. */
  start: field.required(dayType, ["First day of the period", "2026-03-01"]),
  /** The last day, which belongs to the period. Not before `start`. */
  end: field.required(dayType, ["Last day of the period", "2026-03-31"]),
});

/** The type of a period. */
export const periodType = objectType(periodTable);

/** The days that an invoice or a line covers, including both ends. */
export interface Period extends ModelOf<typeof periodTable.fields>, Described {}

const withReason = {
  /** Printed below the line or in the totals. 1 to 200 characters. */
  reason: field.nullable(textType(lineLimits.reason), ["The reason", null]),
} as const;

const allowanceTable = new FieldTable({
  /** Minor units in the invoice's prices, deducted or, in `charges`, added. */
  amount: field.required(anyAmount),
  ...withReason,
});

/** A deduction from a line or, in `charges`, an addition to it; in minor units, for the complete line (BG-27, BG-28). */
export interface Allowance extends ModelOf<typeof allowanceTable.fields>, Described {}

const allowances = listType(objectType(allowanceTable), { max: MAX_ALLOWANCES });

export const documentAllowanceTable = new FieldTable({
  /** Minor units in the invoice's prices, with the sign of the sum of the lines. */
  amount: field.required(anyAmount, ["The amount, in the invoice's prices, with the sign of the sum of the lines", 1000]),
  ...withReason,
  /** Minor units without tax (BT-92, BT-99). Computed. */
  net: field.assigned(anyAmount, ["The net amount. Equal to `amount` with net prices", 1000]),
  /** In a request, absent: that of the request, else of the client, else of the workspace. */
  tax: field.optional(taxType, "Its tax. Defaults to that of the invoice, then the client, then the workspace"),
});

/**
 * A deduction from the complete document or, in `charges`, an addition to it, with its own tax (BG-20, BG-21). Its net amount (BT-92, BT-99)
 * differs from `amount` if the invoice has gross prices.
 */
export interface InvoiceAllowance extends ModelOf<typeof documentAllowanceTable.fields>, Described {}

/** An allowance or charge of the document in a request. `net` is accepted if it is a stored one. */
export interface AllowanceRequest extends CreationOf<typeof documentAllowanceTable.fields> {
  /** Only the stored amount is accepted, so that a stored allowance can be sent back. */
  readonly net?: bigint | undefined;
}

/** Amounts are minor units. */
export const documentAllowancesJson = listJson(codecOf(documentAllowanceTable));

/** Time is counted in seconds, at a price per hour. */
export const timeUnit = { unit: "SEC", baseQuantity: wholeDecimal(3_600n) } as const;

export const lineTable = new FieldTable({
  /** 1 to 1,000 characters. */
  description: field.required(textType(lineLimits.description), ["Description of the line", "Website"]),
  /** `time` if the line bills time entries, `expense` if it bills expenses, `milestone` if it bills milestones. Of `time`, `unit` is `SEC` and `baseQuantity` 3,600, unless they are given. */
  kind: field.defaulting(choiceType(lineKinds), "fixed", [
    "What the line bills. The unit of `time` is `SEC` and its base quantity 3600 unless the line says otherwise",
    "time",
  ]),
  /** Can be negative (BT-129). */
  quantity: field.required(decimalType, ["Number of units. Seconds for a line of kind `time`", "9000"]),
  /** A code of UN/ECE Recommendation 20. */
  unit: field.defaulting(textType(lineLimits.unit), "C62", [
    "Unit code (UN/ECE Recommendation 20): `C62` for one, `HUR` for hour, `SEC` for second",
    "SEC",
  ]),
  /** The quantity that `unitPrice` is for. */
  baseQuantity: field.defaulting(decimalType, wholeDecimal(1n), [
    "Number of units that `unit_price` applies to. 3600 for a line of kind `time`",
    "3600",
  ]),
  /** Minor units per base quantity, not negative. */
  unitPrice: field.required(price, ["Price of `base_quantity` units", 9000]),
  /** Deductions from the price of the line (BG-27), at most 100. */
  allowances: field.defaulting(allowances, [], ["Allowances, subtracted from the line's price", []]),
  /** Additions to the price of the line (BG-28), at most 100. */
  charges: field.defaulting(allowances, [], ["Charges, added to the line's price", []]),
  /** Minor units without tax, rounded once (BT-131). Computed. */
  net: field.assigned(anyAmount, [
    "Net amount: price × quantity, minus allowances, plus charges, rounded once. With gross prices, `gross` without tax",
    22500,
  ]),
  /** Minor units with tax, if the invoice has gross prices; null if it has net prices. Computed. */
  gross: field.assignedOrNull(anyAmount, [
    "With gross prices: price × quantity, minus allowances, plus charges, rounded once. Null with net prices",
    null,
  ]),
  /** In a request, absent: that of the request, else of the client, else of the workspace, else `NO_TAX`. */
  tax: field.optional(taxType, "Tax of the line"),
  /** The entries that the line bills; empty unless its kind is `time`. */
  timeEntryIds: field.defaulting(
    listType(idType("te"), { max: MAX_TIME_ENTRIES }),
    [],
    "IDs of the time entries that the line bills",
  ),
  /** The expenses that the line bills; empty unless its kind is `expense`. */
  expenseIds: field.defaulting(listType(idType("exp"), { max: MAX_EXPENSES }), [], "IDs of the expenses that the line bills"),
  /** The milestones that the line bills; empty unless its kind is `milestone`. */
  milestoneIds: field.defaulting(
    listType(idType("mst"), { max: MAX_MILESTONES }),
    [],
    "IDs of the milestones that the line bills",
  ),
  /** The period billed (BG-26), including both ends. Null: none is stated. */
  period: field.nullable(periodType, "The billing period"),
});

/**
 * A line with its computed net amount, in minor units (BT-131). `gross` is the amount including tax that its figures multiply to if the
 * invoice has gross prices; null if it has net prices.
 */
export interface InvoiceLine extends ModelOf<typeof lineTable.fields>, Described {}

/** A line before its amounts are computed. */
export interface DraftLine extends Omit<InvoiceLine, "net" | "gross"> {}

/** A line of a request; absent fields get defaults. `net` and `gross` are accepted if they are stored ones. */
export interface LineRequest extends CreationOf<typeof lineTable.fields> {
  /** Only the stored amount is accepted, so that a stored line can be sent back. */
  readonly net?: bigint | undefined;
  /** As `net`. */
  readonly gross?: bigint | null | undefined;
}

/** Quantities are decimal text, amounts minor units. Lines of earlier versions have net prices. */
export const linesJson = listJson(codecOf(lineTable));
