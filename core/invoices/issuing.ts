import { addDays } from "../kernel/calendar.js";
import { Issues } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Client } from "../clients/client.js";
import type { Workspace } from "../workspaces/workspace.js";
import { type Buyer, type DraftInvoice, issueInvoice, type OpenInvoice } from "./invoice.js";
import { formatInvoiceNumber, numberSeries } from "./invoice-number.js";

/** Gives a draft its number and dates, and freezes seller and buyer as they are now. */
export async function issue(
  stores: Stores,
  draft: DraftInvoice,
  parties: { readonly workspace: Workspace; readonly client: Client },
  now: Instant,
): Promise<OpenInvoice> {
  const { workspace, client } = parties;
  const issueDate = draft.issueDate ?? localDateIn(workspace.timeZone, now);
  const dueDate = draft.dueDate ?? addDays(issueDate, client.paymentTermsDays ?? workspace.paymentTermsDays);
  if (dueDate < issueDate) {
    const issues = new Issues();
    issues.add(["dueDate"], "due_before_issue", `due_date must not be before the date of issue, ${issueDate}.`);
    issues.throwIfAny();
  }
  const number = await nextNumber(stores, workspace.invoiceNumberFormat, issueDate);
  return issueInvoice(draft, { number, issueDate, dueDate, seller: workspace.seller, buyer: buyerOf(client) }, now);
}

/** Skips numbers that an earlier format of the workspace has given already. */
async function nextNumber(stores: Stores, format: string, date: OpenInvoice["issueDate"]): Promise<string> {
  for (;;) {
    const sequence = await stores.invoices.nextInSeries(numberSeries(format, date));
    const number = formatInvoiceNumber(format, date, sequence);
    if (!(await stores.invoices.numberTaken(number))) return number;
  }
}

export function buyerOf({ name, legalName, email, address, taxId }: Client): Buyer {
  return { name, legalName, email, address, taxId };
}
