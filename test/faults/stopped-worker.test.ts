import { expect } from "chai";
import { told } from "../end-to-end/scene-on.js";
import type { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { full, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";

const ENDPOINTS = 2;
const CAP = 8;
const SENDING = ENDPOINTS * CAP;
const DUE = 60;
const DRAINED_MS = 20_000;
const LEASE_MS = 45_000;

/** Sends SIGTERM and waits until the worker has heard it. */
async function stopping(worker: Service): Promise<{ ended(): Promise<{ code: number | null; ms: number }> }> {
  const begun = Date.now();
  const code = worker.stop();
  await until("the worker to stop", () => worker.output.some((line) => line.includes("finishing what is under way")));
  return { ended: async () => ({ code: await code, ms: Date.now() - begun }) };
}

/** Another worker sends what is left, and this takes no lease's time. */
async function othersSendTheRest(scene: FaultScene): Promise<number> {
  scene.receiver.answer = () => 200;
  expect(await scene.count("webhook_deliveries where leased_until is not null")).to.equal(0);
  const begun = Date.now();
  await scene.worker();
  await scene.settled();
  return Date.now() - begun;
}

describe("a worker that is told to stop by SIGTERM", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();
  const webhooks: string[] = [];
  before(async () => {
    for (let n = 0; n < ENDPOINTS; n++) webhooks.push(await scene().subscribe(`/${n}`));
  });
  beforeEach(() => scene().backlog(webhooks, DUE / ENDPOINTS));

  it("claims nothing new, finishes what it is sending, ends with 0 and leaves the rest to others at once", async () => {
    const { receiver } = scene();
    const gate = new Gate();
    receiver.answer = () => gate.hold(200);
    const worker = await scene().worker();
    await until("slow answers", () => gate.holding === SENDING);
    const { ended } = await stopping(worker);
    gate.open(CAP);
    const recorded = async () => (await scene().count("webhook_deliveries where status = 'succeeded'")) === CAP;
    await until("results, which free slots", recorded);
    gate.open();
    const { code, ms } = await ended();
    expect(code).to.equal(0);
    expect(ms).to.be.at.most(DRAINED_MS);
    expect(receiver.received).to.have.length(SENDING);
    expect(await scene().count("webhook_deliveries where status = 'pending' and attempts = 0")).to.equal(DUE - SENDING);
    const restMs = await othersSendTheRest(scene());
    told(
      `ended ${ms} ms after SIGTERM with ${SENDING} on their way; ${DUE - SENDING} more sent ${restMs} ms after another's start`,
    );
    expect(restMs).to.be.at.most(LEASE_MS);
    expect(new Set(receiver.received.map(deliveryOf)).size).to.equal(DUE);
    expect(receiver.received).to.have.length(DUE);
  });

  it("gives back unsent what it was just claiming", async () => {
    const worker = await scene().workerThatClaims({ heldToTheEnd: true });
    const claimed = async () => (await scene().count("webhook_deliveries where leased_until is not null")) === SENDING;
    await until("a claim", claimed);
    const { ended } = await stopping(worker);
    const { code, ms } = await ended();
    expect(code).to.equal(0);
    expect(scene().receiver.received).to.have.length(0);
    expect(await scene().count("webhook_deliveries where claims > 0")).to.equal(0);
    const restMs = await othersSendTheRest(scene());
    told(`ended ${ms} ms after SIGTERM, amid a claim of ${SENDING}; all ${DUE} sent ${restMs} ms after another's start`);
    expect(scene().receiver.received).to.have.length(DUE);
  });

  if (full) {
    it("ends in time where receivers never answer, with the attempts in the log", async () => {
      const gate = new Gate();
      scene().receiver.answer = () => gate.hold(200);
      const worker = await scene().worker();
      await until("receivers that hang", () => gate.holding === SENDING);
      const { code, ms } = await (await stopping(worker)).ended();
      told(`ended ${ms} ms after SIGTERM with ${SENDING} that were never answered`);
      expect(code).to.equal(0);
      expect(ms).to.be.at.most(DRAINED_MS);
      expect(await scene().count("webhook_attempts where error->>'code' = 'timeout' and not late")).to.equal(SENDING);
      expect(await scene().count("webhook_deliveries where leased_until is not null")).to.equal(0);
    });
  }
});
