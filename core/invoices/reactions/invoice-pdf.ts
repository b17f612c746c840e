import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { InvoiceDocument, PdfRenderer, StopSignal } from "../../ports/pdf-renderer.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import type { Invoice } from "../invoice.js";
import { buyerOf } from "../parties.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly pdfRenderer: PdfRenderer;
}

export interface InvoicePdf {
  readonly document: InvoiceDocument;
  readonly pdf: Uint8Array;
}

/**
 * Returns an invoice's PDF to actors who may read invoices. Throws `glyph_missing` (invalid). An aborted signal stops the
 * rendering.
 */
export function makeExportInvoice(needs: Needs) {
  const invoicePdf = makeInvoicePdf(needs);
  return async (actor: Actor, id: InvoiceId, signal?: StopSignal): Promise<InvoicePdf> => {
    authorize(actor, "invoices:read");
    return invoicePdf(actor, id, signal);
  };
}

/**
 * Returns the PDF of an invoice. The PDF of an open or paid invoice is stored when it is first rendered, so that it does not change
 * with the workspace's settings, the fonts or the program. No transaction is open during rendering.
 */
export function makeInvoicePdf({ unitOfWork, pdfRenderer }: Needs) {
  return async (scope: WorkScope, id: InvoiceId, signal?: StopSignal): Promise<InvoicePdf> => {
    const { document, kept } = await unitOfWork.read(scope, async (stores) => ({
      document: await documentOf(stores, id),
      kept: await stores.invoices.findDocument(id),
    }));
    const { status } = document.invoice;
    const issued = status === "open" || status === "paid";
    if (issued && kept) return { document, pdf: kept };
    const drawn = await pdfRenderer.render(document, signal);
    if (!issued) return { document, pdf: drawn };
    return { document, pdf: await unitOfWork.run(scope, (stores) => stores.invoices.keepDocument(id, drawn)) };
  };
}

async function documentOf(stores: Stores, id: InvoiceId): Promise<InvoiceDocument> {
  const invoice = await stores.invoices.find(id);
  if (!invoice) throw notFound("invoice");
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(invoice.clientId);
  if (!client) throw notFound("client");
  const seller = invoice.seller ?? workspace.seller;
  return {
    invoice,
    seller,
    sellerName: seller.legalName ?? workspace.name,
    logo: await stores.logos.find(invoice.issuedAt),
    buyer: invoice.buyer ?? buyerOf(client),
    locale: client.locale ?? workspace.locale,
    mark: invoice.status === "draft" || invoice.status === "void" ? invoice.status : null,
    createdAt: invoice.issuedAt ?? invoice.updatedAt,
  };
}

/** `INV-2026-0001.pdf`; replaces characters that file systems reject with `-`. A draft uses its id. */
export function invoiceFileName({ number, id }: Pick<Invoice, "number" | "id">): string {
  return `${(number ?? id).replace(/[/\\:*?"<>|#%]/g, "-")}.pdf`;
}
