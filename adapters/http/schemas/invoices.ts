import { Type } from "@sinclair/typebox";
import {
  paymentCodes,
  buyerTable,
  dueDateChangeTable,
  invoiceLimits,
  invoiceStatuses,
  invoiceTypes,
  priceKinds,
  retainerBalanceTable,
  roundingIncrementLimits,
  invoiceRemindersTable,
  statementTable,
} from "../../../core/index.js";
import { exampleId, named, withFields } from "./annotations.js";
import { billingFields, period, sellerView, taxGroupView, earlyPaymentView, withholdingView } from "./billing.js";
import { externalView, externalWords } from "./external.js";
import { viewOf } from "./of-fields.js";
import { correction, creditNoteReference } from "./credit-notes.js";
import { deductedDeposit, deduction } from "./deposits.js";
import { documentAllowancesView, InvoiceLine } from "./invoice-lines.js";
import { payment } from "./payments.js";
import {
  amount,
  body,
  currency,
  decimal,
  expandable,
  id,
  instant,
  integer,
  literals,
  localDate,
  nullable,
  optional,
  textView,
  versioned,
  view,
} from "./primitives.js";

export const discount = withFields(
  Type.Object(
    { percent: optional(decimal()), amount: optional(amount()) },
    { additionalProperties: false, minProperties: 1, maxProperties: 1 },
  ),
  { percent: ["Percentage", "10"], amount: ["The discount amount", 1000] },
);

export const payableRounding = withFields(
  Type.Object(
    { increment: optional(integer(roundingIncrementLimits)), amount: optional(amount()) },
    { additionalProperties: false, minProperties: 1, maxProperties: 1 },
  ),
  {
    increment: ["Rounds half away from zero to a multiple of this amount, in minor units", 5],
    amount: ["The rounding amount itself, less than one unit of the currency", 2],
  },
);

export const taxCurrency = body(
  { currency: currency(), exchange_rate: decimal() },
  {
    currency: ["The currency. Differs from the invoice's", "CZK"],
    exchange_rate: ["Units of this currency for one unit of the invoice's currency", "25.125"],
  },
);

export const invoiceFields = {
  ...externalWords,
  ...billingFields,
  number: ["The invoice number, assigned at issue. Null for a draft", "INV-2026-0001"],
  type: [
    "`deposit` bills an advance payment, which an `invoice` deducts later. `credit_note` corrects an issued invoice. Its amounts are positive",
    "invoice",
  ],
  corrects: ["The invoice that a credit note corrects (BG-3), and why", null],
  status: ["`draft` → `open` → `paid`, `credited` or `written_off`; or `void`", "open"],
  overdue: [
    "Whether the invoice is open after its due date, in the workspace's time zone, and its payable amount is positive",
    false,
  ],
  client_id: ["ID of the client that is billed", exampleId("cli")],
  recurring_invoice_id: ["ID of the recurring invoice that created it. Null if none did", null],
  retainer: "The time of the retainer that it bills: included + carried in = used + carried out + expired. Null if it bills none",
  issue_date: ["The issue date. Null until the invoice is issued", "2026-03-31"],
  due_date: ["The due date. Null if the client's payment terms apply", "2026-04-30"],
  period: "The billing period",
  prices: ["`net` or `gross`: whether unit prices, allowances, charges and the discount include tax", "net"],
  discount: "Discount on the sum of the lines, as a percentage or an amount",
  early_payment_discount:
    "Discount for early payment. Defaults to the client's, then the workspace's. To apply it, record a payment of kind `early_payment_discount`",
  early_payment_until: ["Last day on which the early-payment discount applies", "2026-04-10"],
  early_payment_amount: ["The early-payment discount on the total", 536],
  allowances: ["Allowances on the complete invoice, each with its own tax (BG-20)", []],
  charges: ["Charges on the complete invoice, each with its own tax (BG-21)", []],
  payable_rounding: ["How the payable amount is rounded: to a multiple of an increment, or by an amount", null],
  withholding:
    "The tax on the seller's income that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain. Defaults to the client's, then the workspace's",
  tax_currency: ["The currency in which the seller reports tax (BT-6), with its exchange rate", null],
  tax_breakdown: "Tax by category, rate and components",
  subtotal: ["Sum of the net amounts of all lines", 22500],
  discount_total: ["The total discount, without tax", 0],
  allowance_total: ["Sum of the net amounts of all allowances on the invoice", 0],
  charge_total: ["Sum of the net amounts of all charges on the invoice", 0],
  tax_total: ["The total tax", 4275],
  tax_total_in_tax_currency: ["The total tax in the tax currency (BT-111). Null without one", null],
  total: ["The invoice total, including tax", 26775],
  withheld_total: ["The amount that the buyer withholds, without what it withheld of the deposits", 0],
  prepaid_amount: [
    "The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0",
    0,
  ],
  deposits: ["The deposits that the invoice deducts, with their tax", []],
  deposit_total: ["Sum of the totals of the deducted deposits", 0],
  remaining_tax_breakdown:
    "`tax_breakdown` less the tax of the deposits, by category, rate and components. Its sum over all invoices and deposits counts no tax twice",
  deducted_by: ["The invoice that deducts this deposit. Null if none does", null],
  rounding_amount: ["The amount added by rounding (BT-114)", 0],
  payable_amount: ["`total` minus `prepaid_amount` plus `rounding_amount` (BT-115)", 26775],
  amount_paid: ["Payments, less refunds. Negative if a negative payable amount was refunded", 0],
  amount_written_off: ["Write-offs that are not reversed", 0],
  amount_discounted: ["Early-payment discounts that were taken and are not reversed", 0],
  amount_credited: ["Sum of the payable amounts of the credit notes", 0],
  amount_due: [
    "The payable amount, less everything that settles it: credit notes, payments, write-offs, early-payment discounts",
    26775,
  ],
  amount_refundable: [
    "By how much credit notes and payments exceed the payable amount. Of a negative one, what is not refunded yet",
    0,
  ],
  payments: ["Payments, refunds, write-offs and early-payment discounts, and their reversals, in order", []],
  due_date_changes: ["Changes of the due date since the invoice was issued. Its document has the first date", []],
  credit_notes: ["Credit notes that correct the invoice", []],
  paid_on: ["With `status: paid`: date of the payment. Defaults to today in the workspace's time zone", "2026-04-15"],
  method: ["With `status: paid`: the payment method", "transfer"],
  reference: ["With `status: paid`: the payment reference", "RF18 5390 0754 7034"],
  seller: "The seller, as of the issue date",
  buyer: "The buyer, as of the issue date",
  notes: ["Text printed on the invoice", "Thank you."],
  purchase_order: ["The purchase order number (BT-13)", "PO-4711"],
  contract_reference: ["The number of the contract (BT-12)", "C-2026-7"],
  project_reference: ["The project of the buyer that the invoice is for (BT-11)", "PR-4711"],
  buyer_reference: ["The buyer reference (BT-10)", null],
  payment_code: [
    "What banking apps scan from the document, as `payment_code` of the workspace said when the invoice was issued. Null in a draft, and if there is none",
    null,
  ],
  reminders: "Whether the client is reminded of it, and how far that has come",
  statements: [
    "What the law of the seller's country requires the document to state beyond its notes, such as the penalties for late payment in France. Empty in a draft",
    [],
  ],
  payment_reference: [
    "What the buyer states in the payment (BT-83). Null in a draft: as `payment_reference` of the workspace says, when it is issued. Null in an issued invoice: its number",
    "INV-2026-0001",
  ],
  sent_at: "Time at which it was sent. Null if it was not sent",
  viewed_at: "Time at which the client first opened the page of a link to it. Null if it was not opened",
  issued_at: "Time at which the invoice was issued",
  paid_at: ["Time at which the invoice was paid in full", null],
  voided_at: ["Time at which the invoice was voided", null],
  lines: "Lines of the invoice",
} as const;

