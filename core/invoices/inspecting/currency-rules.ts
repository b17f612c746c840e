import type { StatedTerms } from "../terms/terms.js";
import { numberIn } from "./exact.js";
import { pathOf, textOf } from "./stated.js";
import { always, at, asPeppol, has, rule, type StatedRule } from "./stated-rule.js";

const isSameCurrency = (terms: StatedTerms): boolean => has(terms, "BT-6") && textOf(terms, "BT-6") === textOf(terms, "BT-5");

const otherCurrency = rule("PEPPOL-EN16931-R051", "The amount is not in the currency of the document.", (_, form) =>
  form.otherCurrency.map(({ term, indexes }) => pathOf(term, ...indexes)),
);

/** What a document states about currencies. */
export const currencyRules: readonly StatedRule[] = [
  rule("BR-53", "The document states a tax currency, but not the tax in it.", (terms, { root }) => {
    const isSame = isSameCurrency(terms);
    const isMissing = !has(terms, "BT-111") && !isSame;
    return at("BT-111", has(terms, "BT-6") && (isMissing || (isSame && root === "cross_industry_invoice")));
  }),
  ...asPeppol(
    rule("PEPPOL-EN16931-R005", "The tax currency is that of the document.", (terms) => at("BT-6", isSameCurrency(terms))),
  ),
  ...asPeppol(
    rule(
      "PEPPOL-EN16931-R054",
      "The document states the tax in a tax currency if and only if it states this currency.",
      (terms) => at("BT-111", has(terms, "BT-6") !== has(terms, "BT-111") && !isSameCurrency(terms)),
    ),
  ),
  ...asPeppol(
    rule("PEPPOL-EN16931-R055", "The tax has another sign in the tax currency than in that of the document.", (terms) => {
      const [tax, other] = [numberIn(terms, "BT-110"), numberIn(terms, "BT-111")];
      return at("BT-111", tax !== null && other !== null && ((tax < 0n && other > 0n) || (tax > 0n && other < 0n)));
    }),
  ),
  always({ ...otherCurrency, severity: "warning", source: "Peppol BIS Billing 3.0, PEPPOL-EN16931-R051" }),
  { ...otherCurrency, profile: "peppol", source: "Peppol BIS Billing 3.0, PEPPOL-EN16931-R051" },
];
