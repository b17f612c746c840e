import type { TermName } from "../terms/terms.js";
import { figureRules, repeatedLineIds } from "./figure-rules.js";
import { formRules } from "./form-rules.js";
import { requiredRules } from "./required-rules.js";
import { at, has, rule, type StatedRule } from "./stated-rule.js";
import { taxRules } from "./tax-rules.js";

const electronicAddress = (profile: "xrechnung" | "peppol", id: string, name: TermName, party: string): StatedRule => ({
  ...rule(id, `The ${party} has no electronic address.`, (terms) => at(name, !has(terms, name))),
  profile,
  source: `Peppol BIS Billing 3.0, ${id}`,
});

/**
 * What documents from other issuers are checked against, beside the rules of the profiles. A rule of an invoice with the same ID does not apply to them: it assumes what every invoice of Stint
 * has, such as a VAT ID with sound check digits.
 */
export const statedRules: readonly StatedRule[] = [
  ...formRules,
  ...requiredRules,
  ...taxRules,
  ...figureRules,
  repeatedLineIds,
  ...(["xrechnung", "peppol"] as const).flatMap((profile) => [
    electronicAddress(profile, "PEPPOL-EN16931-R010", "BT-49", "buyer"),
    electronicAddress(profile, "PEPPOL-EN16931-R020", "BT-34", "seller"),
  ]),
];
