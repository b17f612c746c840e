import { expect } from "chai";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { checkSchemaName } from "../../../adapters/sql/schema-name.js";
import { createUseCases, parseCurrency, parseTimeZone, type UseCases } from "../../../core/index.js";
import { unitOfWorkConformance } from "../../conformance/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { conforms } from "./conforms.js";
import { copied } from "./copied.js";
import { createDatabase, createOwner, sql, type TestDatabase } from "./databases.js";

/** A name that a careless statement would take for SQL. */
const NAMED_LIKE_A_KEYWORD = "user";

describe("PostgreSQL server, in a schema of its own", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createOwner(await createDatabase());
    // The host's tables have names of Stint's.
    await sql(database.url, "create table public.clients (id integer); create table public.changes (id integer)");
  });
  conforms(unitOfWorkConformance(), () => ({ kind: "server", url: database?.url ?? "", schema: NAMED_LIKE_A_KEYWORD }));

  it("creates nothing in another schema", async () => {
    const { rows } = await sql(
      database?.url ?? "",
      `select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname not in ('${NAMED_LIKE_A_KEYWORD}', 'pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    );
    expect(rows).to.deep.equal([{ name: "public.changes" }, { name: "public.clients" }]);
  });
  after(() => database?.drop());
});

describe("schemas of one database", () => {
  const opened: OpenedStorage[] = [];
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
  });
  after(async () => {
    await Promise.all(opened.map((storage) => storage.close()));
    await database?.drop();
  });

  async function open(schema?: string, url = database.url): Promise<OpenedStorage> {
    const storage = await openStorage({ kind: "server", url, ...(schema === undefined ? {} : { schema }) }, storageOptions);
    opened.push(storage);
    return storage;
  }

  const useCasesOn = (storage: OpenedStorage): UseCases => createUseCases(portsOn(storage));

  async function addWorkspace(storage: OpenedStorage, ownerEmail: string): Promise<string> {
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
    return (await useCasesOn(storage).createWorkspace({ name: "Mine", ownerEmail, currency, timeZone })).token;
  }

  it("are migrated at the same time, and have their own data", async () => {
    const [first, second, own, again] = await Promise.all([open("first"), open("second"), open(), open("first")]);
    expect(own.applied).to.include("0001-initial");
    expect([...first.applied, ...again.applied]).to.deep.equal(own.applied);
    expect(second.applied).to.deep.equal(own.applied);
    const token = await addWorkspace(first, "ada@example.com");
    expect(await useCasesOn(first).authenticate(token)).to.include({ role: "owner" });
    for (const other of [second, own]) {
      expect(await useCasesOn(other).authenticate(token)).to.equal(null);
      expect(await other.directory.isEmpty()).to.equal(true);
    }
    for (const storage of opened) expect(await storage.problem()).to.equal(null);
  });

  it("do not wait for each other's locks, but for their own", async () => {
    const [first, again, other] = [await open("first"), await open("first"), await open("second")];
    const order: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let hold: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => (hold = resolve));
    const work = first.exclusively(async () => {
      hold();
      await held;
      order.push("first");
    });
    await holding;
    const waiting = again.exclusively(() => Promise.resolve(void order.push("again")));
    await other.exclusively(() => Promise.resolve(void order.push("other")));
    release();
    await Promise.all([work, waiting]);
    expect(order).to.deep.equal(["other", "first", "again"]);
  });

  it("use the lock of earlier versions for the schema public, named or not", async () => {
    for (const storage of [await open(), await open("public")]) {
      const { rows } = await storage.exclusively(() => sql(database.url, "select pg_try_advisory_lock(7474301125) as locked"));
      expect(rows).to.deep.equal([{ locked: false }]);
    }
  });

  it("can be copied from one to the other", async () => {
    const from = await open("first");
    const token = await addWorkspace(from, "grace@example.com");
    const to = await copied(from, { kind: "server", url: database.url, schema: "copied" });
    opened.push(to);
    expect(await useCasesOn(to).authenticate(token)).to.deep.equal(await useCasesOn(from).authenticate(token));
  });

  it("are created by the operator if the login may not", async () => {
    const owner = await createOwner(await createDatabase());
    try {
      const admin = new URL(owner.url);
      const role = admin.username;
      admin.username = new URL(database.url).username;
      await sql(admin.href, `revoke create on database ${admin.pathname.slice(1)} from ${role}`);
      await sql(admin.href, `alter database ${admin.pathname.slice(1)} owner to ${admin.username}`);
      const failure = await open("missing", owner.url).catch((error: unknown) => error);
      expect(failure).to.include({
        code: "schema_missing",
        message:
          "The schema missing does not exist, and the login may not create it. Create it for the login: create schema missing authorization …",
      });
      await sql(admin.href, "create schema foreign_one");
      expect(await open("foreign_one", owner.url).catch((error: unknown) => error)).to.include({ code: "schema_unusable" });
      await sql(admin.href, `create schema missing authorization ${role}`);
      const storage = await openStorage({ kind: "server", url: owner.url, schema: "missing" }, storageOptions);
      expect(await storage.directory.isEmpty()).to.equal(true);
      await storage.close();
    } finally {
      await owner.drop();
    }
  });

  it("take precedence over the options of the URL", async () => {
    const url = new URL(database.url);
    url.searchParams.set("options", "-c search_path=public");
    const storage = await open("first", url.href);
    const rows = await storage.database.withConnection((connection) =>
      rowsOf(connection, { text: "select current_schema() as name" }),
    );
    expect(rows).to.deep.equal([{ name: "first" }]);
  });

  it("have names of lower-case letters, digits and underscores", async () => {
    for (const name of ["stint", "_x", "a1", "a".repeat(63)]) checkSchemaName(name);
    for (const name of [
      "",
      "Stint",
      "1a",
      "a-b",
      'a"b',
      "a, public",
      "a;b",
      "$user",
      "pg_stint",
      "information_schema",
      "a".repeat(64),
    ])
      expect(() => checkSchemaName(name), name).to.throw(RangeError);
    const failure = await open('x"; drop table clients; --').catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(RangeError);
  });
});
