import type { InvoiceId, MessageId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Message, MessageStatus } from "./message.js";

/** Which mails a list has. */
export interface MessageFilter {
  readonly invoiceId: InvoiceId;
  /** Any of these; absent for all. */
  readonly statuses?: readonly MessageStatus[] | undefined;
}

export interface MessageStore {
  find(id: MessageId): Promise<Message | null>;
  list(filter: MessageFilter, page: PageRequest): Promise<Page<Message>>;
  insert(message: Message): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(message: Message): Promise<void>;
}
