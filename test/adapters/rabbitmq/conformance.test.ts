import type { RabbitMqMessageBus } from "../../../adapters/rabbitmq/index.js";
import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import { messageBusConformance, type MessagingSubject, type ReceivedEvent } from "../../conformance/index.js";
import { Scene } from "./brokers.js";

describe("the RabbitMQ message bus conforms", function () {
  this.timeout(180_000);
  const scene = new Scene();
  let bus: RabbitMqMessageBus;
  let second: RabbitMqMessageBus;

  before(async () => {
    bus = await scene.openWell();
    second = await scene.openWell();
  });
  after(() => bus && scene.remove());

  async function receive(listener: (event: ReceivedEvent) => void): Promise<() => Promise<void>> {
    const { channel, queue } = await scene.ownQueue();
    await channel.consume(
      queue,
      (message) => {
        if (!message) return;
        const { messageId, type, headers } = message.properties;
        const { workspace_id: workspaceId, timestamp } = headers as { workspace_id: string; timestamp: number };
        listener({ id: String(messageId), type: String(type), workspaceId, timestamp, body: message.content.toString("utf8") });
      },
      { noAck: true },
    );
    return async () => channel.close();
  }

  for (const { title, run } of messageBusConformance()) {
    it(title, () => run({ bus, second, ids: memoryIds, receive } satisfies MessagingSubject));
  }
});
