import { expect } from "chai";
import { until } from "../end-to-end/until.js";
import { PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";

const ENDPOINTS = 2;
const CAP = 8;
const SENDING = ENDPOINTS * CAP;
const DUE = 60;

/** Leases outlast the test, so a leased delivery would not be sent. */
async function othersSendTheRest(scene: FaultScene, unsent: number): Promise<void> {
  expect(await scene.count("webhook_deliveries where leased_until is not null")).to.equal(0);
  expect(await scene.count("webhook_deliveries where status = 'pending' and attempts = 0 and claims = 0")).to.equal(unsent);
  scene.receiver.answer = () => 200;
  await scene.worker();
  await scene.settled();
  const seen = scene.receiver.received.map(deliveryOf);
  expect(seen).to.have.length(DUE);
  expect(new Set(seen).size).to.equal(DUE);
}

describe("a worker that stops", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  beforeEach(async () => {
    const webhooks = await scene().subscribeMany(Array.from({ length: ENDPOINTS }, (_, n) => `/${n}`));
    await scene().backlog(webhooks, DUE / ENDPOINTS);
  });

  it("on SIGTERM claims nothing new, completes current deliveries, exits with 0 and leaves the rest to others", async () => {
    const { receiver } = scene();
    const gate = new Gate();
    receiver.answer = () => gate.hold(200);
    const worker = await scene().workerProcess();
    await until("requests on their way", () => gate.holding === SENDING);
    const code = worker.stop();
    await until("the worker to stop", () => worker.output.some((line) => line.includes("finishing work in progress")));
    gate.open(CAP);
    const recorded = async () => (await scene().count("webhook_deliveries where status = 'succeeded'")) === CAP;
    await until("results, which free slots", recorded);
    gate.open();
    expect(await code).to.equal(0);
    expect(receiver.received).to.have.length(SENDING);
    expect(await scene().count("webhook_deliveries where fence > 0")).to.equal(SENDING);
    await othersSendTheRest(scene(), DUE - SENDING);
  });

  it("releases unsent what it was just claiming", async () => {
    const gate = new Gate();
    const worker = await scene().worker({ afterClaim: () => gate.hold(undefined) });
    const leased = "webhook_deliveries where leased_until is not null";
    await until("a claim", async () => (await scene().count(leased)) === SENDING);
    const stopped = worker.stop();
    gate.open();
    await stopped;
    expect(scene().receiver.received).to.have.length(0);
    await othersSendTheRest(scene(), DUE);
  });

  it("records the attempts when receivers never respond, after their time-out", async () => {
    const gate = new Gate();
    scene().receiver.answer = () => gate.hold(200);
    const worker = await scene().worker({ answerWithinMs: 2_000 });
    const claimed = () => scene().count("webhook_deliveries where fence > 0");
    await until("as many claims as may be in flight", async () => (await claimed()) >= SENDING);
    await worker.stop();
    const logged = await scene().count("webhook_attempts where error->>'code' = 'timeout' and not late");
    expect(logged).to.equal(await claimed());
    expect(await scene().count("webhook_deliveries where leased_until is not null")).to.equal(0);
  });
});
