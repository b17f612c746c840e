import { expect } from "chai";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { type Api, startHarness } from "../../http/harness.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { unitOfWorkConformance } from "../../conformance/index.js";
import { until } from "../../end-to-end/until.js";
import { conforms } from "./conforms.js";
import { createDatabase, sql, type TestDatabase, withClient } from "./databases.js";
import { reasonOf } from "../../reasons.js";

/** Settings that an operator can have for the database, and that change what statements mean or return. */
const odd = [
  "DateStyle = 'SQL, DMY'",
  "IntervalStyle = 'sql_standard'",
  "TimeZone = 'Asia/Kolkata'",
  "bytea_output = 'escape'",
  "extra_float_digits = 0",
  "array_nulls = off",
  "standard_conforming_strings = off",
  "client_encoding = 'LATIN1'",
  "row_security = off",
  "default_transaction_isolation = 'serializable'",
  "jit = on",
];

async function set(url: string, ...settings: readonly string[]): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (const setting of settings) await sql(url, `alter database ${name} set ${setting}`);
}

const reset = (url: string, name: string) => sql(url, `alter database ${new URL(url).pathname.slice(1)} reset ${name}`);

describe("PostgreSQL server with settings of its own", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
    await set(database.url, ...odd);
  });
  after(() => database?.drop());
  conforms(unitOfWorkConformance(), () => ({ kind: "server", url: database?.url ?? "" }));
});

describe("a PostgreSQL server that does not do its work", function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let storage: OpenedStorage;
  let api: Api;
  let end: () => Promise<void>;
  const url = () => database.url;

  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const harness = await startHarness(portsOn(storage));
    const { tokens } = await harness.createWorkspace();
    api = harness.api(tokens.owner);
    end = () => harness.close();
  });
  after(async () => {
    await end?.();
    await storage?.close();
    await database?.drop();
  });

  /** Ends the sessions of the storage, so that new ones get the settings of the database. */
  async function reconnect(): Promise<void> {
    await sql(
      url(),
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await until("connections", async () => (await api("/v1/me")).status === 200);
  }

  const create = () => api("/v1/clients", { body: { name: "Ada" } });

  async function expectRefusal(code: string): Promise<void> {
    const { status, body, headers } = await create();
    expect([status, reasonOf(body)]).to.deep.equal([503, code]);
    expect(headers.get("Retry-After")).to.not.equal(null);
  }

  it("refuses changes while it is read-only, says so to the probe, and recovers", async () => {
    await set(url(), "default_transaction_read_only = on");
    await reconnect();
    await expectRefusal("database_unavailable");
    expect((await api("/v1/clients")).status).to.equal(200);
    expect(await storage.problem()).to.equal("The database is read-only.");
    await withClient(url(), async (client) => {
      await client.query("set default_transaction_read_only = off");
      await client.query(`alter database ${new URL(url()).pathname.slice(1)} reset default_transaction_read_only`);
    });
    // The connection that reported it is not used again, since another one can lead to another server.
    await until("a change", async () => (await create()).status === 201);
    await until("the probe", async () => (await storage.problem()) === null);
  });

  for (const [setting, title] of [
    ["statement_timeout", "ends statements that take too long"],
    ["lock_timeout", "ends statements that wait too long for a lock"],
  ] as const) {
    it(`${title}, without an effect and without a restart`, async () => {
      await set(url(), `${setting} = '200ms'`);
      await reconnect();
      await withClient(url(), async (locking) => {
        await locking.query("begin; lock table clients in exclusive mode");
        await expectRefusal("database_busy");
        await locking.query("rollback");
      });
      expect((await create()).status).to.equal(201);
      expect(await storage.problem()).to.equal(null);
      await reset(url(), setting);
      await reconnect();
    });
  }

  for (const [sqlstate, what, sentence] of [
    ["53100", "disk space", "The disk of the database is full. Try again later."],
    ["53200", "memory", "The database has no memory left. Try again later."],
    ["58030", "a readable disk", "The database cannot read or write its files. Try again later."],
  ] as const) {
    it(`refuses changes without ${what}, says so to the probe, and recovers`, async () => {
      await sql(
        url(),
        `create function fail() returns trigger language plpgsql as $$ begin raise exception 'failed' using errcode = '${sqlstate}'; end $$;
         create trigger fail before insert on clients for each row execute function fail()`,
      );
      await expectRefusal("database_unavailable");
      expect(await storage.problem()).to.equal(sentence);
      await sql(url(), "drop function fail cascade");
      expect((await create()).status).to.equal(201);
      await until("the probe", async () => (await storage.problem()) === null);
    });
  }

  it("returns 500, not an error of the input, for a stored value that it cannot read", async () => {
    const { body } = await create();
    await sql(url(), "update clients set created_at = 'infinity' where id = $1", [body["id"]]);
    expect((await api(`/v1/clients/${String(body["id"])}`)).status).to.equal(500);
  });
});
