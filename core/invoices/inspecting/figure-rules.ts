import type { StatedTerms, TermName } from "../terms/terms.js";
import { areClose, type Exact, HALF_CENT, numberIn, numberOrZero, ONE, percentOf, priced, sumOf, TWO_CENTS } from "./exact.js";
import { isExtension, itemsOf, pathOf, textOf } from "./stated.js";
import { always, at, has, inItems, inLines, rule, type StatedRule, withLines } from "./stated-rule.js";

/** A total that is not what it is computed from; a total that is missing or malformed is reported as such. */
const total = (id: string, name: TermName, message: string, computed: (terms: StatedTerms) => Exact): StatedRule =>
  rule(id, message, (terms) => {
    const stated = numberIn(terms, name);
    return at(name, stated !== null && !areClose(stated, computed(terms), HALF_CENT));
  });

/** Absent and zero are the same if there is no item. */
const sumOfItems = (id: string, name: TermName, what: string, summed: (terms: StatedTerms) => Exact): StatedRule =>
  rule(id, `The sum of the ${what} of the document is not that of their amounts.`, (terms) =>
    at(name, !areClose(numberOrZero(terms, name), summed(terms), HALF_CENT)),
  );

/** The sum of amounts that only extensions of EN 16931 have. */
const sumInExtension = (terms: StatedTerms, group: TermName, name: TermName): Exact =>
  isExtension(terms) ? sumOf(terms, group, name) : 0n;

/** Without a net amount, a quantity and a price there is nothing to compare. */
function isNetWrong(line: StatedTerms): boolean {
  const [net, quantity, price] = [numberIn(line, "BT-131"), numberIn(line, "BT-129"), numberIn(line, "BT-146")];
  if (net === null || quantity === null || price === null) return false;
  const product = priced(price, quantity, numberIn(line, "BT-149") ?? ONE);
  if (product === null) return false;
  return !areClose(net, product + sumOf(line, "BG-28", "BT-141") - sumOf(line, "BG-27", "BT-136"), TWO_CENTS);
}

const netOfLine = (profile: StatedRule["profile"]): StatedRule => ({
  ...rule(
    "PEPPOL-EN16931-R120",
    "The net amount of the line is not its quantity times its price, plus its charges, less its allowances.",
    inItems("BG-25", "BT-131", isNetWrong),
  ),
  profile,
  source: "Peppol BIS Billing 3.0, PEPPOL-EN16931-R120",
  severity: profile === "en16931" ? "warning" : "error",
});

/** The amounts that have at most two decimals, with the rule of each: in the document, in a group, and in a group of lines. */
const amounts: readonly (readonly [id: string, name: TermName, group?: TermName, isInLines?: true])[] = [
  ["BR-DEC-01", "BT-92", "BG-20"],
  ["BR-DEC-02", "BT-93", "BG-20"],
  ["BR-DEC-05", "BT-99", "BG-21"],
  ["BR-DEC-06", "BT-100", "BG-21"],
  ["BR-DEC-09", "BT-106"],
  ["BR-DEC-10", "BT-107"],
  ["BR-DEC-11", "BT-108"],
  ["BR-DEC-12", "BT-109"],
  ["BR-DEC-13", "BT-110"],
  ["BR-DEC-14", "BT-112"],
  ["BR-DEC-15", "BT-111"],
  ["BR-DEC-16", "BT-113"],
  ["BR-DEC-17", "BT-114"],
  ["BR-DEC-18", "BT-115"],
  ["BR-DEC-19", "BT-116", "BG-23"],
  ["BR-DEC-20", "BT-117", "BG-23"],
  ["BR-DEC-23", "BT-131", "BG-25"],
  ["BR-DEC-24", "BT-136", "BG-27", true],
  ["BR-DEC-25", "BT-137", "BG-27", true],
  ["BR-DEC-27", "BT-141", "BG-28", true],
  ["BR-DEC-28", "BT-142", "BG-28", true],
];

const hasManyDecimals = (terms: StatedTerms, name: TermName): boolean => /\.\d{3,}$/.test(textOf(terms, name) ?? "");

