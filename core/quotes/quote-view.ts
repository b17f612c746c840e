import { sellerJson } from "../billing/seller.js";
import { buyerJson } from "../invoices/buyer.js";
import { discountJson, taxBreakdownJson } from "../invoices/invoice-json.js";
import { documentAllowancesJson } from "../invoices/line-table.js";
import type { LocalDate } from "../kernel/calendar.js";
import { amountView, instantView, type View, versionView } from "../kernel/view.js";
import { quoteLineTable } from "./quote-line-table.js";
import { isExpired, type Quote, type QuoteSummary } from "./quote.js";

/** A quote without its lines, for lists. `today` is the workspace's current date, which determines `expired`. */
export function quoteSummaryView(quote: QuoteSummary, today: LocalDate): View {
  return {
    id: quote.id,
    number: quote.number,
    status: quote.status,
    expired: isExpired(quote, today),
    client_id: quote.clientId,
    currency: quote.currency,
    issue_date: quote.issueDate,
    valid_until: quote.validUntil,
    prices: quote.prices,
    discount: quote.discount && discountJson.toJson(quote.discount),
    allowances: documentAllowancesJson.toJson(quote.allowances),
    charges: documentAllowancesJson.toJson(quote.charges),
    tax_breakdown: taxBreakdownJson.toJson(quote.taxBreakdown),
    subtotal: amountView(quote.subtotal),
    discount_total: amountView(quote.discountTotal),
    allowance_total: amountView(quote.allowanceTotal),
    charge_total: amountView(quote.chargeTotal),
    tax_total: amountView(quote.taxTotal),
    total: amountView(quote.total),
    seller: quote.seller && sellerJson.toJson(quote.seller),
    buyer: quote.buyer && buyerJson.toJson(quote.buyer),
    notes: quote.notes,
    project_reference: quote.projectReference,
    buyer_reference: quote.buyerReference,
    accepted_by: quote.acceptedBy,
    accepted_at: instantView(quote.acceptedAt),
    decline_reason: quote.declineReason,
    declined_at: instantView(quote.declinedAt),
    invoice_id: quote.invoiceId,
    project_id: quote.projectId,
    sent_at: instantView(quote.sentAt),
    viewed_at: instantView(quote.viewedAt),
    issued_at: instantView(quote.issuedAt),
    ...versionView(quote),
  };
}

/** The quote's representation in the API and in events. `today` is the workspace's current date, which determines `expired`. */
export function quoteView(quote: Quote, today: LocalDate): View {
  return { ...quoteSummaryView(quote, today), lines: quote.lines.map((line) => quoteLineTable.toJson(line)) };
}
