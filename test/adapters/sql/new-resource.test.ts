import { expect } from "chai";
import createKnex from "knex";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { trackChanges } from "../../../adapters/sql/migrations/change-tracking.js";
import { execute, id, protect, reference, resourceTable } from "../../../adapters/sql/migrations/schema.js";
import { type UserActor, createUseCases, parseCurrency, parseTimeZone } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createOwner, sql, type TestDatabase } from "./databases.js";

/** A type that counts how often it becomes JSON. */
const scan = [
  "create type scan as enum ('page')",
  "create sequence scans_read",
  "create function read_scan(scan) returns json language sql volatile as $$ select to_json(nextval('scans_read')) $$",
  "create cast (scan as json) with function read_scan(scan)",
];

/** What a migration of a later resource would run. */
const statements = [
  ...scan,
  ...resourceTable(
    "purchases",
    `project_id ${id} not null, amount bigint not null, receipt_key text, scanned scan, deleted_at timestamptz, ${reference("project_id", "projects")}`,
  ),
  ...protect("purchases"),
  ...trackChanges("purchases", "purchase", { removedAt: "deleted_at", hidden: ["receipt_key", "scanned"] }),
];

describe("a resource that a later migration adds", () => {
  let superuser: TestDatabase;
  let database: TestDatabase;
  let storage: SqlStorage;
  let owner: UserActor;
  let stranger: UserActor;
  let projectId: string;

  before(async () => {
    superuser = await createDatabase();
    database = await createOwner(superuser);
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const useCases = createUseCases(portsOn(storage));
    const join = async (name: string) => {
      const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
      const { token } = await useCases.createWorkspace({ name, ownerEmail: "owner@example.com", currency, timeZone });
      return required((await useCases.authenticate(token)) ?? undefined);
    };
    [owner, stranger] = [await join("Own"), await join("Other")];
    projectId = (await useCases.createProject(owner, { name: "Project" })).id;
    const knex = createKnex({ client: "pg", connection: database.url });
    await execute(knex, statements);
    await knex.destroy();
  });
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  const within = ({ workspaceId }: UserActor, text: string) =>
    sql(database.url, `begin; set local stint.workspace = '${workspaceId}'; ${text}; commit`);
  const insert = (key: string, { workspaceId } = owner) => `
    insert into purchases (id, workspace_id, project_id, amount, receipt_key, version, created_at, updated_at)
    values ('${key}', '${workspaceId}', '${projectId}', 1, 'secret', 1, '2026-01-01Z', '2026-01-01Z')`;
  const recorded = async (key: string) => {
    const text = "select action, version, resource from changes where type = 'purchase' and resource_id = $1 order by seq";
    return (await sql(superuser.url, text, [key])).rows as { action: string; version: number; resource: object | null }[];
  };

  it("belongs to its workspace, also for the tables' owner", async () => {
    await within(owner, insert("pur_own"));
    const seen = async (actor: UserActor) => {
      const results: unknown = await within(actor, "select id from purchases where id = 'pur_own'");
      return (results as { rows: unknown[] }[])[2]?.rows;
    };
    expect(await seen(owner)).to.deep.equal([{ id: "pur_own" }]);
    expect(await seen(stranger)).to.deep.equal([]);
    const codeOf = (attempt: Promise<unknown>) => attempt.catch((error: { code?: string }) => error.code);
    expect(await codeOf(within(stranger, insert("pur_smuggled")))).to.equal("42501");
    expect(await codeOf(within(stranger, insert("pur_foreign", stranger)))).to.equal("23503");
    expect(await storage.problem()).to.equal(null);
  });

  it("becomes JSON once for each change", async () => {
    await within(owner, insert("pur_scanned"));
    await within(owner, "update purchases set scanned = 'page', version = 2 where id = 'pur_scanned'");
    await within(owner, "update purchases set version = 3 where id = 'pur_scanned'");
    expect(await recorded("pur_scanned")).to.have.length(3);
    expect((await sql(superuser.url, "select last_value::int as reads from scans_read")).rows).to.deep.equal([{ reads: 2 }]);
  });

  it("is in the change feed without its hidden columns", async () => {
    await within(owner, insert("pur_deleted"));
    await within(owner, "update purchases set amount = 2, version = 2 where id = 'pur_deleted'");
    await within(owner, "update purchases set receipt_key = 'other' where id = 'pur_deleted'");
    await within(owner, "delete from purchases where id = 'pur_deleted'");
    const changes = await recorded("pur_deleted");
    expect(changes.map(({ action, version }) => [action, version])).to.deep.equal([
      ["created", 1],
      ["updated", 2],
      ["deleted", 3],
    ]);
    expect(Object.keys(required(changes[1]?.resource ?? undefined)).toSorted()).to.deep.equal(
      ["amount", "created_at", "deleted_at", "id", "project_id", "updated_at", "version"].toSorted(),
    );
    await within(owner, insert("pur_kept"));
    await within(owner, "update purchases set deleted_at = now(), version = 2 where id = 'pur_kept'");
    expect((await recorded("pur_kept")).at(-1)).to.deep.equal({ action: "deleted", version: 2, resource: null });
  });

  it("does not change the feed of other kinds", async () => {
    const useCases = createUseCases(portsOn(storage));
    const { token } = await useCases.createToken(owner, { name: "Later" });
    const { rows } = await sql(superuser.url, "select resource from changes where resource_id = $1", [token.id]);
    expect(rows).to.have.length(1);
    expect((rows[0] as { resource: object }).resource).not.to.have.any.keys("hash", "workspace_id");
    const { changes } = await useCases.listChanges(owner, { after: null, limit: 200 });
    const found = changes.find((change) => change.id === token.id);
    expect(found?.model).to.deep.include({ id: token.id, name: "Later" });
  });
});
