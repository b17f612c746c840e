import type { LocalDate } from "../kernel/calendar.js";
import type { Decimal } from "../kernel/decimal.js";
import type { Issue } from "../kernel/errors.js";
import type { TimeEntryId } from "../kernel/ids.js";
import { amountIssues, divideRounded } from "../kernel/money.js";
import { checkTax, type Tax } from "../billing/tax.js";

/** An amount off a line, or, among its charges, on top of it; in minor units, for the whole line (BG-27, BG-28). */
export interface Allowance {
  readonly amount: bigint;
  readonly reason: string | null;
}

/**
 * What a line is computed from. `unitPrice` is minor units per `baseQuantity` (BT-146, BT-149) in the invoice's currency,
 * `unit` a code of UN/ECE Recommendation 20. Time is counted in `SEC` with base quantity 3600, so the price is per hour.
 */
export interface LineInput {
  readonly description: string;
  readonly kind: "time" | "fixed";
  readonly quantity: Decimal;
  readonly unit: string;
  readonly baseQuantity: Decimal;
  readonly unitPrice: bigint;
  readonly allowances: readonly Allowance[];
  readonly charges: readonly Allowance[];
  readonly tax: Tax;
  readonly timeEntryIds: readonly TimeEntryId[];
  readonly period: { readonly start: LocalDate; readonly end: LocalDate } | null;
}

/** A line with its computed net amount, in minor units (BT-131). */
export interface InvoiceLine extends LineInput {
  readonly net: bigint;
}

/**
 * quantity × unit price ÷ base quantity − allowances + charges (Peppol R120), rounded once to the minor unit, half away from
 * zero. Takes a line that {@link checkLine} found sound; a base quantity of zero throws RangeError.
 */
export function lineNet(line: LineInput): bigint {
  const extra = sum(line.charges) - sum(line.allowances);
  return divideRounded(line.quantity * line.unitPrice + extra * line.baseQuantity, line.baseQuantity);
}

/**
 * The arithmetic rules of a line, with paths relative to it: a positive base quantity, a price that is not negative (BR-27),
 * a unit code, a period in order (BR-30), a sound tax, every amount and the net within ±10^15.
 *
 * Allowances and charges have the sign of the quantity (with quantity 0, all the same sign), so that negating quantity,
 * allowances and charges of a sound line, which is its credit, gives a sound line.
 */
export function checkLine(line: LineInput): readonly Issue[] {
  const issues: Issue[] = [];
  if (line.baseQuantity <= 0n) issues.push(issue(["baseQuantity"], "base_quantity_not_positive", "A base quantity is above 0."));
  if (!/^[A-Z0-9]{1,3}$/.test(line.unit)) {
    issues.push(issue(["unit"], "unit_malformed", "A unit is a code of one to three capitals or digits, such as HUR."));
  }
  if (line.unitPrice < 0n) issues.push(issue(["unitPrice"], "unit_price_negative", "A unit price is never negative."));
  issues.push(...amountIssues(["unitPrice"], line.unitPrice), ...adjustmentIssues(line));
  if (line.period !== null && line.period.end < line.period.start) {
    issues.push(issue(["period"], "period_reversed", "A period does not end before it starts."));
  }
  for (const found of checkTax(line.tax)) issues.push({ ...found, path: ["tax", ...found.path] });
  return issues.length > 0 ? issues : amountIssues([], lineNet(line));
}

function adjustmentIssues(line: LineInput): readonly Issue[] {
  const adjustments = [
    ...line.allowances.map(({ amount }, index) => ({ path: ["allowances", index, "amount"], amount })),
    ...line.charges.map(({ amount }, index) => ({ path: ["charges", index, "amount"], amount })),
  ];
  const sign = [line.quantity, ...adjustments.map(({ amount }) => amount)].find((value) => value !== 0n) ?? 0n;
  return adjustments.flatMap(({ path, amount }) => {
    const range = amountIssues(path, amount);
    if (amount === 0n || amount < 0n === sign < 0n) return range;
    return [...range, issue(path, "amount_sign", "Allowances and charges have the sign of the line's quantity.")];
  });
}

function sum(adjustments: readonly Allowance[]): bigint {
  return adjustments.reduce((total, { amount }) => total + amount, 0n);
}

function issue(path: Issue["path"], code: string, message: string): Issue {
  return { path, code, message };
}
