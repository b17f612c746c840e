import { expect } from "chai";
import { type Connection, rowsOf } from "../../../adapters/sql/connection.js";
import type { Database } from "../../../adapters/sql/database.js";
import { serverDatabase } from "../../../adapters/sql/server-database.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { until } from "../../end-to-end/until.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";
import { losses, LossyWire } from "./lossy-wire.js";

const outage = { kind: "unavailable", code: "database_unavailable" };

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

const one = (connection: Connection) => rowsOf(connection, { text: "select 1 as one" });

describe("connections to PostgreSQL that are lost without a sign", function () {
  this.timeout(120_000);
  let database: TestDatabase | undefined;
  let wire: LossyWire;
  const closing: (() => Promise<unknown>)[] = [];

  before(async () => {
    database = await createDatabase();
  });
  beforeEach(async () => {
    wire = await LossyWire.to(database?.url ?? "");
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await wire.close();
  });
  after(() => database?.drop());

  function pool(poolSize: number): Database {
    const opened = serverDatabase({ url: wire.url, schema: null }, { poolSize });
    closing.push(() => opened.close());
    return opened;
  }

  async function storage(): Promise<OpenedStorage> {
    const opened = await openStorage({ kind: "server", url: wire.url }, storageOptions);
    closing.push(() => opened.close());
    return opened;
  }

  /** Opens this many connections of the pool, and returns them. */
  const fill = (opened: Database, count: number) => Promise.all(Array.from({ length: count }, () => opened.withConnection(one)));

  for (const [title, loss] of losses) {
    it(`end what waits for a reply, and are all replaced, if they are lost ${title}`, async () => {
      const opened = pool(4);
      await fill(opened, 4);
      const before = wire.open;
      wire.lose(loss);
      const failures = await Promise.all([1, 2].map(() => failureOf(opened.withConnection(one))));
      for (const failure of failures) expect(failure).to.include(outage);
      // The other two are not tried: none of them has replied since.
      expect(await opened.withConnection(one)).to.deep.equal([{ one: 1 }]);
      await until("lost connections to be closed", () => wire.open < before);
    });
  }

  it("do not shorten a long statement, which the server works on", async () => {
    const opened = pool(1);
    const rows = await opened.withConnection((connection) => rowsOf(connection, { text: "select 1 as one from pg_sleep(13)" }));
    expect(rows).to.deep.equal([{ one: 1 }]);
  });

  it("end transactions that the server waits to continue, with their locks", async () => {
    const opened = pool(1);
    await sql(database?.url ?? "", "create table locked (id int)");
    const failure = opened.withConnection(async (connection) => {
      await connection.send([{ text: "begin" }, { text: "lock table locked" }]);
      wire.lose({ requests: true, replies: true });
      await connection.send([{ text: "commit" }]);
    });
    expect(await failureOf(failure)).to.include(outage);
    await sql(database?.url ?? "", "drop table locked");
  });

  it("do not delay the end of the process", async () => {
    const opened = await storage();
    await opened.deliveryQueue.backlog(storageOptions.clock.now());
    await opened.deliveryQueue.claim({
      now: storageOptions.clock.now(),
      leasedUntil: storageOptions.clock.now(),
      limit: 1,
      slots: 1,
    });
    wire.cutOff();
    const waiting = failureOf(opened.directory.isEmpty());
    for (const close of closing.splice(0)) await close();
    expect(await waiting).to.include(outage);
    await until("all connections to be closed", () => wire.open === 0);
  });

  it("are reported by the probe, which asks over them", async () => {
    const opened = await storage();
    expect(await opened.problem()).to.equal(null);
    wire.cutOff();
    expect(await opened.problem()).to.equal("The database does not respond.");
    wire.mend();
    await until("the probe to succeed", async () => (await opened.problem().catch(() => "failed")) === null);
  });
});
