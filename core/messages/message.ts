import type { Author } from "../access/actor.js";
import { messageLimits } from "../billing/message-limits.js";
import type { DocumentFormat } from "../billing/document-format.js";
import type { LocalDate } from "../kernel/calendar.js";
import { firstVersion, nextVersion, type Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type {
  ClientId,
  DocumentLinkId,
  InvoiceId,
  MessageId,
  QuoteId,
  RecurringInvoiceId,
  ReminderId,
  TimeEntryId,
  UserId,
} from "../kernel/ids.js";
import { type Instant, instant } from "../kernel/instant.js";
import { foldCase } from "../kernel/letter-case.js";
import { checkEmail, checkText } from "../kernel/text.js";
import { MS_PER_DAY, MS_PER_HOUR } from "../kernel/durations.js";

/** How long a sign-in link is valid. Its mail is not sent after that. */
export const SIGN_IN_MINUTES = 15;
/** {@link SIGN_IN_MINUTES} in seconds. */
export const SIGN_IN_SECONDS = SIGN_IN_MINUTES * 60;

/** `queued`: due now or later; `sending`: claimed; `sent`: accepted by the server; `failed`: refused for good, or for four days. */
export const messageStatuses = ["queued", "sending", "sent", "failed", "unknown"] as const;
/** `unknown`: the server may or may not have accepted the mail, so it is not retried automatically. */
export type MessageStatus = (typeof messageStatuses)[number];

/** A recipient that the server did not accept, as the mail spells the address. `permanent`: and will not (a 5yz reply, RFC 5321 section 4.2.1). */
export interface RefusedRecipient {
  /** As in `to` or `cc` of the mail. */
  readonly address: string;
  /** Whether the server will not accept it later either. */
  readonly permanent: boolean;
}

/** An email that is sent after the transaction that queues it. */
export interface Message extends Versioned {
  /** `msg_…`. */
  readonly id: MessageId;
  /** What the mail is about. */
  readonly kind:
    | "invoice"
    | "reminder"
    | "invitation"
    | "sign_in"
    | "timer_stopped"
    | "recurring_invoice_failed"
    | "question"
    | "quote"
    | "quote_decision"
    | "statement";
  /** Null unless `kind` is `invoice` or `reminder`. */
  readonly invoiceId: InvoiceId | null;
  /** Who is invited, signs in, had the timer, or can bill a recurring invoice that failed. Null for an invoice, a reminder, a question and a quote. */
  readonly userId: UserId | null;
  /** The stopped timer. Null unless `kind` is `timer_stopped`. */
  readonly timeEntryId: TimeEntryId | null;
  /** The reminder that is sent. Null unless `kind` is `reminder`. */
  readonly reminderId: ReminderId | null;
  /** The recurring invoice that failed. Null unless `kind` is `recurring_invoice_failed`. */
  readonly recurringInvoiceId: RecurringInvoiceId | null;
  /** The quote that is sent, or that the client has decided about. Null unless `kind` is `quote` or `quote_decision`. */
  readonly quoteId: QuoteId | null;
  /** The link on whose page a question was asked. Null unless `kind` is `question`. */
  readonly linkId: DocumentLinkId | null;
  /** The client whose account is stated. Null unless `kind` is `statement`. */
  readonly clientId: ClientId | null;
  /** The first day of the stated movements. Null: without a limit, or another kind. */
  readonly statementFrom: LocalDate | null;
  /** The day after the last one. Null: without a limit, or another kind. */
  readonly statementTo: LocalDate | null;
  /** The format of the attached invoice, fixed when the message is queued. XML is attached together with the PDF. `pdf` if `kind` is not `invoice`. */
  readonly invoiceFormat: DocumentFormat;
  /** Addresses of recipients. */
  readonly to: readonly string[];
  /** Addresses of recipients of a copy. */
  readonly cc: readonly string[];
  /** Null: the default subject, composed when the mail is sent. */
  readonly subject: string | null;
  /** The text above the figures of an invoice, or a question. Null: the default text. */
  readonly text: string | null;
  /** The address for replies to a question. Null: as the mail's kind says. */
  readonly replyTo: string | null;
  /** RFC 5322 section 3.6.4, without angle brackets; the same in every attempt. */
  readonly internetMessageId: string;
  /** How far sending has come: see {@link messageStatuses}. */
  readonly status: MessageStatus;
  /** How often sending began. */
  readonly attempts: number;
  /** When the next attempt is due. Null after the last one. */
  readonly dueAt: Instant | null;
  /** Until when one process sends it. Null unless it is being sent. */
  readonly leasedUntil: Instant | null;
  /** The content is being sent to the server: after a crash, it is unknown whether it arrived. */
  readonly handedOver: boolean;
  /** The mail was written to a file instead of being sent. Such a message is `sent`, as far as the service can do it. */
  readonly writtenToFile: boolean;
  /** The recipients that the server refused when it accepted the mail for others. Empty unless the message is `sent`. */
  readonly refused: readonly RefusedRecipient[];
  /** Why the last attempt failed, or which recipients were rejected. Null otherwise. */
  readonly error: string | null;
  /** When the server accepted it. Null before, and if it did not. */
  readonly sentAt: Instant | null;
  /** Who queued it. Null if a person asked for a sign-in link, or a version did not record it. */
  readonly author: Author | null;
  /** The secret of the mail's link, until the mail is sent. */
  readonly secret: string | null;
}

/** What an email is about, and to whom it goes. */
export type MessageContent = Pick<
  Message,
  | "kind"
  | "invoiceId"
  | "userId"
  | "timeEntryId"
  | "reminderId"
  | "recurringInvoiceId"
  | "quoteId"
  | "linkId"
  | "clientId"
  | "statementFrom"
  | "statementTo"
  | "invoiceFormat"
  | "to"
  | "cc"
  | "subject"
  | "text"
  | "replyTo"
  | "author"
  | "secret"
>;

/** The content of an email that concerns nothing in particular, to nobody, with the default subject and text. */
export const emptyContent = {
  invoiceId: null,
  userId: null,
  timeEntryId: null,
  reminderId: null,
  recurringInvoiceId: null,
  quoteId: null,
  linkId: null,
  clientId: null,
  statementFrom: null,
  statementTo: null,
  invoiceFormat: "pdf",
  to: [],
  cc: [],
  subject: null,
  text: null,
  replyTo: null,
  author: null,
  secret: null,
} as const satisfies Omit<MessageContent, "kind">;

/** What an email to a user is about. It has the default subject and text. */
export function contentForUser(
  { id: userId, email }: { readonly id: UserId; readonly email: string },
  about: Pick<MessageContent, "kind" | "author" | "secret"> & Partial<Pick<MessageContent, "timeEntryId" | "recurringInvoiceId">>,
): MessageContent {
  return { ...emptyContent, userId, to: [email], ...about };
}

/** A queued message, due now. `domain` is the part of its Message-ID after the `@`. */
export function newMessage(id: MessageId, domain: string, content: MessageContent, now: Instant): Message {
  return {
    id,
    ...content,
    internetMessageId: `${id}@${domain}`,
    status: "queued",
    attempts: 0,
    dueAt: now,
    leasedUntil: null,
    handedOver: false,
    writtenToFile: false,
    refused: [],
    error: null,
    sentAt: null,
    ...firstVersion(now),
  };
}

/** The most addresses in `to` and `cc` together. */
export const MAX_RECIPIENTS = 20;

/** Checks all rules of a message. */
export function checkMessage(message: Pick<Message, "to" | "cc" | "subject" | "text">): Issues {
  const issues = new Issues();
  for (const field of ["to", "cc"] as const) {
    message[field].forEach((address, index) => checkEmail(issues, [field, index], address));
  }
  if (message.to.length === 0)
    issues.add(["to"], "recipient_missing", "The message has no recipient. Name one, or give the client an email address.");
  if (message.to.length + message.cc.length > MAX_RECIPIENTS)
    issues.add(["to"], "too_many", `A message can have at most ${MAX_RECIPIENTS} recipients.`);
  checkText(issues, ["subject"], message.subject, messageLimits.subject);
  checkText(issues, ["message"], message.text, messageLimits.text);
  return issues;
}

/** The recipients, each address once, apart from letter case: in `to` rather than in `cc`, and as it is spelled first. */
export function withoutRepeats({ to, cc }: Pick<Message, "to" | "cc">): Pick<Message, "to" | "cc"> {
  const seen = new Set<string>();
  const isNew = (address: string): boolean => seen.size < seen.add(foldCase(address)).size;
  return { to: to.filter(isNew), cc: cc.filter(isNew) };
}

const GIVE_UP_MS = 4 * MS_PER_DAY;
const LONGEST_WAIT_MS = MS_PER_HOUR;

/** The message, its content about to be sent to the server. */
export function markHandedOver(message: Message, now: Instant): Message {
  return nextVersion({ ...message, handedOver: true }, now);
}

/** The message, accepted by the server for all recipients except the refused ones. */
export function markSent(message: Message, refused: readonly RefusedRecipient[], now: Instant): Message {
  return nextVersion({ ...settled(message), status: "sent" as const, sentAt: now, refused, error: refusalText(refused) }, now);
}

function refusalText(refused: readonly RefusedRecipient[]): string | null {
  const [rejected, deferred] = [addressesOf(refused, true), addressesOf(refused, false)];
  const texts = [
    ...(rejected.length > 0 ? [`The mail server rejected these recipients: ${rejected.join(", ")}.`] : []),
    ...(deferred.length > 0
      ? [`The mail server rejected these recipients for now: ${deferred.join(", ")}. They get an email of their own.`]
      : []),
  ];
  return texts.length > 0 ? texts.join(" ") : null;
}

function addressesOf(refused: readonly RefusedRecipient[], permanent: boolean): readonly string[] {
  return refused.filter((one) => one.permanent === permanent).map(({ address }) => address);
}

/**
 * The message with the same content for those recipients that the server refused for now when it accepted the message for others, due after a minute. Null if
 * there are none. If all of them got copies, they become its `to`, because a message has at least one such recipient.
 */
export function messageToDeferred(
  message: Message,
  refused: readonly RefusedRecipient[],
  id: MessageId,
  now: Instant,
): Message | null {
  const deferred = addressesOf(refused, false);
  if (deferred.length === 0) return null;
  const isDeferred = (address: string): boolean => deferred.includes(address);
  const [to, cc] = [message.to.filter(isDeferred), message.cc.filter(isDeferred)];
  const recipients = to.length > 0 ? { to, cc } : { to: cc, cc: [] };
  const { internetMessageId } = message;
  const content = { ...contentOf(message), ...recipients };
  const domain = internetMessageId.slice(internetMessageId.lastIndexOf("@") + 1);
  return { ...newMessage(id, domain, content, now), dueAt: instant(now + waitAfter(1)) };
}

function contentOf(message: Message): MessageContent {
  const { kind, invoiceId, userId, timeEntryId, reminderId, recurringInvoiceId, quoteId, linkId, clientId } = message;
  const { statementFrom, statementTo, invoiceFormat, to, cc, subject, text, replyTo, author, secret } = message;
  const about = { kind, invoiceId, userId, timeEntryId, reminderId, recurringInvoiceId, quoteId, linkId, clientId };
  return { ...about, statementFrom, statementTo, invoiceFormat, to, cc, subject, text, replyTo, author, secret };
}

/** The message, written to a file instead of being sent. */
export function markWritten(message: Message, now: Instant): Message {
  const written = { status: "sent" as const, writtenToFile: true, sentAt: now, error: null };
  return nextVersion({ ...settled(message), ...written }, now);
}

/** The message, for which it is unknown whether the server accepted it. It is not retried. */
export function markUnknown(message: Message, error: string, now: Instant): Message {
  return nextVersion({ ...settled(message), status: "unknown" as const, error }, now);
}

/**
 * The server has definitely not accepted the mail. Retried after 1, 2, 4… minutes, then every hour, for four days (RFC 5321 section
 * 4.5.4.1), unless the failure is permanent.
 */
export function markNotSent(message: Message, refusal: { permanent: boolean; error: string }, now: Instant): Message {
  const { permanent, error } = refusal;
  if (permanent || now - message.createdAt >= GIVE_UP_MS) {
    return nextVersion({ ...settled(message), status: "failed" as const, error }, now);
  }
  const dueAt = instant(now + waitAfter(message.attempts));
  const again = { status: "queued" as const, dueAt, leasedUntil: null, handedOver: false, error };
  return nextVersion({ ...message, ...again }, now);
}

function waitAfter(attempts: number): number {
  return Math.min(60_000 * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
}

function settled(message: Message): Message {
  return { ...message, dueAt: null, leasedUntil: null, secret: null };
}
