import type { Message, MessageFilter, MessageId, MessageStore, Page, PageRequest } from "../../../core/index.js";
import type { Sealer } from "../sealing.js";
import type { Row, Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, is, isAny } from "./conditions.js";
import { messages } from "./mappings.js";

const conditions: Conditions<Required<MessageFilter>> = { invoiceId: is("invoice_id"), statuses: isAny("status") };

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

  async list(filter: MessageFilter, page: PageRequest): Promise<Page<Message>> {
    const { items, next } = await this.#rows.list(filter, page);
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
  list(filter: MessageFilter, page: PageRequest): Promise<Page<Message>> {
    return this.filtered(conditions, filter, page);
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
