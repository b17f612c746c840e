import { once } from "node:events";
import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, createFolder, createOwner, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { Service, stint } from "./service-process.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

type Json = Record<string, unknown>;

describe("the service on the embedded store", () => {
  const folder = createFolder();
  serves(() => ({ STINT_DATA_DIR: folder.path }));

  it("refuses a second service on the same folder with exit code 3, and names the process", async function () {
    this.timeout(60_000);
    const service = await Service.start({ STINT_DATA_DIR: folder.path });
    const second = await stint(["serve"], { STINT_DATA_DIR: folder.path, PORT: "0" });
    expect(second.code).to.equal(3);
    expect(second.err).to.contain(`is in use by process ${service.child.pid}`);
    await service.kill();
  });

  it("listens for operators on a socket that only its owner can open", async function () {
    this.timeout(60_000);
    const service = await Service.start({ STINT_DATA_DIR: folder.path });
    expect(statSync(join(folder.path, "control.sock")).mode & 0o777).to.equal(0o600);
    expect(await service.stop()).to.equal(0);
  });

  after(() => folder.remove());
});

describe("the service on a PostgreSQL server", () => {
  let database: TestDatabase | undefined;
  before(async function () {
    database = await createDatabase();
  });
  serves(() => ({ DATABASE_URL: database?.url ?? "" }));

  it("prints the first token once when three services start together on an empty store", async function () {
    this.timeout(60_000);
    const empty = await createDatabase();
    const services = await Promise.all([1, 2, 3].map(() => Service.start({ DATABASE_URL: empty.url })));
    expect(services.filter(({ token }) => token !== null)).to.have.length(1);
    for (const service of services) await service.kill();
    await empty.drop();
  });

  it("limits each token to 600 requests a minute unless it is told otherwise, unlike the embedded store", async function () {
    this.timeout(60_000);
    const folder = createFolder();
    const policies: (string | null)[] = [];
    const places: Record<string, string>[] = [{ DATABASE_URL: database?.url ?? "" }, { STINT_DATA_DIR: folder.path }];
    for (const place of places) {
      const limited = await Service.start({ ...place, STINT_RATE_LIMIT: "" });
      const answers = await Promise.all([1, 2, 3].map(() => fetch(`${limited.url}/v1/me`)));
      policies.push(answers[0]?.headers.get("ratelimit-policy") ?? null);
      await limited.stop();
    }
    folder.remove();
    expect(policies).to.deep.equal(['"default";q=600;w=60', null]);
  });

  after(() => database?.drop());
});

describe("a start that cannot succeed", function () {
  this.timeout(30_000);
  const folder = createFolder();
  after(() => folder.remove());

  const cases: readonly [title: string, settings: Record<string, string>, code: number, words: string][] = [
    ["a port that is no number", { PORT: "eighty" }, 2, "PORT must be a number"],
    ["an unknown log level", { LOG_LEVEL: "loud" }, 2, "LOG_LEVEL must be one of"],
    ["a database URL of another kind", { DATABASE_URL: "mysql://localhost/x" }, 2, "DATABASE_URL must look like"],
    [
      "a database that nobody listens for",
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
      3,
      "The database cannot be reached",
    ],
    ["a host that is no address of this machine", { HOST: "203.0.113.1" }, 2, "is no address of this machine"],
    ["a data folder that cannot be made", { STINT_DATA_DIR: "/dev/null/data" }, 3, "cannot be used"],
  ];
  for (const [title, settings, code, words] of cases) {
    it(`ends with one clear line and exit code ${code} for ${title}`, async () => {
      const ended = await stint(["serve"], { STINT_DATA_DIR: folder.path, PORT: "0", ...settings });
      expect(ended.code).to.equal(code);
      expect(ended.err).to.contain(words);
      expect(ended.err.trim().split("\n")).to.have.length(1);
    });
  }

  it("ends with one clear line and exit code 2 for a key that the data was not made with", async () => {
    const made = createFolder();
    const settings = { STINT_DATA_DIR: made.path, STINT_SECRET_KEY: "a key of thirty-two characters or more" };
    await (await Service.start(settings)).stop();
    const ended = await stint(["serve"], { ...settings, PORT: "0", STINT_SECRET_KEY: "another key of thirty-two characters" });
    made.remove();
    expect([ended.code, ended.err.trim().split("\n").length]).to.deep.equal([2, 1]);
    expect(ended.err).to.contain("is not the key that this database was made with");
  });

  it("reads a .env file in the working folder, behind the environment", async () => {
    const place = createFolder();
    writeFileSync(join(place.path, ".env"), "LOG_LEVEL=loud\nPORT=eighty\n");
    const [both, one] = [await stint(["serve"], {}, place.path), await stint(["serve"], { PORT: "0" }, place.path)];
    place.remove();
    expect([both.code, both.err.includes("PORT must be")]).to.deep.equal([2, true]);
    expect([one.code, one.err.includes("LOG_LEVEL must be")]).to.deep.equal([2, true]);
  });

  it("ends with one clear line and exit code 3 for a database that the server does not have", async function () {
    const database = await createDatabase();
    await database.drop();
    const ended = await stint(["serve"], { DATABASE_URL: database.url, PORT: "0" });
    expect(ended.code).to.equal(3);
    expect(ended.err).to.match(/^stint: PostgreSQL refused the connection: database ".*" does not exist\.\n$/);
  });

  it("ends with exit code 4 for a taken port, leaving the first token unspent", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const ended = await stint(["serve"], { STINT_DATA_DIR: folder.path, PORT: String((blocker.address() as AddressInfo).port) });
    blocker.close();
    expect(ended.code).to.equal(4);
    expect(ended.err).to.contain("is taken");
    const service = await Service.start({ STINT_DATA_DIR: folder.path });
    expect(service.token).to.not.equal(null);
    await service.kill();
  });

  it("tells how to use it, and what is wrong with a wrong use", async () => {
    const help = await stint(["--help"], {});
    expect(help.code).to.equal(0);
    for (const word of ["serve", "migrate", "workspace create", "token create", "sign-in-link", "STINT_DATA_DIR", "Exit codes"])
      expect(help.out).to.contain(word);
    expect((await stint(["nonsense"], {})).code).to.equal(2);
    expect((await stint(["token", "create", "--nobody"], {})).code).to.equal(2);
    expect((await stint(["token", "create"], { STINT_DATA_DIR: folder.path })).err).to.contain("--user is required");
  });
});

