import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { constants, getPriority } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, createFolder } from "../adapters/sql/databases.js";
import { onSmallDisk } from "../small-disk.js";
import { commandLine } from "./command-line.js";
import { environment, launched, main, Service, stint as stintProcess } from "./service-process.js";
import { until } from "./until.js";

describe("commands for backups", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  const data = join(folder.path, "data");
  const file = join(folder.path, "backup");
  const passphrase = join(folder.path, "passphrase");
  const settings = { STINT_DATA_DIR: data };
  const namesIn = (path: string): readonly string[] => readdirSync(path).toSorted();

  before(async () => {
    writeFileSync(passphrase, "correct horse\n");
    await stint(["workspace", "create", "--name", "Firm", "--owner", "ada@example.com"], settings);
    const made = await stint(["backup", file, "--passphrase-file", passphrase], settings);
    expect(made.code, made.err).to.equal(0);
  });
  after(() => folder.remove());

  const refuses = async (
    words: readonly string[],
    code: number,
    sentence: string,
    more: Record<string, string> = {},
  ): Promise<void> => {
    const ended = await stint(words, { ...settings, ...more });
    expect([ended.code, ended.out], ended.err).to.deep.equal([code, ""]);
    expect(ended.err).to.contain(sentence);
    expect(ended.err.trim().split("\n")).to.have.length(1);
  };

  it("name both ways to keep the key, and refuse to replace a file", async () => {
    const other = join(folder.path, "other");
    await refuses(
      ["backup", other],
      2,
      "--passphrase-file FILE or STINT_BACKUP_PASSPHRASE. For a backup without the key, use --without-key",
    );
    await refuses(["backup", other], 2, "at least 12 characters", { STINT_BACKUP_PASSPHRASE: "correct" });
    await refuses(["backup", file, "--without-key"], 2, "--force");
    await refuses(["backup"], 2, "Name the file");
    await refuses(["backup", other, "another"], 2, "Unexpected argument");
    await refuses(["backup", other, "--passphrase-file", join(folder.path, "none")], 2, "cannot be read");
    await refuses(["backup", join(folder.path, "none", "backup"), "--without-key"], 2, "There is no folder");
    await refuses(["backup", folder.path, "--without-key", "--force"], 2, "is a folder");
    await refuses(["backup", "-", "--without-key"], 2, "since it is read back");
    await refuses(["backup", other, "--passphrase-file", passphrase, "--without-key"], 2, "Use either");
    await refuses(["backup", other, "--without-key"], 3, "has no data of Stint", {
      STINT_DATA_DIR: join(folder.path, "nothing"),
    });
    expect(namesIn(folder.path)).to.deep.equal(["backup", "data", "passphrase"]);
    expect(namesIn(data)).to.deep.equal(["postgres", "secret.key"]);
  });

  it("refuse a wrong passphrase, another key and a database that is not empty, and change nothing", async () => {
    const empty = { STINT_DATA_DIR: join(folder.path, "empty") };
    await refuses(["restore", file], 2, "A passphrase seals the key", empty);
    await refuses(["restore", file], 1, "The passphrase is not that of the backup. Nothing was changed.", {
      ...empty,
      STINT_BACKUP_PASSPHRASE: "battery",
    });
    await refuses(["restore", file, "--check"], 1, "The passphrase is not that of the backup.", {
      STINT_BACKUP_PASSPHRASE: "battery",
    });
    await refuses(["restore", file], 1, "STINT_SECRET_KEY is not the key of the backup.", {
      ...empty,
      STINT_SECRET_KEY: "x".repeat(32),
    });
    await refuses(["restore", file], 1, "already has a database. Use --replace");
    await refuses(["restore", passphrase], 2, "is not a backup of Stint");
    expect(existsSync(empty.STINT_DATA_DIR)).to.equal(false);
    expect(namesIn(data)).to.deep.equal(["postgres", "secret.key"]);
  });

  it("keep the key of a backup only when its rows are stored", async () => {
    const database = await createDatabase();
    const [first, second] = ["first", "second"].map((name) => ({
      DATABASE_URL: database.url,
      STINT_DATA_DIR: join(folder.path, name),
    }));
    const words = ["restore", file, "--passphrase-file", passphrase];
    try {
      expect((await stint(words, { ...first })).code).to.equal(0);
      expect(namesIn(String(first?.STINT_DATA_DIR))).to.deep.equal(["secret.key"]);
      await refuses(words, 1, "already has workspaces. Use --replace", second);
      expect(existsSync(String(second?.STINT_DATA_DIR))).to.equal(false);
    } finally {
      await database.drop();
    }
  });

  it("refuse to restore while the service runs", async () => {
    const service = await Service.start(settings);
    await refuses(["restore", file, "--replace"], 3, "is in use by process");
    expect((await stint(["restore", file, "--check"], settings)).code).to.equal(0);
    expect(await service.stop()).to.equal(0);
    expect(namesIn(data)).to.deep.equal(["postgres", "secret.key"]);
  });

  it("keep the former database, and restore the key with access for its owner only", async () => {
    rmSync(join(data, "secret.key"));
    const restored = await stint(["restore", file, "--replace", "--passphrase-file", passphrase], settings);
    expect(restored.code, restored.err).to.equal(0);
    const [current, former, key] = namesIn(data);
    expect([current, key]).to.deep.equal(["postgres", "secret.key"]);
    expect(restored.out).to.contain(join(data, String(former)));
    expect(former).to.match(/^postgres\.before-restore-\d{8}T\d{6}Z$/);
    expect((await stint(["audit"], settings)).code).to.equal(0);
    rmSync(join(data, String(former)), { recursive: true });
    const lacking = await stint(["restore", file, "--without-key"], { STINT_DATA_DIR: join(folder.path, "keyless") });
    expect([lacking.code, lacking.out.includes("Before you start Stint, put the original key into")]).to.deep.equal([0, true]);
  });

  it("end with one sentence if the key is missing or wrong, and create none", async () => {
    const keyless = { STINT_DATA_DIR: join(folder.path, "keyless") };
    for (const command of ["serve", "migrate"]) await refuses([command], 3, "there is no", keyless);
    await refuses(["serve"], 3, "is not the key of this database", { ...keyless, STINT_SECRET_KEY: "x".repeat(32) });
    await refuses(["backup", join(folder.path, "other"), "--passphrase-file", passphrase], 3, "There is no", keyless);
    expect(namesIn(keyless.STINT_DATA_DIR)).to.deep.equal(["postgres"]);
    copyFileSync(join(data, "secret.key"), join(keyless.STINT_DATA_DIR, "secret.key"));
    expect((await stint(["audit"], keyless)).code).to.equal(0);
  });

  it("leave nothing behind when they are interrupted", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const other = join(folder.path, "interrupted");
      const { child, output } = launched(["backup", other, "--without-key"], settings);
      await until("a copy of the files", () => namesIn(data).some((name) => name.startsWith("backup-")));
      expect(getPriority(child.pid), "requests of the service are more urgent").to.equal(
        constants.priority.PRIORITY_BELOW_NORMAL,
      );
      child.kill(signal);
      const [code] = (await once(child, "exit")) as [number | null];
      expect([code, output.join()]).to.deep.equal([1, "stint: The backup was interrupted. Nothing was written."]);
      expect(namesIn(folder.path).filter((name) => name.startsWith("interrupted"))).to.deep.equal([]);
      expect(namesIn(data)).to.deep.equal(["postgres", "secret.key"]);
    }
  });

  it("leave the former state when they are killed, and the next start has no complaint", async () => {
    const before = readFileSync(join(data, "secret.key"), "utf8");
    for (const [words, name] of [
      [["backup", join(folder.path, "killed"), "--without-key"], "backup-"],
      [["restore", file, "--replace"], "restore-"],
    ] as const) {
      const { child } = launched(words, settings);
      await until("temporary files", () => namesIn(data).some((one) => one.startsWith(name)));
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(existsSync(join(folder.path, "killed"))).to.equal(false);
      const audit = await stint(["audit"], settings);
      expect([audit.code, audit.out.includes("No findings."), audit.err]).to.deep.equal([0, true, ""]);
      expect(namesIn(data)).to.deep.equal(["postgres", "secret.key"]);
    }
    expect(readFileSync(join(data, "secret.key"), "utf8")).to.equal(before);
  });

  it("report a full disk, and leave no file on it", async () => {
    const small = join(folder.path, "small");
    mkdirSync(small);
    const script = 'head -c 8192 /dev/zero > "$0/full" && { "$@"; echo "$?"; ls -A "$0"; }';
    const { out, err } = await onSmallDisk({ path: small, size: "8k", script, env: environment(settings) }, [
      main,
      "backup",
      join(small, "b"),
      "--without-key",
    ]);
    expect(out, err).to.equal("1\nfull\n");
    expect(err).to.contain("could not be written: ENOSPC");
  });

  it("describe themselves", async () => {
    const { out } = await stintProcess(["--help"], {});
    for (const words of ["backup FILE", "restore FILE", "copy --to URL | --from URL", "STINT_BACKUP_PASSPHRASE"])
      expect(out).to.contain(words);
  });
});
