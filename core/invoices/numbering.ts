import { formatInvoiceNumber, numberSeries } from "../billing/invoice-number.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Instant } from "../kernel/instant.js";
import { appendToLedger } from "../ledger/append.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { CreditNote, OpenInvoice, PaidInvoice } from "./invoice.js";
import { issuedContent } from "./issued-content.js";

/** A number that belongs to this transaction. */
export interface AssignedNumber {
  readonly number: string;
  readonly series: string;
  readonly sequence: number;
  /** How many numbers before it were skipped, because they were assigned in an earlier format. */
  readonly skipped: number;
}

/** The next number of the series of a format. Skips numbers that an earlier format of the workspace has already assigned. */
export async function nextNumber(
  { invoices }: Pick<Stores, "invoices">,
  format: string,
  date: LocalDate,
): Promise<AssignedNumber> {
  const series = numberSeries(format, date);
  for (let skipped = 0; ; skipped += 1) {
    const sequence = await invoices.nextInSeries(series);
    const number = formatInvoiceNumber(format, date, sequence);
    if (!(await invoices.numberTaken(number))) return { number, series, sequence, skipped };
  }
}

/** Records an issued invoice in the ledger of its series. */
export async function recordIssued(
  ports: Pick<Ports, "digest">,
  stores: Pick<Stores, "ledger">,
  invoice: OpenInvoice | PaidInvoice | CreditNote,
  { series, sequence, skipped }: AssignedNumber,
  { workspace, now }: { readonly workspace: Workspace; readonly now: Instant },
): Promise<void> {
  const place = { workspaceId: workspace.id, series, now };
  if (skipped > 0) {
    await appendToLedger(ports, stores, { kind: "skipped_numbers", from: sequence - skipped, to: sequence - 1 }, place);
  }
  const content = issuedContent(invoice);
  await appendToLedger(ports, stores, { kind: "invoice", sequence, invoiceId: invoice.id, content }, place);
}
