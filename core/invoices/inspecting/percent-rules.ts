import type { StatedTerms, TermName } from "../terms/terms.js";
import { areClose, numberIn, numberOrZero, percentOf, TWO_CENTS } from "./exact.js";
import { asPeppol, has, inItems, inLines, rule, type StatedRule } from "./stated-rule.js";

/** What an allowance or a charge can be a percentage of. */
interface Adjustment {
  readonly group: TermName;
  readonly isInLines: boolean;
  readonly amount: TermName;
  readonly base: TermName;
  readonly percent: TermName;
}

const adjustments: readonly Adjustment[] = [
  { group: "BG-20", isInLines: false, amount: "BT-92", base: "BT-93", percent: "BT-94" },
  { group: "BG-21", isInLines: false, amount: "BT-99", base: "BT-100", percent: "BT-101" },
  { group: "BG-27", isInLines: true, amount: "BT-136", base: "BT-137", percent: "BT-138" },
  { group: "BG-28", isInLines: true, amount: "BT-141", base: "BT-142", percent: "BT-143" },
];

/** The paths of a term in the allowances and the charges for which the condition is true. */
const inAdjustments =
  (name: "amount" | "base" | "percent", isViolated: (item: StatedTerms, adjustment: Adjustment) => boolean) =>
  (terms: StatedTerms) =>
    adjustments.flatMap((adjustment) => {
      const { group, isInLines } = adjustment;
      return (isInLines ? inLines : inItems)(group, adjustment[name], (item) => isViolated(item, adjustment))(terms);
    });

const notThePercentage = rule(
  "PEPPOL-EN16931-R040",
  "The amount is not the percentage of its base.",
  inAdjustments("amount", (item, { amount, base, percent }) => {
    const [of, rate] = [numberIn(item, base), numberIn(item, percent)];
    return of !== null && rate !== null && !areClose(numberOrZero(item, amount), percentOf(of, rate), TWO_CENTS);
  }),
);

/** Allowances and charges that are a percentage. EN 16931 has no rule for them, but amounts that differ are hardly intended. */
export const percentRules: readonly StatedRule[] = [
  { ...notThePercentage, severity: "warning", source: "Peppol BIS Billing 3.0, PEPPOL-EN16931-R040" },
  ...asPeppol(notThePercentage),
  ...asPeppol(
    rule(
      "PEPPOL-EN16931-R041",
      "The document does not state what the percentage is of.",
      inAdjustments("base", (item, { base, percent }) => has(item, percent) && !has(item, base)),
    ),
  ),
  ...asPeppol(
    rule(
      "PEPPOL-EN16931-R042",
      "The document states a base, but not the percentage of it.",
      inAdjustments("percent", (item, { base, percent }) => has(item, base) && !has(item, percent)),
    ),
  ),
];
