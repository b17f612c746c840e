import { parseLocalDate } from "../../core/kernel/calendar.js";
import { type Decimal, parseDecimal } from "../../core/kernel/decimal.js";
import { firstVersion } from "../../core/kernel/entity.js";
import {
  amountDue,
  type DraftInvoice,
  type InvoiceFigures,
  issueInvoice,
  type OpenInvoice,
  type PaidInvoice,
  payInvoice,
  type Payment,
  settleInvoice,
  type VoidInvoice,
  voidInvoice,
} from "../../core/invoices/invoice.js";
import { PLAIN_TERMS } from "../../core/invoices/document-terms.js";
import { computeFigures } from "../../core/invoices/drafting.js";
import type { InvoiceParts } from "../../core/invoices/part-issues.js";
import type { LineInput } from "../../core/invoices/line.js";
import { NO_TAX } from "../../core/billing/tax.js";
import { HOUR, plus, type World } from "./fixtures.js";

type Editable = Omit<DraftInvoice, keyof InvoiceFigures | keyof InvoiceParts> & Omit<InvoiceParts, "lines">;

export const ONE = parseDecimal("1");

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
    status: "draft",
    clientId: world.client.id,
    number: null,
    issueDate: null,
    dueDate: null,
    period: null,
    notes: "",
    purchaseOrder: null,
    buyerReference: null,
    payments: [],
    seller: null,
    buyer: null,
    sentAt: null,
    issuedAt: null,
    paidAt: null,
    voidedAt: null,
    ...firstVersion(world.clock.now()),
    ...kept,
    ...parts,
    ...figures,
  };
}

/** With a unique number. */
export function anOpenInvoice(world: World, draft: DraftInvoice = aDraft(world), number = `INV-${draft.id}`): OpenInvoice {
  const issueDate = draft.issueDate ?? parseLocalDate("2026-03-01");
  const dueDate = draft.dueDate ?? parseLocalDate("2026-03-31");
  const { name, legalName, email, address, taxId } = world.client;
  const buyer = { name, legalName, email, address, taxId };
  return issueInvoice(draft, { number, issueDate, dueDate, seller: world.workspace.seller, buyer }, world.clock.now());
}

export function aPayment(world: World, amount: bigint, changes: Partial<Payment> = {}): Payment {
  const paidOn = parseLocalDate("2026-03-05");
  return { id: world.ids.next("pay"), amount, paidOn, method: null, reference: null, createdAt: world.clock.now(), ...changes };
}

/** Paid directly, without an earlier payment. */
export function aPaidInvoice(world: World, open: OpenInvoice = anOpenInvoice(world)): PaidInvoice {
  const at = plus(world.clock.now(), HOUR);
  const paid = payInvoice(open, aPayment(world, amountDue(open)), at);
  return paid.status === "paid" ? paid : settleInvoice(paid, at);
}

export function aVoidInvoice(world: World, invoice: DraftInvoice | OpenInvoice): VoidInvoice {
  return voidInvoice(invoice, plus(world.clock.now(), 1));
}

/** Millionths. */
export function millionths(value: bigint): Decimal {
  return value as Decimal;
}
