import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { makeCertificates } from "../adapters/mail/certificates.js";
import { createDatabase, createFolder, createOwner, serverUrl, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { PrivateCluster } from "./private-cluster.js";
import type { Finished } from "./service-process.js";
import { until } from "./until.js";

/** `sslmode=verify-full`, and a file for `sslrootcert`. */
function withTls(url: string, authority?: string): string {
  const secure = new URL(url);
  secure.searchParams.set("sslmode", "verify-full");
  if (authority !== undefined) secure.searchParams.set("sslrootcert", authority);
  return secure.href;
}

/** One sentence on the error output, and nothing of a stack or a statement. */
function expectRefusal({ code, err }: Finished, words: string | RegExp): void {
  expect(code, err).to.equal(3);
  expect(err.trim().split("\n"), err).to.have.length(1);
  if (typeof words === "string") expect(err).to.contain(words);
  else expect(err).to.match(words);
}

describe("a database that cannot be used", function () {
  this.timeout(60_000);
  const folder = createFolder();
  const stint = commandLine();
  const databases: TestDatabase[] = [];

  after(async () => {
    for (const { drop } of databases) await drop();
    folder.remove();
  });

  async function create(options = "", prepare = (made: TestDatabase) => Promise.resolve(made)): Promise<string> {
    const made = await prepare(await createDatabase(options));
    databases.push(made);
    return made.url;
  }

  const start = (url: string, settings: Readonly<Record<string, string>> = {}): Promise<Finished> =>
    stint(["migrate"], { DATABASE_URL: url, STINT_DATA_DIR: folder.path, PORT: "0", ...settings });

  it("with another encoding is refused", async () => {
    const url = await create("encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0");
    expectRefusal(await start(url), "The database has the encoding LATIN1");
  });

  it("in which the login may not create tables is refused, with the statement that permits it", async () => {
    const url = await create("", async (made) => {
      const owner = await createOwner(made);
      await sql(made.url, "alter schema public owner to current_user");
      await sql(made.url, `revoke create on schema public from ${new URL(owner.url).username}`);
      return owner;
    });
    const ended = await start(url);
    expectRefusal(ended, "The login may not use the schema public, or not create tables in it");
    const [, grant = ""] = /Run: (.*)\.$/m.exec(ended.err) ?? [];
    const admin = new URL(url);
    admin.username = new URL(serverUrl).username;
    await sql(admin.href, grant);
    expect((await stint(["migrate"], { DATABASE_URL: url, STINT_DATA_DIR: folder.path })).code).to.equal(0);
  });

  it("of a newer version is refused, and not changed", async () => {
    const url = await create();
    await stint(["migrate"], { DATABASE_URL: url, STINT_DATA_DIR: folder.path });
    await sql(url, "insert into stint_migrations (name, batch, migration_time) values ('9999-future', 99, now())");
    expectRefusal(await start(url), "A newer version of Stint has migrated the database (9999-future)");
  });

  it("with tables of another program in the schema is refused, and not changed", async () => {
    const url = await create();
    await sql(url, "create table orders (id int)");
    expectRefusal(await start(url), "The schema public has tables that are not Stint's: orders. Give Stint a schema of its own");
    expect((await sql(url, "select from pg_class where relname = 'clients'")).rowCount).to.equal(0);
    expect((await start(url, { DATABASE_SCHEMA: "stint" })).code).to.equal(0);
  });

  it("that refuses a migration is reported with its reason, without the statement", async () => {
    const url = await create();
    await sql(url, "create view time_entries as select 1 as id");
    expectRefusal(
      await start(url),
      /The migration 0001-initial failed and changed nothing: relation "time_entries" already exists\.$/m,
    );
    expect((await sql(url, "select from pg_class where relname = 'clients'")).rowCount).to.equal(0);
  });

  it("with data in another schema starts no empty installation for a mistyped or forgotten schema", async () => {
    const url = await create();
    const settings = { DATABASE_URL: url, STINT_DATA_DIR: folder.path };
    expect((await stint(["migrate"], { ...settings, DATABASE_SCHEMA: "stint" })).code).to.equal(0);
    for (const schema of ["stnt", ""])
      expectRefusal(await start(url, { DATABASE_SCHEMA: schema }), "this database has some in the schema stint");
    expect((await sql(url, "select from pg_namespace where nspname = 'stnt'")).rowCount).to.equal(0);
    await sql(url, "create schema second");
    expect((await stint(["migrate"], { ...settings, DATABASE_SCHEMA: "second" })).code).to.equal(0);
  });

  it("is not replaced by the embedded one if its URL is empty", async () => {
    const ended = await start("");
    expect([ended.code, ended.err.trim().split("\n").length]).to.deep.equal([2, 1]);
    expect(ended.err).to.contain("DATABASE_URL is empty");
  });
});

describe("a database server that cannot be used", function () {
  this.timeout(60_000);
  const folder = createFolder();
  const stint = commandLine();
  let cluster: PrivateCluster | undefined;

  after(async () => {
    await cluster?.remove();
    folder.remove();
  });

  const start = (url: string): Promise<Finished> => stint(["migrate"], { DATABASE_URL: url, STINT_DATA_DIR: folder.path });

  it("on a host that does not exist, or without TLS, is refused at once", async () => {
    expectRefusal(await start("postgres://stint:stint@database.invalid/stint"), "The database cannot be reached");
    expectRefusal(await start(withTls(serverUrl)), "does not offer TLS");
    expectRefusal(await start(withTls(serverUrl, join(folder.path, "missing.pem"))), "missing.pem");
  });

  it("with a certificate that is not trusted, or a password that is missing or wrong, is refused at once", async () => {
    const certificates = makeCertificates();
    cluster = await PrivateCluster.start();
    await sql(cluster.url, "create database guarded");
    await sql(cluster.url, "alter role postgres password 'right'");
    await cluster.guard("guarded", certificates);
    const url = new URL(cluster.url);
    url.pathname = "/guarded";
    await until("the password to be required", () =>
      sql(url.href, "select 1").then(
        () => false,
        () => true,
      ),
    );
    expectRefusal(await start(url.href), "requires a password, and the database URL has none");
    url.password = "wrong";
    expectRefusal(await start(url.href), "PostgreSQL rejected the connection: password authentication failed");
    url.password = "right";
    expectRefusal(await start(withTls(url.href)), "The certificate of the PostgreSQL server is not trusted");
    const authority = join(folder.path, "authority.pem");
    writeFileSync(authority, certificates.authority);
    const settings = { DATABASE_URL: withTls(url.href, authority), STINT_DATA_DIR: folder.path };
    expect((await stint(["migrate"], settings)).code).to.equal(0);
  });
});

describe("a variable that is not a setting", () => {
  const stint = commandLine();

  it("is reported with the setting that is probably meant", async () => {
    const ended = await stint(["migrate"], {
      DATABASE_URL: "postgres://stint@127.0.0.1:1/none",
      STINT_PUBLIC_URI: "https://stint.example.com",
      STINT_SPEED: "fast",
      DATABASE_SHEMA: "stint",
    });
    const [, ...lines] = ended.err.split("\n").toReversed();
    expect(lines.toReversed().slice(0, -1)).to.have.members([
      "stint: STINT_PUBLIC_URI is not a setting. Is STINT_PUBLIC_URL meant?",
      "stint: STINT_SPEED is not a setting. See stint --help.",
      "stint: DATABASE_SHEMA is not a setting. Is DATABASE_SCHEMA meant?",
    ]);
  });
});
