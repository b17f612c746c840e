import type { InvoiceId, MessageId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Message } from "./message.js";

export interface MessageStore {
  find(id: MessageId): Promise<Message | null>;
  listOfInvoice(invoiceId: InvoiceId, page: PageRequest): Promise<Page<Message>>;
  insert(message: Message): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(message: Message): Promise<void>;
}
