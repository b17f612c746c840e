import { type Actor, authorize } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, Issues, invalidField, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { checkText } from "../../kernel/text.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Ports } from "../../ports/ports.js";
import { checkDate } from "../drafting.js";
import { amountDue, type Invoice, payInvoice } from "../invoice.js";
import { invoiceView } from "../invoice-view.js";
import type { DatedInvoice } from "./create-invoice.js";

export interface RecordPayment {
  /** Minor units of the invoice's currency; more than 0, at most what is due. */
  readonly amount: bigint;
  readonly paidOn: LocalDate;
  readonly method?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

/** Records a payment on an open invoice; a full one makes it paid. Throws `invoice_not_open` (conflict), `amount_exceeds_due`. */
export function makeRecordPayment(ports: Pick<Ports, "unitOfWork" | "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, id: InvoiceId, command: RecordPayment): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    const { amount, paidOn, method = null, reference = null } = command;
    return unitOfWork.run(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      if (!invoice) throw notFound("invoice");
      checkPayment({ amount, paidOn, method, reference }).throwIfAny();
      if (invoice.status !== "open") {
        const message = `An invoice that is ${invoice.status} takes no payment.`;
        throw conflict("invoice_not_open", message, { current_status: invoice.status, allowed: ["open"] });
      }
      const due = amountDue(invoice);
      if (amount > due) throw invalidField(["amount"], "amount_exceeds_due", `Only ${due} is due.`);
      const now = clock.now();
      const paid = nextVersion(
        payInvoice(invoice, { id: ids.next("pay"), amount, paidOn, method, reference, createdAt: now }, now),
        now,
      );
      await stores.invoices.update(paid);
      const today = localDateIn((await stores.workspace.get()).timeZone, now);
      if (paid.status === "paid") await stores.events.record(domainEvent(ports, "invoice.paid", invoiceView(paid, today)));
      return { invoice: paid, today };
    });
  };
}

function checkPayment({ amount, paidOn, method, reference }: Required<RecordPayment>): Issues {
  const issues = new Issues();
  if (amount <= 0n) issues.add(["amount"], "out_of_range", "A payment is more than 0.");
  checkDate(issues, ["paidOn"], paidOn);
  checkText(issues, ["method"], method ?? null, { min: 1, max: 100 });
  checkText(issues, ["reference"], reference ?? null, { min: 1, max: 200 });
  return issues;
}
