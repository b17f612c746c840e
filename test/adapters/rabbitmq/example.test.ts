import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { eventTypes } from "../../../core/index.js";
import { killed } from "../../processes.js";
import { root } from "../../repository.js";
import { anEvent, brokerUrl, Scene } from "./brokers.js";

describe("the example consumer", function () {
  this.timeout(180_000);
  it("prints each matching event once, even if it arrives twice, and exits", async () => {
    const scene = new Scene();
    const bus = await scene.openWell();
    const child = spawn(process.execPath, [join(root, "examples/rabbitmq-consumer.mjs"), "invoice.*", "2"], {
      env: { ...process.env, AMQP_URL: brokerUrl, STINT_EXCHANGE: scene.events },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const events = [anEvent(), anEvent({ type: "invoice.created" })];
      const lines: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        lines.push(line);
        if (line === "listening") await bus.publish([anEvent({ type: "project.archived" }), ...events.slice(0, 1), ...events]);
      }
      const told = events.map(({ id, type, workspaceId, body }) => {
        const { data } = JSON.parse(body) as { data: unknown };
        return { id, type, workspace: workspaceId, timestamp: 1_772_357_415, data };
      });
      expect(lines.slice(1).map((line) => JSON.parse(line) as unknown)).to.deep.equal(told);
    } finally {
      await killed(child);
      await scene.remove();
    }
  });
});

describe("docs/rabbitmq.md", () => {
  const page = readFileSync(join(root, "docs/rabbitmq.md"), "utf8");

  it("shows the message exactly as it is sent", async function () {
    const scene = new Scene();
    const bus = await scene.openWell();
    const shown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? "") as Record<string, unknown>;
    const { channel, queue } = await scene.ownQueue();
    const id = shown["message_id"] as ReturnType<typeof anEvent>["id"];
    const { workspace_id } = shown["headers"] as { workspace_id: ReturnType<typeof anEvent>["workspaceId"] };
    await bus.publish([anEvent({ id, workspaceId: workspace_id, body: shown["body"] as string })]);
    const message = await channel.get(queue, { noAck: true });
    if (!message) throw new Error("Nothing was published.");
    const { properties, fields, content } = message;
    expect({
      exchange: fields.exchange.replace(scene.prefix, "stint"),
      routing_key: fields.routingKey,
      content_type: properties.contentType as unknown,
      content_encoding: properties.contentEncoding as unknown,
      delivery_mode: properties.deliveryMode as unknown,
      message_id: properties.messageId as unknown,
      type: properties.type as unknown,
      timestamp: properties.timestamp as unknown,
      app_id: properties.appId as unknown,
      headers: properties.headers,
      body: content.toString("utf8"),
    }).to.deep.equal(shown);
    await channel.close();
    await scene.remove();
  });

  it("lists every event type", () => {
    for (const type of eventTypes) expect(page).to.include(`\`${type}\``);
  });
});
