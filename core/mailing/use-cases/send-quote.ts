import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { secretForMail } from "../../document-links/active-links.js";
import { recipientsOf } from "../../invoices/recipients.js";
import { notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { checkMessage, emptyContent, type Message, newMessage, withoutRepeats } from "../../messages/message.js";
import { queueMail } from "../../messages/mail-quota.js";
import type { Needs } from "../../ports/ports.js";
import { issueDraftQuote } from "../../quotes/issuing.js";
import { requireOpen } from "../../quotes/quote.js";
import type { SendInvoice } from "../queueing.js";

/** Who gets a quote by email, and with which text. As for invoices. */
export type SendQuote = SendInvoice;

/** Queues a quote for sending with a link on which it is accepted, and issues a draft, in one transaction; the mail is sent afterwards. */
export function makeSendQuote(
  ports: Needs<
    "clients" | "documentLinks" | "events" | "invoices" | "messages" | "quotes" | "workspace",
    "clock" | "ids" | "mailDomain" | "mailLimit" | "tokenSecrets"
  >,
) {
  const { unitOfWork, clock, ids, mailDomain } = ports;
  return async (actor: Actor, id: QuoteId, command: SendQuote): Promise<Message> => {
    authorize(actor, "quotes:write");
    return unitOfWork.run(actor, async (stores) => {
      const quote = await stores.quotes.find(id);
      if (!quote) throw notFound("quote");
      const workspace = await stores.workspace.get();
      const client = await stores.clients.find(quote.clientId);
      if (!client) throw notFound("client");
      const recipients = recipientsOf(command, { email: (quote.buyer ?? client).email, client, workspace });
      const { subject = null, message: text = null } = command;
      checkMessage({ ...recipients, subject, text }).throwIfAny();
      const author = authorOf(actor);
      if (quote.status === "draft") await issueDraftQuote(ports, stores, quote, { workspace, client, author });
      else requireOpen(quote);
      const secret = await secretForMail(ports, stores, id);
      const about = { ...emptyContent, kind: "quote", quoteId: id, author, secret } as const;
      const content = { ...about, ...withoutRepeats(recipients), subject, text };
      const message = newMessage(ids.next("msg"), mailDomain, content, clock.now());
      await queueMail(ports, stores, message, clock.now());
      return message;
    });
  };
}
