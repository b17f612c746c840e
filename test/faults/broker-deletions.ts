import { expect } from "chai";
import type { PrivateBroker } from "../end-to-end/private-broker.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { asOperator, consumers, isDeclared, names, OperatorQueue } from "./broker-operator.js";
import { sharedScene } from "./broker-room.js";
import { type BrokerScene, counts, RECOVERY_MS } from "./broker-scene.js";

describe("the exchange and the queues deleted in the middle of a run", function () {
  this.timeout(180_000);
  let broker: PrivateBroker;
  let scene: BrokerScene;

  before(async () => {
    ({ broker, scene } = await sharedScene());
    await scene.brokerWell();
  });
  afterEach(() => scene.rest());

  it("are declared again and consumed from, deliveries go on, and newer events reach the exchange", async () => {
    const mark = await scene.mark();
    const load = await scene.load();
    await load.phase(counts.deletions);
    const since = performance.now();
    await asOperator(broker.url, async (channel) => {
      for (const queue of [names.hints, names.deadHints]) await channel.deleteQueue(queue);
      await channel.deleteExchange(names.events);
    });
    await until("what was deleted", () => isDeclared(broker.url));
    await until("a consumer", async () => (await consumers(broker.url)) > 0);
    const ms = performance.now() - since;
    expect(ms).to.be.below(RECOVERY_MS);
    await load.phase(counts.deletions);
    const [operator, newer] = [await OperatorQueue.bind(broker.url), (await scene.mark()) + 1];
    await load.phase(counts.deletions);
    await load.stop();
    expect(load.refused).to.deep.equal([]);
    const { deliveries, twice } = await scene.delivered(mark);
    const published = await scene.published(newer, operator);
    told(`declared and consuming again after ${ms.toFixed(0)} ms; ${deliveries} deliveries, ${twice} twice`);
    told(`${published.events} events since the operator bound again, ${published.twice} published twice`);
    expect(deliveries).to.equal(load.answered.length);
    expect(published.events).to.be.at.least(counts.deletions - 10);
    expect(await scene.brokerParts()).to.deep.equal(["ok", "ok"]);
    await operator.remove();
  });
});
