import { expect } from "chai";
import { serverDatabase } from "../../../adapters/sql/server-database.js";
import { WorkerLock } from "../../../adapters/sql/worker-lock.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { type Instant, plusSeconds } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { startHarness } from "../../http/harness.js";
import { createScene } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";
import { losses, LossyWire } from "./lossy-wire.js";

const LEASE_SECONDS = 1_800;

describe("a worker whose connections are lost without a sign", function () {
  this.timeout(120_000);
  let database: TestDatabase | undefined;
  let wire: LossyWire;
  const closing: (() => Promise<unknown>)[] = [];
  const url = () => database?.url ?? "";

  before(async () => {
    database = await createDatabase();
  });
  beforeEach(async () => {
    wire = await LossyWire.to(url());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await wire.close();
  });
  after(() => database?.drop());

  async function open(via: string): Promise<OpenedStorage> {
    const storage = await openStorage({ kind: "server", url: via }, { ...storageOptions, outbox: true });
    closing.push(() => storage.close());
    return storage;
  }

  /** Creates two deliveries, mails and events that are due. */
  async function furnish(storage: OpenedStorage): Promise<void> {
    const harness = await startHarness(portsOn(storage));
    const { api, ids } = await createScene(harness);
    for (let n = 0; n < 2; n++) await api("owner")(`/v1/webhooks/${ids.webhook}/ping`, { method: "POST" });
    await api("owner")("/v1/users", { body: { email: "invited@example.com" } });
    await harness.close();
  }

  async function claim({ deliveryQueue, mailQueue, eventOutbox }: OpenedStorage, now: Instant) {
    const request = { now, leasedUntil: plusSeconds(now, LEASE_SECONDS), limit: 99 };
    return {
      deliveries: (await deliveryQueue.claim({ ...request, slots: 999 })).map(({ id }) => id),
      mail: (await mailQueue.claim(request)).map(({ message }) => message.id),
      events: (await eventOutbox.claim(request)).map(({ id }) => id),
    };
  }

  const nothing = { deliveries: [], mail: [], events: [] };

  const backendsOf = async (holder: number): Promise<readonly number[]> =>
    (await sql(url(), "select pid from pg_locks where locktype = 'advisory' and objsubid = 2 and objid = $1", [holder])).rows.map(
      ({ pid }: { pid: number }) => pid,
    );

  function workerLockVia(via: string): WorkerLock {
    const opened = serverDatabase({ url: via, schema: null });
    const workerLock = new WorkerLock(opened);
    closing.push(
      () => opened.close(),
      () => workerLock.close(),
    );
    return workerLock;
  }

  for (const [title, loss] of losses) {
    it(`keeps its claims over a new connection, if they are lost ${title}`, async () => {
      const workerLock = workerLockVia(wire.url);
      const { number } = await workerLock.acquire();
      const [former] = await backendsOf(number);
      wire.lose(loss);
      // Others ask again and again, and never find the lock free.
      const held = await until("the lock on another connection", async () => {
        const backends = await backendsOf(number);
        expect(backends).to.have.length.greaterThan(0);
        return !backends.includes(former ?? 0);
      });
      expect(held).to.equal(true);
      const again = await workerLock.acquire();
      expect([again.number, again.isSurelyHeld()]).to.deep.equal([number, true]);
    });
  }

  it("counts its claims as lost before others can take them, if it cannot connect again", async () => {
    const workerLock = workerLockVia(wire.url);
    const lock = await workerLock.acquire();
    wire.cutOff();
    const free = until("the lock to be free", async () => (await backendsOf(lock.number)).length === 0);
    await until("the loss", () => !lock.isSurelyHeld());
    expect(await backendsOf(lock.number), "still held").to.have.length(1);
    await free;
    expect(await workerLock.problem().catch((error: unknown) => error)).to.include({ kind: "unavailable" });
    wire.mend();
    await until("another lock", () => workerLock.acquire().catch(() => null));
    expect(await workerLock.problem()).to.equal(null);
  });

  it("claims again what it claimed without getting the reply, long before the lease ends, and nothing else", async () => {
    const [direct, losing] = [await open(url()), await open(wire.url)];
    // What follows is due then.
    const now = plusSeconds(Date.now() as Instant, 600);
    // Later claims at the same second begin with the claim itself.
    expect(await claim(losing, now)).to.deep.equal(nothing);
    await furnish(direct);
    wire.lose({ requests: false, replies: true });
    const request = { now, leasedUntil: plusSeconds(now, LEASE_SECONDS), limit: 99 };
    expect(await losing.mailQueue.claim(request).catch((error: unknown) => error)).to.include({ kind: "unavailable" });
    const leased = await sql(url(), "select from messages where leased_until is not null");
    expect(leased.rowCount, "executed claims").to.be.greaterThan(0);
    const claimed = await until("claims", () => claim(losing, plusSeconds(now, 2)).catch(() => null));
    for (const [what, ids] of Object.entries(claimed)) expect(ids, what).to.have.length.greaterThan(0);
    expect(await claim(losing, plusSeconds(now, 4))).to.deep.equal(nothing);
    expect(await claim(direct, plusSeconds(now, 5))).to.deep.equal(nothing);
  });
});
