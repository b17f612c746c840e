import { type DocumentFormat, documentFormatNames } from "../../billing/document-format.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId, QuoteId, WorkspaceId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { type Balance, balanceOf } from "../../invoices/balance.js";
import { missingFor } from "../../invoices/exportable.js";
import { isOverdue } from "../../invoices/invoice.js";
import { payableAmount } from "../../invoices/payable.js";
import { paymentCodeOf, type PrintedCode } from "../../invoices/payment-code/payment-code.js";
import { makeInvoiceDocuments, type RenderedDocument, storedDocument } from "../../invoices/reactions/invoice-document.js";
import type { SharedDocument } from "../../ports/document-pages.js";
import type { DocumentRenderer, InvoiceDocument, StopSignal } from "../../ports/document-renderer.js";
import type { Ports } from "../../ports/ports.js";
import type { UnitOfWork } from "../../ports/unit-of-work.js";
import { isExpired } from "../../quotes/quote.js";
import { makeQuoteDocuments, quoteDocument } from "../../quotes/reactions/quote-document.js";
import { openLink } from "../open-link.js";

type Needs = Pick<Ports, "directory" | "clock" | "tokenSecrets"> & {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
};

/**
 * Returns the document of a link. The link's secret is the authority, so there is no actor, and nothing else of the workspace is read. Throws `not_found`
 * unless the link is active.
 */
export function makeOpenSharedDocument(needs: Needs) {
  return async (secret: string): Promise<SharedDocument> => {
    const { workspaceId, invoiceId, quoteId } = await linked(needs, secret);
    if (quoteId !== null) return sharedQuote(needs, workspaceId, quoteId);
    const { document, timeZone, creditBalance } = await needs.unitOfWork.read({ workspaceId }, async (stores) => {
      const found = await storedDocument(stores, invoiceId);
      const { clientId, currency } = found.invoice;
      return {
        document: found,
        timeZone: (await stores.workspace.get()).timeZone,
        creditBalance: (await stores.clientCredits.last(clientId, currency))?.balance ?? 0n,
      };
    });
    const { invoice } = document;
    const balance = balanceOf(invoice);
    const due = invoice.type !== "credit_note" && invoice.status === "open" ? balance.due : 0n;
    const today = localDateIn(timeZone, needs.clock.now());
    return {
      quote: null,
      document,
      balance: invoice.type === "credit_note" ? { ...balance, due: 0n, refundable: 0n } : balance,
      credit: creditBalance < due ? creditBalance : due,
      isOverdue: isOverdue(invoice, today),
      code: codeOf(document, balance),
      formats: await formatsOf(document),
      today,
    };
  };
}

/** Returns the document of a link as a file. Has no actor. Throws as {@link makeOpenSharedDocument} and `exportInvoice` do. */
export function makeExportSharedDocument(needs: Needs) {
  const invoiceDocuments = makeInvoiceDocuments(needs);
  return async (secret: string, format: DocumentFormat, signal?: StopSignal): Promise<RenderedDocument> => {
    const { workspaceId, invoiceId, quoteId } = await linked(needs, secret);
    if (quoteId !== null) return quoteFile(needs, { workspaceId, quoteId, format, signal });
    return (await invoiceDocuments({ workspaceId }, invoiceId, [format], signal))[0];
  };
}

type Linked =
  | { readonly workspaceId: WorkspaceId; readonly invoiceId: InvoiceId; readonly quoteId: null }
  | { readonly workspaceId: WorkspaceId; readonly invoiceId: null; readonly quoteId: QuoteId };

async function linked(needs: Needs, secret: string): Promise<Linked> {
  const { workspaceId, linkId } = await openLink(needs, secret);
  const link = await needs.unitOfWork.read({ workspaceId }, ({ documentLinks }) => documentLinks.find(linkId));
  if (link && link.quoteId !== null) return { workspaceId, invoiceId: null, quoteId: link.quoteId };
  if (link && link.invoiceId !== null) return { workspaceId, invoiceId: link.invoiceId, quoteId: null };
  throw notFound("document_link");
}

/** Nothing is due on a quote. */
const NOTHING = { paid: 0n, writtenOff: 0n, discounted: 0n, credited: 0n, due: 0n, refundable: 0n } as const satisfies Balance;

async function sharedQuote(needs: Needs, workspaceId: WorkspaceId, id: QuoteId): Promise<SharedDocument> {
  const { quote, document, timeZone } = await needs.unitOfWork.read({ workspaceId }, async (stores) => ({
    ...(await quoteDocument(stores, id)),
    timeZone: (await stores.workspace.get()).timeZone,
  }));
  const today = localDateIn(timeZone, needs.clock.now());
  const { status, validUntil, acceptedBy } = quote;
  return {
    quote: { status, isExpired: isExpired(quote, today), validUntil, acceptedBy },
    document,
    balance: NOTHING,
    credit: 0n,
    isOverdue: false,
    code: { kind: "none", problem: null },
    formats: ["pdf"],
    today,
  };
}

interface QuoteFile {
  readonly workspaceId: WorkspaceId;
  readonly quoteId: QuoteId;
  readonly format: DocumentFormat;
  readonly signal: StopSignal | undefined;
}

/** A quote has no other format than PDF. */
async function quoteFile(needs: Needs, { workspaceId, quoteId, format, signal }: QuoteFile): Promise<RenderedDocument> {
  if (format !== "pdf") throw notFound("document_link");
  return makeQuoteDocuments(needs)({ workspaceId }, quoteId, signal);
}

/** The code of the document, for what is still due of it. */
function codeOf({ invoice, seller, sellerName, buyer }: InvoiceDocument, { due }: Balance): PrintedCode {
  const settled = payableAmount(invoice) - due;
  const rest = { ...invoice, prepaidTotal: invoice.prepaidTotal + settled };
  const { status, paymentCode } = invoice;
  return paymentCodeOf({ paymentCode: status === "open" ? paymentCode : null, invoice: rest, seller, sellerName, buyer });
}

async function formatsOf(document: InvoiceDocument): Promise<readonly DocumentFormat[]> {
  const { invoice, seller, buyer, footer } = document;
  const checked = { invoice, seller, buyer, paymentCode: invoice.paymentCode, footer, dates: null };
  const missing = await Promise.all(documentFormatNames.map((format) => missingFor(format, checked)));
  return documentFormatNames.filter((_, index) => missing[index]?.length === 0);
}
