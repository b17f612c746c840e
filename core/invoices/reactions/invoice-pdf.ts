import { type Actor, authorize } from "../../access/actor.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { InvoiceCopy, InvoiceDocument, PdfRenderer, StopSignal } from "../../ports/pdf-renderer.js";
import type { Ports } from "../../ports/ports.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import type { Invoice } from "../invoice.js";
import { buyerOf } from "../parties.js";
import { type CreateInvoice, draft, type Drafted } from "../use-cases/create-invoice.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly pdfRenderer: PdfRenderer;
}

/** A PDF and the data that it shows. */
export interface InvoicePdf {
  readonly document: InvoiceDocument;
  readonly pdf: Uint8Array;
}

/** How to export an invoice's PDF. */
export interface ExportOptions {
  /** A copy with a mark across every page, instead of the original. */
  readonly copy?: InvoiceCopy | undefined;
  /** Stops the rendering when aborted. */
  readonly signal?: StopSignal | undefined;
}

/**
 * Returns an invoice's PDF to actors who may read invoices. Throws `glyph_missing` (invalid), and `copy_not_available` (conflict) for a copy
 * of an invoice in another status.
 */
export function makeExportInvoice(needs: Needs) {
  const invoicePdf = makeInvoicePdf(needs);
  return async (actor: Actor, id: InvoiceId, { copy, signal }: ExportOptions = {}): Promise<InvoicePdf> => {
    authorize(actor, "invoices:read");
    if (copy === undefined) return invoicePdf(actor, id, signal);
    const document = await needs.unitOfWork.read(actor, (stores) => storedDocument(stores, id));
    const { status } = document.invoice;
    if (status !== copy) {
      const message = `The status of the invoice is ${status}, so there is no copy marked as ${copy}.`;
      throw conflict("copy_not_available", message, { current_status: status, allowed: [copy] });
    }
    return { document, pdf: await needs.pdfRenderer.render({ ...document, mark: copy }, signal) };
  };
}

/**
 * Returns the PDF of the draft that `createInvoice` would create, without storing or claiming anything. Needs `invoices:write`. Throws as `createInvoice`
 * does, and `glyph_missing` (invalid).
 */
export function makeExportPreview({ unitOfWork, pdfRenderer, clock, ids }: Needs & Pick<Ports, "clock" | "ids">) {
  return async (actor: Actor, command: CreateInvoice, signal?: StopSignal): Promise<Uint8Array> => {
    authorize(actor, "invoices:write");
    const document = await unitOfWork.read(actor, async (stores) => {
      const { invoice, ...parties } = await draft({ clock, ids }, stores, command, false);
      return documentOf(stores, invoice, parties);
    });
    return pdfRenderer.render(document, signal);
  };
}

/**
 * Returns the PDF of an invoice. The PDF of an issued invoice is stored when it is first rendered, so that it does not change with the
 * invoice's status, the workspace's settings, the fonts or the program. No transaction is open during rendering.
 */
export function makeInvoicePdf({ unitOfWork, pdfRenderer }: Needs) {
  return async (scope: WorkScope, id: InvoiceId, signal?: StopSignal): Promise<InvoicePdf> => {
    const { document, kept } = await unitOfWork.read(scope, async (stores) => ({
      document: await storedDocument(stores, id),
      kept: await stores.invoices.findDocument(id),
    }));
    const issued = document.invoice.issuedAt !== null;
    if (issued && kept) return { document, pdf: kept };
    const drawn = await pdfRenderer.render(document, signal);
    if (!issued) return { document, pdf: drawn };
    return { document, pdf: await unitOfWork.run(scope, (stores) => stores.invoices.keepDocument(id, drawn)) };
  };
}

async function storedDocument(stores: Stores, id: InvoiceId): Promise<InvoiceDocument> {
  const invoice = await stores.invoices.find(id);
  if (!invoice) throw notFound("invoice");
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(invoice.clientId);
  if (!client) throw notFound("client");
  return documentOf(stores, invoice, { workspace, client });
}

async function documentOf(
  stores: Pick<Stores, "logos">,
  invoice: Invoice,
  { workspace, client }: Pick<Drafted, "workspace" | "client">,
): Promise<InvoiceDocument> {
  const seller = invoice.seller ?? workspace.seller;
  return {
    invoice,
    seller,
    sellerName: seller.legalName ?? workspace.name,
    logo: await stores.logos.find(invoice.issuedAt),
    buyer: invoice.buyer ?? buyerOf(client),
    locale: client.locale ?? workspace.locale,
    mark: markOf(invoice),
    createdAt: invoice.issuedAt ?? invoice.updatedAt,
  };
}

/** An issued invoice is printed as it was issued, whatever its status is now. */
function markOf({ status, issuedAt }: Invoice): InvoiceDocument["mark"] {
  if (issuedAt !== null) return null;
  return status === "void" ? "void" : "draft";
}

/** `INV-2026-0001.pdf`; replaces characters that file systems reject with `-`. A draft uses its id. */
export function invoiceFileName({ number, id }: { readonly number: string | null; readonly id: string }): string {
  return `${(number ?? id).replace(/[/\\:*?"<>|#%]/g, "-")}.pdf`;
}
