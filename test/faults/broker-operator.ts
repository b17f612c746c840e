import amqplib, { type Channel, type ChannelModel } from "amqplib";
import { until } from "../end-to-end/until.js";

export const names = { events: "stint.events", hints: "stint.hints.v1", deadHints: "stint.hints.dead.v1" } as const;

/** A connection of the operator's for as long as the work lasts. */
export async function asOperator<T>(url: string, work: (channel: Channel) => Promise<T>): Promise<T> {
  const connection: ChannelModel = await amqplib.connect(url);
  let broken: unknown;
  connection.on("error", (error) => (broken = error));
  try {
    const channel = await connection.createChannel();
    channel.on("error", (error) => (broken = error));
    return await work(channel);
  } finally {
    if (broken === undefined) await connection.close();
  }
}

/** How many consume hints; 0 where there is no such queue. */
export async function consumers(url: string): Promise<number> {
  return asOperator(url, async (channel) => (await channel.checkQueue(names.hints)).consumerCount).catch((error: unknown) => {
    if (isMissing(error)) return 0;
    throw error;
  });
}

export async function isDeclared(url: string): Promise<boolean> {
  return asOperator(url, async (channel) => {
    await channel.checkExchange(names.events);
    await channel.checkQueue(names.hints);
    await channel.checkQueue(names.deadHints);
    return true;
  }).catch((error: unknown) => {
    if (isMissing(error)) return false;
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && error.message.includes("404");
}

/** A durable queue of the operator's that is bound to every event and lets them pile up until they are taken. */
export class OperatorQueue {
  readonly #copies = new Map<string, number>();

  private constructor(
    private readonly url: string,
    readonly queue: string,
  ) {}

  /** A new queue of this name, which is deleted first where it stands. */
  static async bind(url: string, queue = "operator"): Promise<OperatorQueue> {
    await asOperator(url, async (channel) => {
      await channel.deleteQueue(queue);
      await channel.assertQueue(queue, { durable: true });
      await channel.bindQueue(queue, names.events, "#");
    });
    return new OperatorQueue(url, queue);
  }

  /** Takes messages until these are among them; answers how many copies there were of each, by its id. Fails where one does not come. */
  async take(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    await asOperator(this.url, async (channel) => {
      const keep = (id: string): void => void this.#copies.set(id, (this.#copies.get(id) ?? 0) + 1);
      await channel.consume(this.queue, (message) => message && keep(String(message.properties.messageId)), { noAck: true });
      await until("every event at the operator's queue", () => ids.every((id) => this.#copies.has(id)));
      await until("the end of the queue", async () => (await channel.checkQueue(this.queue)).messageCount === 0);
    });
    return this.#copies;
  }

  async remove(): Promise<void> {
    await asOperator(this.url, (channel) => channel.deleteQueue(this.queue));
  }
}
