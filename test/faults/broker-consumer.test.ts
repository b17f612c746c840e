import { expect } from "chai";
import { brokerUrl, Scene } from "../adapters/rabbitmq/brokers.js";
import { ackFrame, Proxy } from "../adapters/rabbitmq/proxy.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { asOperator, OperatorQueue } from "./broker-operator.js";
import { PATIENCE_MS } from "./extent.js";
import { FaultScene } from "./fault-scene.js";

/** Longer than the test, so that deliveries are triggered by hints only. */
const NO_POLL_MS = 3_600_000;
/** Smaller than an event, and larger than acknowledgements and heartbeats. */
const LOST_BYTES = 400;
const WRITERS = 4;
const WRITES = 20;

/** Errors of listeners cannot be provoked from outside; see test/adapters/rabbitmq/wire.test.ts and recovery.test.ts. */
describe("a worker with RabbitMQ", function () {
  this.timeout(PATIENCE_MS);
  const names = new Scene();
  const problems: string[] = [];
  let proxy: Proxy;
  let scene: FaultScene;
  let invited = 0;

  before(async () => {
    scene = await FaultScene.open({ url: brokerUrl, prefix: names.prefix });
    proxy = await Proxy.to(brokerUrl);
  });
  beforeEach(async () => {
    problems.length = 0;
    await scene.subscribe("/hook");
  });
  afterEach(() => scene.clear());
  after(async () => {
    await scene?.close();
    await proxy?.close();
    await names.remove();
  });

  const start = (pollMs: number) => {
    const onProblem = (sentence: string): void => void problems.push(sentence);
    return scene.worker({ pollMs, bus: { url: proxy.url, prefix: names.prefix, onProblem } });
  };
  const consumed = () =>
    until("a consumer of hints", async () => (await names.consumersOf(names.hints).catch(() => 0)) === 1 && proxy.open === 1);
  const noticed = (words: string) => until("the problem", () => problems.some((said) => said.includes(words)));
  const invite = () => scene.useCases.inviteUser(scene.owner, { email: `${++invited}@example.com` });

  /** Checks that one invitation causes exactly one delivery. */
  async function hears(): Promise<void> {
    await until("a bus that is well", () => scene.busHealth() === null);
    const before = scene.receiver.received.length;
    await invite();
    await until("the delivery", () => scene.receiver.received.length > before);
    await scene.settled();
    expect(scene.receiver.received).to.have.length(before + 1);
  }

  async function listening(): Promise<void> {
    await start(NO_POLL_MS);
    await consumed();
    await hears();
  }

  it("consumes hints again after their queue was deleted", async () => {
    await listening();
    await asOperator(brokerUrl, (channel) => channel.deleteQueue(names.hints));
    await noticed(`the queue ${names.hints} was deleted`);
    await consumed();
    await hears();
  });

  it("consumes hints again after its connection broke", async () => {
    await listening();
    proxy.reset();
    await noticed("Cannot connect to RabbitMQ");
    await consumed();
    await hears();
  });

  it("consumes hints again after the broker closed the channel because a message was acknowledged twice", async () => {
    await listening();
    const before = proxy.opened;
    proxy.inject(ackFrame(2, 1));
    await noticed("unknown delivery tag 1");
    await consumed();
    await hears();
    expect(proxy.opened).to.equal(before + 1);
  });

  it("consumes hints after invalid messages, which are dead-lettered", async () => {
    await listening();
    const before = await names.countOf(names.deadHints);
    await asOperator(brokerUrl, async (channel) => {
      for (const text of ["", "MAIL", "\u0000"]) channel.sendToQueue(names.hints, Buffer.from(text));
      await channel.checkQueue(names.hints);
    });
    await until("the dead", async () => (await names.countOf(names.deadHints)) === before + 3);
    await hears();
    expect(problems).to.deep.equal([]);
  });

  it("declares the exchange and the queues again when they are deleted under load, and publishes later events", async () => {
    const before = invited;
    await listening();
    let stopped = false;
    const write = async () => {
      while (!stopped) await invite();
    };
    const more = async () => {
      const enough = invited + WRITES;
      await until("more writes", () => invited >= enough);
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, write));
    await more();
    await asOperator(brokerUrl, async (channel) => {
      for (const queue of [names.hints, names.deadHints]) await channel.deleteQueue(queue);
      await channel.deleteExchange(names.events);
    });
    await noticed("");
    const declared = () => asOperator(brokerUrl, (channel) => channel.checkExchange(names.events).then(() => true));
    await until("the exchange", () => declared().catch(() => false));
    await consumed();
    await more();
    stopped = true;
    await writers;
    await invite();
    await scene.settled();
    expect(scene.receiver.received).to.have.length(invited - before);
    await until("an empty outbox", async () => (await scene.count("event_outbox")) === 0);

    const operator = await OperatorQueue.bind(brokerUrl, names.events);
    const [last] = await scene.rows("select max(position) as position from events");
    await hears();
    const newer = await scene.rows("select id from events where position > $1", [last?.["position"]]);
    expect(newer).to.have.length(1);
    expect(await operator.take(newer.map(({ id }) => String(id)))).to.equal(0);
    await operator.remove();
  });

  it("publishes events again that were lost on the way to the broker", async () => {
    await start(1_000);
    await consumed();
    await hears();
    await until("an empty outbox", async () => (await scene.count("event_outbox")) === 0);
    const operator = await OperatorQueue.bind(brokerUrl, names.events);
    const sent = proxy.sent;
    proxy.listening = false;
    for (let n = 0; n < WRITES; n++) await invite();
    await until("events that are lost", () => proxy.sent > sent + LOST_BYTES);
    proxy.listening = true;
    proxy.reset();
    const ids = (await scene.rows("select event_id as id from event_outbox")).map(({ id }) => String(id));
    await until("an empty outbox", async () => (await scene.count("event_outbox")) === 0);
    const twice = await operator.take(ids);
    told(`${ids.length} events published, ${twice} of them twice, though ${proxy.sent - sent} bytes were sent in vain`);
    expect(ids).to.have.length(WRITES);
    await operator.remove();
  });
});
