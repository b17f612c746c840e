import type { Ports } from "../ports/ports.js";
import { makeSendAccountStatement } from "./use-cases/send-account-statement.js";
import { makeSendInvoice } from "./use-cases/send-invoice.js";
import { makeSendQuote } from "./use-cases/send-quote.js";

export * from "./letter.js";
export type { SendQuote } from "./use-cases/send-quote.js";
export type { SendInvoice } from "./queueing.js";
export type { SendAccountStatement } from "./use-cases/send-account-statement.js";

/** The use cases that send invoices, quotes and statements of account. */
export function mailingUseCases(ports: Ports) {
  return {
    /**
     * Queues an email with an invoice in the client's format, and issues a draft, in one transaction; the email is sent after it, and
     * `invoice.sent` is recorded when the first one is sent. Needs `invoices:write`. Records `invoice.issued` for a draft.
     * Returns the queued message. Throws `not_found`, `invoice_void` (conflict), `mail_limit` (limited, with `retry_after` in
     * seconds), and of kind `invalid` `recipient_missing` and `not_ready_to_export`, and for a draft what `updateInvoice` throws for the
     * status `open`.
     */
    sendInvoice: makeSendInvoice(ports),
    /**
     * Queues an email with the statement of account of a client as PDF, which is rendered when it is sent, with what is due then. Needs `invoices:send`.
     * Returns the queued message. Throws `not_found`, `mail_limit` (limited, with `retry_after` in seconds), and of kind `invalid`
     * `recipient_missing`, `range_reversed` and `range_too_long`.
     */
    sendAccountStatement: makeSendAccountStatement(ports),
    /**
     * Queues an email with the PDF of a quote and the link on which the client accepts it, and issues a draft, in one transaction; the email is sent after it, and `quote.sent` is
     * recorded when the first one is sent. Needs `quotes:write`. Records `quote.issued` for a draft. Returns the queued message. Throws `not_found`, `quote_not_open` (conflict),
     * `mail_limit` (limited, with `retry_after` in seconds), and of kind `invalid` `recipient_missing`, and for a draft `in_the_past`.
     */
    sendQuote: makeSendQuote(ports),
  };
}
