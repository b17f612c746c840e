import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { RecurringInvoiceId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { billDate, type BillingPorts, type BillingStores } from "../bill-date.js";
import { advanced, type RecurringInvoice, recurringInvoiceTable } from "../recurring-invoice.js";

/** Makes the invoice of the next date now, after what kept it from being made was mended. */
export function makeBillRecurringInvoice(ports: Needs<keyof BillingStores, keyof BillingPorts>) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: RecurringInvoiceId): Promise<RecurringInvoice> => {
    authorize(actor, "recurring_invoices:write");
    return unitOfWork.run(actor, async (stores) => {
      const recurring = await stores.recurringInvoices.find(id);
      if (!recurring) throw notFound("recurring_invoice");
      const { timeZone } = await stores.workspace.get();
      const date = requireNext(recurring);
      if (date > localDateIn(timeZone, clock.now()))
        throw conflict("recurring_invoice_not_due", `The next date, ${date}, is in the future.`);
      return billDate(ports, stores, authorOf(actor), recurring, date);
    });
  };
}

/** Passes over the next date without an invoice. */
export function makeSkipRecurringInvoice(ports: Needs<"events" | "recurringInvoices", "clock" | "ids">) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: RecurringInvoiceId): Promise<RecurringInvoice> => {
    authorize(actor, "recurring_invoices:write");
    return unitOfWork.run(actor, async (stores) => {
      const recurring = await stores.recurringInvoices.find(id);
      if (!recurring) throw notFound("recurring_invoice");
      const next = nextVersion(advanced(recurring, requireNext(recurring), false), clock.now());
      await stores.recurringInvoices.update(next);
      await stores.events.record(
        domainEvent(ports, authorOf(actor), "recurring_invoice.updated", recurringInvoiceTable.toJson(next)),
      );
      return next;
    });
  };
}

function requireNext({ nextOn }: RecurringInvoice): LocalDate {
  if (nextOn !== null) return nextOn;
  throw conflict("recurring_invoice_ended", "The recurring invoice has ended: it has no next date.");
}
