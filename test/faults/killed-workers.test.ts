import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { told } from "../end-to-end/scene-on.js";
import type { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Concurrency } from "./gate.js";

const KILLS = extent({ bounded: 4, full: 20 });
const DELIVERIES = extent({ bounded: 720, full: 3_000 });
/** More than one worker has slots for, so that both have something on its way. */
const ENDPOINTS = 12;
const CAP = 8;
const EVERY_MS = 700;
const ANSWER_MS = 500;
const LEASE_SECONDS = 1.5;

/** Kills the worker that has been there longest while something is on its way, again and again, and starts another in its place. */
async function killWorkers(scene: FaultScene, onTheWay: Concurrency): Promise<readonly number[]> {
  const atKills: number[] = [];
  const start = () => scene.workerThatClaims({ leaseSeconds: LEASE_SECONDS });
  const running: Service[] = [await start(), await start()];
  const starting: Promise<unknown>[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    await setTimeout(EVERY_MS);
    await until("something on its way", () => onTheWay.now > 0 && running.length > 0);
    const victim = running.shift();
    atKills.push(onTheWay.now);
    await victim?.kill();
    starting.push(start().then((service) => running.push(service)));
  }
  await Promise.all(starting);
  return atKills;
}

/** What the store says of all deliveries in the end. */
async function ledger(scene: FaultScene): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [row] = await scene.rows(
    `select count(*) filter (where status <> 'succeeded')::int as not_succeeded, count(*) filter (where attempts <> 1)::int as retried,
       count(*) filter (where leased_until is not null)::int as leased,
       (select count(*)::int from (select delivery_id from webhook_attempts where not late
         group by delivery_id having count(*) > 1) twice) as counted_twice
     from webhook_deliveries`,
  );
  return row;
}

describe("workers killed by kill -9 again and again", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("deliver everything at least once, and twice no more than was on its way", async () => {
    const { receiver } = scene();
    const onTheWay = new Concurrency();
    receiver.answer = () => onTheWay.during(setTimeout(ANSWER_MS, 200));
    const webhooks = [];
    for (let n = 0; n < ENDPOINTS; n++) webhooks.push(await scene().subscribe(`/${n}`));
    await scene().backlog(webhooks, DELIVERIES / ENDPOINTS);
    const atKills = await killWorkers(scene(), onTheWay);
    await scene().settled();
    const seen = receiver.received.map(deliveryOf);
    const duplicates = seen.length - new Set(seen).size;
    const bound = CAP * ENDPOINTS * KILLS;
    told(
      `${DELIVERIES} deliveries, ${KILLS} kills with ${atKills.join(", ")} on their way: ${duplicates} duplicates of at most ${bound}`,
    );
    expect(new Set(seen).size).to.equal(DELIVERIES);
    expect(duplicates).to.be.at.most(bound);
    expect(await ledger(scene())).to.deep.equal({ not_succeeded: 0, retried: 0, leased: 0, counted_twice: 0 });
    expect(new Set(receiver.received.map(({ headers }) => headers["x-service-attempt"]))).to.deep.equal(new Set(["1"]));
  });
});