describe("stint copy", () => {
  it("takes everything from the embedded store to a server, where it is the same, and numbers go on", async function () {
    this.timeout(60_000);
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
    const client = await ask(embedded, "/clients", { name: "Ünï €", rate: 1_000_000_000_000 });
    const project = await ask(embedded, "/projects", {
      name: "P",
      client_id: client["id"],
      budget: { kind: "amount", value: 999_999_999_999_999 },
    });
    await ask(embedded, `/projects/${String(project["id"])}/tasks`, { name: "T" });
    await ask(embedded, "/webhooks", { url: receiver.url, events: ["time_entry.created"] });
    for (let n = 0; n < 3; n++) {
      await ask(embedded, "/time-entries", {
        project_id: project["id"],
        start_time: "2026-03-02T08:00:00Z",
        end_time: "2026-03-02T09:00:00Z",
        tags: ["a"],
      });
    }
    const invoice = await ask(embedded, "/invoices", { client_id: client["id"], from_time: {}, issue_date: "2026-03-31" });
    await ask(embedded, `/invoices/${String(invoice["id"])}`, { status: "open" }, "PATCH");
    const sent = await ask(embedded, `/invoices/${String(invoice["id"])}/send`, { to: ["copied@example.com"] });
    expect(sent, JSON.stringify(sent)).to.include({ status: "queued" });
    await fetch(`${embedded.url}/v1/invoices/${String(invoice["id"])}/export`, { headers: { Authorization: `Bearer ${token}` } });
    expect(
      (await stint(["copy", "--to", database.url], { STINT_DATA_DIR: folder.path })).code,
      "while the service runs",
    ).to.equal(3);
    const paths = [
      "/workspace",
      "/users",
      "/clients",
      "/projects",
      "/time-entries",
      `/invoices/${String(invoice["id"])}`,
      `/invoices/${String(invoice["id"])}/messages`,
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
    expect(copied.out).to.contain("3 time entries");
    expect(copied.out.split("\n").filter((line) => / 0 /.test(line))).to.deep.equal([]);
    const tables = "select table_name as name from information_schema.columns where column_name = 'workspace_id'";
    for (const { name } of (await sql(database.url, tables)).rows as { name: string }[])
      expect(copied.out, name).to.contain(` ${name.replaceAll("_", " ")}\n`);
    expect((await stint(["copy", "--to", database.url], { STINT_DATA_DIR: folder.path })).err).to.contain(
      "has workspaces already",
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
    await served.kill();
    await database.drop();
    folder.remove();
  });
});

/** What holds on every storage. */
function serves(settings: () => Readonly<Record<string, string>>): void {
  let service: Service;
  let token: string;

  const api = async (path: string, body?: Json, method = body ? "POST" : "GET"): Promise<Json> => {
    const response = await fetch(`${service.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };

  it("goes through the main job, and has every acknowledged byte after kill -9", async function () {
    this.timeout(60_000);
    service = await Service.start(settings());
    token = service.token ?? "";
    const client = await api("/clients", { name: "Ada Ltd", rate: 9000, tax: { category: "S", rate: "19" } });
    const project = await api("/projects", { name: "Website", client_id: client["id"] });
    const task = await api(`/projects/${String(project["id"])}/tasks`, { name: "Design" });
    const timer = await api("/time-entries", { project_id: project["id"], task_id: task["id"] });
    const stopped = await api(`/time-entries/${String(timer["id"])}/stop`, {});
    expect(stopped["status"]).to.equal("recorded");
    await api("/time-entries", {
      project_id: project["id"],
      start_time: "2026-03-02T09:00:00+01:00",
      end_time: "2026-03-02T11:30:00+01:00",
    });
    const range = { from: "2026-03-01T00:00:00Z", to: "2026-04-01T00:00:00Z" };
    const preview = await api("/invoices/preview", { client_id: client["id"], from_time: range });
    expect(preview["total"]).to.equal(26775);
    const draft = await api("/invoices", { client_id: client["id"], from_time: range });
    const path = `/invoices/${String(draft["id"])}`;
    expect(await api(path, { status: "open" }, "PATCH")).to.include({ status: "open", total: 26775, amount_due: 26775 });
    await api(`${path}/payments`, { amount: 6775, paid_on: "2026-04-01" });
    const paid = await api(path, { status: "paid" }, "PATCH");
    expect(paid).to.include({ status: "paid", amount_paid: 26775, amount_due: 0 });
    await service.kill();
    service = await Service.start(settings());
    expect(service.token, "a later start prints no token").to.equal(null);
    expect(await api(path)).to.deep.equal(paid);
  });

  it("keeps every acknowledged write of a busy client through three times kill -9", async function () {
    this.timeout(90_000);
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const target = acknowledged.length + 30;
      const writers = Array.from({ length: 4 }, () => write(acknowledged));
      while (acknowledged.length < target) await new Promise((resolve) => setTimeout(resolve, 5));
      await service.kill();
      await Promise.all(writers);
      service = await Service.start(settings());
      for (const id of acknowledged) expect((await api(`/clients/${id}`))["id"]).to.equal(id);
    }
  });

  it("lets the operator make tokens and workspaces while it runs", async function () {
    this.timeout(60_000);
    await api("/users", { email: "Grace@example.com", role: "accountant" });
    const made = await stint(["token", "create", "--user", "grace@example.com"], settings());
    expect(made.code, made.err).to.equal(0);
    expect(made.out).to.contain("The invitation is thereby accepted");
    const owner = token;
    token = made.out.trim().split("\n").at(-1) ?? "";
    expect(await api("/me")).to.include({ email: "Grace@example.com", role: "accountant", status: "active" });
    const created = await stint(
      ["workspace", "create", "--name", "Another", "--owner", "grace@example.com", "--currency", "JPY"],
      settings(),
    );
    token = created.out.trim().split("\n").at(-1) ?? "";
    expect(await api("/workspace")).to.include({ name: "Another", currency: "JPY" });
    const ambiguous = await stint(["token", "create", "--user", "grace@example.com"], settings());
    expect(ambiguous.code).to.equal(2);
    expect(ambiguous.err).to.contain("is in several workspaces");
    expect((await stint(["token", "create", "--user", "nobody@example.com"], settings())).code).to.equal(2);
    expect((await stint(["migrate"], settings())).out).to.contain("up to date");
    token = owner;
  });

  it("on SIGTERM finishes the request under way, takes no other, and ends with 0", async function () {
    this.timeout(60_000);
    const body = JSON.stringify({ name: "In flight" });
    const { hostname, port } = new URL(service.url);
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Content-Length": body.length };
    const pending = request({ hostname, port, method: "POST", path: "/v1/clients", headers });
    const answered = once(pending, "response") as Promise<[{ statusCode: number; resume(): void }]>;
    pending.write(body.slice(0, 5));
    await api("/me");
    const exit = service.stop();
    while (!service.output.some((line) => line.includes("stopping"))) await new Promise((resolve) => setTimeout(resolve, 5));
    const refused = await fetch(`${service.url}/healthz`).then(
      () => "answered",
      () => "refused",
    );
    expect(refused).to.equal("refused");
    pending.end(body.slice(5));
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).to.equal(201);
    expect(await exit).to.equal(0);
  });

  after(async () => {
    await service?.kill();
  });

  /** Creates clients one after the other until the service is gone. */
  async function write(acknowledged: string[]): Promise<void> {
    for (;;) {
      const id = await api("/clients", { name: "Busy" }).then(
        (client) => client["id"] as string,
        () => null,
      );
      if (id === null) return;
      acknowledged.push(id);
    }
  }
}
