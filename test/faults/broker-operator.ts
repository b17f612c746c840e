import amqplib, { type Channel, type ChannelModel } from "amqplib";
import { until } from "../end-to-end/until.js";

/** A connection of the operator for the duration of the work. */
export async function asOperator<T>(url: string, work: (channel: Channel) => Promise<T>): Promise<T> {
  const connection: ChannelModel = await amqplib.connect(url);
  connection.on("error", () => undefined);
  try {
    const channel = await connection.createChannel();
    channel.on("error", () => undefined);
    return await work(channel);
  } finally {
    // The broker may have closed it already.
    await connection.close().catch(() => undefined);
  }
}

/** A durable queue that stores every event of an exchange until it is consumed. */
export class OperatorQueue {
  readonly #copies = new Map<string, number>();

  private constructor(
    private readonly url: string,
    readonly queue: string,
  ) {}

  /** Replaces an earlier queue of the exchange. */
  static async bind(url: string, exchange: string): Promise<OperatorQueue> {
    const queue = `${exchange}.operator`;
    await asOperator(url, async (channel) => {
      await channel.deleteQueue(queue);
      await channel.assertQueue(queue, { durable: true });
      await channel.bindQueue(queue, exchange, "#");
    });
    return new OperatorQueue(url, queue);
  }

  /** Consumes messages until these have arrived, and returns how many of them arrived more than once. */
  async take(ids: readonly string[]): Promise<number> {
    await asOperator(this.url, async (channel) => {
      const keep = (id: string): void => void this.#copies.set(id, (this.#copies.get(id) ?? 0) + 1);
      await channel.consume(this.queue, (message) => message && keep(String(message.properties.messageId)), { noAck: true });
      await until("every event at the operator's queue", () => ids.every((id) => this.#copies.has(id)));
    });
    return ids.filter((id) => (this.#copies.get(id) ?? 0) > 1).length;
  }

  async remove(): Promise<void> {
    await asOperator(this.url, (channel) => channel.deleteQueue(this.queue));
  }
}
