import type { LocalDate } from "../kernel/calendar.js";
import { amountView, instantView, type View, versionView } from "../kernel/view.js";
import { sellerJson } from "../billing/seller-json.js";
import { amountDue, amountPaid, type Invoice, type InvoiceSummary, isOverdue, type Period } from "./invoice.js";
import {
  buyerJson,
  discountJson,
  documentAllowancesJson,
  linesJson,
  payableRoundingJson,
  paymentsJson,
  taxBreakdownJson,
  taxCurrencyJson,
} from "./invoice-json.js";
import { payableAmount } from "./payable.js";

/** An invoice without its lines, for lists. `today` is the workspace's current date, which determines `overdue`. */
export function invoiceSummaryView(invoice: InvoiceSummary, today: LocalDate): View {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    overdue: isOverdue(invoice, today),
    client_id: invoice.clientId,
    currency: invoice.currency,
    issue_date: invoice.issueDate,
    due_date: invoice.dueDate,
    period: periodView(invoice.period),
    prices: invoice.prices,
    discount: invoice.discount && discountJson.toJson(invoice.discount),
    allowances: documentAllowancesJson.toJson(invoice.allowances),
    charges: documentAllowancesJson.toJson(invoice.charges),
    payable_rounding: invoice.payableRounding && payableRoundingJson.toJson(invoice.payableRounding),
    tax_currency: invoice.taxCurrency && taxCurrencyJson.toJson(invoice.taxCurrency),
    ...figuresView(invoice),
    payments: paymentsJson.toJson(invoice.payments),
    seller: invoice.seller && sellerJson.toJson(invoice.seller),
    buyer: invoice.buyer && buyerJson.toJson(invoice.buyer),
    notes: invoice.notes,
    purchase_order: invoice.purchaseOrder,
    buyer_reference: invoice.buyerReference,
    sent_at: instantView(invoice.sentAt),
    issued_at: instantView(invoice.issuedAt),
    paid_at: instantView(invoice.paidAt),
    voided_at: instantView(invoice.voidedAt),
    ...versionView(invoice),
  };
}

export function invoiceView(invoice: Invoice, today: LocalDate): View {
  return { ...invoiceSummaryView(invoice, today), lines: linesJson.toJson(invoice.lines) };
}

function figuresView(invoice: InvoiceSummary): View {
  return {
    tax_breakdown: taxBreakdownJson.toJson(invoice.taxBreakdown),
    subtotal: amountView(invoice.subtotal),
    discount_total: amountView(invoice.discountTotal),
    allowance_total: amountView(invoice.allowanceTotal),
    charge_total: amountView(invoice.chargeTotal),
    tax_total: amountView(invoice.taxTotal),
    tax_total_in_tax_currency: amountView(invoice.taxTotalInTaxCurrency),
    total: amountView(invoice.total),
    prepaid_amount: amountView(invoice.prepaidTotal),
    rounding_amount: amountView(invoice.roundingAmount),
    payable_amount: amountView(payableAmount(invoice)),
    amount_paid: amountView(amountPaid(invoice)),
    amount_due: amountView(amountDue(invoice)),
  };
}

function periodView(period: Period | null): View | null {
  return period && { start: period.start, end: period.end };
}
