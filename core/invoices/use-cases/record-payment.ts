import { type Actor, authorize, type Author, authorOf } from "../../access/actor.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, Issues, notFound } from "../../kernel/errors.js";
import type { InvoiceId, PaymentId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { checkText } from "../../kernel/text.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { requireWithinRefundable, requireWithinDue } from "../balance.js";
import { requireNotDeducted } from "../deducting.js";
import { addSettlement, type Invoice, isSettleable, type SettleableInvoice, settleableStatuses } from "../invoice.js";
import { recordInvoiceEvents } from "../invoice-events.js";
import { checkSettlement, type EnteredKind, requireReversible, type Settlement, settlementLimits } from "../settlement.js";
import type { DatedInvoice } from "./create-invoice.js";

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

type Settling = Needs<"events" | "invoices" | "workspace", "clock" | "ids">;

/**
 * Records a settlement; the status of the invoice follows from its balance. Throws `amount_exceeds_due` (invalid), `invoice_not_open`,
 * `amount_paid_negative` and `deposit_deducted` (conflict).
 */
export function makeRecordPayment(ports: Settling) {
  return async (actor: Actor, id: InvoiceId, command: RecordPayment): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    const { amount, kind = "payment", method = null, reference = null } = command;
    return change(ports, actor, id, (invoice, { now, today }) => {
      const { paidOn = today } = command;
      checkSettlement({ amount, paidOn, method, reference }, today).throwIfAny();
      const settleable = requireSettleable(invoice, kind);
      if (kind !== "refund") requireWithinDue(settleable, amount);
      const row = { id: ports.ids.next("pay"), kind, amount, paidOn, method, reference, createdAt: now };
      return addSettlement(settleable, { ...row, reverses: null, reason: null }, now);
    });
  };
}

/**
 * Takes back a settlement by a row of kind `reversal`. Throws `not_found`, and `already_reversed`, `reversal_not_reversible`,
 * `amount_paid_negative` and `deposit_deducted` (conflict).
 */
export function makeReversePayment(ports: Settling) {
  return async (
    actor: Actor,
    id: InvoiceId,
    paymentId: PaymentId,
    { reason = null }: ReversePayment,
  ): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    const issues = new Issues();
    checkText(issues, ["reason"], reason, settlementLimits.reason);
    return change(ports, actor, id, (invoice, { now, today }) => {
      const { amount } = requireReversible(invoice.payments, paymentId);
      issues.throwIfAny();
      const row = { kind: "reversal", amount, paidOn: today, method: null, reference: null, createdAt: now } as const;
      const settleable = requireSettleable(invoice, "refund");
      return addSettlement(settleable, { id: ports.ids.next("pay"), ...row, reverses: paymentId, reason }, now);
    });
  };
}

interface Dates {
  readonly now: Instant;
  readonly today: LocalDate;
}

async function change(
  ports: Settling,
  actor: Actor,
  id: InvoiceId,
  settle: (invoice: Invoice, dates: Dates) => SettleableInvoice,
): Promise<DatedInvoice<Invoice>> {
  return ports.unitOfWork.run(actor, async (stores) => {
    const before = await stores.invoices.find(id);
    if (!before) throw notFound("invoice");
    const now = ports.clock.now();
    const today = localDateIn((await stores.workspace.get()).timeZone, now);
    const settled = settle(before, { now, today });
    requireWithinRefundable(before, settled);
    if (settled.status !== "paid") requireNotDeducted(settled, "refunded");
    return { invoice: await keep(ports, stores, before, settled, { now, today, author: authorOf(actor) }), today };
  });
}

async function keep(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "invoices">,
  before: Invoice,
  after: SettleableInvoice,
  { now, ...recording }: Dates & { readonly author: Author },
): Promise<Invoice> {
  const invoice = nextVersion(after, now);
  await stores.invoices.update(invoice);
  await recordInvoiceEvents(ports, stores, before, invoice, recording);
  return invoice;
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
