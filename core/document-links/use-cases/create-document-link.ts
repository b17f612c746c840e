import { type Actor, authorize } from "../../access/actor.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import type { Needs } from "../../ports/ports.js";
import { type DocumentLink, newDocumentLink } from "../document-link.js";
import { addLink } from "../active-links.js";

/** A link to create. */
export interface CreateDocumentLink {
  /** From this instant on, it opens nothing. Null or absent: never. */
  readonly expiresAt?: Instant | null | undefined;
}

/** Creates a link to an issued document. Its secret is shown again, so that it can be copied later. */
export function makeCreateDocumentLink(ports: Needs<"documentLinks" | "invoices", "clock" | "ids" | "tokenSecrets">) {
  return async (actor: Actor, invoiceId: InvoiceId, { expiresAt = null }: CreateDocumentLink = {}): Promise<DocumentLink> => {
    authorize(actor, "invoices:send");
    return ports.unitOfWork.run(actor, async (stores) => {
      const now = ports.clock.now();
      const invoice = await stores.invoices.find(invoiceId);
      if (!invoice) throw notFound("invoice");
      const link = newDocumentLink(ports, invoiceId, expiresAt, now);
      if (invoice.issuedAt === null)
        throw conflict("invoice_not_issued", "A draft has no page for the client. Issue the invoice first.", {
          current_status: invoice.status,
        });
      await addLink(stores, invoiceId, link, now);
      return link;
    });
  };
}
