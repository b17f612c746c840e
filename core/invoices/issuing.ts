import { addDays } from "../kernel/calendar.js";
import { Issues } from "../kernel/errors.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Client } from "../clients/client.js";
import type { Workspace } from "../workspaces/workspace.js";
import { type Buyer, type DraftInvoice, issueInvoice, type OpenInvoice } from "./invoice.js";
import { formatInvoiceNumber, numberSeries } from "../billing/invoice-number.js";
import { requirePrintable } from "./printable.js";

/**
 * Assigns a draft its number and dates, and stores the current seller and buyer on it. Throws `due_before_issue` and
 * `glyph_missing` (invalid): an invoice that cannot be printed is not issued.
 */
export async function issue(
  { clock, printing }: Pick<Ports, "clock" | "printing">,
  stores: Pick<Stores, "invoices">,
  draft: DraftInvoice,
  { workspace, client }: { readonly workspace: Workspace; readonly client: Client },
): Promise<OpenInvoice> {
  const now = clock.now();
  const issueDate = draft.issueDate ?? localDateIn(workspace.timeZone, now);
  const dueDate = draft.dueDate ?? addDays(issueDate, client.paymentTermsDays ?? workspace.paymentTermsDays);
  if (dueDate < issueDate) {
    const issues = new Issues();
    issues.add(["dueDate"], "due_before_issue", `The due date must not be before the issue date, ${issueDate}.`);
    issues.throwIfAny();
  }
  const number = await nextNumber(stores, workspace.invoiceNumberFormat, issueDate);
  const issued = issueInvoice(draft, { number, issueDate, dueDate, seller: workspace.seller, buyer: buyerOf(client) }, now);
  await requirePrintable(printing, issued, workspace);
  return issued;
}

/** Skips numbers that an earlier format of the workspace has already assigned. */
export async function nextNumber(
  stores: Pick<Stores, "invoices">,
  format: string,
  date: OpenInvoice["issueDate"],
): Promise<string> {
  for (;;) {
    const sequence = await stores.invoices.nextInSeries(numberSeries(format, date));
    const number = formatInvoiceNumber(format, date, sequence);
    if (!(await stores.invoices.numberTaken(number))) return number;
  }
}

export function buyerOf({ name, legalName, email, address, taxId }: Client): Buyer {
  return { name, legalName, email, address, taxId };
}
