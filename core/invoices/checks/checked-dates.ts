import { numberSeries } from "../../billing/invoice-number.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import type { Invoice } from "../invoice.js";
import type { CheckedDates } from "./rule.js";

/** The dates that an invoice would be issued with today; null if it is not a draft. */
export async function datesOf(
  { invoices, ledger }: Pick<Stores, "invoices" | "ledger">,
  { status, issueDate: entered }: Pick<Invoice, "status" | "issueDate">,
  { invoiceNumberFormat }: Pick<Workspace, "invoiceNumberFormat">,
  today: LocalDate,
): Promise<CheckedDates | null> {
  if (status !== "draft") return null;
  const issueDate = entered ?? today;
  const last = await ledger.last(numberSeries(invoiceNumberFormat, issueDate));
  const [invoice] = last?.invoiceId ? await invoices.findMany([last.invoiceId]) : [];
  return { issueDate, today, lastInSeries: invoice?.issueDate ?? null };
}
