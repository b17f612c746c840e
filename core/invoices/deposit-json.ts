import { type LocalDate, parseLocalDate } from "../kernel/calendar.js";
import type { InvoiceId } from "../kernel/ids.js";
import { listJson } from "../kernel/json-codec.js";
import { amountView } from "../kernel/view.js";
import type { DeductedDeposit } from "./deposit.js";
import { taxBreakdownJson } from "./invoice-json.js";

type DepositJson = {
  readonly invoice_id: InvoiceId;
  readonly number: string;
  readonly issue_date: LocalDate;
  readonly tax_breakdown: ReturnType<typeof taxBreakdownJson.toJson>;
  readonly total: number;
  readonly withheld_total: number;
};

/** Clients of the API have IDs and dates as text. */
type ReadDeposit = Omit<DepositJson, "invoice_id" | "issue_date" | "withheld_total"> &
  Readonly<Record<"invoice_id" | "issue_date", string>> & { readonly withheld_total?: number | undefined };

/** Amounts are minor units. */
export const depositsJson = listJson<DeductedDeposit, DepositJson, ReadDeposit>({
  toJson: ({ invoiceId, number, issueDate, taxBreakdown, total, withheldTotal = 0n }) => ({
    invoice_id: invoiceId,
    number,
    issue_date: issueDate,
    tax_breakdown: taxBreakdownJson.toJson(taxBreakdown),
    total: amountView(total),
    withheld_total: amountView(withheldTotal),
  }),
  fromJson: ({ invoice_id: invoiceId, issue_date: issueDate, tax_breakdown: taxBreakdown, withheld_total = 0, ...rest }) => ({
    invoiceId: invoiceId as InvoiceId,
    number: rest.number,
    issueDate: parseLocalDate(issueDate),
    taxBreakdown: taxBreakdownJson.fromJson(taxBreakdown),
    total: BigInt(rest.total),
    withheldTotal: BigInt(withheld_total),
  }),
});
