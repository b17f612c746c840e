import type { Author } from "../access/actor.js";
import { dueDateOf, paymentTermsOf } from "../billing/payment-terms.js";
import type { LocalDate } from "../kernel/calendar.js";
import { nextVersion } from "../kernel/entity.js";
import { refused } from "../kernel/errors.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Client } from "../clients/client.js";
import type { Workspace } from "../workspaces/workspace.js";
import { depositIds, markDeducted } from "./deducting.js";
import { requireDueAfterIssue } from "./due-date.js";
import { showFinding } from "./finding.js";
import { type DraftInvoice, issueInvoice, type OpenInvoice, type PaidInvoice } from "./invoice.js";
import { recordInvoiceEvents } from "./invoice-events.js";
import { buyerOf, footerOf } from "./parties.js";
import { usualReference } from "./remittance.js";
import { nextNumber, recordIssued } from "./numbering.js";
import { billsTime, collectTimesheet, keepTimesheet, type TimesheetStores } from "./timesheet/collecting.js";
import { statementsFor } from "./statements/statements.js";

interface Parties {
  readonly workspace: Workspace;
  readonly client: Client;
}

/** The stores that issuing needs. */
export type IssuingStores = Pick<Stores, "invoices" | "ledger"> & TimesheetStores;

/**
 * Assigns a draft its number and dates, stores the current seller and buyer on it, and records it in the ledger and on its deposits, and keeps the timesheet that goes with it. An invoice on which
 * nothing is due is paid at once. Throws `due_before_issue` and `not_ready_to_issue` (invalid).
 */
export async function issue(
  { clock, digest }: Pick<Ports, "clock" | "digest">,
  stores: IssuingStores,
  draft: DraftInvoice,
  parties: Parties,
): Promise<OpenInvoice | PaidInvoice> {
  const { workspace, client } = parties;
  const now = clock.now();
  const today = localDateIn(workspace.timeZone, now);
  if (workspace.issueChecks === "block") await requireReady(stores, draft, { ...parties, today });
  const issueDate = draft.issueDate ?? today;
  const dueDate = draft.dueDate ?? dueDateOf(issueDate, paymentTermsOf(client, workspace));
  requireDueAfterIssue(dueDate, issueDate);
  const assigned = await nextNumber(stores, workspace.invoiceNumberFormat, issueDate);
  const { number } = assigned;
  const paymentReference = draft.paymentReference ?? usualReference(workspace, draft.currency, number);
  const { seller, paymentCode } = workspace;
  const buyer = buyerOf(client, workspace);
  const footer = footerOf(workspace, buyer.locale ?? workspace.locale);
  const statements = statementsFor({ invoice: draft, seller, buyer, footer });
  const issued = issueInvoice(
    { ...draft, paymentReference, paymentCode, statements, reminders: { ...draft.reminders, after: today } },
    { number, issueDate, dueDate, seller, buyer },
    now,
  );
  await recordIssued({ digest }, stores, issued, assigned, { workspace, now });
  await markDeducted(stores, issued, depositIds(issued), now);
  if (client.timesheetAnnex !== "none" && billsTime(issued))
    await keepTimesheet(stores, issued, await collectTimesheet(stores, issued, parties));
  return issued;
}

/** Issues a stored draft, stores it and records its events. Throws as {@link issue} does. */
export async function issueDraft(
  ports: Pick<Ports, "clock" | "digest" | "ids">,
  stores: IssuingStores & Pick<Stores, "events">,
  draft: DraftInvoice,
  { workspace, client, author }: Parties & { readonly author: Author },
): Promise<OpenInvoice | PaidInvoice> {
  const now = ports.clock.now();
  const issued = nextVersion(await issue(ports, stores, draft, { workspace, client }), now);
  await stores.invoices.update(issued);
  await recordInvoiceEvents(ports, stores, draft, issued, { today: localDateIn(workspace.timeZone, now), author });
  return issued;
}

/** Throws `not_ready_to_issue` (invalid) with the `findings` that are errors. */
async function requireReady(
  stores: Pick<Stores, "invoices" | "ledger">,
  draft: DraftInvoice,
  parties: Parties & { readonly today: LocalDate },
): Promise<void> {
  const { checkedOf, checkInvoice, isError } = await import("./checks/check-profile.js");
  const errors = checkInvoice(await checkedOf(stores, draft, parties), "issue").filter(isError);
  if (errors.length === 0) return;
  const told = errors.map(({ message }) => message).join(" ");
  throw refused("not_ready_to_issue", told, { findings: errors.map(showFinding) });
}
