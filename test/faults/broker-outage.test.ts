import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { PrivateBroker } from "../end-to-end/private-broker.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { OperatorQueue } from "./broker-operator.js";
import { BrokerScene } from "./broker-scene.js";
import { extent, PATIENCE_MS } from "./extent.js";

const WRITES = extent({ bounded: 60, full: 3_000 });
const EXCHANGE = "stint.events";

describe("an API and a worker whose RabbitMQ", function () {
  this.timeout(PATIENCE_MS);
  let broker: PrivateBroker | undefined;
  let database: TestDatabase | undefined;
  let opened: BrokerScene | undefined;
  const parts = (): { broker: PrivateBroker; scene: BrokerScene } => {
    if (!broker || !opened) throw new Error("The scene is not open yet.");
    return { broker, scene: opened };
  };

  before(async () => {
    broker = await PrivateBroker.start();
    database = await createDatabase();
    opened = await BrokerScene.open({ DATABASE_URL: database.url, AMQP_URL: broker.url }, ["api", "worker"]);
  });
  beforeEach(() => opened?.brokerWell());
  afterEach(async () => {
    await opened?.rest();
    await broker?.run();
    await broker?.unblock();
  });
  after(async () => {
    await opened?.close();
    await database?.drop();
    await broker?.remove();
  });

  async function deliveredSince(received: number): Promise<void> {
    const { receiver } = parts().scene;
    await until("deliveries meanwhile", () => receiver.received.length >= received + WRITES / 2);
  }

  /** Writes until the work is done, each after the previous one was delivered, and returns the number of writes. */
  async function writeOneByOne(work: Promise<void>): Promise<number> {
    const { scene } = parts();
    const { id } = await scene.made("/projects", { name: "Website" });
    let done = false;
    void work.finally(() => (done = true)).catch(() => undefined);
    let count = 0;
    for (; !done; count++) {
      const before = scene.receiver.received.length;
      await scene.made("/time-entries", scene.minute(String(id)));
      await until("the delivery", () => scene.receiver.received.length > before);
    }
    await work;
    return count;
  }

  it("is killed under load and restarted lose nothing, continue meanwhile, and reconnect without a restart", async () => {
    const { broker, scene } = parts();
    const operator = await OperatorQueue.bind(broker.url, EXCHANGE);
    await broker.settle();
    const mark = await scene.mark();
    const load = scene.load();
    await load.more(WRITES);
    await broker.kill();
    await until("the outage to be reported", async () => (await scene.brokerParts()).every((part) => part !== "ok"));
    const received = scene.receiver.received.length;
    await load.more(WRITES);
    await deliveredSince(received);
    for (const part of await scene.brokerParts()) expect(part).to.match(/^RabbitMQ is unavailable/);
    expect(await scene.waitingEvents()).to.be.at.least(WRITES);
    await load.stop();
    const trickle = await writeOneByOne(broker.run());
    await scene.brokerWell();
    const last = scene.load();
    await last.more(WRITES / 2);
    await last.stop();
    expect([...load.refused, ...last.refused]).to.deep.equal([]);
    const { deliveries, ...delivered } = await scene.delivered(mark);
    const { events, ...published } = await scene.published(mark, operator);
    told(`${deliveries} deliveries, ${delivered.twice} twice; ${events} events, ${published.twice} published twice`);
    expect(deliveries).to.equal(load.answered.length + trickle + last.answered.length);
    expect(scene.services.map(({ child }) => child.exitCode)).to.deep.equal([null, null]);
    await operator.remove();
  });

  it("is blocked by a memory alarm continue, and keep events unclaimed in the outbox until the alarm ends", async () => {
    const { broker, scene } = parts();
    const operator = await OperatorQueue.bind(broker.url, EXCHANGE);
    const mark = await scene.mark();
    await broker.block();
    const load = scene.load();
    await until("both to report it", async () => (await scene.brokerParts()).every((part) => part !== "ok"));
    const received = scene.receiver.received.length;
    await load.more(WRITES);
    await deliveredSince(received);
    for (const part of await scene.brokerParts()) expect(part).to.match(/^RabbitMQ is unavailable/);
    await load.stop();
    expect(load.refused).to.deep.equal([]);
    const { deliveries } = await scene.delivered(mark);
    expect(deliveries).to.equal(load.answered.length);
    const unclaimed = "select count(*)::int as count from event_outbox where leased_until is null or leased_until < now()";
    await until("the last claim to be given back", async () => {
      const [row] = await scene.look(unclaimed);
      return row?.["count"] === (await scene.waitingEvents());
    });
    expect(await scene.waitingEvents()).to.be.at.least(WRITES);
    await broker.unblock();
    const { events, twice } = await scene.published(mark, operator);
    told(`${events} events arrived after the alarm, ${twice} twice`);
    expect(events).to.be.at.least(deliveries);
    await scene.brokerWell();
    await operator.remove();
  });
});
