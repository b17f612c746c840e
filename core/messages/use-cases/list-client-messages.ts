import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import { byCreation, type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Message } from "../message.js";
import type { MessageFilter } from "../message-store.js";

/** Lists the messages with a statement of account of one client. */
export function makeListClientMessages({ unitOfWork }: Needs<"clients" | "messages">) {
  return async (
    actor: Actor,
    clientId: ClientId,
    filter: Pick<MessageFilter, "statuses"> = {},
    page: PageOptions = {},
  ): Promise<Page<Message>> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      if (!(await stores.clients.find(clientId))) throw notFound("client");
      return stores.messages.list({ ...filter, clientId }, pageRequest(byCreation, page));
    });
  };
}
