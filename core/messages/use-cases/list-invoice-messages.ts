import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { byCreation, type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Message } from "../message.js";
import type { MessageFilter } from "../message-store.js";

/** Lists the messages of one invoice. */
export function makeListInvoiceMessages({ unitOfWork }: Needs<"invoices" | "messages">) {
  return async (
    actor: Actor,
    invoiceId: InvoiceId,
    filter: Pick<MessageFilter, "statuses"> = {},
    page: PageOptions = {},
  ): Promise<Page<Message>> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      if (!(await stores.invoices.find(invoiceId))) throw notFound("invoice");
      return stores.messages.list({ ...filter, invoiceId }, pageRequest(byCreation, page));
    });
  };
}
