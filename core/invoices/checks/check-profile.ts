import type { Client } from "../../clients/client.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import type { Invoice } from "../invoice.js";
import { buyerOf, footerOf } from "../parties.js";
import { statementsFor } from "../statements/statements.js";
import { datesOf } from "./checked-dates.js";
import type { Finding } from "../finding.js";
import { en16931Rules } from "./en16931-rules.js";
import { issueRules } from "./issue-rules.js";
import { peppolRules, xrechnungRules } from "./national-rules.js";
import type { CheckedInvoice, CheckProfile, Rule } from "./rule.js";

export { checkPrinting } from "./check-printing.js";

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

/**
 * What an invoice is checked as: with its copies of the seller and the buyer, or the current data for a draft, which would be issued today in the
 * workspace's time zone.
 */
export async function checkedOf(
  stores: Pick<Stores, "invoices" | "ledger">,
  invoice: CheckedInvoice["invoice"] & Pick<Invoice, "status" | "issueDate" | "seller" | "buyer" | "paymentCode">,
  { workspace, client, today }: { readonly workspace: Workspace; readonly client: Client; readonly today: LocalDate },
): Promise<CheckedInvoice> {
  const dates = await datesOf(stores, invoice, workspace, today);
  const buyer = invoice.buyer ?? buyerOf(client, workspace);
  const footer = footerOf(workspace, buyer.locale ?? client.locale ?? workspace.locale);
  if (invoice.seller !== null) return { invoice, seller: invoice.seller, buyer, paymentCode: invoice.paymentCode, footer, dates };
  const { seller, paymentCode } = workspace;
  const statements = statementsFor({ invoice, seller, buyer, footer });
  return { invoice: { ...invoice, statements }, seller, buyer, paymentCode, footer, dates };
}

/** Of an invoice that was issued, whose content and parties do not change. */
const ISSUED_FIX = "An issued invoice does not change. Void or credit it, correct what is missing, and issue it again.";

/** What breaks the rules, errors first. */
function findingsOf(rules: readonly Omit<Rule, "profile">[], checked: CheckedInvoice): readonly Finding[] {
  const findings = rules.flatMap(({ id: rule, severity, violations, message, fix }) =>
    violations(checked).map((path): Finding => ({
      rule,
      severity,
      path,
      message,
      fix: checked.dates === null ? ISSUED_FIX : fix,
    })),
  );
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

/** Whether a finding is of severity `error`. */
export function isError({ severity }: Finding): boolean {
  return severity === "error";
}
