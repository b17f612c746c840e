import { expect } from "chai";
import type { RabbitMqMessageBus } from "../../../adapters/rabbitmq/index.js";
import { isStintError } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { anEvent, brokerUrl, refusal, Scene, well } from "./brokers.js";
import { ackFrame, Proxy } from "./proxy.js";

/** Sends hints until a listener is called, like an active service. */
async function hearsAgain(bus: RabbitMqMessageBus, calls: () => number): Promise<void> {
  const before = calls();
  await until("the listener", () => {
    bus.hint("mail");
    return calls() > before;
  });
}

describe("the RabbitMQ message bus recovers", function () {
  this.timeout(180_000);
  let scene: Scene;
  let proxy: Proxy;
  const strays: unknown[] = [];
  const keep = (reason: unknown): void => void strays.push(reason);

  beforeEach(async () => {
    strays.length = 0;
    process.on("unhandledRejection", keep);
    scene = new Scene();
    proxy = await Proxy.to(brokerUrl);
  });
  afterEach(async () => {
    await scene.remove();
    await proxy.close();
    process.off("unhandledRejection", keep);
    expect(strays).to.deep.equal([]);
  });

  async function consuming(url = brokerUrl): Promise<{ bus: RabbitMqMessageBus; calls: () => number }> {
    const bus = await scene.openWell({ url });
    let calls = 0;
    bus.onHint(async () => void (calls += 1));
    await until("a consumer", async () => (await scene.consumersOf(scene.hints)) === 1);
    return { bus, calls: () => calls };
  }

  it("when the hint queue is deleted while it consumes", async () => {
    const { bus, calls } = await consuming();
    await (await scene.channel()).deleteQueue(scene.hints);
    await until("the problem", () => scene.problems.some((said) => said.includes(`the queue ${scene.hints} was deleted`)));
    await until("the end of it", () => scene.recoveries === 1);
    await until("a consumer", async () => (await scene.consumersOf(scene.hints)) === 1);
    await hearsAgain(bus, calls);
  });

  it("when the hint queue is deleted while it does not consume", async () => {
    const bus = await scene.openWell();
    await (await scene.channel()).deleteQueue(scene.hints);
    bus.hint("mail");
    await until("the problem", () => scene.problems.some((said) => said.includes(`the queue ${scene.hints} no longer exists`)));
    await well(bus);
    bus.hint("mail");
    await until("the hint", async () => (await scene.countOf(scene.hints)) === 1);
  });

  it("when the exchange is deleted, and accepts events as soon as the exchange exists again", async () => {
    const bus = await scene.openWell();
    await (await scene.channel()).deleteExchange(scene.events);
    const error = await refusal(bus);
    expect(error.message).to.include(`no exchange '${scene.events}'`);
    await well(bus);
    const event = anEvent();
    const { channel, queue } = await scene.ownQueue();
    expect(await bus.publish([event])).to.deep.equal([event.id]);
    expect((await until("it", () => channel.get(queue, { noAck: true }))).properties.messageId).to.equal(event.id);
  });

  it("when its channel is closed after a message is acknowledged twice", async () => {
    const { bus, calls } = await consuming(proxy.url);
    await hearsAgain(bus, calls);
    proxy.inject(ackFrame(2, 1));
    await until("the problem", () => scene.problems.some((said) => said.includes("unknown delivery tag 1")));
    await well(bus);
    expect(proxy.opened).to.equal(2);
    await until("a consumer", async () => (await scene.consumersOf(scene.hints)) === 1);
    await hearsAgain(bus, calls);
  });

  it("when its connection breaks silently", async () => {
    const { bus, calls } = await consuming(proxy.url);
    for (const round of [1, 2]) {
      proxy.reset();
      await until("the next connection", () => proxy.opened === 1 + round);
      await well(bus);
      await hearsAgain(bus, calls);
    }
  });

  it("when the broker confirms nothing: the events are unconfirmed, few of them are sent, and the connection is replaced", async () => {
    const bus = await scene.openWell({ url: proxy.url, waits: { confirm: 2_000 } });
    const [before, sent] = [proxy.opened, proxy.sent];
    proxy.answer(false);
    const events = Array.from({ length: 1_000 }, () => anEvent({ body: "x".repeat(1_000) }));
    const error: unknown = await bus.publish(events).catch((reason: unknown) => reason);
    expect(isStintError(error) && error.message).to.include("it has not confirmed a message within 2 seconds");
    expect(proxy.sent - sent).to.be.within(100_000, 500_000);
    proxy.answer(true);
    await well(bus);
    expect(proxy.opened).to.be.above(before);
    const few = events.slice(0, 10);
    const published = async () => (await bus.publish(few).catch(() => [])).length === few.length;
    await until("the broker to accept events again", published);
  });

  it("when the broker does not confirm a hint", async () => {
    const bus = await scene.openWell({ url: proxy.url, waits: { confirm: 500 } });
    proxy.answer(false);
    bus.hint("mail");
    await until("the problem", () => scene.problems.length > 0);
    expect(scene.problems[0]).to.include("it has not confirmed a message within 0.5 seconds");
    proxy.answer(true);
    await well(bus);
  });

  it("when a queue or exchange of its name has other properties, once that one is removed", async () => {
    const channel = await scene.channel();
    await channel.assertQueue(scene.hints, { durable: true, arguments: { "x-queue-type": "quorum", "x-delivery-limit": 5 } });
    const bus = scene.open({ url: proxy.url, waits: { shortestRetry: 100, longestRetry: 100 } });
    await until("the problem", () => scene.problems.length > 0);
    await until("another try", () => proxy.opened >= 3);
    expect(scene.problems).to.have.lengthOf(1);
    expect(bus.health()).to.match(
      /^RabbitMQ at \S+ has an exchange or queue with the same name as one of Stint's, but other arguments\. Delete it first: /,
    );
    expect(bus.health())
      .to.match(/inequivalent arg 'x-[a-z-]+' for queue/)
      .and.to.include(`'${scene.hints}'`);
    await refusal(bus);
    await channel.deleteQueue(scene.hints);
    await well(bus);
    expect(scene.recoveries).to.equal(1);
  });
});
