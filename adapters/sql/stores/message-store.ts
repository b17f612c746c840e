import type {
  Instant,
  MailQuota,
  Message,
  MessageFilter,
  MessageId,
  MessageStore,
  Page,
  PageRequest,
  QuotaShare,
} from "../../../core/index.js";
import { at, day, document, flag, integer, Mapping, text, versioned } from "../rows.js";
import type { Sealer } from "../sealing.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import { spending } from "../sql-request-quota.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, is, isAny } from "./conditions.js";
import { sql } from "./named-sql.js";

export const messages = new Mapping<Message>("message", "messages", {
  id: text,
  kind: text,
  invoiceId: text,
  userId: text,
  timeEntryId: text,
  reminderId: text,
  recurringInvoiceId: text,
  quoteId: text,
  linkId: text,
  clientId: text,
  statementFrom: day,
  statementTo: day,
  invoiceFormat: text,
  to: document,
  cc: document,
  subject: text,
  text,
  replyTo: text,
  internetMessageId: text,
  status: text,
  attempts: integer,
  dueAt: at,
  leasedUntil: at,
  handedOver: flag,
  writtenToFile: flag,
  refused: document,
  error: text,
  sentAt: at,
  author: text,
  secret: text,
  ...versioned,
});

const conditions: Conditions<Required<MessageFilter>> = {
  invoiceId: is("invoice_id"),
  clientId: is("client_id"),
  statuses: isAny("status"),
};

/** A new bucket is full: it contains the emails of one hour. */
const BURST = "(excluded.remaining + excluded.granted)";
/** `bucketOf` of the core. */
const SPENDING = spending({ burst: BURST, perMinute: `${BURST} / 60`, wanted: "excluded.granted" });

/** Locks buckets in the order of their keys, to avoid deadlocks. */
const TAKE_QUOTAS = `
  insert into mail_quotas as q (workspace_id, key, granted, remaining, at)
  select :workspace, wanted.key, wanted.copies, wanted.burst - wanted.copies, :now::timestamptz
  from unnest(cast(:keys as text[]), cast(:bursts as float8[]), cast(:copies as float8[])) as wanted (key, burst, copies)
  order by wanted.key
  on conflict (workspace_id, key) do update set ${SPENDING}
  returning q.key, q.granted, q.remaining`;

/** The secret of a link is encrypted with the message ID as context. */
export class SqlMessageStore implements MessageStore {
  readonly #rows: MessageRows;

  constructor(
    private readonly transaction: Transaction,
    private readonly sealer: Sealer,
  ) {
    this.#rows = new MessageRows(transaction, messages);
  }

  async find(id: MessageId): Promise<Message | null> {
    const found = await this.#rows.find(id);
    return found && opened(found, this.sealer);
  }

  async list(filter: MessageFilter, page: PageRequest): Promise<Page<Message>> {
    const { items, next } = await this.#rows.list(filter, page);
    return { items: items.map((message) => opened(message, this.sealer)), next };
  }

  async insert(message: Message): Promise<void> {
    await this.#rows.insert(sealed(message, this.sealer));
    this.transaction.due.add("mail");
  }

  async takeQuotas(quotas: readonly MailQuota[], now: Instant): Promise<readonly QuotaShare[]> {
    const statement = sql(this.transaction, "messages.take_quotas", () => TAKE_QUOTAS);
    const keys = quotas.map(({ key }) => key);
    const rows = await this.transaction.run(statement, {
      keys,
      bursts: quotas.map(({ perHour }) => perHour),
      copies: quotas.map(({ copies }) => copies),
      now: at.encode(now),
    });
    const shares = new Map(
      rows.map((row) => [row["key"], { granted: Number(row["granted"]), remaining: Number(row["remaining"]) }]),
    );
    return keys.map((key) => shares.get(key) ?? { granted: 0, remaining: 0 });
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
