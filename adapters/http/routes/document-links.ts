import {
  type DocumentLink,
  documentLinkView,
  documentPageUrl,
  may,
  MAX_ACTIVE_LINKS,
  type UserActor,
  type View,
} from "../../../core/index.js";
import { mapNullable, toInstant } from "../conversions.js";
import { list, type Route, route } from "../route.js";
import { DocumentLink as LinkView, DocumentLinkCreation } from "../schemas/document-links.js";
import { NoFields } from "../schemas/no-fields.js";
import { invoiceTag, shownInvoice } from "./invoices.js";

/** The URL opens the document without a token, so it is shown to those who may pass the document on. */
export function showLink(actor: UserActor, publicUrl: () => string, link: DocumentLink): View {
  const { secret } = link;
  const isShown = secret !== null && may(actor, link.quoteId === null ? "invoices:send" : "quotes:write");
  return documentLinkView(link, isShown ? documentPageUrl(publicUrl(), secret) : null);
}

/** The links on which clients see documents without an account. */
export const documentLinkRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/invoices/:id/links",
    id: "inv",
    operation: "createDocumentLink",
    summary: "Create a link to an invoice for its client",
    description: `Creates a link to a page on which the client sees an issued invoice, deposit or credit note with its status, downloads it and asks questions, without an account. Whoever has the URL can open it, until the link expires or is revoked. A document has at most ${MAX_ACTIVE_LINKS} active links. The invoice's \`viewed_at\` is the first time that the client opened a page of it.`,
    again: "repeated",
    tag: invoiceTag,
    permission: "invoices:write",
    body: DocumentLinkCreation,
    bodyOptional: true,
    status: 201,
    response: LinkView,
    invalid: ["in_the_past"],
    conflicts: ["invoice_not_issued", "link_limit"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body, publicUrl }) => {
      const link = await useCases.createDocumentLink(actor, id, { expiresAt: mapNullable(body.expires_at, toInstant) });
      return { body: showLink(actor, publicUrl, link), location: `/invoices/${id}/links` };
    },
  }),
  route({
    method: "GET",
    path: "/invoices/:id/links",
    id: "inv",
    operation: "listDocumentLinks",
    summary: "List the links to an invoice",
    description: "Returns each link with how often its page was opened, also those that expired or were revoked.",
    tag: invoiceTag,
    permission: "invoices:read",
    sorts: ["created_at"],
    status: 200,
    response: LinkView,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, page, publicUrl }) =>
      list({
        page: await useCases.listDocumentLinks(actor, id, {}, page),
        show: (link: DocumentLink) => showLink(actor, publicUrl, link),
      }),
  }),
  route({
    method: "POST",
    path: "/invoices/:id/links/:nestedId/revoke",
    id: "inv",
    nestedId: "lnk",
    operation: "revokeDocumentLink",
    summary: "Revoke a link to an invoice",
    description: "The link no longer works. Emails that contain it do not change.",
    again: "unchanged",
    tag: invoiceTag,
    permission: "invoices:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: LinkView,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, nestedId, publicUrl }) => ({
      body: showLink(actor, publicUrl, await useCases.revokeDocumentLink(actor, id, nestedId)),
    }),
  }),
];
