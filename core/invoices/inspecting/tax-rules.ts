import type { StatedTerms, TermName } from "../terms/terms.js";
import { areClose, type Exact, exactOf, HALF_CENT, numberIn, numberOrZero, ONE } from "./exact.js";
import { isCounted, isExtension, itemsOf, pathOf, textOf } from "./stated.js";
import { at, has, hasAny, inItems, rule, type StatedRule, withLines } from "./stated-rule.js";

/** What EN 16931 requires of a VAT category; `name` is that in the IDs of its rules. */
interface Category {
  readonly code: string;
  readonly name: string;
  /** Whether its rate is above zero; null if it has none, or any. */
  readonly rate: "above" | "zero" | "none" | "any";
  readonly hasReason: boolean | null;
  readonly seller: readonly TermName[];
  readonly buyer: readonly TermName[];
}

const anyId: readonly TermName[] = ["BT-31", "BT-32", "BT-63"];
const vatId: readonly TermName[] = ["BT-31", "BT-63"];

const categories: readonly Category[] = [
  { code: "S", name: "S", rate: "above", hasReason: false, seller: anyId, buyer: [] },
  { code: "Z", name: "Z", rate: "zero", hasReason: false, seller: anyId, buyer: [] },
  { code: "E", name: "E", rate: "zero", hasReason: true, seller: anyId, buyer: [] },
  { code: "AE", name: "AE", rate: "zero", hasReason: true, seller: anyId, buyer: ["BT-48", "BT-47"] },
  { code: "K", name: "IC", rate: "zero", hasReason: true, seller: vatId, buyer: ["BT-48"] },
  { code: "G", name: "G", rate: "zero", hasReason: true, seller: vatId, buyer: [] },
  { code: "O", name: "O", rate: "none", hasReason: true, seller: [], buyer: [] },
  { code: "L", name: "AF", rate: "any", hasReason: false, seller: anyId, buyer: [] },
  { code: "M", name: "AG", rate: "any", hasReason: false, seller: anyId, buyer: [] },
];

/** Where a category and a rate can be: the number of the rule for its rate, and the sign of the amount in the base. */
const parts = [
  { number: "05", group: "BG-25", category: "BT-151", rate: "BT-152", amount: "BT-131", sign: 1n, what: "line" },
  { number: "06", group: "BG-20", category: "BT-95", rate: "BT-96", amount: "BT-92", sign: -1n, what: "allowance" },
  { number: "07", group: "BG-21", category: "BT-102", rate: "BT-103", amount: "BT-99", sign: 1n, what: "charge" },
] as const;

/** What is in the base of a tax only in Factur-X EXTENDED. */
const logistics = { group: "BG-X-42", category: "BT-X-273", rate: "BT-X-274", amount: "BT-X-272", sign: 1n } as const;

const partsOf = (terms: StatedTerms) => (isExtension(terms) ? [...parts, logistics] : parts);

const usesCategory = (terms: StatedTerms, code: string): boolean =>
  partsOf(terms).some(({ group, category }) =>
    itemsOf(terms, group).some((item) => isCounted(item) && textOf(item, category) === code),
  );

const groupsOf = (terms: StatedTerms, code: string) => itemsOf(terms, "BG-23").filter((one) => textOf(one, "BT-118") === code);

/** The sum of everything with the category, and the rate if it is given. */
function baseOf(terms: StatedTerms, code: string, rate: Exact | null): Exact {
  let sum = 0n;
  for (const part of partsOf(terms))
    for (const item of itemsOf(terms, part.group).filter(isCounted))
      if (textOf(item, part.category) === code && (rate === null || numberOrZero(item, part.rate) === rate))
        sum += part.sign * numberOrZero(item, part.amount);
  return sum;
}

function isRateWrong(rate: Category["rate"], text: string | undefined): boolean {
  if (rate === "none") return text !== undefined;
  const value = text === undefined ? null : exactOf(text);
  if (rate === "above") return value === null || value <= 0n;
  return rate === "zero" && value !== 0n;
}

const rateMessages: Readonly<Record<Category["rate"], string>> = {
  above: "must have a rate above zero",
  zero: "must have the rate zero",
  none: "has no rate",
  any: "has a rate",
};

