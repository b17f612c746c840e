import { randomUUID } from "node:crypto";
import amqplib, { type Channel, type ChannelModel } from "amqplib";
import { expect } from "chai";
import { RabbitMqMessageBus, type RabbitMqMessageBusOptions } from "../../../adapters/rabbitmq/index.js";
import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import { instant, isStintError, type PublishedEvent, type StintError } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";

/** The broker for tests. Its user must be allowed to declare exchanges and queues. */
export const brokerUrl = process.env["STINT_TEST_AMQP_URL"] ?? "amqp://guest:guest@127.0.0.1:5672";

/** The exchange and queues of one test, with buses that use them and an external connection. */
export class Scene {
  readonly prefix = `stint_test_${randomUUID().replaceAll("-", "")}`;
  readonly events = `${this.prefix}.events`;
  readonly hints = `${this.prefix}.hints.v1`;
  readonly deadHints = `${this.prefix}.hints.dead.v1`;
  /** The reports of this scene's buses, in order. */
  readonly problems: string[] = [];
  recoveries = 0;
  readonly #buses: RabbitMqMessageBus[] = [];
  #connection: ChannelModel | undefined;

  constructor(readonly url = brokerUrl) {}

  open(options: Partial<RabbitMqMessageBusOptions> = {}): RabbitMqMessageBus {
    const bus = RabbitMqMessageBus.open({
      url: this.url,
      prefix: this.prefix,
      onProblem: (sentence) => void this.problems.push(sentence),
      onRecovered: () => void (this.recoveries += 1),
      ...options,
    });
    this.#buses.push(bus);
    return bus;
  }

  async openWell(options: Partial<RabbitMqMessageBusOptions> = {}): Promise<RabbitMqMessageBus> {
    const bus = this.open(options);
    await well(bus);
    return bus;
  }

  /** A new channel of the operator. If the broker closes it, the pending call fails. */
  async channel(): Promise<Channel> {
    if (!this.#connection) {
      this.#connection = await amqplib.connect(this.url);
      this.#connection.on("error", () => undefined);
      this.#connection.on("close", () => (this.#connection = undefined));
    }
    const channel = await this.#connection.createChannel();
    channel.on("error", () => undefined);
    return channel;
  }

  /** A queue of the operator for matching event types, deleted with its connection. */
  async ownQueue(pattern = "#", limits = {}): Promise<{ readonly channel: Channel; readonly queue: string }> {
    const channel = await this.channel();
    const { queue } = await channel.assertQueue("", { exclusive: true, arguments: limits });
    await channel.bindQueue(queue, this.events, pattern);
    return { channel, queue };
  }

  async countOf(queue: string): Promise<number> {
    const channel = await this.channel();
    const { messageCount } = await channel.checkQueue(queue);
    await channel.close();
    return messageCount;
  }

  async consumersOf(queue: string): Promise<number> {
    const channel = await this.channel();
    const { consumerCount } = await channel.checkQueue(queue);
    await channel.close();
    return consumerCount;
  }

  /** Closes all connections and deletes all declarations. */
  async remove(): Promise<void> {
    await this.closeBuses();
    const channel = await this.channel();
    await channel.deleteQueue(this.hints);
    await channel.deleteQueue(this.deadHints);
    await channel.deleteExchange(this.events);
    await this.#connection?.close();
  }

  async closeBuses(): Promise<void> {
    await Promise.all(this.#buses.splice(0).map((bus) => bus.close()));
  }
}

export async function well(bus: RabbitMqMessageBus): Promise<void> {
  await until(`the bus to be well: ${bus.health()}`, () => bus.health() === null);
}

export function anEvent(changes: Partial<PublishedEvent> = {}): PublishedEvent {
  return {
    id: memoryIds.next("evt"),
    workspaceId: memoryIds.next("ws"),
    type: "invoice.paid",
    occurredAt: instant(1_772_357_415_999),
    body: '{"type":"invoice.paid","timestamp":1772357415,"data":{"number":"INV-0042","customer":"Zoë"}}',
    author: null,
    ...changes,
  };
}

/** The error of a rejected event. Fails if the bus accepts it. */
export async function refusal(bus: RabbitMqMessageBus): Promise<StintError> {
  const error: unknown = await bus.publish([anEvent()]).then(
    () => new Error("It was published."),
    (reason: unknown) => reason,
  );
  if (!isStintError(error)) throw error;
  expect({ kind: error.kind, code: error.code }).to.deep.equal({ kind: "unavailable", code: "broker_unavailable" });
  return error;
}
