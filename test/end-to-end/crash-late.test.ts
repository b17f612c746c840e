import { expect } from "chai";
import { faultScene } from "../faults/fault-scene.js";
import { LEASE_SECONDS, SteeredClock } from "../faults/fault-worker.js";
import { Gate } from "../faults/gate.js";
import { until } from "./until.js";

describe("the result of a delivery whose lease went to another worker", function () {
  this.timeout(180_000);
  const scene = faultScene();

  it("is kept in the log as late and changes nothing", async () => {
    const { receiver, useCases, owner } = scene();
    const gate = new Gate();
    receiver.answer = () => (receiver.received.length === 1 ? gate.hold(500) : 200);
    const webhook = await scene().subscribe("/hook");
    await useCases.inviteUser(owner, { email: "late@example.com" });
    await scene().worker();
    await until("the first request", () => gate.holding === 1);
    const clock = new SteeredClock();
    clock.aheadMs = LEASE_SECONDS * 1_000 + 1_000;
    await scene().worker({ clock });
    await scene().settled();
    gate.open();
    await until("the late result", async () => (await scene().count("webhook_attempts")) === 2);
    const [row] = await scene().rows("select status, attempts, next_attempt_at, leased_until, version from webhook_deliveries");
    expect(row).to.deep.equal({ status: "succeeded", attempts: 1, next_attempt_at: null, leased_until: null, version: 2 });
    const attempts = "select number, (response->>'status')::int as status, late from webhook_attempts order by late";
    expect(await scene().rows(attempts)).to.deep.equal([
      { number: 1, status: 200, late: false },
      { number: 1, status: 500, late: true },
    ]);
    expect((await useCases.getWebhook(owner, webhook)).failingSince).to.equal(null);
    expect(receiver.received.map(({ headers }) => headers["x-service-attempt"])).to.deep.equal(["1", "1"]);
  });
});
