import { expect } from "chai";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";

const KILLS = extent({ bounded: 3, full: 8 });
const ENDPOINTS = 12;
const CAP = 8;
/** Deliveries of each endpoint by each worker before it is killed. */
const ANSWERED = 4;
const EACH = ANSWERED * KILLS + 2 * CAP;
const ON_THE_WAY = ENDPOINTS * CAP;

async function killWorkers(scene: FaultScene): Promise<void> {
  const gate = new Gate();
  for (let kills = 0; kills < KILLS; kills++) {
    const answered = new Map<string, number>();
    scene.receiver.answer = ({ path }) => {
      const before = answered.get(path) ?? 0;
      answered.set(path, before + 1);
      return before < ANSWERED ? 200 : gate.hold(200);
    };
    const worker = await scene.workerProcess();
    const recorded = ENDPOINTS * ANSWERED * (kills + 1);
    await until("requests in flight, and every response recorded", async () => {
      const succeeded = await scene.count("webhook_deliveries where status = 'succeeded'");
      return gate.holding >= ON_THE_WAY && succeeded >= recorded;
    });
    await worker.kill();
    expect(gate.drop()).to.equal(ON_THE_WAY);
  }
}

/** The final state of all deliveries in the store. */
async function ledger(scene: FaultScene): Promise<unknown> {
  const [row] = await scene.rows(
    `select count(*) filter (where status <> 'succeeded')::int as not_succeeded, count(*) filter (where attempts <> 1)::int as retried,
       count(*) filter (where leased_until is not null)::int as leased,
       (select count(*)::int from webhook_attempts) as attempts, (select count(*)::int from webhook_attempts where late) as late
     from webhook_deliveries`,
  );
  return row;
}

describe("workers repeatedly killed by kill -9", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("deliver everything, and repeat only what was in flight", async () => {
    const webhooks = await scene().subscribeMany(Array.from({ length: ENDPOINTS }, (_, n) => `/${n}`));
    await scene().backlog(webhooks, EACH);
    await killWorkers(scene());
    const { receiver } = scene();
    receiver.answer = () => 200;
    await Promise.all([scene().worker(), scene().worker()]);
    await scene().settled();
    const total = ENDPOINTS * EACH;
    const seen = receiver.received.map(deliveryOf);
    told(`${total} deliveries, ${KILLS} kills with ${ON_THE_WAY} on their way: ${seen.length - total} sent twice`);
    expect(new Set(seen).size).to.equal(total);
    expect(seen.length).to.equal(total + KILLS * ON_THE_WAY);
    expect(await ledger(scene())).to.deep.equal({ not_succeeded: 0, retried: 0, leased: 0, attempts: total, late: 0 });
    expect(new Set(receiver.received.map(({ headers }) => headers["x-service-attempt"]))).to.deep.equal(new Set(["1"]));
  });
});
