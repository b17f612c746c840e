import { expect } from "chai";
import fc from "fast-check";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { seed } from "../suite/seed.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Concurrency, Gate } from "./gate.js";

/** With 8 each, more than the slots of one worker, so that two share each endpoint. */
const ENDPOINTS = 19;
const EACH = extent({ bounded: 20, full: 200 });
const FAILING = extent({ bounded: 40, full: 150 });
const CAP = 8;
const FAILURES = 5;

/** Releases responses in a seeded random order until the condition holds. */
async function letGoUntil(gate: Gate, what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const draws = fc.sample(fc.array(fc.nat(), { minLength: 8, maxLength: 24 }), { seed, numRuns: 50 });
  let turn = 0;
  await until(what, async () => {
    for (const place of draws[turn++ % draws.length] ?? []) gate.openAt(place);
    return condition();
  });
}

/** Waits until the store has this many consecutive failures, and earlier claims have completed. */
async function afterFailures(scene: FaultScene, gate: Gate): Promise<void> {
  await until("failures in a row", async () => (await scene.count(`webhook_endpoints where failures >= ${FAILURES}`)) === 1);
  const claimed = await scene.rows("select id, fence from webhook_deliveries where leased_until is not null");
  await until("what was claimed before to be over", async () => {
    gate.open();
    const open = "webhook_deliveries where id = $1 and fence = $2 and leased_until is not null";
    for (const { id, fence } of claimed) if ((await scene.count(open, [id, fence])) > 0) return false;
    return true;
  });
}

describe("two workers with the same endpoints", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it(`never send more than ${CAP} requests at a time to one of them, and each delivery once`, async () => {
    const { receiver } = scene();
    const underWay = new Map(Array.from({ length: ENDPOINTS }, (_, n) => [`/${n}`, new Concurrency()]));
    const webhooks = await scene().subscribeMany([...underWay.keys()]);
    const gate = new Gate();
    receiver.answer = ({ path }) => underWay.get(path)?.during(gate.hold(200)) ?? 404;
    await scene().backlog(webhooks, EACH);
    await Promise.all([scene().worker(), scene().worker()]);
    await until("as many as may be in flight", () => gate.holding >= ENDPOINTS * CAP);
    const pending = "webhook_deliveries where status = 'pending'";
    await letGoUntil(gate, "every delivery to be over", async () => (await scene().count(pending)) === 0);
    const most = [...underWay.values()].map((endpoint) => endpoint.most);
    expect(most).to.deep.equal(most.map(() => CAP));
    const seen = receiver.received.map(deliveryOf);
    expect(seen).to.have.length(ENDPOINTS * EACH);
    expect(new Set(seen).size).to.equal(seen.length);
  });

  it(`never send more than one at a time after ${FAILURES} failures in a row`, async () => {
    const { receiver } = scene();
    const underWay = new Concurrency();
    const gate = new Gate();
    receiver.answer = () => underWay.during(gate.hold(500));
    await scene().backlog([await scene().subscribe("/failing")], FAILING);
    await Promise.all([scene().worker(), scene().worker()]);
    await until("as many as may be in flight", () => gate.holding === CAP);
    gate.open();
    await afterFailures(scene(), gate);
    const [before, seen] = [underWay.most, receiver.received.length];
    underWay.most = underWay.now;
    await letGoUntil(gate, "the rest, one by one", () => receiver.received.length === FAILING);
    gate.open();
    told(`at most ${before} at once before, ${underWay.most} in ${FAILING - seen} attempts after`);
    expect(before).to.equal(CAP);
    expect(FAILING - seen).to.be.at.least(FAILURES);
    expect(underWay.most).to.equal(1);
  });
});
