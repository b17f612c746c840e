import { expect } from "chai";
import { ackFrame, Proxy } from "../adapters/rabbitmq/proxy.js";
import type { PrivateBroker } from "../end-to-end/private-broker.js";
import { told } from "../end-to-end/scene-on.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { asOperator, consumers, names } from "./broker-operator.js";
import { sharedScene } from "./broker-room.js";
import { type BrokerScene, RECOVERY_MS } from "./broker-scene.js";

const HINTED_MS = 500;

/** What a listener throws cannot be provoked from outside: see test/adapters/rabbitmq/wire.test.ts, and recovery.test.ts for the rest. */
describe("a worker consumes hints again", function () {
  this.timeout(60_000);
  let broker: PrivateBroker;
  let scene: BrokerScene;

  before(async () => {
    ({ broker, scene } = await sharedScene());
    await scene.brokerWell();
  });

  /** Milliseconds from the fault until so many consume and the probes are well; and a hint is then faster than a poll. */
  async function consumingAfter(fault: () => Promise<unknown>, count = 1): Promise<number> {
    await until("consumers before", async () => (await consumers(broker.url)) === count);
    const since = performance.now();
    await fault();
    await until("consumers", async () => (await consumers(broker.url)) === count);
    await scene.brokerWell();
    const ms = performance.now() - since;
    expect(ms).to.be.below(RECOVERY_MS);
    await until("a delivery that no poll explains", async () => (await quickestDelivery()) < HINTED_MS);
    return ms;
  }

  /** One write after the other, each as soon as the last was delivered: by polls alone, that is a second for each but the first. */
  async function quickestDelivery(): Promise<number> {
    const { id } = await scene.made("/projects", { name: "Website" });
    const delays: number[] = [];
    while (delays.length < 3) {
      const [since, before] = [performance.now(), scene.receiver.received.length];
      await scene.made("/time-entries", scene.minute(String(id)));
      await until("the delivery", () => scene.receiver.received.length > before);
      delays.push(performance.now() - since);
    }
    return Math.min(...delays.slice(1));
  }

  const problemsOf = ({ output }: Service): number => output.filter((line) => line.includes("There is no connection")).length;
  const noticed = (before: number): Promise<true> => until("the problem", () => problemsOf(scene.worker) > before && true);

  it("when the queue of hints was deleted", async () => {
    const before = problemsOf(scene.worker);
    const ms = await consumingAfter(async () => {
      await asOperator(broker.url, (channel) => channel.deleteQueue(names.hints));
      await noticed(before);
    });
    told(`consuming again after ${ms.toFixed(0)} ms`);
  });

  it("when the operator has closed its connection", async () => {
    const before = problemsOf(scene.worker);
    const ms = await consumingAfter(async () => {
      await broker.closeConnections();
      await noticed(before);
    });
    told(`consuming again after ${ms.toFixed(0)} ms, with the time that closing took`);
  });

  it("when a message was acknowledged twice, upon which the broker closes the channel", async () => {
    const proxy = await Proxy.to(broker.url);
    const worker = await Service.start({ ...scene.settings, AMQP_URL: proxy.url }, undefined, "worker");
    try {
      const ms = await consumingAfter(async () => {
        proxy.inject(ackFrame(2, 1));
        await until("the problem", () => worker.output.some((line) => line.includes("unknown delivery tag 1")));
      }, 2);
      told(`consuming again after ${ms.toFixed(0)} ms`);
      expect([proxy.opened, worker.child.exitCode]).to.deep.equal([2, null]);
    } finally {
      await worker.stop();
      await proxy.close();
    }
  });

  it("after messages that are no hints, which are among the dead then", async () => {
    const dead = (): Promise<number> =>
      asOperator(broker.url, async (channel) => (await channel.checkQueue(names.deadHints)).messageCount);
    const before = await dead();
    await consumingAfter(async () => {
      await asOperator(broker.url, async (channel) => {
        for (const text of ["", "MAIL", "\u0000"]) channel.sendToQueue(names.hints, Buffer.from(text));
        await channel.checkQueue(names.hints);
      });
      await until("the dead", async () => (await dead()) === before + 3);
    });
  });
});
