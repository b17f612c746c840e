import type { Schemas } from "../../../../../client/index.js";

type Invoice = Schemas["Invoice"];
type InvoiceBody = Schemas["InvoiceCreation"];

/**
 * The body that creates a draft with the content of an invoice, dated `today`. Time becomes fixed lines with the same times and prices, since an entry can be
 * billed once. Left out is what belongs to one invoice: the days of supply, the due date, deposits, and what was prepaid.
 */
export function duplicateOf(invoice: Invoice, today: string): InvoiceBody {
  const {
    type,
    client_id,
    prices,
    discount,
    payable_rounding,
    tax_currency,
    notes,
    purchase_order,
    contract_reference,
    project_reference,
    buyer_reference,
  } = invoice;
  return {
    ...(type === "deposit" ? { type } : {}),
    client_id,
    issue_date: today,
    lines: invoice.lines.map(({ kind, time_entry_ids, expense_ids, milestone_ids, net, gross, period, tax, ...line }) => ({
      ...line,
      tax: taxBody(tax),
    })),
    allowances: invoice.allowances.map(adjustment),
    charges: invoice.charges.map(adjustment),
    prices,
    discount,
    early_payment_discount: invoice.early_payment_discount,
    withholding: invoice.withholding,
    payable_rounding,
    tax_currency,
    notes,
    purchase_order,
    contract_reference,
    project_reference,
    buyer_reference,
  };
}

/** Whether the invoice bills time, which its duplicate turns into fixed lines. */
export function billsTime({ lines }: Pick<Invoice, "lines">): boolean {
  return lines.some(({ kind }) => kind === "time");
}

function adjustment({ amount, reason, tax }: Invoice["allowances"][number]) {
  return { amount, reason, tax: taxBody(tax) };
}

/** Without fields that do not apply. */
function taxBody({ category, rate, exemption_reason: reason, exemption_code: code }: Invoice["allowances"][number]["tax"]) {
  return {
    category,
    rate,
    ...(reason === null ? {} : { exemption_reason: reason }),
    ...(code === null ? {} : { exemption_code: code }),
  };
}
