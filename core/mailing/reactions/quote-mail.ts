import { documentPageUrl } from "../../document-links/document-link.js";
import { notFound } from "../../kernel/errors.js";
import type { QuoteId, WorkspaceId } from "../../kernel/ids.js";
import type { Message } from "../../messages/message.js";
import type { Mail } from "../../ports/mailer.js";
import { makeQuoteDocuments } from "../../quotes/reactions/quote-document.js";
import { decisionLetter, quoteLetter } from "../quote-letter.js";
import { bodies, type ComposingNeeds, envelope } from "./envelope.js";

/** The mail to the client with the PDF of a quote, and the link on which it is accepted. */
export async function quoteMail(needs: ComposingNeeds, workspaceId: WorkspaceId, message: Message, id: QuoteId): Promise<Mail> {
  const { document, content, mediaType, fileName } = await makeQuoteDocuments(needs)({ workspaceId }, id);
  const { invoice, quote, buyer, sellerName, locale } = document;
  const { number, issueDate, total, currency } = invoice;
  const mailed = { number, issueDate, total, currency, validUntil: quote?.validUntil ?? null, sellerName, locale };
  const buyerName = buyer.legalName ?? buyer.name;
  const { subject, letter } = quoteLetter(
    { ...mailed, buyerName },
    message.text,
    documentPageUrl(needs.publicUrl(), message.secret ?? ""),
  );
  return {
    ...envelope(message, sellerName, message.subject ?? subject),
    replyTo: document.seller.email,
    ...bodies(letter),
    attachments: [{ filename: fileName, contentType: mediaType, content }],
  };
}

/** The mail to the owners about what the client has decided. */
export async function decisionMail(
  needs: ComposingNeeds,
  workspaceId: WorkspaceId,
  message: Message,
  id: QuoteId,
): Promise<Mail> {
  const { quote, workspace } = await needs.unitOfWork.read({ workspaceId }, async (stores) => {
    const found = await stores.quotes.find(id);
    if (!found) throw notFound("quote");
    return { quote: found, workspace: await stores.workspace.get() };
  });
  const { name, locale } = workspace;
  const { subject, letter } = decisionLetter({
    quote,
    url: `${needs.publicUrl()}/invoices/quotes/${quote.id}`,
    workspaceName: name,
    locale,
  });
  return { ...envelope(message, name, subject), replyTo: quote.buyer?.email ?? null, ...bodies(letter), attachments: [] };
}