const twoDecimals = amounts.map(([id, name, group, isInLines]) => {
  const isViolated = (terms: StatedTerms) => hasManyDecimals(terms, name);
  const violations =
    group === undefined
      ? (terms: StatedTerms) => at(name, isViolated(terms))
      : (isInLines ? inLines : inItems)(group, name, isViolated);
  return always(rule(id, "The amount has more than two decimals.", violations));
});

/** The sums that a reader can compute again, with the tolerances of the official rules. */
export const figureRules: readonly StatedRule[] = [
  withLines(
    total("BR-CO-10", "BT-106", "The sum of the lines is not that of their net amounts.", (terms) =>
      sumOf(terms, "BG-25", "BT-131"),
    ),
  ),
  sumOfItems("BR-CO-11", "BT-107", "allowances", (terms) => sumOf(terms, "BG-20", "BT-92")),
  sumOfItems(
    "BR-CO-12",
    "BT-108",
    "charges",
    (terms) => sumOf(terms, "BG-21", "BT-99") + sumInExtension(terms, "BG-X-42", "BT-X-272"),
  ),
  total(
    "BR-CO-13",
    "BT-109",
    "The total without tax is not the sum of the lines, less the allowances, plus the charges.",
    (terms) => numberOrZero(terms, "BT-106") - numberOrZero(terms, "BT-107") + numberOrZero(terms, "BT-108"),
  ),
  rule("BR-CO-14", "The total tax is not the sum of the tax amounts of the VAT breakdown.", (terms, { root }) => {
    const stated = numberIn(terms, "BT-110");
    const isComparable = root === "cross_industry_invoice" || itemsOf(terms, "BG-23").length > 0;
    return at("BT-110", stated !== null && isComparable && !areClose(stated, sumOf(terms, "BG-23", "BT-117"), HALF_CENT));
  }),
  always(
    rule("BR-CO-15", "The total with tax is not the total without tax plus the tax.", (terms) => {
      const [stated, tax] = [numberIn(terms, "BT-112"), numberIn(terms, "BT-110")];
      if (stated === null || tax === null) return [];
      return at("BT-112", !areClose(stated, numberOrZero(terms, "BT-109") + tax, HALF_CENT));
    }),
  ),
  always(
    rule("BR-CO-15", "The document does not state one total tax in its currency.", (terms, { root, repeated, otherCurrency }) => {
      const total = numberIn(terms, "BT-112");
      const isRequired = root !== "cross_industry_invoice" || !areClose(total ?? 0n, numberOrZero(terms, "BT-109"), HALF_CENT);
      const isMissing = total !== null && isRequired && !has(terms, "BT-110");
      return at("BT-110", isMissing || [...repeated, ...otherCurrency].some(({ term }) => term === "BT-110"));
    }),
  ),
  total(
    "BR-CO-16",
    "BT-115",
    "The amount due is not the total with tax, less the prepaid amount, plus the rounding amount.",
    (terms) =>
      numberOrZero(terms, "BT-112") -
      numberOrZero(terms, "BT-113") +
      numberOrZero(terms, "BT-114") +
      sumInExtension(terms, "BG-DEX-09", "BT-DEX-002"),
  ),
  rule(
    "BR-CO-17",
    "The tax amount is not the base times the rate.",
    inItems("BG-23", "BT-117", (group) => {
      const [base, tax] = [numberIn(group, "BT-116"), numberIn(group, "BT-117")];
      if (base === null || tax === null) return false;
      return !areClose(tax, percentOf(base, numberOrZero(group, "BT-119")), ONE);
    }),
  ),
  ...(["en16931", "xrechnung", "peppol"] as const).map(netOfLine),
  ...twoDecimals,
];

/** The identifier of a line that another line has too. */
export const repeatedLineIds: StatedRule = {
  ...rule("line_id_not_unique", "Another line has the same identifier.", (terms) => {
    const seen = new Set<string>();
    return itemsOf(terms, "BG-25").flatMap((line, index) => {
      const id = textOf(line, "BT-126");
      if (id === undefined || !seen.has(id)) {
        if (id !== undefined) seen.add(id);
        return [];
      }
      return [pathOf("BT-126", index)];
    });
  }),
  severity: "warning",
  source: "EN 16931-1, BT-126",
};
