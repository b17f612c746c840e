import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { IssuingStores } from "../../invoices/issuing.js";
import type { Message } from "../../messages/message.js";
import type { Needs } from "../../ports/ports.js";
import { queueInvoice, type SendInvoice } from "../queueing.js";

/**
 * Queues an invoice for sending in the client's format, and issues a draft, in one transaction; the mail is sent afterwards. Throws `invoice_void`
 * (conflict), `mail_limit` (limited), `not_ready_to_export` (invalid) if the invoice lacks what the format requires, or validation issues.
 */
export function makeSendInvoice(
  ports: Needs<
    keyof IssuingStores | "clients" | "documentLinks" | "events" | "messages" | "workspace",
    "clock" | "digest" | "ids" | "mailDomain" | "mailLimit" | "tokenSecrets"
  >,
) {
  return async (actor: Actor, id: InvoiceId, command: SendInvoice): Promise<Message> => {
    authorize(actor, "invoices:send");
    return ports.unitOfWork.run(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      if (!invoice) throw notFound("invoice");
      if (invoice.status === "draft") authorize(actor, "invoices:write");
      return queueInvoice(ports, stores, authorOf(actor), invoice, command);
    });
  };
}
