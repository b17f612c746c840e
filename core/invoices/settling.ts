import type { Author } from "../access/actor.js";
import { changeCredit } from "../client-credits/changing-credit.js";
import type { LocalDate } from "../kernel/calendar.js";
import { nextVersion } from "../kernel/entity.js";
import { conflict, Issues, notFound } from "../kernel/errors.js";
import type { InvoiceId, PaymentId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { requireWithinDue, requireWithinRefundable } from "./balance.js";
import { requireNotDeducted } from "./deducting.js";
import { addSettlement, type Invoice, isSettleable, type SettleableInvoice, settleableStatuses } from "./invoice.js";
import { recordInvoiceEvents } from "./invoice-events.js";
import { checkSettlement, type EnteredKind, requireReversible, type Settlement, settlementLimits } from "./settlement.js";

/** A settlement to record. */
export interface RecordPayment {
  /** Minor units of the invoice's currency; greater than 0. At most the amount due, except for a refund. */
  readonly amount: bigint;
  /** Absent: `payment`. */
  readonly kind?: EnteredKind | undefined;
  /** Absent: today in the workspace's time zone. Cannot be later. */
  readonly paidOn?: LocalDate | undefined;
  /** How it was paid, such as "SEPA". 1 to 100 characters. */
  readonly method?: string | null | undefined;
  /** What identifies it at the bank. 1 to 200 characters. */
  readonly reference?: string | null | undefined;
}

/** Why a payment is reversed. */
export interface ReversePayment {
  /** 1 to 500 characters. Null or absent: no reason is given. */
  readonly reason?: string | null | undefined;
}

/** The stores that settling an invoice requires. */
export type SettlingStores = Pick<Stores, "clientCredits" | "events" | "invoices" | "workspace">;

type SettlingPorts = Pick<Ports, "clock" | "ids">;

/** An invoice after a settlement, with the row that was added. */
export interface SettledInvoice {
  readonly invoice: Invoice;
  readonly row: Settlement;
  /** In the workspace's time zone. */
  readonly today: LocalDate;
}

/** Adds a settlement to the invoice and records its events. Throws as `recordPayment` does. */
export async function recordSettlement(
  ports: SettlingPorts,
  stores: SettlingStores,
  author: Author,
  id: InvoiceId,
  { kind = "payment", ...command }: RecordPayment,
): Promise<SettledInvoice> {
  const { amount, method = null, reference = null } = command;
  return settle(ports, stores, author, id, (invoice, { now, today }) => {
    const { paidOn = today } = command;
    checkSettlement({ amount, paidOn, method, reference }, today).throwIfAny();
    const settleable = requireSettleable(invoice, kind);
    if (kind !== "refund") requireWithinDue(settleable, amount);
    const row = { id: ports.ids.next("pay"), kind, amount, paidOn, method, reference, createdAt: now };
    return { settleable, row: { ...row, reverses: null, reason: null } };
  });
}

/** Takes back a settlement, and gives the credit of the client back that it used. Throws as `reversePayment` does. */
export async function reverseSettlement(
  ports: SettlingPorts,
  stores: SettlingStores,
  author: Author,
  id: InvoiceId,
  paymentId: PaymentId,
  { reason = null }: ReversePayment,
): Promise<SettledInvoice> {
  const issues = new Issues();
  checkText(issues, ["reason"], reason, settlementLimits.reason);
  const settled = await settle(ports, stores, author, id, (invoice, { now, today }) => {
    const { amount } = requireReversible(invoice.payments, paymentId);
    issues.throwIfAny();
    const row = { kind: "reversal", amount, paidOn: today, method: null, reference: null, createdAt: now } as const;
    const settleable = requireSettleable(invoice, "refund");
    return { settleable, row: { id: ports.ids.next("pay"), ...row, reverses: paymentId, reason } };
  });
  const used = await stores.clientCredits.usedBy(paymentId);
  if (used !== null) {
    const { clientId, currency, amount } = used;
    await changeCredit(ports, stores, { clientId, currency, kind: "returned", amount: -amount, invoiceId: id, paymentId });
  }
  return settled;
}

interface Dates {
  readonly now: Instant;
  readonly today: LocalDate;
}

async function settle(
  ports: SettlingPorts,
  stores: SettlingStores,
  author: Author,
  id: InvoiceId,
  rowFor: (invoice: Invoice, dates: Dates) => { readonly settleable: SettleableInvoice; readonly row: Settlement },
): Promise<SettledInvoice> {
  const before = await stores.invoices.find(id);
  if (!before) throw notFound("invoice");
  const now = ports.clock.now();
  const today = localDateIn((await stores.workspace.get()).timeZone, now);
  const { settleable, row } = rowFor(before, { now, today });
  const settled = addSettlement(settleable, row, now);
  requireWithinRefundable(before, settled);
  if (settled.status !== "paid") requireNotDeducted(settled, "refunded");
  const invoice = nextVersion(settled, now);
  await stores.invoices.update(invoice);
  await recordInvoiceEvents(ports, stores, before, invoice, { today, author });
  return { invoice, row, today };
}

/** Only an open invoice can be settled; one that nothing is due on can still be refunded. */
function requireSettleable(invoice: Invoice, kind: Settlement["kind"]): SettleableInvoice {
  const refunds = kind === "refund";
  if (isSettleable(invoice) && (refunds || invoice.status === "open")) return invoice;
  const allowed = refunds ? settleableStatuses : ["open"];
  const what = invoice.type === "credit_note" ? "This is a credit note." : `The status of this one is ${invoice.status}.`;
  const message = refunds
    ? `Only an issued invoice can be refunded. ${what}`
    : `Payments can be recorded only on an open invoice. ${what}`;
  throw conflict("invoice_not_open", message, { current_status: invoice.status, allowed });
}
