import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import createKnex from "knex";
import pg from "pg";
import * as budgetMigration from "../../../adapters/sql/migrations/0012-budgets.js";
import * as partyMigration from "../../../adapters/sql/migrations/0013-parties.js";
import * as freezing from "../../../adapters/sql/migrations/0022-frozen-invoices.js";
import * as secretMigration from "../../../adapters/sql/migrations/0042-replaced-secrets.js";
import { openStorage } from "../../../adapters/sql/index.js";
import { migrations } from "../../../adapters/sql/migrations/index.js";
import { type Budget, createUseCases, parseCurrency, parseDecimal, parseTimeZone } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { firstLine, killed } from "../../processes.js";
import { createDatabase, createOwner, sql, type TestDatabase } from "./databases.js";

const names = migrations.map(({ name }) => name);
const script = fileURLToPath(new URL("storage-process.js", import.meta.url));

describe("migrations on a server", function () {
  this.timeout(60_000);
  let database: TestDatabase;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child);
    await database.drop();
  });

  const start = () => {
    const child = spawn(process.execPath, [script, "server", database.url], { stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    return child;
  };

  /** A workspace in a database of a login that is not a superuser, and the URL of one that is. */
  const createWorkspace = async () => {
    const superuser = database.url;
    database = await createOwner(database);
    const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const useCases = createUseCases(portsOn(storage));
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
    const { token } = await useCases.createWorkspace({ name: "W", ownerEmail: "owner@example.com", currency, timeZone });
    const owner = required((await useCases.authenticate(token)) ?? undefined);
    return { superuser, storage, useCases, owner };
  };

  it("run once when four processes start at the same time", async () => {
    const said = await Promise.all(Array.from({ length: 4 }, () => firstLine(start())));
    expect(said.toSorted()).to.deep.equal(["applied 0", "applied 0", "applied 0", `applied ${names.length}`]);
  });

  it("complete after a process was killed while running them", async () => {
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query("begin");
    await blocker.query("create table time_entries (only_a_blocker integer)");
    const child = start();
    await until(async () => {
      const { rows } = await sql(
        database.url,
        "select 1 from pg_stat_activity where query like 'create table time_entries%' and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    });
    await killed(child);
    await blocker.query("rollback");
    await blocker.end();
    const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    expect(storage.applied).to.deep.equal(names);
    expect(await storage.problem()).to.equal(null);
    await storage.close();
  });

  it("complete even if Knex's lock was left behind", async () => {
    const first = await openStorage({ kind: "server", url: database.url }, storageOptions);
    await first.close();
    await sql(database.url, "update stint_migrations_lock set is_locked = 1");
    const second = await openStorage({ kind: "server", url: database.url }, storageOptions);
    expect(second.applied).to.deep.equal([]);
    await second.close();
  });

  it("are announced one by one before each begins, if the database is not new", async () => {
    const announced: string[] = [];
    const options = { ...storageOptions, onMigration: (name: string) => announced.push(name) };
    const first = await openStorage({ kind: "server", url: database.url }, options);
    await first.close();
    expect(announced).to.deep.equal([]);
    const latest = migrations.slice(-2);
    const knex = createKnex({ client: "pg", connection: database.url });
    for (const { down } of latest.toReversed()) await down(knex);
    await knex.destroy();
    await sql(database.url, "delete from stint_migrations where name = any($1)", [latest.map(({ name }) => name)]);
    const second = await openStorage({ kind: "server", url: database.url }, options);
    expect(announced).to.deep.equal(latest.map(({ name }) => name));
    await second.close();
  });

  it("convert the budgets of older versions, also in the change feed, and back", async () => {
    const { superuser, storage, useCases, owner } = await createWorkspace();
    const budgets: readonly (Budget | null)[] = [
      { kind: "hours", hours: parseDecimal("8"), period: "total" },
      { kind: "amount", amount: 10n ** 15n, period: "total" },
      null,
    ];
    for (const budget of budgets) await useCases.createProject(owner, { name: "P", budget });
    const shown = async () => {
      const { changes } = await useCases.listChanges(owner, { after: null, limit: 200 });
      const { items } = await useCases.listProjects(owner, {}, { limit: 200, sort: "createdAt", descending: false, after: null });
      return { changes, budgets: items.map(({ budget }) => budget) };
    };
    const before = await shown();
    const knex = createKnex({ client: "pg", connection: database.url });
    const stored = async () =>
      (await sql(superuser, "select budget from projects order by id")).rows.map((row: { budget: unknown }) => row.budget);
    await budgetMigration.down(knex);
    expect(await stored()).to.deep.equal([{ kind: "hours", value: 8 }, { kind: "amount", value: 10 ** 15 }, null]);
    await budgetMigration.up(knex);
    await knex.destroy();
    expect(await shown()).to.deep.equal(before);
    expect(before.budgets).to.deep.equal(budgets);
    await storage.close();
  });

  it("rename the fields of addresses, sellers and buyers of older versions, also in the change feed, and back", async () => {
    const { superuser, storage, useCases, owner } = await createWorkspace();
    const address = { line1: "1 Street", city: "Berlin", postalCode: "10115", country: "DE" };
    await useCases.updateWorkspace(owner, { seller: { legalName: "Seller", taxId: "DE136695976", address } });
    const client = await useCases.createClient(owner, { name: "Client", legalName: "Client Ltd", address });
    await useCases.createClient(owner, { name: "Without an address" });
    const lines = [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 100n }];
    const { invoice: draft } = await useCases.createInvoice(owner, { clientId: client.id, lines });
    await useCases.updateInvoice(owner, draft.id, { status: "open" });
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    const shown = async () => ({
      workspace: await useCases.getWorkspace(owner),
      clients: await useCases.listClients(owner, {}, page),
      invoice: await useCases.getInvoice(owner, draft.id),
      changes: (await useCases.listChanges(owner, { after: null, limit: 200 })).changes,
    });
    const before = await shown();
    const knex = createKnex({ client: "pg", connection: database.url });
    const stored = async () =>
      (
        await sql(
          superuser,
          `select w.seller::text || c.address::text || i.seller::text || i.buyer::text || (select string_agg(resource::text, '') from changes)
             as json from workspaces w, clients c, invoices i where c.address is not null`,
        )
      ).rows as { json: string }[];
    const keys = async () => [...new Set((await stored())[0]?.json.match(/legal_?[nN]ame|tax_?[iI]d|postal_?[cC]ode/g))].sort();
    expect(await keys()).to.deep.equal(["legal_name", "postal_code", "tax_id"]);
    await freezing.down(knex);
    await partyMigration.down(knex);
    expect(await keys()).to.include.members(["legalName", "postalCode", "taxId"]);
    expect((await stored())[0]?.json).to.not.contain("postal_code");
    await partyMigration.up(knex);
    await freezing.up(knex);
    await knex.destroy();
    expect(await shown()).to.deep.equal(before);
    expect(before.invoice.invoice.buyer?.address).to.include(address);
    await storage.close();
  });

  it("keep the webhook secret before the last rotation, and lose earlier ones on the way back", async () => {
    const { superuser, storage, useCases, owner } = await createWorkspace();
    await useCases.rotateWebhookSecret(owner);
    const before = await useCases.rotateWebhookSecret(owner);
    const knex = createKnex({ client: "pg", connection: database.url });
    await secretMigration.down(knex);
    const { rows } = await sql(superuser, "select previous from webhook_secrets");
    expect(rows).to.have.length(1);
    expect(rows[0]).to.have.property("previous").that.is.a("string");
    await secretMigration.up(knex);
    await knex.destroy();
    expect(before.replaced).to.have.length(2);
    expect(await useCases.getWebhookSecret(owner)).to.deep.equal({ ...before, replaced: before.replaced.slice(0, 1) });
    await storage.close();
  });

  it("report isolation that is not effective", async () => {
    const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    await sql(database.url, "alter table clients disable row level security");
    expect(await storage.problem()).to.include("Row-level security is not enforced on these tables: clients.");
    await storage.close();
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
