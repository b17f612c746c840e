import type { LocalDate } from "../kernel/calendar.js";
import { formatDecimal } from "../kernel/decimal.js";
import { amountView, instantView, type View, versionView } from "../kernel/view.js";
import { addressView } from "../billing/address.js";
import { sellerView } from "../billing/seller.js";
import {
  amountDue,
  amountPaid,
  type Buyer,
  type Invoice,
  type InvoiceSummary,
  isOverdue,
  type Payment,
  type Period,
} from "./invoice.js";
import type { Allowance, InvoiceLine } from "./line.js";
import { taxView } from "../billing/tax-view.js";
import type { Discount } from "./totals.js";

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
    discount: discountView(invoice.discount),
    ...figuresView(invoice),
    payments: invoice.payments.map(paymentView),
    seller: invoice.seller && sellerView(invoice.seller),
    buyer: invoice.buyer && buyerView(invoice.buyer),
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
  return { ...invoiceSummaryView(invoice, today), lines: invoice.lines.map(lineView) };
}

function figuresView(invoice: InvoiceSummary): View {
  return {
    tax_breakdown: invoice.taxBreakdown.map((group) => ({
      category: group.category,
      rate: formatDecimal(group.rate),
      taxable_amount: amountView(group.taxableAmount),
      tax_amount: amountView(group.taxAmount),
      exemption_reason: group.exemptionReason,
    })),
    subtotal: amountView(invoice.subtotal),
    discount_total: amountView(invoice.discountTotal),
    tax_total: amountView(invoice.taxTotal),
    total: amountView(invoice.total),
    amount_paid: amountView(amountPaid(invoice)),
    amount_due: amountView(amountDue(invoice)),
  };
}

function lineView(line: InvoiceLine): View {
  return {
    description: line.description,
    kind: line.kind,
    quantity: formatDecimal(line.quantity),
    unit: line.unit,
    base_quantity: formatDecimal(line.baseQuantity),
    unit_price: amountView(line.unitPrice),
    allowances: line.allowances.map(allowanceView),
    charges: line.charges.map(allowanceView),
    net: amountView(line.net),
    tax: taxView(line.tax),
    time_entry_ids: line.timeEntryIds,
    period: periodView(line.period),
  };
}

function allowanceView(allowance: Allowance): View {
  return { amount: amountView(allowance.amount), reason: allowance.reason };
}

function periodView(period: Period | null): View | null {
  return period && { start: period.start, end: period.end };
}

function discountView(discount: Discount | null): View | null {
  if (discount === null) return null;
  return discount.kind === "percent" ? { percent: formatDecimal(discount.percent) } : { amount: amountView(discount.amount) };
}

function paymentView(payment: Payment): View {
  return {
    id: payment.id,
    amount: amountView(payment.amount),
    paid_on: payment.paidOn,
    method: payment.method,
    reference: payment.reference,
    created_at: instantView(payment.createdAt),
  };
}

function buyerView(buyer: Buyer): View {
  return {
    name: buyer.name,
    legal_name: buyer.legalName,
    email: buyer.email,
    address: addressView(buyer.address),
    tax_id: buyer.taxId,
  };
}
