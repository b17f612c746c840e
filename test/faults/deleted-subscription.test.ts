import { expect } from "chai";
import type { WebhookId } from "../../core/index.js";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, type FaultScene, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";

const DELETIONS = extent({ bounded: 4, full: 15 });
const BACKLOG = extent({ bounded: 60, full: 500 });
const SENT_BEFORE = 24;
const CAP = 8;

interface Subscription {
  readonly path: string;
  readonly id: WebhookId;
}

/** The number of claims of each delivery of a subscription. */
async function fencesOf(scene: FaultScene, { id }: Subscription): Promise<ReadonlyMap<unknown, unknown>> {
  const rows = await scene.rows("select id, fence from webhook_deliveries where webhook_id = $1", [id]);
  return new Map(rows.map((row) => [row["id"], row["fence"]]));
}

async function subscriptionsWithBacklog(scene: FaultScene): Promise<readonly Subscription[]> {
  const paths = Array.from({ length: DELETIONS }, (_, n) => `/${n}`);
  const ids = await scene.subscribeMany(paths);
  await scene.backlog(ids, BACKLOG);
  return ids.map((id, n) => ({ path: paths[n] ?? "", id }));
}

/** Deletes all of them concurrently, continues claimed deliveries, and lets the workers claim and send for another subscription. */
async function deleteAll(scene: FaultScene, subscriptions: readonly Subscription[], goOn: () => void) {
  const deleted = await Promise.all(
    subscriptions.map(async (subscription) => {
      await scene.useCases.deleteWebhook(scene.owner, subscription.id);
      return { subscription, fences: await fencesOf(scene, subscription) };
    }),
  );
  goOn();
  await scene.backlog([await scene.subscribe("/outcomes")], BACKLOG);
  await until("the deliveries of another subscription", () => scene.at("/outcomes").length === BACKLOG);
  await scene.settled();
  for (const { subscription, fences } of deleted) expect(await fencesOf(scene, subscription)).to.deep.equal(fences);
}

async function statesOf(scene: FaultScene, { id }: Subscription) {
  return scene.rows(
    `select status, count(*)::int as count, count(leased_until)::int as leased, count(next_attempt_at)::int as due
     from webhook_deliveries where webhook_id = $1 group by status order by status`,
    [id],
  );
}

const over = { leased: 0, due: 0 };

describe("a subscription deleted while deliveries are due", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("is not claimed for after the response while requests are in flight, and pending deliveries are cancelled", async () => {
    const gate = new Gate();
    scene().receiver.answer = ({ path }) =>
      path === "/outcomes" || scene().at(path).length <= SENT_BEFORE ? 200 : gate.hold(200);
    const subscriptions = await subscriptionsWithBacklog(scene());
    await Promise.all([scene().worker(), scene().worker()]);
    await until("requests on their way, and the results before them", async () => {
      const succeeded = await scene().count("webhook_deliveries where status = 'succeeded'");
      return gate.holding >= CAP * DELETIONS && succeeded >= SENT_BEFORE * DELETIONS;
    });
    await deleteAll(scene(), subscriptions, () => gate.open());
    for (const subscription of subscriptions) {
      expect(scene().at(subscription.path)).to.have.length(SENT_BEFORE + CAP);
      expect(await statesOf(scene(), subscription)).to.deep.equal([
        { status: "cancelled", count: BACKLOG - SENT_BEFORE, ...over },
        { status: "succeeded", count: SENT_BEFORE, ...over },
      ]);
    }
  });

  it("is sent what was claimed before the response, and nothing else", async () => {
    let goOn = (): void => undefined;
    const allDeleted = new Promise<void>((resolve) => (goOn = resolve));
    const subscriptions = await subscriptionsWithBacklog(scene());
    await scene().worker({ afterClaim: () => allDeleted });
    const leased = "webhook_deliveries where leased_until is not null";
    await until("claims", async () => (await scene().count(leased)) === CAP * DELETIONS);
    await deleteAll(scene(), subscriptions, goOn);
    for (const subscription of subscriptions) {
      const claimed = [...(await fencesOf(scene(), subscription))].filter(([, fence]) => fence === 1).map(([id]) => id);
      expect(claimed).to.have.length(CAP);
      expect(scene().at(subscription.path).map(deliveryOf)).to.have.members(claimed);
      expect(await statesOf(scene(), subscription)).to.deep.equal([{ status: "cancelled", count: BACKLOG, ...over }]);
    }
  });
});
