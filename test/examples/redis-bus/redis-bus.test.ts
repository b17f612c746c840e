import { expect } from "chai";
import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import { RedisMessageBus } from "../../../examples/redis-bus/redis-message-bus.js";
import type { Hint } from "../../../core/index.js";
import { messageBusConformance, type MessagingSubject } from "../../conformance/index.js";
import { asReceived, publishedEvent } from "../../conformance/messaging/subject.js";
import { until } from "../../end-to-end/until.js";
import { saboteurs } from "./saboteurs.js";
import { Scene } from "./scene.js";

describe("the message bus on Redis", function () {
  this.timeout(120_000);
  let scene: Scene;
  let subject: MessagingSubject;
  before(async () => {
    scene = await Scene.open();
    subject = await scene.subject();
  });
  after(() => scene?.close());

  for (const { title, run } of messageBusConformance()) it(title, () => run(subject));

  const event = () => publishedEvent({ bus: subject.bus, ids: memoryIds, receive: subject.receive });

  it("acknowledges a hint when its listener resolves, and not before", async () => {
    const bus = await scene.bus({ prefix: "acknowledged" });
    const pending = () =>
      scene.redis.with(async (client) => Number((await client.xPending("acknowledged:hints", "workers")).pending));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let calls = 0;
    const stop = bus.onHint(() => {
      calls++;
      return finished;
    });
    bus.hint("mail");
    await until("the listener", () => calls > 0);
    expect(await pending()).to.equal(1);
    finish();
    await until("the acknowledgement", async () => (await pending()) === 0);
    stop();
  });

  it("gives a listener the hint of a process that died", async () => {
    await scene.redis.with(async (client) => {
      await client.xGroupCreate("orphaned:hints", "workers", "$", { MKSTREAM: true });
      const id = await client.xAdd("orphaned:hints", "*", { hint: "mail" });
      await client.xReadGroup("workers", "dead", { key: "orphaned:hints", id: ">" });
      await client.xClaim("orphaned:hints", "workers", "dead", 0, String(id), { IDLE: 3_600_000 });
    });
    const bus = await scene.bus({ prefix: "orphaned" });
    const heard: Hint[] = [];
    const stop = bus.onHint(async (hint) => void heard.push(hint));
    await until("the hint", () => heard.length > 0);
    expect(heard).to.deep.equal(["mail"]);
    stop();
  });

  it("does not confirm events that too few replicas have received", async () => {
    const bus = await scene.bus({ replicas: 1 });
    const failure: unknown = await bus.publish([event()]).catch((error: unknown) => error);
    expect(failure).to.include({ kind: "unavailable", code: "broker_unavailable" });
  });

  it("keeps about as many events as it should", async () => {
    const bus = await scene.bus({ prefix: "short", kept: 100 });
    for (let round = 0; round < 5; round++) await bus.publish(Array.from({ length: 200 }, event));
    const length = await scene.redis.with((client) => client.xLen("short:events"));
    expect(length).to.be.within(100, 300);
  });
});

describe("the message bus on a Redis that is killed and started again", function () {
  this.timeout(120_000);
  let scene: Scene;
  before(async () => {
    scene = await Scene.open();
  });
  after(() => scene?.close());

  it("keeps confirmed events, rejects others meanwhile, gives hints to its own listeners, and recovers", async () => {
    const reports: string[] = [];
    const onProblem = (sentence: string) => void reports.push(sentence);
    const bus = await scene.bus({ onProblem, onRecovered: () => void reports.push("recovered") });
    const other = await scene.bus();
    const subject: MessagingSubject = { bus, ids: memoryIds, receive: (listener) => scene.receive(listener) };
    const before = Array.from({ length: 20 }, () => publishedEvent(subject));
    expect(await bus.publish(before)).to.have.length(20);
    const heard = new Map<Hint, number>();
    const stop = bus.onHint(async (hint) => void heard.set(hint, (heard.get(hint) ?? 0) + 1));

    await scene.redis.kill();
    await until("the report", () => bus.health() === "Redis cannot be reached.");
    const failure: unknown = await bus.publish([publishedEvent(subject)]).catch((error: unknown) => error);
    expect(failure).to.include({ kind: "unavailable", code: "broker_unavailable" });
    bus.hint("mail");
    await until("the own listener", () => heard.has("mail"));

    await scene.redis.run();
    await until("the buses", () => bus.health() === null && other.health() === null);
    expect(reports).to.deep.equal(["Redis cannot be reached.", "recovered"]);
    const received: unknown[] = [];
    await scene.redis.with(async (client) => {
      for (const { message } of (await client.xRange("stint:events", "-", "+")) ?? []) received.push(message["id"]);
    });
    expect(received).to.deep.equal(before.map(({ id }) => id));
    other.hint("deliveries");
    await until("the other's hint", () => heard.has("deliveries"));
    const after = publishedEvent(subject);
    const arrived: unknown[] = [];
    const end = await scene.receive((one) => void arrived.push(one));
    expect(await bus.publish([after])).to.deep.equal([after.id]);
    await until("the event", () => arrived.length > 0);
    await end();
    expect(arrived).to.deep.equal([asReceived(after)]);
    stop();
  });

  it("creates what the server has lost with its data", async () => {
    const bus = await scene.bus();
    let calls = 0;
    const stop = bus.onHint(async () => void calls++);
    bus.hint("mail");
    await until("a hint", () => calls > 0);
    const before = calls;
    await scene.redis.with((client) => client.flushAll());
    bus.hint("mail");
    await until("another hint", () => calls > before);
    stop();
  });

  it("opens and closes without a server", async () => {
    const bus = RedisMessageBus.open({ url: "redis://127.0.0.1:1" });
    await until("the problem", () => bus.health() === "Redis cannot be reached.");
    bus.onHint(async () => undefined);
    await bus.close();
    await bus.close();
  });
});

describe("the conformance suite rejects a Redis bus that", function () {
  this.timeout(120_000);
  let scene: Scene;
  before(async () => {
    scene = await Scene.open();
  });
  after(() => scene?.close());

  for (const { title, caughtBy, make } of saboteurs) {
    it(title, async () => {
      const found = messageBusConformance().find((one) => one.title === caughtBy);
      expect(found, caughtBy).to.not.equal(undefined);
      const honest = await scene.subject();
      const failure: unknown = await found?.run({ ...make(honest), patienceMs: 500 }).catch((error: unknown) => error);
      expect(failure).to.have.property("name", "AssertionError");
    });
  }
});
