import { expect } from "chai";
import { losses, LossyWire } from "../adapters/sql/lossy-wire.js";
import { until } from "../end-to-end/until.js";
import { PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";

const DUE = 40;
const CAP = 8;

describe("a worker whose connections to PostgreSQL are lost without a sign", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();
  let wire: LossyWire;
  beforeEach(async () => {
    wire = await LossyWire.to(scene().settings["DATABASE_URL"] ?? "");
    const [webhook] = await scene().subscribeMany(["/lost"]);
    await scene().backlog(webhook ? [webhook] : [], DUE);
  });
  afterEach(() => wire.close());

  function expectEachOnce({ receiver }: FaultScene): void {
    const seen = receiver.received.map(deliveryOf);
    expect(new Set(seen).size, "all").to.equal(DUE);
    expect(seen, "none twice").to.have.length(DUE);
  }

  for (const [title, loss] of losses) {
    it(`sends everything, and nothing twice, if they are lost ${title} while requests are on their way`, async () => {
      const gate = new Gate();
      scene().receiver.answer = () => gate.hold(200);
      const worker = await scene().workerProcess({ DATABASE_URL: wire.url });
      await scene().workerProcess();
      await until("requests on their way", () => gate.holding === CAP);
      wire.lose(loss);
      scene().receiver.answer = () => 200;
      gate.open();
      const since = performance.now();
      await scene().settled();
      console.log(`      everything was sent ${Math.round((performance.now() - since) / 1_000)} s after the loss`);
      expectEachOnce(scene());
      expect(await worker.stop()).to.equal(0);
    });
  }

  it("reports it to the probe, and stops on SIGTERM while it lasts", async () => {
    scene().receiver.answer = () => 200;
    const worker = await scene().workerProcess({ DATABASE_URL: wire.url });
    await scene().settled();
    wire.cutOff();
    const ready = async (): Promise<number> => (await fetch(`${worker.url}/readyz`)).status;
    await until("the probe to fail", async () => (await ready()) === 503);
    expect(await worker.stop()).to.equal(0);
    expectEachOnce(scene());
  });
});
