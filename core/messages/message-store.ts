import type { InvoiceId, MessageId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Instant } from "../kernel/instant.js";
import type { QuotaShare } from "../ports/request-quota.js";
import type { Message, MessageStatus } from "./message.js";

/** Which mails a list has. */
export interface MessageFilter {
  readonly invoiceId: InvoiceId;
  /** Any of these; absent for all. */
  readonly statuses?: readonly MessageStatus[] | undefined;
}

/** A bucket of a workspace that holds `perHour` mails at most, and fills by as many an hour. */
export interface MailQuota {
  readonly key: string;
  readonly perHour: number;
}

export interface MessageStore {
  find(id: MessageId): Promise<Message | null>;
  list(filter: MessageFilter, page: PageRequest): Promise<Page<Message>>;
  insert(message: Message): Promise<void>;
  /**
   * Takes one mail out of each bucket of the workspace, where there is one, and answers in the same order. Work of the same workspace that takes out of one of them waits
   * until the unit of work ends; where that rejects, nothing was taken. Keys are distinct.
   */
  takeQuotas(quotas: readonly MailQuota[], now: Instant): Promise<readonly QuotaShare[]>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(message: Message): Promise<void>;
}
