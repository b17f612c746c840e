import type { IdPrefix, ResourceKind, resources } from "./resources.js";

/** An opaque identifier: a type prefix, `_`, and a time-ordered UUIDv7 in 26 characters of lowercase base32. */
export type Id<Prefix extends string = string> = string & { readonly __id: Prefix };

/** The id type of a kind of resource. */
export type IdOf<Kind extends ResourceKind> = Id<(typeof resources)[Kind]["prefix"]>;

/** The id of a workspace. */
export type WorkspaceId = IdOf<"workspace">;
/** The id of a user. */
export type UserId = IdOf<"user">;
/** The id of a token. */
export type TokenId = IdOf<"token">;
/** The id of a client. */
export type ClientId = IdOf<"client">;
/** The id of a project. */
export type ProjectId = IdOf<"project">;
/** The id of a task. */
export type TaskId = IdOf<"task">;
/** The id of a time entry. */
export type TimeEntryId = IdOf<"time_entry">;
/** The id of an invoice. */
export type InvoiceId = IdOf<"invoice">;
/** The id of a payment. */
export type PaymentId = IdOf<"payment">;
/** The id of an event. */
export type EventId = IdOf<"event">;
/** The id of a webhook. */
export type WebhookId = IdOf<"webhook">;
/** The id of a delivery. */
export type DeliveryId = IdOf<"delivery">;
/** The id of a message. */
export type MessageId = IdOf<"message">;

const spelling = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether the text has the format of an id with this prefix. Does not check that the resource exists. */
export function isId<P extends IdPrefix>(prefix: P, text: string): text is Id<P> {
  return spelling.exec(text)?.[1] === prefix;
}
