import { isActiveLink } from "../../core/document-links/document-link.js";
import type { DocumentLinkStore } from "../../core/document-links/document-link-store.js";
import { pageByCreation } from "./paging.js";
import { insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function documentLinkStore({ documentLinks, invoices, quotes }: View): DocumentLinkStore {
  return {
    async find(id) {
      return documentLinks.get(id) ?? null;
    },
    async list({ invoiceId, quoteId, activeAt }, page) {
      const isListed = (link: Parameters<typeof isActiveLink>[0]): boolean =>
        activeAt === undefined || isActiveLink(link, activeAt);
      return pageByCreation(
        documentLinks
          .all()
          .filter(
            (link) =>
              (invoiceId === undefined || link.invoiceId === invoiceId) &&
              (quoteId === undefined || link.quoteId === quoteId) &&
              isListed(link),
          ),
        page,
      );
    },
    async insert(link) {
      requireRow(invoices, link.invoiceId, "invoice");
      requireRow(quotes, link.quoteId, "quote");
      if ((link.invoiceId === null) === (link.quoteId === null)) throw new Error("A link opens one document.");
      insertRow(documentLinks, link);
    },
    async update(link) {
      updateRow(documentLinks, link, "the link");
    },
  };
}
