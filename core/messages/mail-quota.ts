import { StintError } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { foldCase } from "../kernel/letter-case.js";
import { waitFor } from "../access/token-bucket.js";
import type { DocumentLinkId } from "../kernel/ids.js";
import type { Message } from "./message.js";
import type { MailQuota, MessageStore } from "./message-store.js";

/** Invitations per address and hour. */
export const INVITATIONS_PER_HOUR = 5;
/** Mails per workspace and hour, one for each recipient, unless the operator sets another limit. */
export const DEFAULT_MAIL_LIMIT = 200;
/** Questions per link to a document and hour. */
export const QUESTIONS_PER_HOUR = 5;
/** Invoice mails per address and hour. */
export const INVOICE_MAILS_PER_HOUR = 20;

interface NamedQuota extends MailQuota {
  readonly refusal: string;
}

/**
 * Queues a mail and counts it against the quotas of its recipients, and as one mail per recipient against that of the workspace (`mailLimit` per
 * hour; null: no limit).
 * Throws `mail_limit` (limited) with `retry_after` in seconds. Sign-in links are not counted, because a user has at most five valid
 * links, nor are stopped timers, because a user has one timer, nor failures of recurring invoices, which stop until a person resolves them, nor decisions about quotes, of which each has one.
 */
export async function queueMail(
  { mailLimit }: { readonly mailLimit: number | null },
  { messages }: { readonly messages: MessageStore },
  message: Message,
  now: Instant,
): Promise<void> {
  const quotas = quotasOf(message, mailLimit);
  const shares = quotas.length === 0 ? [] : await messages.takeQuotas(quotas, now);
  const waits = quotas.flatMap(({ perHour, copies, refusal }, index) => {
    const { granted = 0, remaining = 0 } = shares[index] ?? {};
    return granted === copies ? [] : [{ refusal, wait: waitFor(copies, granted + remaining, bucketOf(perHour)) }];
  });
  if (waits.length > 0) {
    const seconds = Math.ceil(Math.max(...waits.map(({ wait }) => wait)) / 1_000);
    const refusals = waits.map(({ refusal }) => refusal).join(" ");
    throw new StintError("limited", "mail_limit", `${refusals} Try again in ${minutes(seconds)}.`, [], { retry_after: seconds });
  }
  await messages.insert(message);
}

const uncounted: readonly Message["kind"][] = ["sign_in", "timer_stopped", "recurring_invoice_failed", "quote_decision"];

/** The quota as a bucket of `core/access/token-bucket.ts`. */
export function bucketOf(perHour: number): { readonly burst: number; readonly perMinute: number } {
  return { burst: perHour, perMinute: perHour / 60 };
}

function quotasOf({ kind, to, cc, linkId }: Message, mailLimit: number | null): readonly NamedQuota[] {
  if (uncounted.includes(kind)) return [];
  const addresses = [...new Set([...to, ...cc].map(foldCase))];
  const recipients = linkId === null ? addresses.map((address) => quotaOfRecipient(kind, address)) : [quotaOfLink(linkId)];
  return mailLimit === null
    ? recipients
    : [
        ...recipients,
        quota("workspace", mailLimit, `The limit for this workspace is ${mailLimit} emails per hour.`, addresses.length),
      ];
}

function quotaOfRecipient(kind: Message["kind"], address: string): NamedQuota {
  if (kind === "invitation")
    return quota(
      `invited:${address}`,
      INVITATIONS_PER_HOUR,
      `The limit for ${address} is ${INVITATIONS_PER_HOUR} invitations per hour.`,
    );
  return quota(
    `invoices:${address}`,
    INVOICE_MAILS_PER_HOUR,
    `The limit for ${address} is ${INVOICE_MAILS_PER_HOUR} emails per hour.`,
  );
}

/** The recipients of a question are the owners, so it counts against the link that a stranger could use. */
function quotaOfLink(linkId: DocumentLinkId): NamedQuota {
  return quota(`questions:${linkId}`, QUESTIONS_PER_HOUR, `The limit for a link is ${QUESTIONS_PER_HOUR} questions per hour.`);
}

/** A mail with more copies than a bucket holds takes all that it holds. */
function quota(key: string, perHour: number, refusal: string, copies = 1): NamedQuota {
  return { key, perHour, copies: Math.min(copies, perHour), refusal };
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? "1 minute" : `${count} minutes`;
}
