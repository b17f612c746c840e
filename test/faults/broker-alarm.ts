import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { PrivateBroker } from "../end-to-end/private-broker.js";
import { told } from "../end-to-end/scene-on.js";
import type { Service } from "../end-to-end/service-process.js";
import { OperatorQueue } from "./broker-operator.js";
import { sharedScene } from "./broker-room.js";
import { type BrokerScene, counts } from "./broker-scene.js";
import { extent } from "./extent.js";

const MOST_GROWTH = 50;
const LONGEST_MS = extent({ bounded: 20_000, full: 3_000 });

/** What the process has in memory, in MB. */
function residentOf({ child }: Service): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

describe("publishing blocked by a memory alarm of RabbitMQ", function () {
  this.timeout(300_000);
  let broker: PrivateBroker;
  let scene: BrokerScene;

  before(async () => {
    ({ broker, scene } = await sharedScene());
    await scene.brokerWell();
  });
  afterEach(async function () {
    await scene.rest();
    if (this.currentTest?.state === "failed") await broker.unblock();
  });

  const resident = (): readonly number[] => [scene.api, scene.worker].map(residentOf);

  it("changes nothing for requests and deliveries, holds events in the outbox and not in memory, and all arrive after it", async () => {
    const operator = await OperatorQueue.bind(broker.url);
    const mark = await scene.mark();
    const usual = await scene.load();
    const before = await usual.phase(counts.phase);
    await usual.stop();
    await broker.block();
    const memory = resident();
    const load = await scene.load();
    const during = await load.phase(counts.alarmed);
    for (const part of await scene.brokerParts()) expect(part).to.match(/takes no messages for now: low on memory\.$/);
    const growth = resident().map((mb, at) => mb - (memory[at] ?? 0));
    await load.stop();
    const { deliveries } = await scene.delivered(mark);
    const waiting = await scene.waitingEvents();
    told(`before: ${before.words}`);
    told(`during: ${during.words}; ${waiting} events wait; grew by ${growth.map((mb) => mb.toFixed(1)).join(" and ")} MB`);
    expect([...usual.refused, ...load.refused]).to.deep.equal([]);
    expect(during.longest).to.be.below(LONGEST_MS);
    expect(deliveries).to.equal(usual.answered.length + load.answered.length);
    expect(waiting).to.be.at.least(counts.alarmed);
    expect(Math.max(...growth)).to.be.below(MOST_GROWTH);
    await broker.unblock();
    const { events, twice } = await scene.published(mark, operator);
    told(`${events} events arrived after the alarm, ${twice} twice`);
    await scene.brokerWell();
    await operator.remove();
  });
});
