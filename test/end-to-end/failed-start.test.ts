import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import { settings } from "../../bootstrap/settings.js";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { stint as stintProcess } from "./service-process.js";

/** test/bootstrap/config.test.ts covers every invalid setting. */
describe("a start that fails", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  let database: TestDatabase | undefined;
  const url = () => database?.url ?? "";

  before(async () => {
    database = await createDatabase();
  });
  after(async () => {
    await database?.drop();
    folder.remove();
  });

  const cases: readonly [title: string, settings: () => Record<string, string>, code: number, words: string][] = [
    ["a port that is not a number", () => ({ PORT: "eighty" }), 2, "PORT must be a number"],
    [
      "a database server that is not running",
      () => ({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }),
      3,
      "The database cannot be reached",
    ],
    [
      "a host that is not an address of this machine",
      () => ({ DATABASE_URL: url(), HOST: "203.0.113.1" }),
      2,
      "is not an address of this machine",
    ],
    [
      "a data folder that cannot be created",
      () => ({ STINT_DATA_DIR: "/dev/null/data" }),
      3,
      "The data folder /dev/null/data cannot be used",
    ],
  ];
  for (const command of ["serve", "migrate"]) {
    it(`ends ${command} with exit code 3 if neither the database server nor the broker is running`, async () => {
      const settings = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", AMQP_URL: "amqp://127.0.0.1:1", PORT: "0" };
      const ended = await stintProcess([command], settings);
      expect([ended.code, ended.err.includes("The database cannot be reached")]).to.deep.equal([3, true]);
    });
  }

  for (const [title, settings, code, words] of cases) {
    it(`ends with one clear line and exit code ${code} for ${title}`, async () => {
      const ended = await stint(["serve"], { STINT_DATA_DIR: folder.path, PORT: "0", ...settings() });
      expect(ended.code).to.equal(code);
      expect(ended.err).to.contain(words);
      expect(ended.err.trim().split("\n")).to.have.length(1);
    });
  }

  it("starts no empty installation in a folder that has the key of a lost one", async () => {
    const lost = join(folder.path, "lost");
    mkdirSync(lost);
    writeFileSync(join(lost, "secret.key"), "the key of an installation");
    const ended = await stint(["serve"], { STINT_DATA_DIR: lost, PORT: "0" });
    expect(ended.code).to.equal(3);
    expect(ended.err).to.contain("has the secret.key of an installation, but no database");
    expect(readdirSync(lost)).to.deep.equal(["secret.key"]);
  });

  it("ends with one clear line and exit code 3 for a key that does not match the data", async () => {
    const settings = { DATABASE_URL: url(), PORT: "0" };
    await stint(["migrate"], { ...settings, STINT_DATA_DIR: folder.path });
    const ended = await stint(["serve"], { ...settings, STINT_SECRET_KEY: "another key of thirty-two characters" });
    expect([ended.code, ended.err.trim().split("\n").length]).to.deep.equal([3, 1]);
    expect(ended.err).to.contain("is not the key of this database");
  });

  it("reads a .env file in the working folder, with lower precedence than the environment", async () => {
    const place = createFolder();
    writeFileSync(join(place.path, ".env"), "LOG_LEVEL=loud\nPORT=eighty\n");
    const [both, one] = [await stint(["serve"], {}, place.path), await stint(["serve"], { PORT: "0" }, place.path)];
    place.remove();
    expect([both.code, both.err.includes("PORT must be")]).to.deep.equal([2, true]);
    expect([one.code, one.err.includes("LOG_LEVEL must be")]).to.deep.equal([2, true]);
  });

  it("ends with one clear line and exit code 3 for a database that the server does not have", async () => {
    const gone = new URL(url());
    gone.pathname += "_gone";
    const ended = await stint(["serve"], { DATABASE_URL: gone.href, PORT: "0" });
    expect(ended.code).to.equal(3);
    expect(ended.err).to.match(/^stint: PostgreSQL rejected the connection: database ".*" does not exist\.\n$/);
  });

  it("ends with one clear line and exit code 3 for a damaged data folder", async () => {
    const place = createFolder();
    expect((await stint(["migrate"], { STINT_DATA_DIR: place.path })).code).to.equal(0);
    rmSync(join(place.path, "postgres/global/pg_control"));
    const ended = await stint(["serve"], { STINT_DATA_DIR: place.path, PORT: "0" });
    place.remove();
    expect([ended.code, ended.err.trim().split("\n").length]).to.deep.equal([3, 1]);
    expect(ended.err).to.contain("cannot be opened: could not open file");
  });

  it("ends with exit code 4 for a port in use, before it creates or migrates a database", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const port = String((blocker.address() as AddressInfo).port);
    const missing = join(folder.path, "unopened");
    const ended = await stint(["serve"], { STINT_DATA_DIR: missing, PORT: port });
    blocker.close();
    expect(ended.code).to.equal(4);
    expect(ended.err).to.contain("is in use");
    expect(existsSync(missing)).to.equal(false);
  });

  it("prints the usage, and the error of an invalid call", async () => {
    const help = await stintProcess(["--help"], {});
    expect(help.code).to.equal(0);
    for (const word of ["serve", "migrate", "workspace create", "token create", "sign-in-link", "STINT_DATA_DIR", "Exit codes"])
      expect(help.out).to.contain(word);
    const lines = help.out.split("\n");
    const columns = settings.map(({ name, meaning }) => lines.find((line) => line.startsWith(`  ${name}  `))?.indexOf(meaning));
    expect(columns[0]).to.be.greaterThan(10);
    expect(new Set(columns).size, "columns of meanings").to.equal(1);
    const one = await stint(["token", "create", "--help"], {});
    expect([one.code, one.out.includes("token create --user EMAIL"), one.out.includes("serve")]).to.deep.equal([0, true, false]);
    const wrong = await stintProcess(["nonsense"], {});
    expect([wrong.code, wrong.err]).to.deep.equal([2, 'stint: Unknown command "nonsense". Try: stint --help\n']);
    expect((await stint(["token", "create", "--nobody"], {})).code).to.equal(2);
    for (const words of [[], ["--to", ""], ["--from", " "], ["--to", url(), "--from", url()]]) {
      const copy = await stint(["copy", ...words], { STINT_DATA_DIR: folder.path });
      expect([copy.code, copy.err.includes("Use --to URL")]).to.deep.equal([2, true]);
    }
    const missing = await stint(["token", "create"], { DATABASE_URL: url(), STINT_DATA_DIR: folder.path });
    expect(missing.err).to.contain("--user is required");
  });
});
