import { expect } from "chai";
import fc from "fast-check";
import { openStorage, type OpenedStorage } from "../../adapters/sql/storage.js";
import { configOf } from "../../bootstrap/config.js";
import { secretKeyOf } from "../../bootstrap/secret-key.js";
import { type UserActor, createUseCases, instant, type UseCases } from "../../core/index.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { seed } from "../suite/seed.js";
import { portsOn, systemPorts } from "../system-ports.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { type FaultScene, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";
import { holdCommits } from "../held-commits.js";

const WRITERS = extent({ bounded: 40, full: 200 });
const EACH = extent({ bounded: 3, full: 10 });
const BACKFILLS = extent({ bounded: 3, full: 16 });
const POOL = 12;
/** The number of held commits before the first is released. */
const HELD = 2 * POOL;

/** A storage whose transactions wait at the gate before their commit. */
async function committingLate({ settings }: FaultScene, gate: Gate): Promise<OpenedStorage> {
  const url = settings["DATABASE_URL"] ?? "";
  const { clock, ids } = systemPorts;
  const storage = await openStorage(
    { kind: "server", url, poolSize: POOL },
    { clock, ids, secretKey: secretKeyOf(configOf(settings), false) },
  );
  holdCommits(storage.database, () => gate.hold(undefined));
  return storage;
}

interface Writing {
  readonly storages: readonly UseCases[];
  readonly owner: UserActor;
}

/** Invites users one after another, and starts each backfill at its time. */
async function write({ storages, owner }: Writing, n: number, onWritten: () => void): Promise<void> {
  const useCases = storages[n % storages.length];
  for (let time = 0; time < EACH; time++) {
    await useCases?.inviteUser(owner, { email: `${n}.${time}@example.com` });
    onWritten();
  }
}

/** A subscription with a backfill of all events. */
async function backfill({ storages, owner }: Writing, url: string, n: number): Promise<void> {
  const useCases = storages[n % storages.length] as UseCases;
  const subscription = { url: `${url}/${n}`, events: ["user.invited"] as const, backfillFrom: instant(0) };
  await useCases.createWebhook(owner, subscription);
}

/** Writers, and backfills that start after a number of commits. */
async function writeAll(writing: Writing, url: string): Promise<void> {
  const beginnings = fc.sample(fc.integer({ min: 1, max: WRITERS * EACH - HELD }), { seed, numRuns: BACKFILLS });
  const backfills: Promise<void>[] = [];
  let written = 0;
  const onWritten = () => {
    written += 1;
    beginnings.forEach((beginning, n) => beginning === written && backfills.push(backfill(writing, url, n)));
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, n) => write(writing, n, onWritten)));
  await Promise.all(backfills);
}

/** Releases commits in a seeded random order, a few at a time, until the work is done. */
async function letCommit(gate: Gate, work: Promise<unknown>): Promise<void> {
  const draws = fc.sample(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), { seed, numRuns: 100 });
  await until("transactions that wait to commit", () => gate.holding === HELD);
  let over = false;
  void work.then(
    () => (over = true),
    () => (over = true),
  );
  let turn = 0;
  await until("every transaction", () => {
    for (const place of draws[turn++ % draws.length] ?? []) gate.openAt(place);
    return over;
  });
  await work;
}

/** Checks that every event has one delivery per subscription, and that each arrived. */
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

describe("writers that commit late and in a different order than they began", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("have each of their events delivered exactly once, also to subscriptions created with a backfill meanwhile", async () => {
    const gate = new Gate();
    const opened = await Promise.all([committingLate(scene(), gate), committingLate(scene(), gate)]);
    try {
      const storages = opened.map((storage) => createUseCases(portsOn(storage)));
      await scene().subscribe("/hook");
      await scene().worker();
      const work = writeAll({ storages, owner: scene().owner }, scene().receiver.url);
      await letCommit(gate, work);
      await scene().settled();
      told(`${WRITERS} writers, ${HELD} transactions open at once, ${BACKFILLS} backfills`);
      await expectAllDelivered(scene(), 1 + BACKFILLS);
    } finally {
      for (const storage of opened) await storage.close();
    }
  });
});
