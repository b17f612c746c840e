import type { Instant } from "../kernel/instant.js";

/** One e-mail. Addresses are plain mailboxes; names, subject and texts are whatever people typed. */
export interface Mail {
  /** `id@domain`, without angle brackets (RFC 5322 section 3.6.4); the same on every try. */
  readonly messageId: string;
  readonly date: Instant;
  /** Shown with the operator's own address, from which all mail goes. */
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export type MailOutcome =
  /** The server took it, for all recipients but those it refused. */
  | { readonly kind: "sent"; readonly refused: readonly string[] }
  /** It certainly did not take it. `permanent`: and it will not (a 5yz reply, RFC 5321 section 4.2.1). */
  | { readonly kind: "not_sent"; readonly permanent: boolean; readonly error: string }
  /** The connection broke after the content was handed over and before the reply. */
  | { readonly kind: "unknown"; readonly error: string };

export interface Mailer {
  /**
   * Tries once. `handingOver` is awaited when the server is ready for the content and nothing of it is sent yet: from then on a
   * crash leaves open whether the mail went out. Where it rejects, nothing is sent and `send` rejects with its error. A mailer
   * that can try the same mail again without effect never calls it. Otherwise resolves whatever the server or network does.
   */
  send(mail: Mail, handingOver: () => Promise<void>): Promise<MailOutcome>;
}
