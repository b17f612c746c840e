import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { told } from "../end-to-end/scene-on.js";
import type { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Concurrency, Gate } from "./gate.js";

/** More than one worker has slots for, so that two of them share each endpoint. */
const ENDPOINTS = 19;
const EACH = extent({ bounded: 30, full: 500 });
const FAILING = extent({ bounded: 40, full: 150 });
const CAP = 8;
const FAILURES = 5;

const aWhile = (status: number) => setTimeout(20 + Math.random() * 60, status);

async function attemptsOf({ url }: Service): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = [...metrics.matchAll(/^stint_webhook_attempts_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Waits until the store has so many failures in a row, and until what was claimed before it had them is over. */
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

  it(`never send more than ${CAP} at once to one of them`, async () => {
    const { receiver } = scene();
    const underWay = new Map<string, Concurrency>();
    const webhooks = [];
    for (let n = 0; n < ENDPOINTS; n++) {
      underWay.set(`/${n}`, new Concurrency());
      webhooks.push(await scene().subscribe(`/${n}`));
    }
    const gate = new Gate();
    receiver.answer = ({ path }) => underWay.get(path)?.during(gate.hold(200)) ?? 404;
    await scene().backlog(webhooks, EACH);
    const workers = await Promise.all([scene().worker(), scene().worker()]);
    await until("as many as may be sent at once", () => gate.holding >= ENDPOINTS * CAP);
    receiver.answer = ({ path }) => underWay.get(path)?.during(aWhile(200)) ?? 404;
    gate.open();
    await scene().settled();
    const shares = await Promise.all(workers.map(attemptsOf));
    const most = [...underWay.values()].map((endpoint) => endpoint.most);
    told(`at most ${Math.max(...most)} at once at each of ${ENDPOINTS} endpoints; the workers sent ${shares.join(" and ")}`);
    expect(Math.max(...most)).to.equal(CAP);
    expect(shares.filter((share) => share > 0)).to.have.length(2);
    expect(new Set(receiver.received.map(deliveryOf)).size).to.equal(receiver.received.length);
  });

  it(`never send more than one at once after ${FAILURES} failures in a row`, async () => {
    const { receiver } = scene();
    const underWay = new Concurrency();
    const gate = new Gate();
    receiver.answer = () => underWay.during(gate.hold(500));
    const webhook = await scene().subscribe("/failing");
    await scene().backlog([webhook], FAILING);
    await Promise.all([scene().worker(), scene().worker()]);
    await until("as many as may be sent at once", () => gate.holding === CAP);
    gate.open();
    await afterFailures(scene(), gate);
    const [before, seen] = [underWay.most, receiver.received.length];
    underWay.most = underWay.now;
    receiver.answer = () => underWay.during(aWhile(500));
    gate.open();
    await until("the rest, one by one", () => receiver.received.length === FAILING);
    told(`at most ${before} at once before, ${underWay.most} in ${FAILING - seen} attempts after`);
    expect(FAILING - seen).to.be.at.least(FAILURES);
    expect(underWay.most).to.equal(1);
  });
});