function rulesOf({ code, name, rate, hasReason, seller, buyer }: Category): readonly StatedRule[] {
  const ofCategory = (number: string, message: string, violations: StatedRule["violations"]) =>
    rule(`BR-${name}-${number}`, message, violations);
  const isUsed = (terms: StatedTerms): boolean => usesCategory(terms, code);
  const isRated = rate === "above" || rate === "any";
  const tolerance = isRated ? ONE : HALF_CENT;
  return [
    withLines(
      ofCategory(
        "01",
        isRated
          ? `The VAT breakdown has no tax of category ${code}.`
          : `The VAT breakdown does not have one tax of category ${code}.`,
        (terms) => {
          const { length } = groupsOf(terms, code);
          return (isUsed(terms) && length === 0) || (!isRated && length > 1) ? [["taxBreakdown"]] : [];
        },
      ),
    ),
    ...(seller.length === 0
      ? []
      : [
          ofCategory(
            "02",
            `Tax category ${code} requires ${seller === anyId ? "the VAT ID or the tax number" : "the VAT ID"} of the seller.`,
            (terms) => at("BT-31", isUsed(terms) && !hasAny(terms, ...seller)),
          ),
        ]),
    ...(buyer.length === 0
      ? []
      : [
          ofCategory(
            "02",
            `Tax category ${code} requires the VAT ID of the buyer${buyer.length > 1 ? ", or its register number" : ""}.`,
            (terms) => at("BT-48", isUsed(terms) && !hasAny(terms, ...buyer)),
          ),
        ]),
    ...(rate === "any"
      ? []
      : parts.map(({ number, group, category, rate: name, what }) =>
          ofCategory(
            number,
            `The tax category ${code} of the ${what} ${rateMessages[rate]}.`,
            inItems(group, name, (item) => textOf(item, category) === code && isRateWrong(rate, textOf(item, name))),
          ),
        )),
    withLines(
      ofCategory("08", `The base of tax category ${code} is not the sum of what has this tax.`, (terms) =>
        itemsOf(terms, "BG-23").flatMap((group, index) => {
          const base = numberIn(group, "BT-116");
          if (textOf(group, "BT-118") !== code || base === null) return [];
          const computed = baseOf(terms, code, isRated ? numberOrZero(group, "BT-119") : null);
          return areClose(base, computed, tolerance) ? [] : [pathOf("BT-116", index)];
        }),
      ),
    ),
    ...(isRated
      ? []
      : [
          ofCategory(
            "09",
            `The tax of category ${code} is not zero.`,
            inItems("BG-23", "BT-117", (group) => textOf(group, "BT-118") === code && numberOrZero(group, "BT-117") !== 0n),
          ),
        ]),
    ofCategory(
      "10",
      hasReason ? `Tax category ${code} requires an exemption reason.` : `Tax category ${code} has no exemption reason.`,
      inItems("BG-23", "BT-120", (group) => textOf(group, "BT-118") === code && hasAny(group, "BT-120", "BT-121") !== hasReason),
    ),
  ];
}

/** The rules of the VAT categories. */
export const taxRules: readonly StatedRule[] = [
  ...categories.flatMap(rulesOf),
  rule("BR-IC-11", "An intra-Community supply requires the day of the delivery or the billing period.", (terms) =>
    at("BT-72", groupsOf(terms, "K").length > 0 && !hasAny(terms, "BT-72", "BT-73", "BT-74")),
  ),
  rule("BR-IC-12", "An intra-Community supply requires the country that it is delivered to.", (terms) =>
    at("BT-80", groupsOf(terms, "K").length > 0 && !has(terms, "BT-80")),
  ),
  ...(["BT-31", "BT-63", "BT-48"] as const).map((name) =>
    rule("BR-O-02", "A document of tax category O states no VAT ID.", (terms) =>
      at(name, usesCategory(terms, "O") && has(terms, name)),
    ),
  ),
  rule("BR-O-11", "A document of tax category O has no other tax.", (terms) =>
    groupsOf(terms, "O").length > 0 ? inItems("BG-23", "BT-118", (group) => textOf(group, "BT-118") !== "O")(terms) : [],
  ),
];
