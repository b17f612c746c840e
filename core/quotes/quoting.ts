import { checkDate } from "../invoices/dates.js";
import { checkContent, type ComputedParts, computeFigures } from "../invoices/drafting.js";
import type { InvoiceContent } from "../invoices/invoice.js";
import type { DraftParts } from "../invoices/part-issues.js";
import type { Issues } from "../kernel/errors.js";
import type { QuoteContent, QuoteFigures } from "./quote.js";

/** What only invoices have. */
const WITHOUT_PAYMENT = {
  issueDate: null,
  dueDate: null,
  period: null,
  earlyPaymentDiscount: null,
  prepaidAmount: null,
  withholding: null,
  deposits: [],
  payableRounding: null,
  taxCurrency: null,
  purchaseOrder: null,
  contractReference: null,
  paymentReference: null,
} as const satisfies Partial<InvoiceContent>;

/** The content of the invoice that a quote promises. */
export function invoiceContentOf(content: QuoteContent): InvoiceContent {
  const { clientId, currency, prices, discount, notes, projectReference, buyerReference } = content;
  return { ...WITHOUT_PAYMENT, clientId, currency, prices, discount, notes, projectReference, buyerReference };
}

/** The rules of everything except lines, allowances and charges: those of an invoice, and of `validUntil`. */
export function checkQuoteContent(content: QuoteContent): Issues {
  const issues = checkContent(invoiceContentOf(content));
  checkDate(issues, ["validUntil"], content.validUntil);
  return issues;
}

/** Adds `too_few` for a quote without lines. */
export function checkLineCount(issues: Issues, lines: DraftParts["lines"]): void {
  if (lines.length === 0) issues.add(["lines"], "too_few", "A quote needs at least one line.");
}

/** The parts with their nets, and the figures, computed as those of an invoice. Throws `invalid` as `computeTotals` does. */
export function figuresOf(parts: DraftParts, content: QuoteContent): QuoteFigures & ComputedParts {
  const computed = computeFigures(parts, invoiceContentOf(content));
  const { subtotal, discountTotal, allowanceTotal, chargeTotal, taxBreakdown, taxTotal, total } = computed.figures;
  return { ...computed.parts, subtotal, discountTotal, allowanceTotal, chargeTotal, taxBreakdown, taxTotal, total };
}
