/** An opaque identifier: a type prefix, `_`, and a time-ordered UUIDv7 in 26 characters of lowercase base32. */
export type Id<Prefix extends string = string> = string & { readonly __id: Prefix };

export type WorkspaceId = Id<"ws">;
export type UserId = Id<"usr">;
export type TokenId = Id<"tok">;
export type ClientId = Id<"cli">;
export type ProjectId = Id<"prj">;
export type TaskId = Id<"task">;
export type TimeEntryId = Id<"te">;
export type InvoiceId = Id<"inv">;
export type PaymentId = Id<"pay">;
export type EventId = Id<"evt">;
export type WebhookId = Id<"wh">;
export type DeliveryId = Id<"whd">;
export type MessageId = Id<"msg">;

/** Every prefix in use, one per kind of resource. */
export type IdPrefix = "ws" | "usr" | "tok" | "cli" | "prj" | "task" | "te" | "inv" | "pay" | "evt" | "wh" | "whd" | "msg";

const spelling = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether the text is spelled like an id of this prefix; says nothing about whether it exists. */
export function isId<P extends IdPrefix>(prefix: P, text: string): text is Id<P> {
  return spelling.exec(text)?.[1] === prefix;
}