const summary = {
  id: id("inv"),
  type: literals(invoiceTypes),
  corrects: nullable(correction),
  number: nullable(textView(invoiceLimits.number)),
  status: literals(invoiceStatuses),
  overdue: Type.Boolean(),
  client_id: id("cli"),
  recurring_invoice_id: nullable(id("rin")),
  retainer: nullable(viewOf(retainerBalanceTable)),
  currency: currency(),
  issue_date: nullable(localDate()),
  due_date: nullable(localDate()),
  period: nullable(period()),
  prices: literals(priceKinds),
  discount: nullable(discount),
  early_payment_discount: nullable(earlyPaymentView()),
  early_payment_until: nullable(localDate()),
  early_payment_amount: nullable(amount()),
  allowances: documentAllowancesView(),
  charges: documentAllowancesView(),
  payable_rounding: nullable(payableRounding),
  withholding: nullable(withholdingView()),
  tax_currency: nullable(taxCurrency),
  tax_breakdown: Type.Array(taxGroupView()),
  subtotal: amount(),
  discount_total: amount(),
  allowance_total: amount(),
  charge_total: amount(),
  tax_total: amount(),
  tax_total_in_tax_currency: nullable(amount()),
  total: amount(),
  deposits: Type.Array(deductedDeposit),
  deposit_total: amount(),
  remaining_tax_breakdown: Type.Array(taxGroupView()),
  withheld_total: amount(),
  prepaid_amount: amount(),
  rounding_amount: amount(),
  payable_amount: amount(),
  amount_paid: amount(),
  amount_written_off: amount(),
  amount_discounted: amount(),
  amount_credited: amount(),
  amount_due: amount(),
  amount_refundable: amount(),
  payments: Type.Array(payment),
  credit_notes: Type.Array(creditNoteReference),
  due_date_changes: Type.Array(viewOf(dueDateChangeTable)),
  deducted_by: deduction,
  seller: nullable(sellerView()),
  buyer: nullable(viewOf(buyerTable)),
  notes: textView(invoiceLimits.notes),
  purchase_order: nullable(textView(invoiceLimits.purchaseOrder)),
  contract_reference: nullable(textView(invoiceLimits.contractReference)),
  project_reference: nullable(textView(invoiceLimits.projectReference)),
  buyer_reference: nullable(textView(invoiceLimits.buyerReference)),
  payment_reference: nullable(textView(invoiceLimits.paymentReference)),
  payment_code: nullable(literals(paymentCodes)),
  reminders: viewOf(invoiceRemindersTable),
  statements: Type.Array(viewOf(statementTable)),
  sent_at: nullable(instant()),
  viewed_at: nullable(instant()),
  issued_at: nullable(instant()),
  paid_at: nullable(instant()),
  voided_at: nullable(instant()),
  ...externalView,
};

/** What lists return, and `expand`. */
export const InvoiceSummary = named(
  "InvoiceSummary",
  "An invoice, a deposit or a credit note without its lines, as lists return it.",
  view({ ...summary, client: expandable("client"), ...versioned }, invoiceFields),
);

export const Invoice = named(
  "Invoice",
  "An invoice, a deposit or a credit note. All amounts are minor units of its currency.",
  view({ ...summary, lines: Type.Array(InvoiceLine), client: expandable("client"), ...versioned }, invoiceFields),
);
