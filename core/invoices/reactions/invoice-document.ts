import { type Actor, authorize } from "../../access/actor.js";
import { conflict, notFound, refused } from "../../kernel/errors.js";
import { textsFor } from "../../billing/document-texts.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { DocumentRenderer, InvoiceCopy, InvoiceDocument, StopSignal } from "../../ports/document-renderer.js";
import type { Ports } from "../../ports/ports.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import { documentFileName, type DocumentFormat, documentFormats } from "../document-format.js";
import { asIssued } from "../due-date.js";
import { showFinding } from "../finding.js";
import type { Invoice } from "../invoice.js";
import { buyerOf } from "../parties.js";
import { type CreateInvoice, draft, type Drafted } from "../use-cases/create-invoice.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
}

/** A rendered document as a file, and the data that it shows. */
export interface RenderedDocument {
  /** The data that the document shows. */
  readonly document: InvoiceDocument;
  /** The bytes of the file. */
  readonly content: Uint8Array;
  /** The media type of the format, such as `application/pdf`. */
  readonly mediaType: string;
  /** `INV-2026-0001.pdf`. */
  readonly fileName: string;
}

/** How to export an invoice's document. */
export interface ExportOptions {
  /** Absent: `pdf`. */
  readonly format?: DocumentFormat | undefined;
  /** A copy with a mark across every page, instead of the original. */
  readonly copy?: InvoiceCopy | undefined;
  /** Stops the rendering when aborted. */
  readonly signal?: StopSignal | undefined;
}

/**
 * Returns an invoice's document to actors who may read invoices. Throws `copy_not_available` (conflict) for a copy of an invoice in another
 * status, and for a copy in another format than `pdf`; `invoice_not_issued` (conflict) for a draft in another format, and `not_ready_to_export` (invalid), with `findings`
 * that are errors, for an invoice that lacks what the format requires.
 */
export function makeExportInvoice(needs: Needs) {
  const invoiceDocument = makeInvoiceDocument(needs);
  return async (actor: Actor, id: InvoiceId, options: ExportOptions = {}): Promise<RenderedDocument> => {
    authorize(actor, "invoices:read");
    const { format = "pdf", copy, signal } = options;
    if (copy === undefined) return invoiceDocument(actor, id, format, signal);
    const document = await needs.unitOfWork.read(actor, (stores) => storedDocument(stores, id));
    const { status } = document.invoice;
    if (format !== "pdf")
      throw conflict("copy_not_available", "Only the PDF has copies that are marked.", { current_status: status, allowed: [] });
    if (status !== copy) {
      const message = `The status of the invoice is ${status}, so there is no copy marked as ${copy}.`;
      throw conflict("copy_not_available", message, { current_status: status, allowed: [copy] });
    }
    return fileOf(document, format, await needs.documentRenderer.render({ ...printed(document), mark: copy }, format, signal));
  };
}

/**
 * Returns the PDF of the draft that `createInvoice` would create, without storing or claiming anything. Needs `invoices:write`. Throws as `createInvoice`
 * does.
 */
export function makeExportInvoicePreview({ unitOfWork, documentRenderer, clock, ids }: Needs & Pick<Ports, "clock" | "ids">) {
  return async (actor: Actor, command: CreateInvoice, signal?: StopSignal): Promise<Uint8Array> => {
    authorize(actor, "invoices:write");
    const document = await unitOfWork.read(actor, async (stores) => {
      const { invoice, ...parties } = await draft({ clock, ids }, stores, command, false);
      return documentOf(stores, invoice, parties);
    });
    return documentRenderer.render(document, "pdf", signal);
  };
}

/**
 * Returns the document of an invoice in a format. That of an issued invoice is stored when it is first rendered, and only the stored bytes are
 * returned from then on: they change neither with the invoice's status, nor with the workspace's settings, the fonts or the program. No
 * transaction is open during rendering.
 */
export function makeInvoiceDocument({ unitOfWork, documentRenderer }: Needs) {
  return async (scope: WorkScope, id: InvoiceId, format: DocumentFormat, signal?: StopSignal): Promise<RenderedDocument> => {
    const { document, kept } = await unitOfWork.read(scope, async (stores) => ({
      document: await storedDocument(stores, id),
      kept: await stores.documents.find(id, format),
    }));
    if (kept) return fileOf(document, format, kept);
    await requireExportable(document, format);
    const rendered = await documentRenderer.render(printed(document), format, signal);
    if (document.invoice.issuedAt === null) return fileOf(document, format, rendered);
    return fileOf(document, format, await unitOfWork.run(scope, (stores) => stores.documents.keep(id, format, rendered)));
  };
}

/** Throws `invoice_not_issued` (conflict) for a draft, and `not_ready_to_export` (invalid) with the `findings` that are errors. */
async function requireExportable({ invoice, seller, buyer, footer }: InvoiceDocument, format: DocumentFormat): Promise<void> {
  const { profile } = documentFormats[format];
  if (profile === null) return;
  if (invoice.issuedAt === null)
    throw conflict("invoice_not_issued", "A draft can be exported only as PDF. Issue the invoice first.", {
      current_status: invoice.status,
    });
  const { checkInvoice, isError } = await import("../checks/check-profile.js");
  const errors = checkInvoice({ invoice, seller, buyer, paymentCode: invoice.paymentCode, footer, dates: null }, profile).filter(
    isError,
  );
  if (errors.length === 0) return;
  const told = errors.map(({ message }) => message).join(" ");
  throw refused("not_ready_to_export", told, { findings: errors.map(showFinding) });
}

function fileOf(document: InvoiceDocument, format: DocumentFormat, content: Uint8Array): RenderedDocument {
  const { mediaType } = documentFormats[format];
  return { document, content, mediaType, fileName: documentFileName(document.invoice, format) };
}

/** The document as it was issued: a due date that was changed later is not printed. */
function printed(document: InvoiceDocument): InvoiceDocument {
  return { ...document, invoice: asIssued(document.invoice) };
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
  stores: Pick<Stores, "files">,
  invoice: Invoice,
  { workspace, client }: Pick<Drafted, "workspace" | "client">,
): Promise<InvoiceDocument> {
  const seller = invoice.seller ?? workspace.seller;
  const buyer = invoice.buyer ?? buyerOf(client, workspace);
  const locale = buyer.locale ?? client.locale ?? workspace.locale;
  return {
    invoice,
    seller,
    sellerName: seller.legalName ?? workspace.name,
    logo: await stores.files.find("logo", invoice.issuedAt),
    font: workspace.font && (await stores.files.find("font", null)),
    buyer,
    locale,
    accentColor: workspace.accentColor,
    footer: textsFor(workspace.documentTexts, locale)?.footer ?? "",
    mark: markOf(invoice),
    createdAt: invoice.issuedAt ?? invoice.updatedAt,
  };
}

/** An issued invoice is printed as it was issued, whatever its status is now. */
function markOf({ status, issuedAt }: Invoice): InvoiceDocument["mark"] {
  if (issuedAt !== null) return null;
  return status === "void" ? "void" : "draft";
}
