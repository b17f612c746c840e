import { expect } from "chai";
import { faultScene } from "../faults/fault-scene.js";
import { LEASE_SECONDS, SteeredClock } from "../faults/fault-worker.js";
import { Gate } from "../faults/gate.js";
import { until } from "./until.js";

describe("the result of a delivery whose lease was taken over by another worker", function () {
  this.timeout(600_000);
  const scene = faultScene();
  let invited = 0;

  /** A worker whose request is held, and another that has sent the same delivery, since the lease of the first has expired. */
  async function sentByTwo(later: Gate): Promise<Gate> {
    const { receiver, useCases, owner } = scene();
    const first = new Gate();
    receiver.answer = () => (receiver.received.length === 1 ? first.hold(500) : later.hold(200));
    await scene().subscribe("/hook");
    await useCases.inviteUser(owner, { email: `late.${++invited}@example.com` });
    await scene().worker();
    await until("the first request", () => first.holding === 1);
    const clock = new SteeredClock();
    clock.aheadMs = 2 * LEASE_SECONDS * 1_000;
    await scene().worker({ clock });
    await until("the second request", () => later.holding === 1);
    return first;
  }

  const attempts = (count: number) =>
    until("an attempt in the log", async () => (await scene().count("webhook_attempts")) === count);

  async function expectLateFailure(): Promise<void> {
    const [row] = await scene().rows("select status, attempts, next_attempt_at, leased_until, version from webhook_deliveries");
    expect(row).to.deep.equal({ status: "succeeded", attempts: 1, next_attempt_at: null, leased_until: null, version: 2 });
    const logged = "select number, (response->>'status')::int as status, late from webhook_attempts order by late";
    expect(await scene().rows(logged)).to.deep.equal([
      { number: 1, status: 200, late: false },
      { number: 1, status: 500, late: true },
    ]);
    expect(await scene().rows("select failures, failing_since from webhook_endpoints")).to.deep.equal([
      { failures: 0, failing_since: null },
    ]);
    const { received } = scene().receiver;
    expect(received.map(({ headers }) => headers["x-service-attempt"])).to.deep.equal(["1", "1"]);
  }

  it("is logged as late and otherwise ignored, while the other worker is sending", async () => {
    const later = new Gate();
    const first = await sentByTwo(later);
    first.open();
    await attempts(1);
    expect(await scene().count("webhook_deliveries where status = 'pending' and leased_until is not null")).to.equal(1);
    later.open();
    await scene().settled();
    await expectLateFailure();
  });

  it("is logged as late and otherwise ignored, after the other worker has succeeded", async () => {
    const later = new Gate();
    const first = await sentByTwo(later);
    later.open();
    await scene().settled();
    first.open();
    await attempts(2);
    await expectLateFailure();
  });
});
