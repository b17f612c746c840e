import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { RunningService } from "./running-service.js";
import { launched } from "./service-process.js";
import { until } from "./until.js";

describe("the command that renews the key", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  const data = join(folder.path, "data");
  const [key, next] = [join(data, "secret.key"), join(data, "secret.key.next")];
  const settings = { STINT_DATA_DIR: data };
  const running = new RunningService(() => settings);
  let database: TestDatabase | undefined;
  let secret: unknown;

  const secretNow = async (): Promise<unknown> => {
    await running.start();
    const found = await running.api("/workspace/webhook-secret");
    expect(await running.service.stop()).to.equal(0);
    return found["secret"];
  };
  const succeeds = async (words: readonly string[], more: Record<string, string> = {}): Promise<string> => {
    const ended = await stint(words, { ...settings, ...more });
    expect([ended.code, ended.err]).to.deep.equal([0, ""]);
    return ended.out;
  };
  const refuses = async (words: readonly string[], code: number, sentence: string, more: Record<string, string> = {}) => {
    const ended = await stint(words, { ...settings, ...more });
    expect([ended.code, ended.out], ended.err).to.deep.equal([code, ""]);
    expect(ended.err).to.contain(sentence);
    expect(ended.err.trim().split("\n")).to.have.length(1);
  };
  const keyText = (): string => readFileSync(key, "utf8");

  before(async () => {
    secret = await secretNow();
  });
  after(async () => {
    await database?.drop();
    folder.remove();
  });

  it("writes another file for its owner, and the service goes on with the same secrets", async () => {
    const former = keyText();
    const out = await succeeds(["renew-key"]);
    expect(out).to.contain("webhook secrets: 1,").and.to.contain(key).and.to.contain("need the former key");
    expect(keyText())
      .to.match(/^[0-9a-f]{64}\n$/)
      .and.to.not.equal(former);
    expect(out).to.not.contain(keyText().trim());
    expect(statSync(key).mode & 0o777).to.equal(0o600);
    expect(readdirSync(data).toSorted()).to.deep.equal(["postgres", "secret.key"]);
    expect(await secretNow()).to.equal(secret);
  });

  it("does nothing while the service runs, or without an installation", async () => {
    const former = keyText();
    await running.start();
    await refuses(["renew-key"], 3, "Stop the service first.");
    expect(await running.service.stop()).to.equal(0);
    const nothing = join(folder.path, "nothing");
    await refuses(["renew-key"], 3, "has no data of Stint", { STINT_DATA_DIR: nothing });
    expect([existsSync(nothing), existsSync(next), keyText()]).to.deep.equal([false, false, former]);
  });

  it("finishes a renewal that was interrupted after the database had the key, or begins another", async () => {
    const kept = join(folder.path, "kept");
    copyFileSync(key, kept);
    await succeeds(["renew-key"]);
    copyFileSync(key, next);
    copyFileSync(kept, key);
    for (const words of [["serve"], ["audit"]]) await refuses(words, 3, "npx stint renew-key` to finish it");
    expect(await succeeds(["renew-key"])).to.contain("Finished the renewal that was interrupted.");
    expect(existsSync(next)).to.equal(false);
    expect(await secretNow()).to.equal(secret);
    writeFileSync(next, "f".repeat(64));
    expect(await succeeds(["renew-key"])).to.contain("Encrypted with a new key");
    expect(existsSync(next)).to.equal(false);
    expect(await secretNow()).to.equal(secret);
  });

  it("loses no secret when it is killed", async () => {
    for (let kill = 0; kill < 3; kill++) {
      const { child } = launched(["renew-key"], settings);
      // Shortly before or after the commit.
      await until("the next key to be written", () => existsSync(next) || child.exitCode !== null);
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await succeeds(["renew-key"]);
      expect(await secretNow()).to.equal(secret);
    }
  });

  it("replaces what only a lost key could read, if the operator says so", async () => {
    const copy = join(folder.path, "lost");
    copyFileSync(key, copy);
    await refuses(["renew-key", "--forget-secrets"], 1, "nothing is lost");
    rmSync(key);
    await refuses(["serve"], 3, "npx stint renew-key --forget-secrets`");
    await refuses(["renew-key"], 3, "If it is lost, use --forget-secrets");
    writeFileSync(key, "a".repeat(64));
    await refuses(["renew-key"], 3, "is not the key of this database");
    rmSync(key);
    expect(await succeeds(["renew-key", "--forget-secrets"])).to.contain("receivers reject deliveries until they have them");
    const replaced = await secretNow();
    expect(replaced)
      .to.match(/^whsec_/)
      .and.to.not.equal(secret);
    writeFileSync(key, "a".repeat(64));
    await succeeds(["renew-key", "--forget-secrets"]);
    expect(keyText(), "the key of the settings is kept").to.equal("a".repeat(64));
    expect(await secretNow()).to.not.equal(replaced);
  });

  it("takes the keys of a server from the settings", async () => {
    database = await createDatabase();
    const [first, second] = ["1".repeat(32), "2".repeat(32)];
    const server = { DATABASE_URL: database.url, STINT_SECRET_KEY: first };
    await refuses(["renew-key"], 3, "has no data of Stint", { ...server, STINT_NEXT_SECRET_KEY: second });
    await stint(["workspace", "create", "--name", "Firm", "--owner", "ada@example.com"], { ...settings, ...server });
    await refuses(["renew-key"], 2, "Set STINT_NEXT_SECRET_KEY", server);
    await refuses(["renew-key"], 2, "STINT_NEXT_SECRET_KEY must have at least 32 characters", {
      ...server,
      STINT_NEXT_SECRET_KEY: "short",
    });
    const before = keyText();
    expect(await succeeds(["renew-key"], { ...server, STINT_NEXT_SECRET_KEY: second })).to.contain("Now set STINT_SECRET_KEY");
    const again = await succeeds(["renew-key"], { ...server, STINT_NEXT_SECRET_KEY: second });
    expect(again, "as after a kill").to.contain("already has the key").and.to.contain("Now set STINT_SECRET_KEY");
    await refuses(["renew-key"], 2, "is the same as", { ...server, STINT_NEXT_SECRET_KEY: first });
    await refuses(["audit"], 3, "is not the key of this database", server);
    await succeeds(["audit"], { ...server, STINT_SECRET_KEY: second });
    expect([keyText(), existsSync(next)]).to.deep.equal([before, false]);
  });
});
