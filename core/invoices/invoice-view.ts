import type { LocalDate } from "../kernel/calendar.js";
import { externalTable } from "../kernel/external-fields.js";
import { amountView, instantView, type View, versionView } from "../kernel/view.js";
import { earlyPaymentAmount, earlyPaymentJson, earlyPaymentUntil } from "../billing/early-payment.js";
import { sellerJson } from "../billing/seller.js";
import { withholdingJson } from "../billing/withholding.js";
import { balanceOf } from "./balance.js";
import { buyerJson } from "./buyer.js";
import { deductedByView, depositsView } from "./deposit-view.js";
import { dueDateChangesJson } from "./due-date.js";
import { type Invoice, type InvoiceSummary, isOverdue } from "./invoice.js";
import {
  correctionJson,
  creditsJson,
  discountJson,
  payableRoundingJson,
  paymentsJson,
  taxBreakdownJson,
  taxCurrencyJson,
} from "./invoice-json.js";
import { invoiceRemindersJson } from "./invoice-reminders.js";
import { payableAmount } from "./payable.js";
import { retainerBalanceJson } from "./retainer-balance.js";
import { reversals } from "./settlement.js";
import { statementsJson } from "./statements/statement.js";
import { type Period, documentAllowancesJson, linesJson } from "./line-table.js";

/** An invoice without its lines, for lists. `today` is the workspace's current date, which determines `overdue`. */
export function invoiceSummaryView(invoice: InvoiceSummary, today: LocalDate): View {
  return {
    id: invoice.id,
    type: invoice.type,
    corrects: invoice.corrects && correctionJson.toJson(invoice.corrects),
    number: invoice.number,
    status: invoice.status,
    overdue: isOverdue(invoice, today),
    client_id: invoice.clientId,
    recurring_invoice_id: invoice.recurringInvoiceId,
    retainer: invoice.retainer && retainerBalanceJson.toJson(invoice.retainer),
    currency: invoice.currency,
    issue_date: invoice.issueDate,
    due_date: invoice.dueDate,
    period: periodView(invoice.period),
    prices: invoice.prices,
    discount: invoice.discount && discountJson.toJson(invoice.discount),
    ...earlyPaymentView(invoice),
    allowances: documentAllowancesJson.toJson(invoice.allowances),
    charges: documentAllowancesJson.toJson(invoice.charges),
    payable_rounding: invoice.payableRounding && payableRoundingJson.toJson(invoice.payableRounding),
    withholding: invoice.withholding && withholdingJson.toJson(invoice.withholding),
    tax_currency: invoice.taxCurrency && taxCurrencyJson.toJson(invoice.taxCurrency),
    ...figuresView(invoice),
    ...depositsView(invoice),
    deducted_by: deductedByView(invoice),
    payments: paymentsView(invoice.payments),
    due_date_changes: dueDateChangesJson.toJson(invoice.dueDateChanges),
    credit_notes: creditsJson.toJson(invoice.credits).map(({ releases_time: _, ...reference }) => reference),
    seller: invoice.seller && sellerJson.toJson(invoice.seller),
    buyer: invoice.buyer && buyerJson.toJson(invoice.buyer),
    notes: invoice.notes,
    purchase_order: invoice.purchaseOrder,
    contract_reference: invoice.contractReference,
    project_reference: invoice.projectReference,
    buyer_reference: invoice.buyerReference,
    payment_reference: invoice.paymentReference,
    payment_code: invoice.paymentCode,
    reminders: invoiceRemindersJson.toJson(invoice.reminders),
    statements: statementsJson.toJson(invoice.statements),
    sent_at: instantView(invoice.sentAt),
    viewed_at: instantView(invoice.viewedAt),
    issued_at: instantView(invoice.issuedAt),
    paid_at: instantView(invoice.paidAt),
    voided_at: instantView(invoice.voidedAt),
    ...externalTable.toJson(invoice),
    ...versionView(invoice),
  };
}

/**
 * The invoice's representation in the API and in events: snake_case, amounts in minor units. `today` is the workspace's current
 * date, which determines `overdue`.
 */
export function invoiceView(invoice: Invoice, today: LocalDate): View {
  return { ...invoiceSummaryView(invoice, today), lines: linesJson.toJson(invoice.lines) };
}

/** The terms, and what they mean for this invoice. */
function earlyPaymentView(invoice: InvoiceSummary): View {
  const { earlyPaymentDiscount: terms, issueDate } = invoice;
  return {
    early_payment_discount: terms && earlyPaymentJson.toJson(terms),
    early_payment_until: terms && issueDate && earlyPaymentUntil(terms, issueDate),
    early_payment_amount: terms && amountView(earlyPaymentAmount(terms, payableAmount(invoice))),
  };
}

/** The totals in minor units of the invoice's currency, down to the payable amount. */
export function totalsView(invoice: InvoiceSummary): View {
  return {
    subtotal: amountView(invoice.subtotal),
    discount_total: amountView(invoice.discountTotal),
    allowance_total: amountView(invoice.allowanceTotal),
    charge_total: amountView(invoice.chargeTotal),
    tax_total: amountView(invoice.taxTotal),
    total: amountView(invoice.total),
    withheld_total: amountView(invoice.withheldTotal),
    prepaid_amount: amountView(invoice.prepaidTotal),
    rounding_amount: amountView(invoice.roundingAmount),
    payable_amount: amountView(payableAmount(invoice)),
  };
}

function figuresView(invoice: InvoiceSummary): View {
  const { paid, writtenOff, discounted, credited, due, refundable } = balanceOf(invoice);
  const creditNote = invoice.type === "credit_note";
  return {
    tax_breakdown: taxBreakdownJson.toJson(invoice.taxBreakdown),
    ...totalsView(invoice),
    tax_total_in_tax_currency: amountView(invoice.taxTotalInTaxCurrency),
    amount_paid: amountView(paid),
    amount_written_off: amountView(writtenOff),
    amount_discounted: amountView(discounted),
    amount_credited: amountView(credited),
    amount_due: amountView(creditNote ? 0n : due),
    amount_refundable: amountView(creditNote ? 0n : refundable),
  };
}

/** Each row with the id of the row that reverses it. */
function paymentsView(payments: InvoiceSummary["payments"]) {
  const reversedBy = reversals(payments);
  return paymentsJson.toJson(payments).map((row) => ({ ...row, reversed_by: reversedBy.get(row.id) ?? null }));
}

function periodView(period: Period | null): View | null {
  return period && { start: period.start, end: period.end };
}
