import { type DocumentLink, MAX_ACTIVE_LINKS, messageView } from "../../../core/index.js";
import { mapNullable, toInstant } from "../conversions.js";
import { list, type Route, route } from "../route.js";
import { DocumentLink as LinkView, DocumentLinkCreation } from "../schemas/document-links.js";
import { InvoiceSending, Message } from "../schemas/messages.js";
import { NoFields } from "../schemas/no-fields.js";
import { showLink } from "./document-links.js";
import { quoteGuard as guard, quoteTag as tag } from "./quotes.js";

/** How clients get quotes: by email, and by links on which they decide without an account. */
export const quoteSharingRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/quotes/:id/send",
    id: "quo",
    operation: "sendQuote",
    summary: "Send a quote by email",
    description:
      "Queues an email to the client or to `to`, with the PDF and a link to the page on which the client accepts or declines the quote without an account. A draft is issued first, in the same transaction. The email is sent after the response, and retried while the mail server has not accepted it. `quote.sent` follows when the mail server accepts the first email of the quote.",
    emits: ["quote.issued", "quote.sent"],
    again: "repeated",
    tag,
    permission: "quotes:write",
    body: InvoiceSending,
    bodyOptional: true,
    status: 202,
    response: Message,
    invalid: ["in_the_past", "recipient_missing"],
    conflicts: ["quote_not_open"],
    guard,
    handle: async ({ useCases, actor, id, body }) => ({ body: messageView(await useCases.sendQuote(actor, id, body)) }),
  }),
  route({
    method: "POST",
    path: "/quotes/:id/links",
    id: "quo",
    operation: "createQuoteLink",
    summary: "Create a link to a quote for its client",
    description: `Creates a link to a page on which the client sees an issued quote, downloads it, accepts or declines it and asks questions, without an account. Whoever has the URL can do that, until the link expires or is revoked. A quote has at most ${MAX_ACTIVE_LINKS} active links.`,
    again: "repeated",
    tag,
    permission: "quotes:write",
    body: DocumentLinkCreation,
    bodyOptional: true,
    status: 201,
    response: LinkView,
    invalid: ["in_the_past"],
    conflicts: ["link_limit", "quote_not_issued"],
    guard,
    handle: async ({ useCases, actor, id, body, publicUrl }) => {
      const link = await useCases.createQuoteLink(actor, id, { expiresAt: mapNullable(body.expires_at, toInstant) });
      return { body: showLink(actor, publicUrl, link), location: `/quotes/${id}/links` };
    },
  }),
  route({
    method: "GET",
    path: "/quotes/:id/links",
    id: "quo",
    operation: "listQuoteLinks",
    summary: "List the links to a quote",
    description: "Returns each link with how often its page was opened, also those that expired or were revoked.",
    tag,
    permission: "quotes:read",
    sorts: ["created_at"],
    status: 200,
    response: LinkView,
    guard,
    handle: async ({ useCases, actor, id, page, publicUrl }) =>
      list({
        page: await useCases.listQuoteLinks(actor, id, {}, page),
        show: (link: DocumentLink) => showLink(actor, publicUrl, link),
      }),
  }),
  route({
    method: "POST",
    path: "/quotes/:id/links/:nestedId/revoke",
    id: "quo",
    nestedId: "lnk",
    operation: "revokeQuoteLink",
    summary: "Revoke a link to a quote",
    description: "The link no longer works, so nobody can accept the quote with it. Emails that contain it do not change.",
    again: "unchanged",
    tag,
    permission: "quotes:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: LinkView,
    guard,
    handle: async ({ useCases, actor, id, nestedId, publicUrl }) => ({
      body: showLink(actor, publicUrl, await useCases.revokeQuoteLink(actor, id, nestedId)),
    }),
  }),
];
