import { type Actor, authorize } from "../../access/actor.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, Issues, invalidField, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { formatAmount } from "../../kernel/money.js";
import { checkText } from "../../kernel/text.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { checkDate } from "../drafting.js";
import { amountDue, type Invoice, type Payment, paymentLimits, payInvoice } from "../invoice.js";
import { recordInvoiceEvents } from "../invoice-events.js";
import type { DatedInvoice } from "./create-invoice.js";

export interface RecordPayment {
  /** Minor units of the invoice's currency; greater than 0, at most the amount due. */
  readonly amount: bigint;
  /** Absent: today in the workspace's time zone. Cannot be later. */
  readonly paidOn?: LocalDate | undefined;
  readonly method?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

/** Records a payment on an open invoice; a full payment makes it paid. Throws `invoice_not_open` (conflict), `amount_exceeds_due`. */
export function makeRecordPayment(ports: Needs<"events" | "invoices" | "workspace", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, id: InvoiceId, command: RecordPayment): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    const { amount, method = null, reference = null } = command;
    return unitOfWork.run(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      if (!invoice) throw notFound("invoice");
      const now = clock.now();
      const today = localDateIn((await stores.workspace.get()).timeZone, now);
      const { paidOn = today } = command;
      checkPayment({ amount, paidOn, method, reference }, today).throwIfAny();
      if (invoice.status !== "open") {
        const message = `Payments can be recorded only on an open invoice. The status of this one is ${invoice.status}.`;
        throw conflict("invoice_not_open", message, { current_status: invoice.status, allowed: ["open"] });
      }
      const due = amountDue(invoice);
      if (amount > due) {
        const rest = `${formatAmount(due, invoice.currency)} ${invoice.currency}`;
        throw invalidField(["amount"], "amount_exceeds_due", `Only ${rest} is due on this invoice.`);
      }
      const paid = nextVersion(
        payInvoice(invoice, { id: ids.next("pay"), amount, paidOn, method, reference, createdAt: now }, now),
        now,
      );
      await stores.invoices.update(paid);
      await recordInvoiceEvents(ports, stores, invoice, paid, today);
      return { invoice: paid, today };
    });
  };
}

function checkPayment({ amount, paidOn, method, reference }: Omit<Payment, "id" | "createdAt">, today: LocalDate): Issues {
  const issues = new Issues();
  if (amount <= 0n) issues.add(["amount"], "out_of_range", "Must be greater than 0.");
  checkDate(issues, ["paidOn"], paidOn);
  if (paidOn > today) issues.add(["paidOn"], "in_the_future", `Must not be after today, ${today}.`);
  checkText(issues, ["method"], method, paymentLimits.method);
  checkText(issues, ["reference"], reference, paymentLimits.reference);
  return issues;
}
