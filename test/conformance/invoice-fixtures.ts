import { parseLocalDate } from "../../core/kernel/calendar.js";
import { type Decimal, parseDecimal } from "../../core/kernel/decimal.js";
import { firstVersion } from "../../core/kernel/entity.js";
import { amountDue } from "../../core/invoices/balance.js";
import {
  addSettlement,
  type DraftInvoice,
  type InvoiceFigures,
  issueInvoice,
  markPaid,
  type OpenInvoice,
  type PaidInvoice,
  type SettleableInvoice,
  addCredit,
  type CreditNote,
  type VoidInvoice,
  voidInvoice,
} from "../../core/invoices/invoice.js";
import { NO_REMINDERS } from "../../core/invoices/invoice-reminders.js";
import { PLAIN_TERMS } from "../../core/invoices/document-terms.js";
import { computeFigures } from "../../core/invoices/drafting.js";
import type { InvoiceParts } from "../../core/invoices/part-issues.js";
import type { Settlement } from "../../core/invoices/settlement.js";
import type { LineInput } from "../../core/invoices/line.js";
import { NO_TAX, type Tax } from "../../core/billing/tax.js";
import { combinedRate } from "../../core/billing/tax-components.js";
import { HOUR, plus, type World } from "./fixtures.js";

type Editable = Omit<DraftInvoice, keyof InvoiceFigures | keyof InvoiceParts> & Omit<InvoiceParts, "lines">;

export const ONE = parseDecimal("1");

/** A tax that consists of two, the second of which is computed on the first too. */
export function aPairOfTaxes(name: string): Tax {
  const components = [
    { name: "GST", rate: parseDecimal("5"), compound: false },
    { name, rate: parseDecimal("0.002"), compound: true },
  ];
  return { category: "S", rate: combinedRate(components), exemptionReason: null, exemptionCode: null, components };
}

/** One piece at 100.00, outside the scope of VAT. */
export function aLine(changes: Partial<LineInput> = {}): LineInput {
  return {
    description: "Consulting",
    kind: "fixed",
    quantity: ONE,
    unit: "C62",
    baseQuantity: ONE,
    unitPrice: 10_000n,
    allowances: [],
    charges: [],
    tax: NO_TAX,
    timeEntryIds: [],
    period: null,
    ...changes,
  };
}

/** For the world's client, with figures computed from the lines. */
export function aDraft(world: World, lines: readonly LineInput[] = [aLine()], changes: Partial<Editable> = {}): DraftInvoice {
  const base = { ...PLAIN_TERMS, taxCurrency: null, discount: null, currency: world.workspace.currency, ...changes };
  const { allowances, charges, ...kept } = base;
  const { parts, figures } = computeFigures({ lines, allowances, charges }, base);
  return {
    id: world.ids.next("inv"),
    type: "invoice",
    corrects: null,
    status: "draft",
    clientId: world.client.id,
    number: null,
    issueDate: null,
    dueDate: null,
    period: null,
    notes: "",
    externalId: null,
    metadata: {},
    purchaseOrder: null,
    contractReference: null,
    projectReference: null,
    buyerReference: null,
    paymentReference: null,
    paymentCode: null,
    statements: [],
    earlyPaymentDiscount: null,
    payments: [],
    credits: [],
    dueDateChanges: [],
    recurringInvoiceId: null,
    reminders: NO_REMINDERS,
    retainer: null,
    deductedBy: null,
    deductedByNumber: null,
    taxChosen: true,
    seller: null,
    buyer: null,
    sentAt: null,
    viewedAt: null,
    issuedAt: null,
    paidAt: null,
    voidedAt: null,
    ...firstVersion(world.clock.now()),
    ...kept,
    ...parts,
    ...figures,
  };
}

/** With a unique number. Earlier versions left an invoice open on which nothing was due. */
export function anOpenInvoice(world: World, draft: DraftInvoice = aDraft(world), number = `INV-${draft.id}`): OpenInvoice {
  const issueDate = draft.issueDate ?? parseLocalDate("2026-03-01");
  const dueDate = draft.dueDate ?? parseLocalDate("2026-03-31");
  const { name, legalName, email, address, taxId, electronicAddress, legalId, locale } = world.client;
  const buyer = { name, legalName, email, address, taxId, electronicAddress, legalId, locale };
  const issued = issueInvoice(draft, { number, issueDate, dueDate, seller: world.workspace.seller, buyer }, world.clock.now());
  return { ...issued, status: "open", paidAt: null };
}

export function aPayment(world: World, amount: bigint, changes: Partial<Settlement> = {}): Settlement {
  const paidOn = parseLocalDate("2026-03-05");
  const nothingElse = { method: null, reference: null, reverses: null, reason: null };
  return { id: world.ids.next("pay"), kind: "payment", amount, paidOn, ...nothingElse, createdAt: world.clock.now(), ...changes };
}

/** Paid directly, without an earlier payment. */
export function aPaidInvoice(world: World, open: SettleableInvoice = anOpenInvoice(world)): PaidInvoice {
  const at = plus(world.clock.now(), HOUR);
  return markPaid(addSettlement(open, aPayment(world, amountDue(open)), at), at);
}

/** A credit of the complete invoice, and the invoice with it. */
export function aCredit(world: World, open: SettleableInvoice = anOpenInvoice(world)) {
  const { id, number, issueDate, total, lines } = open;
  const creditNote: CreditNote = {
    ...open,
    id: world.ids.next("inv"),
    number: `CN-${number}`,
    type: "credit_note",
    status: "credited",
    corrects: { invoiceId: id, number, issueDate, reason: "Wrong hours" },
    dueDate: null,
    earlyPaymentDiscount: null,
    payments: [],
    credits: [],
    dueDateChanges: [],
    paidAt: null,
  };
  const credited = lines.map(({ quantity, net }, line) => ({ line, quantity: line === 0 ? null : quantity, net }));
  const { id: creditNoteId } = creditNote;
  const credit = { creditNoteId, number: creditNote.number, issueDate, amount: total, lines: credited, releasesTime: true };
  return { creditNote, credited: addCredit(open, credit, world.clock.now()) };
}

export function aVoidInvoice(world: World, invoice: DraftInvoice | OpenInvoice): VoidInvoice {
  return voidInvoice(invoice, plus(world.clock.now(), 1));
}

/** Millionths. */
export function millionths(value: bigint): Decimal {
  return value as Decimal;
}
