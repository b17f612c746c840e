import { type Actor, authorize } from "../../access/actor.js";
import { conflict, notFound } from "../../kernel/errors.js";
import { documentFileName, type DocumentFormat, documentFormats, type SomeFormats } from "../../billing/document-format.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { DocumentRenderer, InvoiceCopy, InvoiceDocument, StopSignal } from "../../ports/document-renderer.js";
import type { Ports } from "../../ports/ports.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import { asIssued } from "../due-date.js";
import { missingFor, notReadyToExport } from "../exportable.js";
import type { Invoice } from "../invoice.js";
import { buyerOf, footerOf } from "../parties.js";
import { billsTime, collectTimesheet, keptTimesheet } from "../timesheet/collecting.js";
import { statementsFor } from "../statements/statements.js";
import { type CreateInvoice, draft, type Drafted } from "../creating.js";

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
  const invoiceDocuments = makeInvoiceDocuments(needs);
  return async (actor: Actor, id: InvoiceId, options: ExportOptions = {}): Promise<RenderedDocument> => {
    authorize(actor, "invoices:read");
    const { format = "pdf", copy, signal } = options;
    if (copy === undefined) return (await invoiceDocuments(actor, id, [format], signal))[0];
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
 * Returns the documents of an invoice in some formats. Those of an issued invoice are stored when they are first rendered, and only the stored
 * bytes are returned from then on: they change neither with the invoice's status, nor with the workspace's settings, the fonts or the program. No
 * transaction is open during rendering.
 */
export function makeInvoiceDocuments(needs: Needs) {
  return async (
    scope: WorkScope,
    id: InvoiceId,
    [first, ...others]: SomeFormats,
    signal?: StopSignal,
  ): Promise<readonly [RenderedDocument, ...RenderedDocument[]]> => {
    const { document, kept } = await needs.unitOfWork.read(scope, async (stores) => {
      const found = await storedDocument(stores, id);
      const all = [first, ...others].map(async (format) => [format, await stores.documents.find(id, format)] as const);
      return { document: found, kept: new Map(await Promise.all(all)) };
    });
    const fileIn = async (format: DocumentFormat): Promise<RenderedDocument> =>
      fileOf(document, format, kept.get(format) ?? (await newDocument(needs, scope, { document, format, signal })));
    const files: [RenderedDocument, ...RenderedDocument[]] = [await fileIn(first)];
    for (const format of others) files.push(await fileIn(format));
    return files;
  };
}

interface Rendering {
  readonly document: InvoiceDocument;
  readonly format: DocumentFormat;
  readonly signal: StopSignal | undefined;
}

/** Renders a document, and stores it if the invoice is issued. Throws `invoice_not_issued` (conflict) for a draft in another format than PDF. */
async function newDocument(
  { unitOfWork, documentRenderer }: Needs,
  scope: WorkScope,
  { document, format, signal }: Rendering,
): Promise<Uint8Array> {
  const { invoice, seller, buyer, footer } = document;
  const isIssued = invoice.issuedAt !== null;
  if (!isIssued && documentFormats[format].profile !== null)
    throw conflict("invoice_not_issued", "A draft can be exported only as PDF. Issue the invoice first.", {
      current_status: invoice.status,
    });
  const checked = { invoice, seller, buyer, paymentCode: invoice.paymentCode, footer, dates: null };
  const missing = await missingFor(format, checked);
  if (missing.length > 0) throw notReadyToExport(missing);
  const rendered = await documentRenderer.render(printed(document), format, signal);
  return isIssued ? unitOfWork.run(scope, (stores) => stores.documents.keep(invoice.id, format, rendered)) : rendered;
}

function fileOf(document: InvoiceDocument, format: DocumentFormat, content: Uint8Array): RenderedDocument {
  const { mediaType } = documentFormats[format];
  return { document, content, mediaType, fileName: documentFileName(document.invoice, format) };
}

/** The document as it was issued: a due date that was changed later is not printed. */
export function printed(document: InvoiceDocument): InvoiceDocument {
  return { ...document, invoice: asIssued(document.invoice) };
}

/** The data of an invoice's document, with the parties as they were at issue. Throws `not_found`. */
export async function storedDocument(stores: Stores, id: InvoiceId): Promise<InvoiceDocument> {
  const invoice = await stores.invoices.find(id);
  if (!invoice) throw notFound("invoice");
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(invoice.clientId);
  if (!client) throw notFound("client");
  const parties = { workspace, client };
  return { ...(await documentOf(stores, invoice, parties)), ...(await pagesOf(stores, invoice, parties)) };
}

/** The timesheet if it is part of the document: as it was when the invoice was issued, or that of a draft. */
async function pagesOf(
  stores: Stores,
  invoice: Invoice,
  { workspace, client }: Pick<Drafted, "workspace" | "client">,
): Promise<Pick<InvoiceDocument, "timesheet">> {
  if (!billsTime(invoice)) return {};
  if (invoice.issuedAt !== null) {
    const kept = await keptTimesheet(stores, invoice);
    return kept?.annex === "pages" ? { timesheet: kept } : {};
  }
  if (client.timesheetAnnex !== "pages" || invoice.status !== "draft") return {};
  return { timesheet: await collectTimesheet(stores, invoice, { workspace, client }) };
}

async function documentOf(
  stores: Pick<Stores, "files">,
  invoice: Invoice,
  { workspace, client }: Pick<Drafted, "workspace" | "client">,
): Promise<InvoiceDocument> {
  const seller = invoice.seller ?? workspace.seller;
  const buyer = invoice.buyer ?? buyerOf(client, workspace);
  const locale = buyer.locale ?? client.locale ?? workspace.locale;
  const footer = footerOf(workspace, locale);
  const statements = invoice.seller === null ? statementsFor({ invoice, seller, buyer, footer }) : invoice.statements;
  return {
    invoice: { ...invoice, statements },
    seller,
    sellerName: seller.legalName ?? workspace.name,
    logo: await stores.files.find("logo", invoice.issuedAt),
    font: workspace.font && (await stores.files.find("font", null)),
    buyer,
    locale,
    accentColor: workspace.accentColor,
    footer,
    mark: markOf(invoice),
    createdAt: invoice.issuedAt ?? invoice.updatedAt,
  };
}

/** An issued invoice is printed as it was issued, whatever its status is now. */
function markOf({ status, issuedAt }: Invoice): InvoiceDocument["mark"] {
  if (issuedAt !== null) return null;
  return status === "void" ? "void" : "draft";
}
