import { type Actor, authorize } from "../../access/actor.js";
import { documentFileName, documentFormats } from "../../billing/document-format.js";
import { invoiceContentOf } from "../quoting.js";
import { NO_REMINDERS } from "../../invoices/invoice-reminders.js";
import type { DraftInvoice, OpenInvoice } from "../../invoices/invoice.js";
import { buyerOf, footerOf } from "../../invoices/parties.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId, QuoteId } from "../../kernel/ids.js";
import type { DocumentRenderer, InvoiceDocument, StopSignal } from "../../ports/document-renderer.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import type { Quote } from "../quote.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
}

/** The PDF of a quote, and the data that it shows. */
export interface RenderedQuote {
  /** The data that the document shows. */
  readonly document: InvoiceDocument;
  /** The bytes of the file. */
  readonly content: Uint8Array;
  /** `application/pdf`. */
  readonly mediaType: string;
  /** `Q-2026-0001.pdf`. */
  readonly fileName: string;
}

/** Returns the PDF of a quote to actors who may read quotes. A draft is marked. Throws `not_found`. */
export function makeExportQuote(needs: Needs) {
  const quoteDocuments = makeQuoteDocuments(needs);
  return async (actor: Actor, id: QuoteId, signal?: StopSignal): Promise<RenderedQuote> => {
    authorize(actor, "quotes:read");
    return quoteDocuments(actor, id, signal);
  };
}

/** Returns the PDF of a quote. No transaction is open during rendering. */
export function makeQuoteDocuments({ unitOfWork, documentRenderer }: Needs) {
  return async (scope: WorkScope, id: QuoteId, signal?: StopSignal): Promise<RenderedQuote> => {
    const { quote, document } = await unitOfWork.read(scope, (stores) => quoteDocument(stores, id));
    const content = await documentRenderer.render(document, "pdf", signal);
    return { document, content, mediaType: documentFormats.pdf.mediaType, fileName: documentFileName(quote, "pdf") };
  };
}

/** The data of a quote's document, with the parties as they were at issue. Throws `not_found`. */
export async function quoteDocument(
  stores: Pick<Stores, "clients" | "files" | "quotes" | "workspace">,
  id: QuoteId,
): Promise<{ readonly quote: Quote; readonly document: InvoiceDocument }> {
  const quote = await stores.quotes.find(id);
  if (!quote) throw notFound("quote");
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(quote.clientId);
  if (!client) throw notFound("client");
  const seller = quote.seller ?? workspace.seller;
  const buyer = quote.buyer ?? buyerOf(client, workspace);
  const locale = buyer.locale ?? workspace.locale;
  const document: InvoiceDocument = {
    invoice: promised(quote),
    quote: { validUntil: quote.validUntil },
    seller,
    sellerName: seller.legalName ?? workspace.name,
    logo: await stores.files.find("logo", quote.issuedAt),
    font: workspace.font && (await stores.files.find("font", null)),
    buyer,
    locale,
    accentColor: workspace.accentColor,
    footer: footerOf(workspace, locale),
    mark: quote.status === "draft" ? "draft" : null,
    createdAt: quote.issuedAt ?? quote.updatedAt,
  };
  return { quote, document };
}

/** The invoice that the quote promises, by which it is printed. */
function promised(quote: Quote): DraftInvoice | OpenInvoice {
  const draft: DraftInvoice = {
    // No invoice has this id: it is only printed.
    id: quote.id as string as InvoiceId,
    type: "invoice",
    status: "draft",
    ...invoiceContentOf(quote),
    lines: quote.lines,
    allowances: quote.allowances,
    charges: quote.charges,
    subtotal: quote.subtotal,
    discountTotal: quote.discountTotal,
    allowanceTotal: quote.allowanceTotal,
    chargeTotal: quote.chargeTotal,
    taxBreakdown: quote.taxBreakdown,
    taxTotal: quote.taxTotal,
    total: quote.total,
    taxChosen: quote.taxChosen,
    ...{ depositTotal: 0n, withheldTotal: 0n, prepaidTotal: 0n, roundingAmount: 0n, taxTotalInTaxCurrency: null },
    ...{ corrects: null, payments: [], credits: [], dueDateChanges: [], deductedBy: null, deductedByNumber: null },
    ...{ paymentCode: null, recurringInvoiceId: null, reminders: NO_REMINDERS, retainer: null, statements: [] },
    ...{ number: null, seller: null, buyer: null, sentAt: null, viewedAt: null, issuedAt: null, paidAt: null, voidedAt: null },
    ...{ externalId: null, metadata: {}, version: quote.version, createdAt: quote.createdAt, updatedAt: quote.updatedAt },
  };
  if (quote.status === "draft") return draft;
  const { number, issueDate, seller, buyer, issuedAt } = quote;
  return { ...draft, status: "open", number, issueDate, dueDate: issueDate, seller, buyer, issuedAt };
}
