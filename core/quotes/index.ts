import type { Ports } from "../ports/ports.js";
import { makeBillQuote } from "./use-cases/bill-quote.js";
import { makeCreateQuote } from "./use-cases/create-quote.js";
import { makeAcceptQuote, makeDeclineQuote } from "./use-cases/decide-quote.js";
import { makeDeleteQuote } from "./use-cases/delete-quote.js";
import { makeIssueQuote } from "./use-cases/issue-quote.js";
import { makePlanQuote } from "./use-cases/plan-quote.js";
import { makeGetQuote, makeListQuotes } from "./use-cases/read-quotes.js";
import { makeUpdateQuote } from "./use-cases/update-quote.js";

export * from "./quote.js";
export * from "./quote-line-table.js";
export type { DatedQuote } from "./quote-events.js";
export * from "./quote-store.js";
export * from "./quote-view.js";
export { makeExportQuote, type RenderedQuote } from "./reactions/quote-document.js";
export type { BilledQuote } from "./use-cases/bill-quote.js";
export type { CreateQuote, RequestedQuote } from "./use-cases/create-quote.js";
export type { QuoteAcceptance, QuoteRefusal } from "./use-cases/decide-quote.js";
export type { ProjectOfQuote } from "./use-cases/plan-quote.js";
export type { QuoteQuery } from "./use-cases/read-quotes.js";
export type { QuotePatch } from "./use-cases/update-quote.js";

/** The use cases of quotes. Their lines, taxes and figures follow the rules of invoices. */
export function quoteUseCases(ports: Ports) {
  return {
    /**
     * Drafts a quote in the client's currency. Needs `quotes:write`. Records `quote.created`. Throws `unknown_reference`, `too_few`, `time_line`, `expense_line`,
     * the issues of `computeTotals` and others (invalid), and `client_archived` (conflict).
     */
    createQuote: makeCreateQuote(ports),
    /** Lists quotes without their lines, filtered and in pages. Needs `quotes:read`. */
    listQuotes: makeListQuotes(ports),
    /** Returns one quote with its lines. Needs `quotes:read`. Throws `not_found`. */
    getQuote: makeGetQuote(ports),
    /**
     * Changes the content of a draft, and the figures that follow from it. Needs `quotes:write`. Records `quote.updated` if anything changes. Throws
     * `not_found`, `quote_not_draft` (conflict), and of kind `invalid` as `createQuote` does.
     */
    updateQuote: makeUpdateQuote(ports),
    /** Deletes a draft. Needs `quotes:write`. Records `quote.deleted`. Throws `not_found` and `quote_not_draft` (conflict). */
    deleteQuote: makeDeleteQuote(ports),
    /**
     * Gives a draft its number and its date, and keeps its content from now on, without sending it. Needs `quotes:write`. Records `quote.issued`, unless it is open already. Throws `not_found`,
     * `quote_not_draft` (conflict), and `in_the_past` (invalid) if it was valid only until a day before.
     */
    issueQuote: makeIssueQuote(ports),
    /**
     * Records that the client has accepted an open quote, such as by telephone. Needs `quotes:write`. Records `quote.accepted`, unless it was accepted before. Throws `not_found`, `quote_not_open` and
     * `quote_expired` (conflict), and issues (invalid).
     */
    acceptQuote: makeAcceptQuote(ports),
    /**
     * Records that an open quote was declined, also an expired one. Needs `quotes:write`. Records `quote.declined`, unless it was declined before. Throws `not_found`, `quote_not_open` (conflict), and
     * issues (invalid).
     */
    declineQuote: makeDeclineQuote(ports),
    /**
     * Drafts the invoice of an accepted quote, with its lines, prices and references. Needs `quotes:write` and `invoices:write`. Records `invoice.created` and `quote.updated`.
     * Throws `not_found`, `quote_not_accepted`, `quote_has_invoice` with its id unless that invoice is void, `quote_in_other_currency` and `client_archived` (conflict).
     */
    billQuote: makeBillQuote(ports),
    /**
     * Creates a project for the client of an accepted quote, with the total without tax as its budget. Needs `quotes:write` and `projects:write`. Records `project.created` and
     * `quote.updated`. Throws `not_found`, `quote_not_accepted`, `quote_has_project` with its id, `quote_in_other_currency` and `client_archived` (conflict), and issues of the
     * name (invalid).
     */
    planQuote: makePlanQuote(ports),
  };
}
