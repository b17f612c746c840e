import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";

const DELETIONS = extent({ bounded: 6, full: 18 });
const BACKLOG = extent({ bounded: 200, full: 2_000 });
const SENT_BEFORE = 24;
const CAP = 8;
const ANSWER_MS = 5;
/** One of the workers takes so long from a claim to the sending, so that some deletions come between. */
const SLOW_TO_SEND_MS = 100;

interface Deleted {
  readonly path: string;
  readonly id: string;
  readonly answeredAt: number;
  /** How often each of its deliveries had been claimed, soon after the answer. */
  readonly fences: ReadonlyMap<unknown, unknown>;
}

async function fencesOf(scene: FaultScene, webhook: string): Promise<ReadonlyMap<unknown, unknown>> {
  const rows = await scene.rows("select id, fence from webhook_deliveries where webhook_id = $1", [webhook]);
  return new Map(rows.map(({ id, fence }) => [id, fence]));
}

/** Deletes a subscription while most of its deliveries are due and some are on their way. */
async function deleteAmid(scene: FaultScene, { path, id }: Pick<Deleted, "path" | "id">): Promise<Deleted> {
  await until("deliveries on their way", () => scene.at(path).length >= SENT_BEFORE);
  await scene.ask(`/webhooks/${id}`, undefined, "DELETE");
  const answeredAt = Date.now();
  return { path, id, answeredAt, fences: await fencesOf(scene, id) };
}

/** Has both workers claim and send for another subscription, so that whatever they had at hand for others is out. */
async function meanwhile(scene: FaultScene): Promise<void> {
  await scene.backlog([await scene.subscribe("/witness")], BACKLOG);
  await until("the witness's deliveries", () => scene.at("/witness").length === BACKLOG);
  await scene.settled();
}

/**
 * Answers by how many milliseconds requests came after the answer. What a worker has claimed before the deletion is committed cannot be
 * called back: it is on its way. So each of them has to be one that had been claimed by then, and no claim may come later.
 */
async function lateArrivals(scene: FaultScene, { path, id, answeredAt, fences }: Deleted): Promise<readonly number[]> {
  const late = scene.at(path).filter(({ receivedAt }) => receivedAt > answeredAt);
  expect(late.map((request) => fences.get(deliveryOf(request)))).to.deep.equal(late.map(() => 1));
  expect(await fencesOf(scene, id)).to.deep.equal(fences);
  expect(late.length).to.be.at.most(CAP);
  const rows = await scene.rows(
    `select status, count(*)::int as count, count(leased_until)::int as leased, count(next_attempt_at)::int as due,
       bool_and((select last_claimed_at from webhook_endpoints where webhook_id = $1) <= $2) as claimed_before
     from webhook_deliveries where webhook_id = $1 group by status order by status`,
    [id, new Date(answeredAt)],
  );
  const [cancelled = {}, succeeded = {}, ...others] = rows;
  expect(others).to.deep.equal([]);
  expect(cancelled).to.include({ status: "cancelled", leased: 0, due: 0, claimed_before: true });
  expect(succeeded).to.include({ status: "succeeded", leased: 0, due: 0 });
  expect(Number(cancelled["count"]) + Number(succeeded["count"])).to.equal(BACKLOG);
  return late.map(({ receivedAt }) => receivedAt - answeredAt);
}

describe("a subscription deleted while deliveries are due", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("has nothing claimed for it after the answer, and everything that was pending is cancelled", async () => {
    // Of each, as many are answered as let it be deleted amid; the others once all are deleted.
    let goOn = (): void => undefined;
    const allDeleted = new Promise<void>((resolve) => (goOn = resolve));
    scene().receiver.answer = ({ path }) =>
      scene().at(path).length <= SENT_BEFORE ? setTimeout(ANSWER_MS, 200) : allDeleted.then(() => 200);
    await Promise.all([scene().worker(), scene().workerThatClaims({ heldMs: SLOW_TO_SEND_MS })]);
    const subscriptions = [];
    for (let n = 0; n < DELETIONS; n++) subscriptions.push({ path: `/${n}`, id: await scene().subscribe(`/${n}`) });
    await scene().backlog(
      subscriptions.map(({ id }) => id),
      BACKLOG,
    );
    const deleted = await Promise.all(subscriptions.map((subscription) => deleteAmid(scene(), subscription)));
    goOn();
    await meanwhile(scene());
    const late = [];
    for (const subscription of deleted) late.push(...(await lateArrivals(scene(), subscription)));
    const howLate = late.length === 0 ? "" : `, at most ${Math.max(...late)} ms`;
    told(`${DELETIONS} deletions: ${late.length} requests, claimed before, came after the answer${howLate}`);
  });
});
