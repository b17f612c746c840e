import type { IdPrefix, ResourceKind, resources } from "./resources.js";

/** An opaque identifier: a type prefix, `_`, and a time-ordered UUIDv7 in 26 characters of lowercase base32. */
export type Id<Prefix extends string = string> = string & { readonly __id: Prefix };

/** The id type of a kind of resource. */
export type IdOf<Kind extends ResourceKind> = Id<(typeof resources)[Kind]["prefix"]>;

export type WorkspaceId = IdOf<"workspace">;
export type UserId = IdOf<"user">;
export type TokenId = IdOf<"token">;
export type ClientId = IdOf<"client">;
export type ProjectId = IdOf<"project">;
export type TaskId = IdOf<"task">;
export type TimeEntryId = IdOf<"time_entry">;
export type InvoiceId = IdOf<"invoice">;
export type PaymentId = IdOf<"payment">;
export type EventId = IdOf<"event">;
export type WebhookId = IdOf<"webhook">;
export type DeliveryId = IdOf<"delivery">;
export type MessageId = IdOf<"message">;

const spelling = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether the text has the format of an id with this prefix. Does not check that the resource exists. */
export function isId<P extends IdPrefix>(prefix: P, text: string): text is Id<P> {
  return spelling.exec(text)?.[1] === prefix;
}
