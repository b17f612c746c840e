import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { databaseIn, lockFolder, nextDatabaseIn, temporaryFolder } from "../../../adapters/sql/embedded/data-folder.js";
import { replaceDatabase } from "../../../adapters/sql/embedded/replaced-database.js";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { openStorage, type OpenedStorage, type StorageSettings } from "../../../adapters/sql/storage.js";
import { withEmbedded } from "../../../adapters/sql/transfer/databases.js";
import { createUseCases } from "../../../core/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { asLogin, createFolder } from "./databases.js";
import { fill, type Filled, invoice, withStorage } from "./transferred.js";

/** More than the log has before a checkpoint begins. */
const LOG_MIB = 64;

/** Data files rely on the log, which goes on meanwhile. */
function expectLogLast(database: string): void {
  const files = readdirSync(database, { recursive: true, encoding: "utf8" }).map((path) => ({
    isLog: path.startsWith("pg_wal"),
    stats: statSync(join(database, path), { bigint: true }),
  }));
  const created = (ofLog: boolean): readonly bigint[] =>
    files
      .flatMap(({ isLog, stats }) => (isLog === ofLog && stats.isFile() ? [stats.birthtimeNs] : []))
      .sort((a, b) => (a < b ? -1 : 1));
  expect((created(true)[0] ?? 0n) >= (created(false).at(-1) ?? 1n)).to.equal(true);
}

describe("a copy of the embedded database", function () {
  this.timeout(120_000);
  const folder = createFolder();
  let storage: OpenedStorage;
  let filled: Filled;
  const settings = (path: string): StorageSettings => ({ kind: "embedded", folder: path });
  const copyFiles = (path: string) => storage.copyFiles?.(path);
  const emptyFolder = (name: string): string => {
    const path = join(folder.path, name);
    mkdirSync(path);
    return path;
  };

  before(async () => {
    storage = await openStorage(settings(join(folder.path, "data")), storageOptions);
    filled = await fill(storage);
  });
  after(async () => {
    await storage.close();
    folder.remove();
  });

  it("that is made during writes has everything that was acknowledged before, and is consistent", async () => {
    const useCases = createUseCases(portsOn(storage));
    const { owner } = filled;
    for (let round = 0; round < 3; round++) {
      const copy = emptyFolder(`copy${round}`);
      const acknowledged: string[] = [];
      let isOver = false;
      const writing = async (): Promise<void> => {
        while (!isOver) {
          await invoice(useCases, owner);
          acknowledged.push((await useCases.createClient(owner, { name: "During" })).id);
        }
      };
      const writers = [writing(), writing()];
      await invoice(useCases, owner);
      const before = [...acknowledged];
      await copyFiles(copy);
      isOver = true;
      await Promise.all(writers);
      expectLogLast(databaseIn(copy));
      await withStorage(settings(copy), async (opened) => {
        const onCopy = createUseCases(portsOn(opened));
        for (const id of before) expect(await onCopy.getClient(owner, id as never)).to.include({ id });
        const { findings, invoices, ledgerEntries } = await onCopy.auditWorkspace(owner.workspaceId);
        expect(findings).to.deep.equal([]);
        expect(ledgerEntries).to.be.above(0).and.at.most(invoices);
      });
    }
  });

  it("holds back checkpoints until it is complete, and a store that closes waits for it", async () => {
    const redo = () =>
      storage.database.withLoginRole(async (connection) =>
        String((await rowsOf(connection, { text: "select redo_lsn::text as redo from pg_control_checkpoint()" }))[0]?.["redo"]),
      );
    const write = () =>
      asLogin(storage, "select pg_logical_emit_message(false, 'test', repeat('x', 1048576)) from generate_series(1, $1)", [
        LOG_MIB,
      ]);
    let before = "";
    await storage.maintenance.withoutCheckpoints(async () => {
      await write();
      before = await redo();
      await storage.maintenance.run();
      expect(await redo()).to.equal(before);
    });
    await storage.maintenance.run();
    expect(await redo()).to.not.equal(before);
    const copy = emptyFolder("closing");
    let isCopied = false;
    const copying = copyFiles(copy)?.then(() => (isCopied = true));
    await storage.close();
    expect(isCopied).to.equal(true);
    await copying;
    await withEmbedded(copy, async () => undefined);
    storage = await openStorage(settings(join(folder.path, "data")), storageOptions);
  });

  it("replaces a database in steps, each of which a killed process can end with", async () => {
    const data = emptyFolder("replaced");
    const marked = (path: string, content: string): void => {
      mkdirSync(path);
      writeFileSync(join(path, "content"), content);
    };
    const contents = (): readonly string[] => readdirSync(databaseIn(data));
    const recovered = (): void => lockFolder(data).release();
    marked(databaseIn(data), "former");
    marked(nextDatabaseIn(data), "new");
    recovered();
    expect(existsSync(nextDatabaseIn(data)), "the former database still has its name").to.equal(false);
    marked(nextDatabaseIn(data), "new");
    writeFileSync(join(nextDatabaseIn(data), "is-new"), "");
    renameSync(databaseIn(data), `${databaseIn(data)}.before-restore-x`);
    recovered();
    expect(contents()).to.include("is-new");
    const kept = await replaceDatabase(data, { replace: true, time: "2026-03-02T08:00:00.123Z" }, async ({ path }) =>
      marked(databaseIn(path), "newest"),
    );
    expect(kept).to.equal(join(data, "postgres.before-restore-20260302T080000Z"));
    expect(contents()).to.deep.equal(["content"]);
    expect(readdirSync(String(kept))).to.include("is-new");
    expect(readdirSync(data).filter((name) => name.startsWith("restore-"))).to.deep.equal([]);
  });

  it("leaves the former database if the new one cannot be built, or is not wanted", async () => {
    const data = emptyFolder("unreplaced");
    mkdirSync(databaseIn(data));
    const build = () => Promise.reject(new Error("not built"));
    for (const [replace, failure] of [
      [true, "not built"],
      [false, "already has a database"],
    ] as const) {
      const error: unknown = await replaceDatabase(data, { replace, time: "" }, build).catch((one: unknown) => one);
      expect(String(error)).to.contain(failure);
      expect(readdirSync(data)).to.deep.equal(["postgres"]);
    }
    const lock = lockFolder(data);
    const error: unknown = await replaceDatabase(data, { replace: true, time: "" }, build).catch((one: unknown) => one);
    expect(error).to.include({ code: "folder_in_use" });
    lock.release();
  });

  it("of a killed process is removed at the next start, one that is used is not", () => {
    const data = emptyFolder("leftovers");
    const used = temporaryFolder(data, "backup");
    const left = temporaryFolder(data, "restore");
    left.lock.release();
    lockFolder(data).release();
    expect(readdirSync(data)).to.deep.equal([used.name]);
    used.remove();
    expect(readdirSync(data)).to.deep.equal([]);
  });
});
