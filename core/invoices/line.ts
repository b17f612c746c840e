import type { LocalDate } from "../kernel/calendar.js";
import type { Decimal } from "../kernel/decimal.js";
import type { Issue } from "../kernel/errors.js";
import type { TimeEntryId } from "../kernel/ids.js";
import { amountIssues, type Fraction, roundFraction } from "../kernel/money.js";
import { checkTax, type Tax } from "../billing/tax.js";

/** `time`: bills time entries; `fixed`: anything else. */
export const lineKinds = ["time", "fixed"] as const;
/** One of {@link lineKinds}. */
export type LineKind = (typeof lineKinds)[number];

/** The length of a unit code. */
export const unitLimits = { min: 1, max: 3 } as const;

/** A deduction from a line or, in `charges`, an addition to it; in minor units, for the complete line (BG-27, BG-28). */
export interface Allowance {
  readonly amount: bigint;
  /** Printed below the line or in the totals. 1 to 200 characters. */
  readonly reason: string | null;
}

/**
 * The input of a line's computation. `unitPrice` is minor units per `baseQuantity` (BT-146, BT-149) in the invoice's currency,
 * `unit` a code of UN/ECE Recommendation 20. Time is counted in `SEC` with base quantity 3600, so the price is per hour.
 */
export interface LineInput {
  /** 1 to 1,000 characters. */
  readonly description: string;
  readonly kind: LineKind;
  /** Can be negative (BT-129). */
  readonly quantity: Decimal;
  readonly unit: string;
  readonly baseQuantity: Decimal;
  readonly unitPrice: bigint;
  readonly allowances: readonly Allowance[];
  readonly charges: readonly Allowance[];
  readonly tax: Tax;
  /** The entries that the line bills; empty unless its kind is `time`. */
  readonly timeEntryIds: readonly TimeEntryId[];
  /** The period billed (BG-26), including both ends. Null: none is stated. */
  readonly period: { readonly start: LocalDate; readonly end: LocalDate } | null;
}

/**
 * A line with its computed net amount, in minor units (BT-131). `gross` is the amount including tax that its figures multiply to if the
 * invoice has gross prices; null if it has net prices.
 */
export interface InvoiceLine extends LineInput {
  readonly net: bigint;
  readonly gross: bigint | null;
}

/**
 * The line's amount in the invoice's prices, net or gross:
 * quantity × unit price ÷ base quantity − allowances + charges (Peppol R120), rounded once to the minor unit, half away from zero.
 * Requires a line that {@link checkLine} accepts; throws RangeError for a base quantity of zero.
 */
export function lineNet(line: LineInput): bigint {
  return roundFraction(exactAmount(line));
}

/** The amount of a line before it is rounded; see {@link lineNet}. */
export function exactAmount(line: LineInput): Fraction {
  const extra = sum(line.charges) - sum(line.allowances);
  return { numerator: line.quantity * line.unitPrice + extra * line.baseQuantity, denominator: line.baseQuantity };
}

/**
 * The arithmetic rules of a line, with relative paths: a positive base quantity, a price that is not negative (BR-27), a unit code,
 * a period that does not end before it starts (BR-30), a valid tax, all amounts and the net within ±10^15.
 *
 * Allowances and charges must have the sign of the quantity (with quantity 0, all the same sign), so that negating quantity,
 * allowances and charges of a valid line gives a valid credit.
 */
export function checkLine(line: LineInput): readonly Issue[] {
  const issues: Issue[] = [];
  if (line.baseQuantity <= 0n) issues.push(issue(["baseQuantity"], "base_quantity_not_positive", "Must be greater than 0."));
  if (!/^[A-Z0-9]+$/.test(line.unit) || line.unit.length > unitLimits.max) {
    issues.push(issue(["unit"], "unit_malformed", "Must be a code of one to three capital letters or digits, such as HUR."));
  }
  if (line.unitPrice < 0n) issues.push(issue(["unitPrice"], "unit_price_negative", "Must not be negative."));
  issues.push(...amountIssues(["unitPrice"], line.unitPrice), ...adjustmentIssues(line, line.quantity, "the line's quantity"));
  if (line.period !== null && line.period.end < line.period.start) {
    issues.push(issue(["period"], "period_reversed", "A period must not end before it starts."));
  }
  for (const found of checkTax(line.tax)) issues.push({ ...found, path: ["tax", ...found.path] });
  return issues.length > 0 ? issues : amountIssues([], lineNet(line));
}

type Adjusted = Readonly<Record<"allowances" | "charges", readonly Pick<Allowance, "amount">[]>>;

/**
 * Allowances and charges must be within ±10^15 and have the sign of `base`, which is `named` in the message; if `base` is 0, all the same
 * sign.
 */
export function adjustmentIssues({ allowances, charges }: Adjusted, base: bigint, named: string): readonly Issue[] {
  const adjustments = [
    ...allowances.map(({ amount }, index) => ({ path: ["allowances", index, "amount"], amount })),
    ...charges.map(({ amount }, index) => ({ path: ["charges", index, "amount"], amount })),
  ];
  const sign = [base, ...adjustments.map(({ amount }) => amount)].find((value) => value !== 0n) ?? 0n;
  return adjustments.flatMap(({ path, amount }) => {
    const range = amountIssues(path, amount);
    if (amount === 0n || amount < 0n === sign < 0n) return range;
    return [...range, issue(path, "amount_sign", `Must have the same sign as ${named}.`)];
  });
}

function sum(adjustments: readonly Allowance[]): bigint {
  return adjustments.reduce((total, { amount }) => total + amount, 0n);
}

function issue(path: Issue["path"], code: string, message: string): Issue {
  return { path, code, message };
}
