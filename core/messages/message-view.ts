import { instantView, type View, versionView } from "../kernel/view.js";
import type { Message } from "./message.js";

/** The message's representation in the API. */
export function messageView(message: Message): View {
  return {
    id: message.id,
    invoice_id: message.invoiceId,
    client_id: message.clientId,
    statement_from: message.statementFrom,
    statement_to: message.statementTo,
    quote_id: message.quoteId,
    invoice_format: message.invoiceFormat,
    to: message.to,
    cc: message.cc,
    subject: message.subject,
    message: message.text,
    message_id: message.internetMessageId,
    status: message.status,
    attempts: message.attempts,
    next_attempt_at: message.status === "queued" ? instantView(message.dueAt) : null,
    sent_at: instantView(message.sentAt),
    written_to_file: message.writtenToFile,
    refused: message.refused.map(({ address, permanent }) => ({ address, permanent })),
    error: message.error,
    ...versionView(message),
  };
}
