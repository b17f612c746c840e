import { RedisMessageBus, type RedisMessageBusOptions } from "../../../examples/redis-bus/redis-message-bus.js";
import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import type { MessagingSubject, ReceivedEvent } from "../../conformance/index.js";
import { until } from "../../end-to-end/until.js";
import { PrivateRedis } from "./private-redis.js";

/** A private server with buses on it. */
export class Scene {
  readonly #buses: RedisMessageBus[] = [];

  private constructor(readonly redis: PrivateRedis) {}

  static async open(): Promise<Scene> {
    return new Scene(await PrivateRedis.start());
  }

  /** Opens a bus and waits until it is healthy. */
  async bus(options: Partial<RedisMessageBusOptions> = {}): Promise<RedisMessageBus> {
    const bus = RedisMessageBus.open({ url: this.redis.url, ...options });
    this.#buses.push(bus);
    await until("the bus", () => bus.health() === null);
    return bus;
  }

  async subject(): Promise<MessagingSubject> {
    return {
      bus: await this.bus(),
      second: await this.bus(),
      ids: memoryIds,
      receive: (listener) => this.receive(listener),
    };
  }

  /** Reads events as another system does, from now on. */
  async receive(listener: (event: ReceivedEvent) => void): Promise<() => Promise<void>> {
    let last = await this.redis.with(
      async (client) => (await client.xRevRange(EVENTS, "+", "-", { COUNT: 1 }))?.[0]?.id ?? "0-0",
    );
    let isOver = false;
    const reading = this.redis.with(async (client) => {
      while (!isOver) {
        const streams = await client.xRead({ key: EVENTS, id: last }, { BLOCK: 20, COUNT: 100 });
        for (const { id, message } of (streams as readonly Read[] | null)?.[0]?.messages ?? []) {
          last = id;
          listener(receivedOf(message));
        }
      }
    });
    return async () => {
      isOver = true;
      await reading;
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#buses.map((bus) => bus.close()));
    await this.redis.remove();
  }
}

const EVENTS = "stint:events";

interface Read {
  readonly messages: readonly { readonly id: string; readonly message: Readonly<Record<string, string>> }[];
}

function receivedOf({
  id = "",
  type = "",
  workspace_id: workspaceId = "",
  timestamp,
  body = "",
}: Read["messages"][number]["message"]): ReceivedEvent {
  return { id, type, workspaceId, timestamp: Number(timestamp), body };
}
