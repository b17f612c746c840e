import type { TermName } from "../terms/terms.js";
import { pathOf } from "./stated.js";
import { always, at, rule, type StatedRule } from "./stated-rule.js";

/** Terms that UBL permits several elements for and EN 16931 one, with the number of the rule that says so. */
const single: readonly (readonly [number: string, term: TermName])[] = [
  ["01", "BT-12"],
  ["02", "BT-15"],
  ["03", "BT-16"],
  ["04", "BT-18"],
  ["05", "BT-20"],
  ["09", "BT-27"],
  ["10", "BT-28"],
  ["11", "BT-30"],
  ["12", "BT-31"],
  ["13", "BT-32"],
  ["14", "BT-33"],
  ["15", "BT-44"],
  ["16", "BT-46"],
  ["17", "BT-47"],
  ["18", "BT-48"],
  ["19", "BT-59"],
  ["20", "BT-60"],
  ["21", "BT-61"],
  ["22", "BT-62"],
  ["23", "BT-63"],
  ["25", "BT-70"],
  ["32", "BT-120"],
  ["33", "BT-123"],
  ["34", "BT-127"],
  ["35", "BT-132"],
  ["39", "BT-11"],
  ["40", "BT-45"],
  ["44", "BT-83"],
  ["47", "BT-81"],
  ["50", "BT-154"],
  ["56", "BT-17"],
];

/** Terms that EN 16931 permits several of, of which Stint reads one. */
const several: readonly TermName[] = ["BT-29", "BT-158"];
const ruled: ReadonlySet<TermName> = new Set(single.map(([, term]) => term));

/** Terms that a document states with several texts. */
export const repeatedRules: readonly StatedRule[] = [
  ...single.map(([number, term]) => ({
    ...rule(`UBL-SR-${number}`, "The document states this several times.", (_, { root, repeated }) =>
      root === "cross_industry_invoice"
        ? []
        : repeated.filter((place) => place.term === term).map(({ indexes }) => pathOf(term, ...indexes)),
    ),
    source: `CEN/TS 16931-3-2, UBL-SR-${number}`,
  })),
  always({
    ...rule("term_repeated", "The document states this several times. Stint reads the first one.", (_, { root, repeated }) =>
      repeated
        .filter(({ term }) => !several.includes(term) && (root === "cross_industry_invoice" || !ruled.has(term)))
        .map(({ term, indexes }) => pathOf(term, ...indexes)),
    ),
    severity: "warning",
    source: "EN 16931-1, 6.3",
  }),
  always({
    ...rule("several_invoices", "The PDF embeds several electronic invoices. Stint reads this one.", (_, { embedded }) =>
      at("BT-1", embedded > 1),
    ),
    severity: "warning",
    source: "Factur-X 1.0, 6.2",
  }),
];
