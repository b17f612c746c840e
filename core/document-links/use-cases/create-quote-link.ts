import { type Actor, authorize } from "../../access/actor.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { byCreation, type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { addLink } from "../active-links.js";
import { type DocumentLink, newDocumentLink } from "../document-link.js";
import type { DocumentLinkFilter } from "../document-link-store.js";
import type { CreateDocumentLink } from "./create-document-link.js";

/** Creates a link to an issued quote. Its secret is shown again, so that it can be copied later. */
export function makeCreateQuoteLink(ports: Needs<"documentLinks" | "quotes", "clock" | "ids" | "tokenSecrets">) {
  return async (actor: Actor, quoteId: QuoteId, { expiresAt = null }: CreateDocumentLink = {}): Promise<DocumentLink> => {
    authorize(actor, "quotes:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const now = ports.clock.now();
      const quote = await stores.quotes.find(quoteId);
      if (!quote) throw notFound("quote");
      const link = newDocumentLink(ports, quoteId, expiresAt, now);
      if (quote.status === "draft")
        throw conflict("quote_not_issued", "A draft has no page for the client. Issue the quote first.", {
          current_status: quote.status,
        });
      await addLink(stores, quoteId, link, now);
      return link;
    });
  };
}

/** Lists the links to a quote, also those that expired or were revoked. */
export function makeListQuoteLinks({ unitOfWork }: Needs<"documentLinks" | "quotes">) {
  return async (
    actor: Actor,
    quoteId: QuoteId,
    filter: Omit<DocumentLinkFilter, "invoiceId" | "quoteId"> = {},
    page: PageOptions = {},
  ): Promise<Page<DocumentLink>> => {
    authorize(actor, "quotes:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      if (!(await stores.quotes.find(quoteId))) throw notFound("quote");
      return stores.documentLinks.list({ ...filter, quoteId }, pageRequest(byCreation, page));
    });
  };
}
