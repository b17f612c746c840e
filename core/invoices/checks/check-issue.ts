import type { Client } from "../../clients/client.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import type { Finding } from "../finding.js";
import type { Invoice } from "../invoice.js";
import { buyerOf } from "../parties.js";
import { datesOf } from "./checked-dates.js";
import { issueRules } from "./issue-rules.js";
import type { CheckedInvoice, Rule } from "./rule.js";

/**
 * What an invoice is checked as: with its copies of the seller and the buyer, or the current data for a draft, which would be issued today in the
 * workspace's time zone.
 */
export async function checkedOf(
  stores: Pick<Stores, "invoices" | "ledger">,
  invoice: CheckedInvoice["invoice"] & Pick<Invoice, "status" | "issueDate" | "seller" | "buyer">,
  { workspace, client, today }: { readonly workspace: Workspace; readonly client: Client; readonly today: LocalDate },
): Promise<CheckedInvoice> {
  const dates = await datesOf(stores, invoice, workspace, today);
  return { invoice, seller: invoice.seller ?? workspace.seller, buyer: invoice.buyer ?? buyerOf(client), dates };
}

/** What is missing or wrong for issuing an invoice, errors first. Paths are those of the invoice. */
export function checkIssue(checked: CheckedInvoice): readonly Finding[] {
  return findingsOf(issueRules, checked);
}

/** What breaks the rules, errors first. */
export function findingsOf(rules: readonly Omit<Rule, "profile">[], checked: CheckedInvoice): readonly Finding[] {
  const findings = rules.flatMap(({ id: rule, severity, violations, message, fix }) =>
    violations(checked).map((path): Finding => ({ rule, severity, path, message, fix })),
  );
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

export function isError({ severity }: Finding): boolean {
  return severity === "error";
}
