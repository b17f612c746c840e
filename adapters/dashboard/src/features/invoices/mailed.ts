import { accountFor } from "../../../../../core/billing/account.js";
import { dueDateOf, paymentTermsOf } from "../../../../../core/billing/payment-terms.js";
import { addDays, type LocalDate, parseLocalDate } from "../../../../../core/kernel/calendar.js";
import { type CurrencyCode, parseCurrency } from "../../../../../core/kernel/currency.js";
import { parseDecimal } from "../../../../../core/kernel/decimal.js";
import { printedRemittance } from "../../../../../core/invoices/remittance.js";
import type { MailedInvoice } from "../../../../../core/mailing/invoice-letter.js";
import type { Schemas } from "../../../../../client/index.js";
import { termsIn } from "../../elements/payment-terms.js";

type Invoice = Schemas["Invoice"];

/**
 * What the mail with the invoice says, as the service would send it now. A draft is shown with the dates, the seller and the client that it gets when it is
 * issued `today`, and without a number.
 */
export function mailedOf(invoice: Invoice, workspace: Schemas["Workspace"], today: LocalDate): MailedInvoice {
  const { client, corrects } = invoice;
  const seller = invoice.seller ?? workspace.seller;
  const buyer = invoice.buyer ?? client;
  const issueDate = dateOf(invoice.issue_date) ?? today;
  const usual = termsIn(workspace);
  const terms = paymentTermsOf(client ? termsIn(client) : null, { ...usual, paymentTermsDays: usual.paymentTermsDays ?? 0 });
  return {
    type: invoice.type,
    number: invoice.number,
    currency: parseCurrency(invoice.currency),
    issueDate,
    dueDate: dateOf(invoice.due_date) ?? (invoice.status === "draft" ? dueDateOf(issueDate, terms) : null),
    corrects: corrects && corrects.number,
    total: BigInt(invoice.total),
    depositTotal: BigInt(invoice.deposit_total),
    paid: BigInt(invoice.amount_paid),
    credited: BigInt(invoice.amount_credited),
    discounted: BigInt(invoice.amount_discounted),
    writtenOff: BigInt(invoice.amount_written_off),
    amountDue: BigInt(invoice.amount_due),
    earlyPayment: earlyPaymentOf(invoice, issueDate),
    sellerName: seller?.legal_name ?? workspace.name,
    reference: printedRemittance({ paymentReference: invoice.payment_reference, number: invoice.number }),
    account: seller ? accountOf(seller, parseCurrency(invoice.currency)) : null,
    buyerName: buyer?.legal_name ?? buyer?.name ?? "",
    format: client?.invoice_format ?? "pdf",
    locale: client?.locale ?? workspace.locale,
  };
}

type Seller = Pick<NonNullable<Schemas["Workspace"]["seller"]>, "accounts" | "iban" | "bic">;

function accountOf({ accounts, iban, bic }: Seller, currency: CurrencyCode): MailedInvoice["account"] {
  const typed = accounts.map((account) => ({
    ...account,
    currency: account.currency === null ? null : parseCurrency(account.currency),
  }));
  return accountFor({ accounts: typed, iban, bic }, currency);
}

function dateOf(text: string | null): LocalDate | null {
  return text === null ? null : parseLocalDate(text);
}

function earlyPaymentOf(invoice: Invoice, issueDate: LocalDate): MailedInvoice["earlyPayment"] {
  const { early_payment_discount: terms, early_payment_amount: amount, payments, credit_notes: notes } = invoice;
  if (terms === null || amount === null || payments.length > 0 || notes.length > 0) return null;
  return { percent: parseDecimal(terms.percent), amount: BigInt(amount), until: addDays(issueDate, terms.days) };
}
