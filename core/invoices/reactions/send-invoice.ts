import { type Actor, authorize } from "../../access/actor.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Message } from "../../messages/message.js";
import type { PdfRenderer } from "../../ports/pdf-renderer.js";
import type { Ports } from "../../ports/ports.js";
import { makeQueueInvoice, type SendInvoice } from "../use-cases/queue-invoice.js";
import { makeInvoicePdf } from "./invoice-pdf.js";

/** Queues an invoice for sending, once it was tried whether it can be printed, so that nobody hears of a missing letter only from the log. */
export function makeSendInvoice(
  needs: Pick<Ports, "unitOfWork" | "clock" | "ids" | "mailDomain"> & { pdfRenderer: PdfRenderer },
) {
  const invoicePdf = makeInvoicePdf(needs);
  const queueInvoice = makeQueueInvoice(needs);
  return async (actor: Actor, id: InvoiceId, command: SendInvoice): Promise<Message> => {
    authorize(actor, "invoices:write");
    await invoicePdf(actor, id);
    return queueInvoice(actor, id, command);
  };
}
