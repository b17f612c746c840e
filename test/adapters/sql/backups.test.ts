import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect } from "chai";
import { migratorConfig } from "../../../adapters/sql/migrate.js";
import { migrations } from "../../../adapters/sql/migrations/index.js";
import { headerOf, piecesIn, verifyBackup } from "../../../adapters/sql/transfer/backup-format.js";
import { load } from "../../../adapters/sql/transfer/load.js";
import { withSnapshot } from "../../../adapters/sql/transfer/dump.js";
import { openKey, sealKey } from "../../../adapters/sql/transfer/sealed-key.js";
import type { ServerSettings, StorageSettings } from "../../../adapters/sql/storage.js";
import { createUseCases, MAX_PAGE_SIZE, type RecordedRequest, type WorkspaceId } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, systemPorts } from "../../system-ports.js";
import { refusalIn } from "../../reasons.js";
import { createDatabase, createFolder, createOwner, sql, type TestDatabase } from "./databases.js";
import { backedUp, contentOf, fill, type Filled, invoice, restored, withDatabase, withStorage } from "./transferred.js";

const COPIED_ANEW = ["change_feeds"];

/** Is not in a backup, since it is removed after some days. */
const aRequestIn = (workspaceId: WorkspaceId): RecordedRequest => ({
  ...{
    id: systemPorts.ids.next("req"),
    workspaceId,
    userId: systemPorts.ids.next("usr"),
    tokenId: null,
    at: systemPorts.clock.now(),
    requestId: "one",
  },
  ...{ method: "GET", path: "/v1/clients", userAgent: null, operation: "listClients", status: 200, code: null, durationMs: 1 },
});

