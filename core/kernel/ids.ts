import type { IdPrefix, ResourceKind, resources } from "./resources.js";

/** An opaque identifier: a type prefix, `_`, and a time-ordered UUIDv7 in 26 characters of lowercase base32. */
export type Id<Prefix extends string = string> = string & { readonly __id: Prefix };

/** The id type of a kind of resource. */
export type IdOf<Kind extends ResourceKind> = Id<(typeof resources)[Kind]["prefix"]>;

/** The id of a workspace, such as `ws_01kn…`. */
export type WorkspaceId = IdOf<"workspace">;
/** The id of a user, such as `usr_01kn…`. */
export type UserId = IdOf<"user">;
/** The id of a token, such as `tok_01kn…`. It is not the token's secret. */
export type TokenId = IdOf<"token">;
/** The id of a client, such as `cli_01kn…`. */
export type ClientId = IdOf<"client">;
/** The id of a project, such as `prj_01kn…`. */
export type ProjectId = IdOf<"project">;
/** The id of a task, such as `task_01kn…`. */
export type TaskId = IdOf<"task">;
/** The id of a milestone, such as `mst_01kn…`. */
export type MilestoneId = IdOf<"milestone">;
/** The id of a time entry, such as `te_01kn…`. */
export type TimeEntryId = IdOf<"time_entry">;
/** The id of an expense, such as `exp_01kn…`. */
export type ExpenseId = IdOf<"expense">;
/** The id of an invoice, a deposit or a credit note, such as `inv_01kn…`. It is not the invoice's number. */
export type InvoiceId = IdOf<"invoice">;
/** The id of a quote, such as `quo_01kn…`. It is not the quote's number. */
export type QuoteId = IdOf<"quote">;
/** The id of a recurring invoice, such as `rin_01kn…`. */
export type RecurringInvoiceId = IdOf<"recurring_invoice">;
/** The id of a reminder of a payment, such as `rem_01kn…`. */
export type ReminderId = IdOf<"reminder">;
/** The id of a row in an invoice's settlements, such as `pay_01kn…`. */
export type PaymentId = IdOf<"payment">;
/** The id of a link to a document, such as `lnk_01kn…`. It is not the link's secret. */
export type DocumentLinkId = IdOf<"document_link">;
/** The id of a bank statement, such as `bst_01kn…`. */
export type BankStatementId = IdOf<"bank_statement">;
/** The id of a bank transaction, such as `btx_01kn…`. */
export type BankTransactionId = IdOf<"bank_transaction">;
/** The id of a row of a client's credit, such as `ccr_01kn…`. */
export type ClientCreditId = IdOf<"client_credit">;
/** The id of an event, such as `evt_01kn…`; the same in each of its deliveries. */
export type EventId = IdOf<"event">;
/** The id of a webhook subscription, such as `wh_01kn…`. */
export type WebhookId = IdOf<"webhook">;
/** The id of the delivery of an event to a subscription, such as `whd_01kn…`. */
export type DeliveryId = IdOf<"delivery">;
/** The id of a queued email, such as `msg_01kn…`. Its Message-ID header begins with it. */
export type MessageId = IdOf<"message">;
/** The id of a request in the request log, such as `req_01kn…`. It is not the request's `X-Request-Id`. */
export type LoggedRequestId = IdOf<"logged_request">;

const spelling = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether the text has the format of an id with this prefix. Does not check that the resource exists. */
export function isId<P extends IdPrefix>(prefix: P, text: string): text is Id<P> {
  return spelling.exec(text)?.[1] === prefix;
}

/** What to say of a text that is not such an id. */
export const expectedId = (prefix: IdPrefix): string => `Must be an ID such as ${prefix}_01h….`;
