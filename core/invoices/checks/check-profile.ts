import type { Finding } from "../finding.js";
import { findingsOf } from "./check-issue.js";
import { en16931Rules } from "./en16931-rules.js";
import { issueRules } from "./issue-rules.js";
import { peppolRules, xrechnungRules } from "./national-rules.js";
import type { CheckedInvoice, CheckProfile, Rule } from "./rule.js";

const byProfile: Readonly<Record<CheckProfile, readonly Omit<Rule, "profile">[]>> = {
  issue: issueRules,
  en16931: en16931Rules,
  xrechnung: xrechnungRules,
  peppol: peppolRules,
};

/** All rules. */
export const checkRules: readonly Rule[] = Object.entries(byProfile).flatMap(([profile, rules]) =>
  rules.map((rule): Rule => ({ ...rule, profile: profile as CheckProfile })),
);

/** XRechnung and Peppol extend EN 16931. */
const extended: Readonly<Record<CheckProfile, readonly CheckProfile[]>> = {
  issue: ["issue"],
  en16931: ["en16931"],
  xrechnung: ["en16931", "xrechnung"],
  peppol: ["en16931", "peppol"],
};

/** What is missing or wrong for a profile, errors first. Paths are those of the invoice. */
export function checkInvoice(checked: CheckedInvoice, profile: CheckProfile): readonly Finding[] {
  return findingsOf(
    checkRules.filter((rule) => extended[profile].includes(rule.profile)),
    checked,
  );
}