describe("a backup", function () {
  this.timeout(120_000);
  const folder = createFolder();
  const databases: TestDatabase[] = [];
  const file = join(folder.path, "backup");
  let source: ServerSettings;
  let filled: Filled;
  let content: Readonly<Record<string, string>>;

  const server = async (): Promise<ServerSettings> => {
    const database = await createOwner(await createDatabase());
    databases.push(database);
    return { kind: "server", url: database.url };
  };
  let folders = 0;
  const embedded = (): StorageSettings => ({ kind: "embedded", folder: join(folder.path, `data${++folders}`) });
  const audited = (settings: StorageSettings) =>
    withStorage(settings, async (storage) => {
      const useCases = createUseCases(portsOn(storage));
      expect(await useCases.authenticate(filled.token)).to.deep.equal(filled.owner);
      return (await useCases.auditWorkspace(filled.owner.workspaceId)).findings;
    });

  before(async () => {
    source = await server();
    filled = await withStorage(source, (storage) => fill(storage));
    await withStorage(source, (storage) => fill(storage, "Another"));
    content = await contentOf(source, COPIED_ANEW);
    await withStorage(source, ({ requestLog }) => requestLog.record([aRequestIn(filled.owner.workspaceId)]));
    await backedUp(source, file);
  });
  after(async () => {
    for (const database of databases) await database.drop();
    folder.remove();
  });

  it("restores every row except requests to a server and to the embedded database, from either", async () => {
    const [first, second, third] = [embedded(), await server(), embedded()];
    await restored(file, first);
    expect(await contentOf(first, COPIED_ANEW)).to.deep.equal(content);
    expect(await audited(first)).to.deep.equal([]);
    const again = join(folder.path, "again");
    await backedUp(first, again);
    for (const target of [second, third]) {
      await restored(again, target);
      expect(await contentOf(target, COPIED_ANEW)).to.deep.equal(content);
      expect(await audited(target)).to.deep.equal([]);
    }
  });

  it("has the rows of one moment, whatever is committed while they are read", async () => {
    const changing = await server();
    const { owner } = await withStorage(changing, (storage) => fill(storage));
    const clients = await withStorage(changing, (storage) =>
      withDatabase(changing, (database) =>
        withSnapshot(database, async (_, pieces) => {
          const useCases = createUseCases(portsOn(storage));
          const found: string[] = [];
          let isFirst = true;
          for await (const { table, rows, workspaceId } of pieces) {
            if (isFirst) await useCases.createClient(owner, { name: "Meanwhile" });
            isFirst = false;
            if (table === "clients" && workspaceId === owner.workspaceId) found.push(...rows);
          }
          return found;
        }),
      ),
    );
    expect(clients).to.have.length(1);
  });

  it("is a file for its owner, with a name only when complete, and replaces an earlier one", async () => {
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(existsSync(`${file}.unfinished`)).to.equal(false);
    writeFileSync(`${file}.unfinished`, "left by a killed process");
    const rows = await backedUp(source, file);
    expect((await verifyBackup(file)).total)
      .to.equal(rows)
      .and.to.be.above(1_000);
    expect(existsSync(`${file}.unfinished`)).to.equal(false);
  });

  it("of an earlier version is migrated", async () => {
    const [old, target] = [await server(), await server()];
    await withStorage(old, (storage) => fill(storage, "Old"));
    await withDatabase(old, (database) =>
      database.withKnex(async ({ migrate }) => {
        for (let count = 0; count < 2; count++) await migrate.down(migratorConfig());
      }),
    );
    const before = required(migrations.at(-3)).name;
    const early = join(folder.path, "early");
    await backedUp(old, early);
    expect(await headerOf(early)).to.include({ migration: before });
    await restored(early, target);
    const applied = (await sql(target.url, "select name from stint_migrations order by id")).rows;
    expect(applied.map(({ name }: { name: string }) => name)).to.deep.equal(migrations.map(({ name }) => name));
    const { clients = "", time_entries: entries } = await contentOf(target);
    expect([clients.split(" ")[0], entries?.split(" ")[0]]).to.deep.equal(["1", "520"]);
  });

  it("of a newer version, or of nothing, is refused", async () => {
    const newer = join(folder.path, "newer");
    await backedUp(source, newer, { migration: "9999-later" });
    const refused = (path: string) => headerOf(path).then(() => undefined, refusalIn);
    expect(await refused(newer)).to.equal("backup_newer");
    await backedUp(source, newer, { format: 2 });
    expect(await refused(newer)).to.equal("backup_newer");
    for (const content of ["", "text", gzipSync("text"), gzipSync("{}\n")]) {
      writeFileSync(newer, content);
      expect(await refused(newer)).to.equal("not_a_backup");
    }
    expect(await refused(join(folder.path, "missing"))).to.equal("backup_unreadable");
  });

  it("is refused if a byte, a row or its end differs", async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.trimEnd().split("\n");
    const row = lines.findLastIndex((line) => line.startsWith("{"));
    const damages = {
      "a digit": gzipSync(text.replace('"Client"', '"Cliemt"')),
      "a row": gzipSync([...lines.slice(0, row), ...lines.slice(row + 1), ""].join("\n")),
      "its end": gzipSync(`${lines.slice(0, -1).join("\n")}\n`),
      "what follows": gzipSync(`${text}{}\n`),
      "half of it": readFileSync(file).subarray(0, statSync(file).size / 2),
      "an unreadable row": gzipSync(text.replace('{"id"', '{"id')),
    };
    const target = embedded();
    for (const [what, bytes] of Object.entries(damages)) {
      const damaged = join(folder.path, "damaged");
      writeFileSync(damaged, bytes);
      const failure: unknown = await restored(damaged, target).catch((error: unknown) => error);
      expect(failure, what).to.include({ code: "backup_damaged", kind: "conflict" });
    }
    expect(existsSync(join((target as { folder: string }).folder))).to.equal(false);
  });

  it("replaces what a database contains only if asked, and then everything or nothing", async () => {
    const target = await server();
    await withStorage(target, (storage) => fill(storage, "Replaced"));
    const former = await contentOf(target);
    expect(await restored(file, target).catch((error: unknown) => error)).to.include({ code: "target_not_empty" });
    expect(await contentOf(target)).to.deep.equal(former);
    const text = gunzipSync(readFileSync(file)).toString();
    const broken = join(folder.path, "broken");
    writeFileSync(broken, gzipSync(text.replace(/\["end".*\n/, "")));
    const header = await headerOf(broken);
    const loading = { replace: true, isEarlier: true };
    const failure: unknown = await withDatabase(target, (database) => load(database, header, piecesIn(broken), loading)).catch(
      (error: unknown) => error,
    );
    expect(failure).to.include({ code: "backup_damaged" });
    expect(await contentOf(target)).to.deep.equal(former);
    await restored(file, target, { replace: true });
    expect(await contentOf(target, COPIED_ANEW)).to.deep.equal(content);
    expect(await audited(target)).to.deep.equal([]);
  });

  it("leaves other tables of the schema alone, also on replacing", async () => {
    const target = await server();
    await withStorage(target, (storage) => fill(storage));
    const url = target.url;
    await sql(url, "create table public.others (workspace_id text primary key); insert into others values ('kept')");
    await backedUp(target, join(folder.path, "beside"));
    await restored(join(folder.path, "beside"), target, { replace: true });
    expect((await sql(url, "select * from others")).rows).to.deep.equal([{ workspace_id: "kept" }]);
  });

  it("is not restored while processes use the database", async () => {
    const target = await server();
    await withStorage(target, async () => {
      const failure: unknown = await restored(file, target, { replace: true }).catch((error: unknown) => error);
      expect(failure).to.include({ code: "database_in_use", kind: "unavailable" });
    });
    await restored(file, target);
  });

  it("ends the cursors of the change feed, whose readers have seen later changes", async () => {
    const target = embedded();
    const cursor = await withStorage(source, async (storage) => {
      const useCases = createUseCases(portsOn(storage));
      await invoice(useCases, filled.owner);
      let page = await useCases.listChanges(filled.owner, { after: null, limit: MAX_PAGE_SIZE });
      while (page.hasMore) page = await useCases.listChanges(filled.owner, { after: page.next, limit: MAX_PAGE_SIZE });
      return page.next;
    });
    await restored(file, target);
    await withStorage(target, async (storage) => {
      const useCases = createUseCases(portsOn(storage));
      const failure: unknown = await useCases
        .listChanges(filled.owner, { after: cursor, limit: 1 })
        .catch((error: unknown) => error);
      expect(failure).to.include({ code: "cursor_expired" });
    });
  });

  it("seals the key with a passphrase", async () => {
    const sealed = await sealKey("the key", "päss");
    expect(JSON.stringify(sealed)).to.not.contain("the key");
    expect(await openKey(sealed, "pa\u0308ss")).to.equal("the key");
    expect(await openKey(sealed, "pass")).to.equal(null);
  });
});
