import { expect } from "chai";
import { openStorage, type SqlStorage, type StorageSettings } from "../../../adapters/sql/index.js";
import { type Instant, plusSeconds } from "../../../core/index.js";
import { startHarness } from "../../http/harness.js";
import { createScene } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { until } from "../../end-to-end/until.js";
import { createDatabase, createFolder, sql } from "./databases.js";

const LEASE_SECONDS = 1_800;

/** Storages that compete for the same work, with a fake clock. */
class Rivals {
  readonly opened: SqlStorage[] = [];
  now = Date.now() as Instant;

  constructor(private readonly settings: StorageSettings) {}

  async open(): Promise<SqlStorage> {
    const storage = await openStorage(this.settings, { ...storageOptions, outbox: true });
    this.opened.push(storage);
    return storage;
  }

  /** Creates two deliveries, mails and events that are due. */
  async furnish(storage: SqlStorage): Promise<void> {
    const harness = await startHarness(portsOn(storage));
    const { api, ids } = await createScene(harness);
    for (let n = 0; n < 2; n++) await api("owner")(`/v1/webhooks/${ids.webhook}/ping`, { method: "POST" });
    await api("owner")("/v1/users", { body: { email: "invited@example.com" } });
    await harness.close();
    this.now = plusSeconds(Date.now() as Instant, 1);
  }

  async claim({ deliveryQueue, mailQueue, eventOutbox }: SqlStorage): Promise<Record<string, readonly string[]>> {
    const { now } = this;
    const request = { now, leasedUntil: plusSeconds(now, LEASE_SECONDS), limit: 99 };
    const deliveries = await deliveryQueue.claim({ ...request, slots: 999 });
    const mail = await mailQueue.claim(request);
    const events = await eventOutbox.claim(request);
    return {
      deliveries: deliveries.map(({ id }) => id),
      mail: mail.map(({ message }) => message.id),
      events: events.map(({ id }) => id),
    };
  }

  /** Its claims remain, as after a kill. */
  async end(storage: SqlStorage): Promise<void> {
    this.opened.splice(this.opened.indexOf(storage), 1);
    await storage.close();
  }

  async close(): Promise<void> {
    for (const storage of this.opened.splice(0)) await storage.close();
  }
}

const nothing = { deliveries: [], mail: [], events: [] };

describe("work claimed by a worker that died", () => {
  let remove = async (): Promise<void> => undefined;
  let rivals: Rivals | undefined;
  afterEach(async () => {
    await rivals?.close();
    await remove();
  });

  it("is due again within a second on a PostgreSQL server, long before its lease ends", async () => {
    const { url, drop } = await createDatabase();
    [rivals, remove] = [new Rivals({ kind: "server", url }), drop];
    const [dying, other] = [await rivals.open(), await rivals.open()];
    await rivals.furnish(dying);
    const claimed = await rivals.claim(dying);
    for (const [what, ids] of Object.entries(claimed)) expect(ids, what).to.have.length.greaterThan(0);
    expect(await rivals.claim(other)).to.deep.equal(nothing);
    rivals.now = plusSeconds(rivals.now, 1);
    expect(await rivals.claim(other), "while it lives").to.deep.equal(nothing);

    const holder = await holderOf(url);
    await rivals.end(dying);
    await until("the lock to be free", async () => (await backendOf(url, holder)) === undefined);
    rivals.now = plusSeconds(rivals.now, 1);
    expect(await rivals.claim(other)).to.deep.equal(claimed);
  });

  it("is due immediately for the next process on the embedded store", async () => {
    const folder = createFolder();
    [rivals, remove] = [new Rivals({ kind: "embedded", folder: folder.path }), async () => folder.remove()];
    const dying = await rivals.open();
    await rivals.furnish(dying);
    const claimed = await rivals.claim(dying);
    for (const [what, ids] of Object.entries(claimed)) expect(ids, what).to.have.length.greaterThan(0);
    rivals.now = plusSeconds(rivals.now, 1);
    expect(await rivals.claim(dying), "its own").to.deep.equal(nothing);
    await rivals.close();
    expect(await rivals.claim(await rivals.open())).to.deep.equal(claimed);
  });

  it("remains claimed if the worker only loses a connection", async () => {
    const { url, drop } = await createDatabase();
    [rivals, remove] = [new Rivals({ kind: "server", url }), drop];
    const [losing, other] = [await rivals.open(), await rivals.open()];
    await rivals.furnish(losing);
    const claimed = await rivals.claim(losing);
    expect(claimed["deliveries"]).to.have.length.greaterThan(0);
    const holder = await holderOf(url);
    const backend = await backendOf(url, holder);
    await terminate(url, backend);
    await until("the worker to hold its lock again", async () => {
      expect(await rivals?.claim(losing)).to.deep.equal(nothing);
      return ![undefined, backend].includes(await backendOf(url, holder));
    });
    rivals.now = plusSeconds(rivals.now, 1);
    expect(await rivals.claim(other)).to.deep.equal(nothing);
  });

  async function holderOf(url: string): Promise<number> {
    const { rows } = await sql(url, "select distinct leased_by from webhook_deliveries where leased_by is not null");
    expect(rows).to.have.length(1);
    return (rows[0] as { leased_by: number }).leased_by;
  }

  async function backendOf(url: string, holder: number): Promise<number | undefined> {
    const text = "select pid from pg_locks where locktype = 'advisory' and objsubid = 2 and objid = $1";
    return ((await sql(url, text, [holder])).rows as { pid: number }[])[0]?.pid;
  }

  const terminate = (url: string, backend: number | undefined) => sql(url, "select pg_terminate_backend($1)", [backend]);
});
