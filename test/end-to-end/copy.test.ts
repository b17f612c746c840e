import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { TRANSIENT } from "../../adapters/sql/transfer/tables.js";
import { creatorsExcept, exampleBody } from "../http/examples.js";
import { svg } from "../logos.js";
import { pathUnderV1 } from "../http/storages.js";
import { createDatabase, createFolder, createOwner, sql } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { Service } from "./service-process.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";
import { bankFileRequest } from "../http/bank-files.js";

/** More rows than one batch. */
const MORE_CLIENTS = 501;

/** The kinds of resources that the test creates itself, or that exist anyway. */
const copiedPrefixes = ["cli", "prj", "task", "te", "inv", "rem", "tok", "usr", "wh", "whd"];

type Json = Record<string, unknown>;

describe("stint copy", function () {
  this.timeout(600_000);
  const stint = commandLine();

  it("copies everything from the embedded store to a server, unchanged, and numbers continue", async () => {
    const folder = createFolder();
    const database = await createOwner(await createDatabase());
    const receiver = await WebhookReceiver.start();
    const embedded = await Service.start({
      STINT_DATA_DIR: folder.path,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      AMQP_URL: "amqp://127.0.0.1:1",
    });
    const token = embedded.token ?? "";
    let keys = 0;
    const ask = async (service: Service, path: string, body?: Json, method = body ? "POST" : "GET"): Promise<Json> => {
      const key = { "Idempotency-Key": String(++keys) };
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...key };
      return (
        await fetch(`${service.url}/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      ).json() as Promise<Json>;
    };
    const logo = await fetch(`${embedded.url}/v1/workspace/logo`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "image/svg+xml" },
      body: new Uint8Array(svg()),
    });
    expect(logo.status).to.equal(200);
    const { path: statements, headers, raw } = bankFileRequest("Copied");
    const imported = await fetch(`${embedded.url}/v1${statements}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body: raw,
    });
    expect(imported.status).to.equal(200);
    await ask(embedded, "/me/preferences", { duration_format: "decimal" }, "PATCH");
    const client = await ask(embedded, "/clients", { name: "Ünï €", rate: 1_000_000_000_000 });
    const [transaction] = (await ask(embedded, "/bank-transactions"))["data"] as Json[];
    const booked = await ask(embedded, `/bank-transactions/${String(transaction?.["id"])}/book`, {
      allocations: [],
      keep_rest_as_credit: true,
      client_id: client["id"],
    });
    expect(booked["status"], JSON.stringify(booked)).to.equal("booked");
    const project = await ask(embedded, "/projects", {
      name: "P",
      client_id: client["id"],
      budget: { kind: "amount", amount: 999_999_999_999_999 },
    });
    const more = Array.from({ length: MORE_CLIENTS }, (_, n) => ask(embedded, "/clients", { name: `Client ${n}` }));
    expect((await Promise.all(more)).filter(({ id }) => id === undefined)).to.deep.equal([]);
    await ask(embedded, `/projects/${String(project["id"])}/tasks`, { name: "T" });
    const ids = { cli: String(client["id"]), prj: String(project["id"]) };
    const derived = [...creatorsExcept(copiedPrefixes).values()];
    for (const creator of derived) {
      const created = await ask(embedded, pathUnderV1(creator, ids), exampleBody(creator, ids) as Json);
      expect(created["id"], JSON.stringify(created)).to.be.a("string");
    }
    const [expense] = (await ask(embedded, "/expenses"))["data"] as Json[];
    const receipt = await fetch(`${embedded.url}/v1/expenses/${String(expense?.["id"])}/receipt`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/pdf" },
      body: new TextEncoder().encode("%PDF-1.7"),
    });
    expect(receipt.status).to.equal(200);
    await ask(embedded, "/webhooks", { url: receiver.url, events: ["time_entry.created"] });
    for (let n = 0; n < 3; n++) {
      await ask(embedded, "/time-entries", {
        project_id: project["id"],
        start_time: "2026-03-02T08:00:00Z",
        end_time: "2026-03-02T09:00:00Z",
        tags: ["a"],
      });
    }
    const [entry] = (await ask(embedded, "/time-entries"))["data"] as Json[];
    await ask(embedded, `/time-entries/${String(entry?.["id"])}`, { notes: "changed" }, "PATCH");
    const invoice = await ask(embedded, "/invoices", { client_id: client["id"], from_time: {}, issue_date: "2026-03-31" });
    await ask(embedded, `/invoices/${String(invoice["id"])}`, { status: "open" }, "PATCH");
    const sent = await ask(embedded, `/invoices/${String(invoice["id"])}/send`, { to: ["copied@example.com"] });
    expect(sent, JSON.stringify(sent)).to.include({ status: "queued" });
    const reminder = await ask(embedded, `/invoices/${String(invoice["id"])}/reminders`, { to: ["copied@example.com"] });
    expect(reminder, JSON.stringify(reminder)).to.include({ status: "queued" });
    const link = await ask(embedded, `/invoices/${String(invoice["id"])}/links`, {});
    expect(link["id"], JSON.stringify(link)).to.be.a("string");
    await fetch(`${embedded.url}/v1/invoices/${String(invoice["id"])}/export`, { headers: { Authorization: `Bearer ${token}` } });
    expect(
      (await stint(["copy", "--to", database.url], { STINT_DATA_DIR: folder.path })).code,
      "while the service runs",
    ).to.equal(3);
    const paths = [
      ...derived.map((creator) => pathUnderV1(creator, ids)),
      "/workspace",
      "/users",
      "/clients",
      "/projects",
      "/time-entries",
      `/invoices/${String(invoice["id"])}`,
      `/invoices/${String(invoice["id"])}/messages`,
      "/reminders",
    ];
    const before = await Promise.all(paths.map((path) => ask(embedded, path)));
    await until("the deliveries", async () => {
      const { data } = await ask(embedded, "/webhook-deliveries?status=succeeded");
      return (data as Json[]).length === 3;
    });
    receiver.close();
    await embedded.stop();
    const copied = await stint(["copy", "--to", database.url], { STINT_DATA_DIR: folder.path });
    expect(copied.code, copied.err).to.equal(0);
    expect(copied.out)
      .to.contain("3 time entries")
      .and.to.contain(`${MORE_CLIENTS + 1} clients`);
    expect(copied.out.split("\n").filter((line) => / 0 /.test(line))).to.deep.equal([]);
    const tables = "select table_name as name from information_schema.columns where column_name = 'workspace_id'";
    for (const { name } of (await sql(database.url, tables)).rows as { name: string }[])
      expect(copied.out.includes(` ${name.replaceAll("_", " ")}\n`), name).to.equal(!TRANSIENT.includes(name));
    expect((await stint(["copy", "--to", database.url], { STINT_DATA_DIR: folder.path })).err).to.contain(
      "already has workspaces",
    );
    expect((await stint(["migrate"], { DATABASE_URL: database.url })).err).to.contain("STINT_SECRET_KEY");
    const served = await Service.start({ DATABASE_URL: database.url, STINT_DATA_DIR: folder.path });
    expect(await Promise.all(paths.map((path) => ask(served, path)))).to.deep.equal(before);
    const next = await ask(served, "/invoices", {
      client_id: client["id"],
      lines: [{ description: "x", quantity: "1", unit_price: 1 }],
      issue_date: "2026-03-31",
    });
    expect((await ask(served, `/invoices/${String(next["id"])}`, { status: "open" }, "PATCH"))["number"]).to.equal(
      "INV-2026-0002",
    );
    const latest = await Promise.all(paths.map((path) => ask(served, path)));
    await served.stop();

    const back = join(folder.path, "back");
    const copiedBack = (more: Record<string, string> = {}) =>
      stint(["copy", "--from", database.url], { STINT_DATA_DIR: back, ...more });
    expect((await copiedBack()).err).to.contain("Provide the key of the database.");
    const key = readFileSync(join(folder.path, "secret.key"), "utf8").trim();
    expect((await copiedBack({ STINT_SECRET_KEY: "x".repeat(32) })).err).to.contain("is not the key of the database");
    const returned = await copiedBack({ STINT_SECRET_KEY: key });
    expect(returned.code, returned.err).to.equal(0);
    expect(returned.out).to.contain("3 time entries").and.to.contain("unchanged");
    expect((await copiedBack({ STINT_SECRET_KEY: key })).err).to.contain("already has a database");
    const embeddedAgain = await Service.start({ STINT_DATA_DIR: back, STINT_SECRET_KEY: key });
    expect(await Promise.all(paths.map((path) => ask(embeddedAgain, path)))).to.deep.equal(latest);
    await embeddedAgain.kill();
    await database.drop();
    folder.remove();
  });
});
