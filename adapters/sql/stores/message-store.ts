import type { InvoiceId, Message, MessageId, MessageStore, Page, PageRequest } from "../../../core/index.js";
import type { Sealer } from "../sealing.js";
import type { Row, Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { messages } from "./mappings.js";

/** An invitation's token is sealed, bound to its message. */
export class SqlMessageStore implements MessageStore {
  readonly #rows: MessageRows;

  constructor(
    session: Session,
    private readonly sealer: Sealer,
  ) {
    this.#rows = new MessageRows(session, messages);
  }

  async find(id: MessageId): Promise<Message | null> {
    const found = await this.#rows.find(id);
    return found && opened(found, this.sealer);
  }

  async listOfInvoice(invoiceId: InvoiceId, page: PageRequest): Promise<Page<Message>> {
    const { items, next } = await this.#rows.listOfInvoice(invoiceId, page);
    return { items: items.map((message) => opened(message, this.sealer)), next };
  }

  insert(message: Message): Promise<void> {
    return this.#rows.insert(sealed(message, this.sealer));
  }

  update(message: Message): Promise<void> {
    return this.#rows.update(sealed(message, this.sealer));
  }
}

class MessageRows extends AggregateStore<Message> {
  listOfInvoice(invoiceId: InvoiceId, page: PageRequest): Promise<Page<Message>> {
    const narrow: Parameters<typeof this.page>[3] = (query, { param }) => query.where("invoice_id", param("invoice"));
    return this.page(messages, page, "invoice", narrow, { invoice: invoiceId });
  }
}

export function messageFromRow(row: Row, sealer: Sealer): Message {
  return opened(messages.fromRow(row), sealer);
}

function sealed(message: Message, sealer: Sealer): Message {
  return { ...message, secret: message.secret && sealer.seal(message.secret, message.id) };
}

function opened(message: Message, sealer: Sealer): Message {
  return { ...message, secret: message.secret && sealer.open(message.secret, message.id) };
}
