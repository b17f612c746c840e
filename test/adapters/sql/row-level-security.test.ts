import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/storage.js";
import { type Harness, startHarness } from "../../http/harness.js";
import { svg } from "../../logos.js";
import { expense, milestone } from "../../http/permission-samples.js";
import { createScene } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createOwner, sql, type TestDatabase } from "./databases.js";

describe("row-level security", () => {
  let database: TestDatabase | undefined;
  let storage: SqlStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("hides every row of a workspace from others, in each table, and prevents moving rows there", async () => {
    database = await createOwner(await createDatabase());
    const { url } = database;
    storage = await openStorage({ kind: "server", url }, { ...storageOptions, outbox: true });
    const ports = portsOn(storage);
    const harness = await startHarness(ports, { requestLog: ports.requestLog });
    const [own, other] = [await fill(harness, url), await fill(harness, url)];
    await harness.close();
    const tables = await sql(
      url,
      `select table_name as name, column_name as key from information_schema.columns where table_schema = 'public'
        and (column_name = 'workspace_id' or (table_name, column_name) = ('workspaces', 'id'))`,
    );
    for (const { name, key } of tables.rows as { name: string; key: string }[]) {
      const count = async (workspace: string, of: string): Promise<number> => {
        const [row] = await as(url, workspace, `select count(*)::int as n from ${name} where ${key} = '${of}'`);
        return row?.["n"] as number;
      };
      const [seen, hidden] = [await count(own, own), await count(own, other)];
      expect(seen, name).to.be.greaterThan(0);
      expect(hidden, name).to.equal(0);
      expect(await count(other, other), name).to.equal(seen);
      // A trigger refuses to change issued invoices.
      const movable = name === "invoices" ? " where status = 'draft'" : "";
      const moved = await as(url, own, `update ${name} set ${key} = '${other}'${movable}`).catch((error: unknown) => error);
      const refusal = name === "ledger_entries" ? "cannot be changed" : `violates row-level security policy for table "${name}"`;
      expect((moved as Error).message, name).to.contain(refusal);
    }
  });
});

type Row = Readonly<Record<string, unknown>>;

/** Runs one statement in the context of the workspace. */
async function as(url: string, workspace: string, statement: string): Promise<readonly Row[]> {
  const results: unknown = await sql(url, `select set_config('stint.workspace', '${workspace}', false); ${statement}`);
  return (results as { rows: Row[] }[])[1]?.rows ?? [];
}

/** Creates a workspace with at least one row in each table, and returns its ID. */
async function fill(harness: Harness, url: string): Promise<string> {
  const { workspace, api, ids, signInLink } = await createScene(harness);
  const owner = api("owner");
  await signInLink();
  await owner("/v1/me/preferences", { method: "PATCH", body: { duration_format: "decimal" } });
  const opened = await owner(`/v1/invoices/${ids.invoice}`, {
    method: "PATCH",
    headers: { "Idempotency-Key": "open" },
    body: { status: "open" },
  });
  expect(opened.status).to.equal(200);
  expect((await owner(`/v1/invoices/${ids.invoice}/export`)).status).to.equal(200);
  const changed = await owner(`/v1/time-entries/${ids.entry}`, { method: "PATCH", body: { tags: ["on-site"] } });
  expect(changed.status).to.equal(200);
  const billed = await owner("/v1/invoices", { body: { client_id: ids.client, from_time: {} } });
  expect(billed.status).to.equal(201);
  const credit = { allocations: [], keep_rest_as_credit: true, client_id: ids.client };
  expect((await owner(`/v1/bank-transactions/${ids.transaction}/book`, { body: credit })).status).to.equal(200);
  expect((await owner(`/v1/invoices/${ids.invoice}/links`, { body: {} })).status).to.equal(201);
  const planned = { ...milestone, project_id: ids.project };
  expect((await owner("/v1/milestones", { body: planned })).status).to.equal(201);
  const { body: spent } = await owner("/v1/expenses", { body: expense });
  const receipt = { method: "PUT", raw: new TextEncoder().encode("%PDF-1.7"), headers: { "Content-Type": "application/pdf" } };
  expect((await owner(`/v1/expenses/${String(spent["id"])}/receipt`, receipt)).status).to.equal(200);
  const logo = { method: "PUT", raw: new Uint8Array(svg()), headers: { "Content-Type": "image/svg+xml" } };
  expect((await owner("/v1/workspace/logo", logo)).status).to.equal(200);
  await as(
    url,
    workspace.id,
    `insert into webhook_attempts (delivery_id, fence, workspace_id, number, at, duration_ms, url, request_headers, late)
      select id, 1, workspace_id, 1, now(), 5, 'https://example.com', '{}', false from webhook_deliveries`,
  );
  const quota = `insert into mail_quotas (workspace_id, key, granted, remaining, at) values ('${workspace.id}', 'workspace', 1, 0, now())`;
  await as(url, workspace.id, quota);
  return workspace.id;
}
