import type { DocumentStore } from "../../core/invoices/document-store.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function documentStore({ documents, invoices }: View): DocumentStore {
  const idOf = (invoiceId: string, format: string): string => `${invoiceId} ${format}`;
  return {
    async find(invoiceId, format) {
      return documents.get(idOf(invoiceId, format))?.content.slice() ?? null;
    },
    async keep(invoiceId, format, content) {
      requireRow(invoices, invoiceId, "invoice");
      const id = idOf(invoiceId, format);
      if (documents.get(id) === undefined) insertRow(documents, { id, invoiceId, content });
      return documents.get(id)?.content.slice() ?? content;
    },
  };
}
