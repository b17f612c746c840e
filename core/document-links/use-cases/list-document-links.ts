import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { byCreation, type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { DocumentLink } from "../document-link.js";
import type { DocumentLinkFilter } from "../document-link-store.js";

/** Lists the links to a document, also those that expired or were revoked. */
export function makeListDocumentLinks({ unitOfWork }: Needs<"documentLinks" | "invoices">) {
  return async (
    actor: Actor,
    invoiceId: InvoiceId,
    filter: Omit<DocumentLinkFilter, "invoiceId" | "quoteId"> = {},
    page: PageOptions = {},
  ): Promise<Page<DocumentLink>> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      if (!(await stores.invoices.find(invoiceId))) throw notFound("invoice");
      return stores.documentLinks.list({ ...filter, invoiceId }, pageRequest(byCreation, page));
    });
  };
}
