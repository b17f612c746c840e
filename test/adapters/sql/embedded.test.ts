import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { EMBEDDED_MAJOR } from "../../../adapters/sql/embedded/embedded-store.js";
import { openStorage } from "../../../adapters/sql/storage.js";
import { migrations } from "../../../adapters/sql/migrations/index.js";
import { storageOptions } from "../../system-ports.js";
import { firstLine, killed } from "../../processes.js";
import { createFolder } from "./databases.js";

const names = migrations.map(({ name }) => name);
const script = fileURLToPath(new URL("storage-process.js", import.meta.url));

function zeroLog(data: string): void {
  for (const name of readdirSync(join(data, "pg_wal")))
    if (/^[0-9A-F]{24}$/.test(name)) writeFileSync(join(data, "pg_wal", name), Buffer.alloc(16 << 20));
}

describe("the folder of the embedded store", function () {
  this.timeout(60_000);
  let folder: ReturnType<typeof createFolder>;
  const children: ChildProcess[] = [];
  let group: number | undefined;

  beforeEach(() => {
    folder = createFolder();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child);
    if (group !== undefined) process.kill(-group, "SIGKILL");
    group = undefined;
    folder.remove();
  });

  const start = async () => {
    const child = spawn(process.execPath, [script, "embedded", folder.path], { stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    return { child, line: await firstLine(child) };
  };
  const open = () => openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
  const refusal = () =>
    open().then(
      () => "opened",
      (error: { code: string }) => error.code,
    );

  it("belongs to one process at a time, and is free again after kill -9", async () => {
    const { child, line } = await start();
    expect(line).to.equal(`applied ${names.length}`);
    expect(await refusal()).to.equal("folder_in_use");
    expect((await start()).line).to.equal("refused folder_in_use");
    await killed(child);
    const storage = await open();
    expect(storage.applied).to.deep.equal([]);
    await storage.close();
  });

  it("is not locked by a claim whose process id now belongs to another process", async () => {
    claim({ pid: process.pid, started: "1", host: hostOf(await claimOfChild()) });
    const storage = await open();
    await storage.close();
  });

  it("is free again after kill -9 even if nothing has checked the dead process yet", async () => {
    const command = '"$0" "$1" embedded "$2" & exec sleep 60';
    const parent = spawn("sh", ["-c", command, process.execPath, script, folder.path], {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    group = parent.pid;
    expect(await firstLine(parent)).to.equal(`applied ${names.length}`);
    const name = readdirSync(folder.path).find((one) => one.startsWith("lock.")) ?? "";
    const { pid } = JSON.parse(readFileSync(join(folder.path, name), "utf8")) as { pid: number };
    process.kill(pid, "SIGKILL");
    while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))) await new Promise((resolve) => setTimeout(resolve, 10));
    const storage = await open();
    await storage.close();
  });

  it("is locked by a claim of another host only while that host renews it", async () => {
    const path = claim({ pid: 1, started: "1", host: "elsewhere" });
    expect(await refusal()).to.equal("folder_in_use");
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(path, longAgo, longAgo);
    const storage = await open();
    await storage.close();
  });

  it("contains no claim after closing", async () => {
    await (await open()).close();
    expect(readdirSync(folder.path)).to.deep.equal(["postgres"]);
  });

  it("is rejected unchanged if its data is from another major version of PostgreSQL", async () => {
    const data = join(folder.path, "postgres");
    mkdirSync(data);
    writeFileSync(join(data, "PG_VERSION"), "17\n");
    expect(await refusal()).to.equal("data_of_other_version");
    expect(readdirSync(folder.path)).to.deep.equal(["postgres"]);
    expect(readdirSync(data)).to.deep.equal(["PG_VERSION"]);
    expect(readFileSync(join(data, "PG_VERSION"), "utf8")).to.equal("17\n");
  });

  for (const [title, damage, reason] of [
    ["an empty control file", (data) => writeFileSync(join(data, "global/pg_control"), ""), /could not read file/],
    ["no control file", (data) => rmSync(join(data, "global/pg_control")), /could not open file/],
    ["no log", (data) => rmSync(join(data, "pg_wal"), { recursive: true }), /required WAL directory "pg_wal" does not exist/],
    ["a log of zeros", zeroLog, /could not locate a valid checkpoint record/],
  ] as readonly (readonly [string, (data: string) => void, RegExp])[])
    it(`is rejected with its path, the reason and what to do if it has ${title}`, async () => {
      await (await open()).close();
      damage(join(folder.path, "postgres"));
      const error = await open().then(
        () => new Error("opened"),
        (error: Error & { code?: string }) => error,
      );
      expect(error).to.include({ code: "folder_damaged" });
      expect(error.message).to.contain(folder.path).and.to.match(reason).and.to.contain("Restore the data folder from a backup");
      expect(error.message).not.to.contain("\n");
    });

  it("is created again if the first start was killed midway", async () => {
    mkdirSync(join(folder.path, "postgres.unfinished"));
    writeFileSync(join(folder.path, "postgres.unfinished", "PG_VERSION"), "18\n");
    const storage = await open();
    expect(storage.applied).to.deep.equal(names);
    await storage.close();
  });

  it("has the PostgreSQL major version that this version embeds", async () => {
    const storage = await open();
    const rows = await storage.database.withConnection((connection) => rowsOf(connection, { text: "show server_version" }));
    expect(String(rows[0]?.["server_version"]).split(".")[0]).to.equal(EMBEDDED_MAJOR);
    await storage.close();
  });

  function claim(content: object): string {
    const path = join(folder.path, "lock.00000000-0000-4000-8000-000000000000");
    writeFileSync(path, JSON.stringify(content));
    return path;
  }

  async function claimOfChild(): Promise<string> {
    const { child } = await start();
    const name = readdirSync(folder.path).find((one) => one.startsWith("lock.")) ?? "";
    const content = readFileSync(join(folder.path, name), "utf8");
    await killed(child);
    return content;
  }
});

function hostOf(claim: string): string {
  return (JSON.parse(claim) as { host: string }).host;
}
