import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { transfer } from "../../bootstrap/adapters.js";
import { commands } from "../../bootstrap/commands.js";
import { createDatabase, createFolder, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import type { Finished } from "./service-process.js";

const PASSWORD = "not-to-be-printed";
const ofUser = ["--user", "ada@example.com"];
/** What commands need beside their words. */
const options: Readonly<Record<string, readonly string[]>> = {
  "token create": ofUser,
  "sign-in-link": ofUser,
  backup: ["missing.backup", "--without-key"],
};
const demanding = Object.entries(commands).flatMap(([name, { database }]) =>
  database.startsWith("requires") ? [[...name.split(" "), ...(options[name] ?? [])]] : [],
);

const TABLES = "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'";

describe("a command without an installation", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  const databases: TestDatabase[] = [];

  after(async () => {
    for (const { drop } of databases) await drop();
    folder.remove();
  });

  async function emptyDatabase(): Promise<{ readonly url: string; readonly place: string }> {
    const made = await createDatabase();
    databases.push(made);
    const url = new URL(made.url);
    url.password = PASSWORD;
    return { url: url.href, place: `database ${url.pathname.slice(1)} on ${url.host}` };
  }

  /** One sentence that says where the command looked, and what to run. */
  function expectRefusal({ code, out, err }: Finished, ...words: readonly string[]): void {
    expect([code, out], err).to.deep.equal([3, ""]);
    expect(err.trim().split("\n"), err).to.have.length(1);
    for (const word of words) expect(err).to.contain(word);
    expect(err).to.not.contain(PASSWORD);
  }

  it("can create one only if it is declared to", () => {
    const creating = Object.entries(commands).flatMap(([name, { database }]) => (database === "creates" ? [name] : []));
    expect(creating).to.have.members(["serve", "api", "worker", "migrate", "workspace create", "restore", "copy"]);
    expect(demanding).to.not.be.empty;
  });

  for (const words of demanding) {
    const name = words.join(" ");

    it(`refuses a missing and an empty data folder, and creates nothing there: ${name}`, async () => {
      const missing = join(folder.path, "missing folder");
      const empty = join(folder.path, `empty-${words.join("-").replaceAll(/\W/g, "")}`);
      mkdirSync(empty);
      expectRefusal(await stint(words, { STINT_DATA_DIR: missing }), missing, `STINT_DATA_DIR='${missing}' npx stint serve`);
      expectRefusal(await stint(words, { STINT_DATA_DIR: empty }), empty, `STINT_DATA_DIR=${empty} npx stint serve`);
      expect([existsSync(missing), readdirSync(empty)]).to.deep.equal([false, []]);
    });

    it(`refuses an empty PostgreSQL database, and creates nothing there: ${name}`, async () => {
      const { url, place } = await emptyDatabase();
      const settings = { DATABASE_URL: url, STINT_DATA_DIR: join(folder.path, "unused") };
      expectRefusal(await stint(words, settings), place, "npx stint serve");
      expectRefusal(await stint(words, { ...settings, DATABASE_SCHEMA: "mistyped" }), `schema mistyped of the ${place}`);
      expect((await sql(url, TABLES)).rowCount).to.equal(0);
      expect((await sql(url, "select from pg_namespace where nspname = 'mistyped'")).rowCount).to.equal(0);
      expect(existsSync(settings.STINT_DATA_DIR)).to.equal(false);
    });
  }

  it("suggests no setting of the data folder if it is the default one", async () => {
    const ended = await stint(["audit"], { STINT_DATA_DIR: "" }, folder.path);
    expectRefusal(ended, join(folder.path, "data"), "run: npx stint serve");
  });

  it("copies nothing, and creates neither a folder nor tables", async () => {
    const { url, place } = await emptyDatabase();
    const missing = join(folder.path, "uncopied");
    expectRefusal(await stint(["copy", "--to", url], { STINT_DATA_DIR: missing }), `The data folder ${missing} has no data`);
    expectRefusal(await stint(["copy", "--from", url], { STINT_DATA_DIR: missing }), place);
    expect([existsSync(missing), (await sql(url, TABLES)).rowCount]).to.deep.equal([false, 0]);
  });
});

const WITHOUT_THE_LAST = "delete from stint_migrations where id = (select max(id) from stint_migrations)";

describe("a command on a database of an earlier version", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  let database: TestDatabase | undefined;
  const url = () => database?.url ?? "";
  const settings = () => ({ DATABASE_URL: url(), STINT_DATA_DIR: folder.path });
  const migrations = async () => (await sql(url(), "select name from stint_migrations order by id")).rows.length;

  before(async () => {
    database = await createDatabase();
    expect((await stint(["migrate"], settings())).code).to.equal(0);
    await sql(url(), WITHOUT_THE_LAST);
  });
  after(async () => {
    await database?.drop();
    folder.remove();
  });

  it("does not migrate it, since a service of that version may use it, and names the command that does", async () => {
    const recorded = await migrations();
    const current = Object.entries(commands).filter(([, { database: use }]) => use === "requires");
    expect(current).to.not.be.empty;
    for (const [name] of current) {
      const ended = await stint([...name.split(" "), ...(options[name] ?? [])], settings());
      expect([ended.code, ended.out], ended.err).to.deep.equal([3, ""]);
      expect(ended.err).to.contain("is of an earlier version of Stint").and.to.contain("npx stint migrate");
    }
    expect(await migrations()).to.equal(recorded);
  });

  it("does not migrate an embedded one, or create tables in one that a killed first start left", async () => {
    const embedded = join(folder.path, "embedded");
    expect((await stint(["migrate"], { STINT_DATA_DIR: embedded })).code).to.equal(0);
    const changed = (text: string) =>
      transfer.withEmbedded(embedded, (opened) =>
        opened.withLoginRole(async (connection) => void (await connection.send([{ text }]))),
      );
    await changed(WITHOUT_THE_LAST);
    const earlier = await stint(["audit"], { STINT_DATA_DIR: embedded });
    expect([earlier.code, earlier.out], earlier.err).to.deep.equal([3, ""]);
    expect(earlier.err).to.contain(`STINT_DATA_DIR=${embedded} npx stint migrate`);
    await changed("drop table stint_migrations");
    const unmade = await stint(["audit"], { STINT_DATA_DIR: embedded });
    expect([unmade.code, unmade.out], unmade.err).to.deep.equal([3, ""]);
    expect(unmade.err).to.contain(`The data folder ${embedded} has no data of Stint`);
  });

  it("backs it up, since backups are made before an upgrade", async () => {
    const ended = await stint(["backup", join(folder.path, "before.backup"), "--without-key"], settings());
    expect(ended.code, ended.err).to.equal(0);
  });
});
