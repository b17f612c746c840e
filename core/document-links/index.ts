import type { Ports } from "../ports/ports.js";
import { makeAskQuestion } from "./use-cases/ask-question.js";
import { makeCreateDocumentLink } from "./use-cases/create-document-link.js";
import { makeCreateQuoteLink, makeListQuoteLinks } from "./use-cases/create-quote-link.js";
import { makeAcceptSharedQuote, makeDeclineSharedQuote } from "./use-cases/decide-shared-quote.js";
import { makeListDocumentLinks } from "./use-cases/list-document-links.js";
import { makeRecordDocumentView } from "./use-cases/record-document-view.js";
import { makeRevokeDocumentLink, makeRevokeQuoteLink } from "./use-cases/revoke-document-link.js";

export * from "./document-link.js";
export * from "./document-link-store.js";
export * from "./document-link-view.js";
export * from "./question.js";
export * from "./quote-decision.js";
export { makeExportSharedDocument, makeOpenSharedDocument } from "./reactions/shared-document.js";
export type { CreateDocumentLink } from "./use-cases/create-document-link.js";

/** The use cases of links to documents. Those of clients have no actor: the secret of the link is the authority. */
export function documentLinkUseCases(ports: Ports) {
  return {
    /**
     * Creates a link to the page of an issued invoice, deposit or credit note, which its client can open without an account. Needs `invoices:send`. Records
     * no event. Throws `not_found`, `in_the_past` (invalid), `invoice_not_issued` and `link_limit` (conflict).
     */
    createDocumentLink: makeCreateDocumentLink(ports),
    /** Lists the links to a document, also those that expired or were revoked, filtered and in pages. Needs `invoices:read`. Throws `not_found`. */
    listDocumentLinks: makeListDocumentLinks(ports),
    /** Revokes a link; nothing changes if it was revoked before. Needs `invoices:send`. Throws `not_found`. */
    revokeDocumentLink: makeRevokeDocumentLink(ports),
    /**
     * Creates a link to the page of an issued quote, on which its client can accept or decline it without an account. Needs `quotes:write`. Records no event. Throws `not_found`,
     * `in_the_past` (invalid), `quote_not_issued` and `link_limit` (conflict).
     */
    createQuoteLink: makeCreateQuoteLink(ports),
    /** Lists the links to a quote, also those that expired or were revoked, filtered and in pages. Needs `quotes:read`. Throws `not_found`. */
    listQuoteLinks: makeListQuoteLinks(ports),
    /** Revokes a link to a quote; nothing changes if it was revoked before. Needs `quotes:write`. Throws `not_found`. */
    revokeQuoteLink: makeRevokeQuoteLink(ports),
    /**
     * Accepts the quote of a link, and queues an email to the active owners of the workspace; nothing changes if it was accepted before. Has no actor. Records `quote.accepted`. Throws
     * `not_found` unless the link is active and opens a quote, issues of the name (invalid), and `quote_not_open` and `quote_expired` (conflict).
     */
    acceptSharedQuote: makeAcceptSharedQuote(ports),
    /** Declines the quote of a link, as `acceptSharedQuote` accepts it. Records `quote.declined`. Throws `not_found`, issues of the reason (invalid), and `quote_not_open` (conflict). */
    declineSharedQuote: makeDeclineSharedQuote(ports),
    /**
     * Counts that the page of a link was opened, unless by a member of the workspace with this session. Has no actor. Records `invoice.viewed` or `quote.viewed` the first time
     * that the document is viewed. Throws `not_found` unless the link is active.
     */
    recordDocumentView: makeRecordDocumentView(ports),
    /**
     * Queues an email with a question to the active owners of the workspace. Has no actor. Throws `not_found` unless the link is active and the
     * workspace has an active owner, issues (invalid), and `mail_limit` (limited) with `retry_after` in seconds.
     */
    askQuestion: makeAskQuestion(ports),
  };
}
