import type { Ports } from "../ports/ports.js";
import { makeAskQuestion } from "./use-cases/ask-question.js";
import { makeCreateDocumentLink } from "./use-cases/create-document-link.js";
import { makeListDocumentLinks } from "./use-cases/list-document-links.js";
import { makeRecordDocumentView } from "./use-cases/record-document-view.js";
import { makeRevokeDocumentLink } from "./use-cases/revoke-document-link.js";

export * from "./document-link.js";
export * from "./document-link-store.js";
export * from "./document-link-view.js";
export * from "./question.js";
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
     * Counts that the page of a link was opened, unless by a member of the workspace with this session. Has no actor. Records `invoice.viewed` the first time
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
