import { expect } from "chai";
import { Proxy } from "../adapters/rabbitmq/proxy.js";
import type { PrivateBroker } from "../end-to-end/private-broker.js";
import { told } from "../end-to-end/scene-on.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import type { Load, Phase } from "./broker-load.js";
import { OperatorQueue } from "./broker-operator.js";
import { sharedScene } from "./broker-room.js";
import { type BrokerScene, counts, RECOVERY_MS } from "./broker-scene.js";
import { extent } from "./extent.js";

const LONGEST_MS = extent({ bounded: 20_000, full: 3_000 });
/** Of what was done before; deliveries trail behind writes that became faster, by a poll of a stretch of few seconds. */
const LEAST_SHARES = {
  perSecond: extent({ bounded: 0.4, full: 0.8 }),
  deliveriesPerSecond: extent({ bounded: 0.25, full: 0.8 }),
};
/** Less than an event takes up, and more than acknowledgements and heartbeats do. */
const LOST_BYTES = 400;

describe("RabbitMQ killed under load and run again", function () {
  this.timeout(180_000 + 2 * counts.outageMs);
  let broker: PrivateBroker;
  let scene: BrokerScene;

  before(async () => {
    ({ broker, scene } = await sharedScene());
    await scene.brokerWell();
  });
  afterEach(async function () {
    await scene.rest();
    await broker.run();
  });

  async function outage(): Promise<{ readonly phases: readonly Phase[]; readonly loads: readonly Load[] }> {
    const load = await scene.load();
    const before = await load.phase(counts.phase);
    await broker.kill();
    const noticed = until("the outage to be told", async () => (await scene.brokerParts()).every((part) => part !== "ok"));
    const during = await load.phase(counts.phase, counts.outageMs);
    await noticed;
    for (const part of await scene.brokerParts()) expect(part).to.match(/^There is no connection to RabbitMQ at 127/);
    expect(await scene.waitingEvents()).to.be.above(0);
    await load.stop();
    const single = await scene.load(1);
    await broker.run();
    const ms = await scene.brokerWell();
    told(`connected again ${ms.toFixed(0)} ms after the broker answered again`);
    expect(ms).to.be.below(RECOVERY_MS);
    await single.stop();
    const last = await scene.load();
    const after = await last.phase(counts.phase);
    await last.stop();
    return { phases: [before, during, after], loads: [load, single, last] };
  }

  it("loses no delivery and no event, slows no request down, and is reconnected without a restart", async () => {
    const operator = await OperatorQueue.bind(broker.url);
    await broker.settle();
    const mark = await scene.mark();
    const { phases, loads } = await outage();
    expect(loads.flatMap(({ refused }) => refused)).to.deep.equal([]);
    ["before", "during", "after"].forEach((name, at) => told(`${name}: ${phases[at]?.words ?? ""}`));
    for (const { longest } of phases) expect(longest).to.be.below(LONGEST_MS);
    for (const rate of ["perSecond", "deliveriesPerSecond"] as const) {
      const [before = 0, during = 0] = phases.map((phase) => phase[rate]);
      told(
        `${rate === "perSecond" ? "writes" : "deliveries"} during the outage: ${((during / before) * 100).toFixed(0)} % of before`,
      );
      expect(during / before, rate).to.be.above(LEAST_SHARES[rate]);
    }
    const { deliveries, ...delivered } = await scene.delivered(mark);
    const { events, ...published } = await scene.published(mark, operator);
    told(`${deliveries} deliveries, ${delivered.twice} twice; ${events} events, ${published.twice} published twice`);
    expect(deliveries).to.equal(loads.flatMap(({ answered }) => answered).length);
    expect([scene.api.child.exitCode, scene.worker.child.exitCode]).to.deep.equal([null, null]);
    await operator.remove();
  });

  it("publishes again what was lost on its way to the broker", async () => {
    const operator = await OperatorQueue.bind(broker.url);
    const mark = await scene.mark();
    const proxy = await Proxy.to(broker.url);
    const worker = await Service.start({ ...scene.settings, AMQP_URL: proxy.url }, undefined, "worker");
    try {
      await until("the worker's broker", async () =>
        (await (await fetch(`${worker.url}/readyz`)).text()).includes('"broker":"ok"'),
      );
      proxy.listening = false;
      const [before, load] = [proxy.sent, await scene.load()];
      await until("events that are lost", () => proxy.sent > before + LOST_BYTES);
      proxy.listening = true;
      proxy.reset();
      await load.stop();
      const { events } = await scene.published(mark, operator);
      told(`${events} events, all published, though ${proxy.sent - before} bytes with some of them were lost`);
    } finally {
      await worker.stop();
      await proxy.close();
      await operator.remove();
    }
  });
});
