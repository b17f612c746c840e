import type { TermName } from "../terms/terms.js";
import { codeRules } from "./code-rules.js";
import { currencyRules } from "./currency-rules.js";
import { figureRules, repeatedLineIds } from "./figure-rules.js";
import { formRules } from "./form-rules.js";
import { percentRules } from "./percent-rules.js";
import { repeatedRules } from "./repeated-rules.js";
import { requiredRules } from "./required-rules.js";
import { asPeppol, at, has, rule, type StatedRule } from "./stated-rule.js";
import { taxRules } from "./tax-rules.js";
import { xrechnungRules } from "./xrechnung-rules.js";

const electronicAddress = (id: string, name: TermName, party: string): readonly StatedRule[] =>
  asPeppol(rule(id, `The ${party} has no electronic address.`, (terms) => at(name, !has(terms, name))));

/**
 * What documents from other issuers are checked against, beside the rules of the profiles. A rule of an invoice with the same ID does not apply to them: it assumes what every invoice of Stint
 * has, such as a VAT ID with sound check digits.
 */
export const statedRules: readonly StatedRule[] = [
  ...formRules,
  ...codeRules,
  ...requiredRules,
  ...currencyRules,
  ...taxRules,
  ...figureRules,
  ...percentRules,
  repeatedLineIds,
  ...repeatedRules,
  ...electronicAddress("PEPPOL-EN16931-R010", "BT-49", "buyer"),
  ...electronicAddress("PEPPOL-EN16931-R020", "BT-34", "seller"),
  ...xrechnungRules,
];
