import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { DocumentLinkId, InvoiceId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { DocumentLink } from "../document-link.js";

/** Revokes a link, after which it opens nothing. A link that was revoked before stays as it is. */
export function makeRevokeDocumentLink({ unitOfWork, clock }: Needs<"documentLinks", "clock">) {
  return async (actor: Actor, invoiceId: InvoiceId, id: DocumentLinkId): Promise<DocumentLink> => {
    authorize(actor, "invoices:send");
    return unitOfWork.run(actor, async ({ documentLinks }) => {
      const link = await documentLinks.find(id);
      if (link?.invoiceId !== invoiceId) throw notFound("document_link");
      if (link.revokedAt !== null) return link;
      const revoked = nextVersion({ ...link, revokedAt: clock.now() }, clock.now());
      await documentLinks.update(revoked);
      return revoked;
    });
  };
}
