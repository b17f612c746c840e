import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../adapters/sql/index.js";
import { configOf } from "../../bootstrap/config.js";
import { secretKeyOf } from "../../bootstrap/secret-key.js";
import { type Actor, createUseCases, instant, type UseCases } from "../../core/index.js";
import { told } from "../end-to-end/scene-on.js";
import { portsOn, systemPorts } from "../system-ports.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { type FaultScene, faultScene } from "./fault-scene.js";
import { Concurrency } from "./gate.js";

const WRITERS = extent({ bounded: 60, full: 200 });
const EACH = extent({ bounded: 3, full: 10 });
const BACKFILLS = extent({ bounded: 4, full: 16 });
const POOL = 15;
const LATEST_COMMIT_MS = 150;

/** A storage of this process whose transactions stay open for a while when everything but their commit is sent. */
async function committingLate({ settings }: FaultScene, held: Concurrency): Promise<SqlStorage> {
  const url = settings["DATABASE_URL"] ?? "";
  const { clock, ids } = systemPorts;
  const storage = await openStorage(
    { kind: "server", url, poolSize: POOL },
    { clock, ids, secretKey: secretKeyOf(configOf(settings)) },
  );
  const lend = storage.database.withConnection.bind(storage.database);
  storage.database.withConnection = (work) =>
    lend((connection) => {
      const query: typeof connection.query = async (message) => {
        if (message.text === "commit") await held.during(setTimeout(Math.random() * LATEST_COMMIT_MS));
        return connection.query(message);
      };
      return work(
        new Proxy(connection, { get: (target, key) => (key === "query" ? query : (Reflect.get(target, key) as unknown)) }),
      );
    });
  return storage;
}

interface Writing {
  readonly storages: readonly UseCases[];
  readonly owner: Actor;
}

async function writer({ storages, owner }: Writing, n: number): Promise<void> {
  const useCases = storages[n % storages.length];
  for (let time = 0; time < EACH; time++) await useCases?.inviteUser(owner, { email: `${n}.${time}@example.com` });
}

/** A subscription in the middle of it, which is to get everything from the beginning. */
async function backfilled({ storages, owner }: Writing, url: string, n: number): Promise<string> {
  await setTimeout(Math.random() * LATEST_COMMIT_MS * EACH);
  const useCases = storages[n % storages.length] as UseCases;
  const subscription = { url: `${url}/${n}`, events: ["user.invited"] as const, backfillFrom: instant(0) };
  return (await useCases.createWebhook(owner, subscription)).id;
}

/** Every event has one delivery to each subscription, and each of them came to the receiver. */
async function expectAllDelivered(scene: FaultScene, subscriptions: number): Promise<void> {
  const [stored] = await scene.rows(
    `select count(*)::int as events, (select count(*)::int from webhook_deliveries where status = 'succeeded') as succeeded,
       (select count(*)::int from (select distinct webhook_id, event_id from webhook_deliveries) pairs) as pairs
     from events where type = 'user.invited'`,
  );
  const events = WRITERS * EACH;
  const pairs = events * subscriptions;
  expect(stored).to.deep.equal({ events, succeeded: pairs, pairs });
  const came = new Set(scene.receiver.received.map(({ path, headers }) => `${path} ${String(headers["webhook-id"])}`));
  expect(came.size).to.equal(pairs);
  expect(scene.receiver.received).to.have.length(pairs);
}

describe("writers that commit late and in another order than they began", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("have each of their events delivered, to subscriptions with a backfill meanwhile as well, exactly once", async () => {
    const held = new Concurrency();
    const opened = await Promise.all([committingLate(scene(), held), committingLate(scene(), held)]);
    try {
      const storages = opened.map((storage) => createUseCases(portsOn(storage)));
      const owner = await storages[0]?.authenticate(scene().api.token);
      if (!owner) throw new Error("The token stands for nobody.");
      const writing = { storages, owner };
      await scene().subscribe("/hook");
      await scene().worker();
      const writers = Array.from({ length: WRITERS }, (_, n) => writer(writing, n));
      const backfills = Array.from({ length: BACKFILLS }, (_, n) => backfilled(writing, scene().receiver.url, n));
      await Promise.all([...writers, ...backfills]);
      await scene().settled();
      told(
        `${WRITERS} writers, ${held.most} open transactions at most, ${BACKFILLS} backfills: ${scene().receiver.received.length} deliveries, 0 events skipped`,
      );
      await expectAllDelivered(scene(), 1 + BACKFILLS);
    } finally {
      for (const storage of opened) await storage.close();
    }
  });
});
