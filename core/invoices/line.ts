import type { Issue } from "../kernel/errors.js";
import { amountIssues, type Fraction, roundFraction } from "../kernel/money.js";
import { checkTax } from "../billing/tax.js";
import { lineLimits } from "./invoice-limits.js";
import type { Allowance, InvoiceLine } from "./line-table.js";

/**
 * The input of a line's computation. `unitPrice` is minor units per `baseQuantity` (BT-146, BT-149) in the invoice's currency,
 * `unit` a code of UN/ECE Recommendation 20. Time is counted in `SEC` with base quantity 3600, so the price is per hour.
 */
export interface LineInput extends Pick<
  InvoiceLine,
  | "description"
  | "kind"
  | "quantity"
  | "unit"
  | "baseQuantity"
  | "unitPrice"
  | "allowances"
  | "charges"
  | "tax"
  | "timeEntryIds"
  | "period"
> {}

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
  if (!/^[A-Z0-9]+$/.test(line.unit) || line.unit.length > lineLimits.unit.max) {
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
