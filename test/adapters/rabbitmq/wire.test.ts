import { expect } from "chai";
import type { RabbitMqMessageBus } from "../../../adapters/rabbitmq/index.js";
import type { Hint } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { anEvent, Scene } from "./brokers.js";

describe("the RabbitMQ message bus on the wire", function () {
  this.timeout(180_000);
  let scene: Scene;
  let bus: RabbitMqMessageBus;

  beforeEach(async () => {
    scene = new Scene();
    bus = await scene.openWell();
  });
  afterEach(() => scene.remove());

  it("publishes each event as a persistent message, with its type as the routing key and all of its properties", async () => {
    const { channel, queue } = await scene.ownQueue("invoice.*");
    const event = anEvent();
    await bus.publish([anEvent({ type: "project.archived" }), event]);
    const message = await until("the message", () => channel.get(queue, { noAck: true }));
    expect(message.fields).to.include({
      exchange: scene.events,
      routingKey: "invoice.paid",
      redelivered: false,
      messageCount: 0,
    });
    expect(message.content.equals(Buffer.from(event.body, "utf8"))).to.equal(true);
    const given = Object.fromEntries(Object.entries(message.properties).filter(([, value]) => value !== undefined));
    expect(given).to.deep.equal({
      contentType: "application/json",
      contentEncoding: "utf-8",
      headers: { workspace_id: event.workspaceId, timestamp: 1_772_357_415 },
      deliveryMode: 2,
      messageId: event.id,
      timestamp: 1_772_357_415,
      type: "invoice.paid",
      appId: "stint",
    });
  });

  it("resolves an event only if the broker has not rejected it", async () => {
    const { channel, queue } = await scene.ownQueue("invoice.*", { "x-max-length": 1, "x-overflow": "reject-publish" });
    const [first, second] = [anEvent(), anEvent()];
    const other = anEvent({ type: "project.archived" });
    expect(await bus.publish([first])).to.deep.equal([first.id]);
    expect(await bus.publish([second, other])).to.deep.equal([other.id]);
    await until("the first message", () => channel.get(queue, { noAck: true }));
    expect(await bus.publish([second])).to.deep.equal([second.id]);
    expect(bus.health()).to.equal(null);
  });

  it("does not consume before the first listener subscribes, nor after the last one leaves", async () => {
    bus.hint("mail");
    await until("the hint to wait", async () => (await scene.countOf(scene.hints)) === 1);
    expect(await scene.consumersOf(scene.hints)).to.equal(0);
    const heard: Hint[] = [];
    const stops = [bus.onHint(async (hint) => void heard.push(hint)), bus.onHint(async (hint) => void heard.push(hint))];
    await until("the hint", () => heard.length === 2);
    stops[0]?.();
    bus.hint("deliveries");
    await until("the other hint", () => heard.length === 3);
    expect(heard).to.deep.equal(["mail", "mail", "deliveries"]);
    stops[1]?.();
    await until("the consumer to leave", async () => (await scene.consumersOf(scene.hints)) === 0);
    expect(await scene.countOf(scene.hints)).to.equal(0);
    expect(bus.health()).to.equal(null);
  });

  it("sends one hint of a kind at a time, however many there are", async () => {
    for (let count = 0; count < 50; count += 1) {
      for (let more = 0; more < 100; more += 1) bus.hint("mail");
      await new Promise((resolve) => setImmediate(resolve));
    }
    await bus.close();
    expect(await scene.countOf(scene.hints)).to.be.within(1, 50);
  });

  it("redelivers a hint that no listener could handle, and finally dead-letters it", async () => {
    let calls = 0;
    const failures: unknown[] = [];
    const listener = await scene.openWell({ onProblem: (_sentence, error) => void failures.push(error) });
    const error = new Error("no");
    listener.onHint(() => {
      calls += 1;
      throw error;
    });
    bus.hint("mail");
    await until("the dead hint", async () => (await scene.countOf(scene.deadHints)) === 1);
    expect(calls).to.equal(21);
    expect(failures).to.deep.equal(Array.from({ length: 21 }, () => error));
    expect(await scene.countOf(scene.hints)).to.equal(0);
    const channel = await scene.channel();
    const dead = await until("the dead hint", () => channel.get(scene.deadHints, { noAck: true }));
    expect(dead.content.toString()).to.equal("mail");
    await channel.close();
  });

  it("acknowledges a hint that one of two listeners handled", async () => {
    const calls = { failing: 0, taking: 0 };
    const listener = await scene.openWell({ onProblem: () => undefined });
    listener.onHint(async () => {
      calls.failing += 1;
      throw new Error("no");
    });
    listener.onHint(async () => void (calls.taking += 1));
    bus.hint("mail");
    await until("both", () => calls.failing === 1 && calls.taking === 1);
    await listener.close();
    expect(await scene.countOf(scene.hints)).to.equal(0);
    expect(calls).to.deep.equal({ failing: 1, taking: 1 });
  });

  it("dead-letters unknown hints immediately", async () => {
    let calls = 0;
    bus.onHint(async () => void (calls += 1));
    const channel = await scene.channel();
    const strange = ["", "MAIL", "toString", '"mail"', "\u0000"];
    for (const text of strange) channel.sendToQueue(scene.hints, Buffer.from(text));
    await until("the dead", async () => (await scene.countOf(scene.deadHints)) === strange.length);
    const found = await until("one of them", () => channel.get(scene.deadHints, { noAck: true }));
    expect(found.properties.headers?.["x-first-death-reason"]).to.equal("rejected");
    expect(calls).to.equal(0);
    bus.hint("mail");
    await until("a known hint", () => calls === 1);
    expect(bus.health()).to.equal(null);
    await channel.close();
  });

  it("acknowledges each hint only after its listener has resolved", async () => {
    let resolve: () => void = () => undefined;
    let calls = 0;
    bus.onHint(() => {
      calls += 1;
      return new Promise<void>((done) => (resolve = done));
    });
    bus.hint("mail");
    await until("the listener", () => calls === 1);
    const closing = bus.close();
    resolve();
    await closing;
    expect(await scene.countOf(scene.hints), "acknowledged when the bus closed").to.equal(0);
    let stuck = 0;
    const other = await scene.openWell({ waits: { close: 1 } });
    other.onHint(() => {
      stuck += 1;
      return new Promise<void>(() => undefined);
    });
    other.hint("mail");
    await until("the stuck listener", () => stuck === 1);
    const channel = await scene.channel();
    expect(await channel.get(scene.hints, { noAck: true }), "in the hands of the listener").to.equal(false);
    await channel.close();
    await other.close();
    await until("the hint that was not acknowledged", async () => (await scene.countOf(scene.hints)) === 1);
  });

  it("treats hints that a full queue rejects as no error, and dead-letters none of them", async () => {
    const channel = await scene.channel();
    for (let count = 0; count < 1_000; count += 1) channel.sendToQueue(scene.hints, Buffer.from("mail"));
    await until("a full queue", async () => (await scene.countOf(scene.hints)) >= 1_000);
    for (let count = 0; count < 200; count += 1) {
      bus.hint("deliveries");
      await channel.checkQueue(scene.hints);
    }
    expect(await scene.countOf(scene.hints)).to.be.within(1_000, 1_100);
    expect(await scene.countOf(scene.deadHints)).to.equal(0);
    expect(bus.health()).to.equal(null);
    await channel.close();
  });
});
