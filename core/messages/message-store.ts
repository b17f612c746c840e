import type { ClientId, InvoiceId, MessageId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Instant } from "../kernel/instant.js";
import type { QuotaShare } from "../ports/request-quota.js";
import type { Message, MessageStatus } from "./message.js";

/** Filters a list of messages. An absent field does not filter. */
export interface MessageFilter {
  /** The invoice that the messages are about. */
  readonly invoiceId?: InvoiceId | undefined;
  /** The client whose account the messages state. */
  readonly clientId?: ClientId | undefined;
  /** Absent: all statuses. */
  readonly statuses?: readonly MessageStatus[] | undefined;
}

/** What a mail takes from a workspace's token bucket, which holds at most `perHour` copies of mails and refills by that number per hour. */
export interface MailQuota {
  /** Names the bucket within the workspace. */
  readonly key: string;
  /** Copies of mails per hour, and the most that the bucket holds. */
  readonly perHour: number;
  /** From 1 to `perHour`. */
  readonly copies: number;
}

/** The emails of the workspace. */
export interface MessageStore {
  /** Null if it does not exist. */
  find(id: MessageId): Promise<Message | null>;
  /** Messages that match the filter, in pages. */
  list(filter: MessageFilter, page: PageRequest): Promise<Page<Message>>;
  /** Adds a new message. */
  insert(message: Message): Promise<void>;
  /**
   * Takes `copies` from each of the workspace's buckets, or what it contains if that is less, and returns the shares in the same order. Concurrent work on one
   * of these buckets waits until the unit of work ends; if it rejects, nothing is taken. Keys must be distinct.
   */
  takeQuotas(quotas: readonly MailQuota[], now: Instant): Promise<readonly QuotaShare[]>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(message: Message): Promise<void>;
}
