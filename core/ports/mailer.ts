import type { Instant } from "../kernel/instant.js";
import type { RefusedRecipient } from "../messages/message.js";

/** One email. Addresses are plain mailboxes; names, subject and texts are arbitrary user input. */
export interface Mail {
  /** `id@domain`, without angle brackets (RFC 5322 section 3.6.4); the same in every attempt. */
  readonly messageId: string;
  /** When the email was queued; the same in every attempt. */
  readonly date: Instant;
  /** Displayed with the operator's address, from which all mail is sent. */
  readonly fromName: string;
  /** The address for replies. Null: replies go to the operator's address. */
  readonly replyTo: string | null;
  /** Addresses of recipients. */
  readonly to: readonly string[];
  /** Addresses of recipients of a copy. */
  readonly cc: readonly string[];
  /** Arbitrary text, which the mailer encodes. */
  readonly subject: string;
  /** The text part. */
  readonly text: string;
  /** The same content as a complete HTML document without remote content. */
  readonly html: string;
  /** Files, such as the invoice as PDF. */
  readonly attachments: readonly MailAttachment[];
}

/** A file attached to an email. `contentType` is a media type such as `application/pdf`. */
export interface MailAttachment {
  /** Such as `INV-2026-0001.pdf`. Arbitrary text, which the mailer encodes. */
  readonly filename: string;
  /** A media type such as `application/pdf`. */
  readonly contentType: string;
  /** The bytes of the file. */
  readonly content: Uint8Array;
}

/** The result of one attempt to send an email. */
export type MailOutcome =
  /** The server accepted the mail for all recipients except the refused ones. */
  | { readonly kind: "sent"; readonly refused: readonly RefusedRecipient[] }
  /** No mail server is configured. The mail was written to a file and is not delivered. */
  | { readonly kind: "written" }
  /** It certainly did not take it. `permanent`: and it will not (a 5yz reply, RFC 5321 section 4.2.1). */
  | { readonly kind: "not_sent"; readonly permanent: boolean; readonly error: string }
  /** The connection broke after the content was handed over and before the reply. */
  | { readonly kind: "unknown"; readonly error: string };

/** Sends emails. Implementations report the outcome of an attempt and leave retries to the caller. */
export interface Mailer {
  /**
   * Tries once. Awaits `handingOver` when the server is ready for the content and none of it is sent yet: after a crash from then
   * on, it is unknown whether the mail was sent. If `handingOver` rejects, nothing is sent and `send` rejects with its error. A
   * mailer that can repeat a mail without effect never calls it. Otherwise resolves regardless of what the server or the network
   * does.
   */
  send(mail: Mail, handingOver: () => Promise<void>): Promise<MailOutcome>;
}
