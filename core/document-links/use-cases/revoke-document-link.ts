import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { DocumentLinkId, InvoiceId, QuoteId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { DocumentLink } from "../document-link.js";

/** Revokes a link, after which it opens nothing. A link that was revoked before stays as it is. */
export function makeRevokeDocumentLink({ unitOfWork, clock }: Needs<"documentLinks", "clock">) {
  return async (actor: Actor, invoiceId: InvoiceId, id: DocumentLinkId): Promise<DocumentLink> => {
    authorize(actor, "invoices:send");
    return unitOfWork.run(actor, async ({ documentLinks }) => {
      const link = await documentLinks.find(id);
      if (link?.invoiceId !== invoiceId) throw notFound("document_link");
      return revoked(documentLinks, link, clock.now());
    });
  };
}

/** As {@link makeRevokeDocumentLink}, of a link to a quote. */
export function makeRevokeQuoteLink({ unitOfWork, clock }: Needs<"documentLinks", "clock">) {
  return async (actor: Actor, quoteId: QuoteId, id: DocumentLinkId): Promise<DocumentLink> => {
    authorize(actor, "quotes:write");
    return unitOfWork.run(actor, async ({ documentLinks }) => {
      const link = await documentLinks.find(id);
      if (link?.quoteId !== quoteId) throw notFound("document_link");
      return revoked(documentLinks, link, clock.now());
    });
  };
}

async function revoked(documentLinks: Stores["documentLinks"], link: DocumentLink, now: Instant): Promise<DocumentLink> {
  if (link.revokedAt !== null) return link;
  const after = nextVersion({ ...link, revokedAt: now }, now);
  await documentLinks.update(after);
  return after;
}
