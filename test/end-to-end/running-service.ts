import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { commandLine } from "./command-line.js";
import { Service } from "./service-process.js";
import { until } from "./until.js";

type Json = Record<string, unknown>;
type Settings = Readonly<Record<string, string>>;

const KILLS = 2;
const WRITES = 30;

/** A service that can be restarted on the same store, and its first token. */
export class RunningService {
  #service: Service | undefined;
  #token: string | undefined;

  constructor(private readonly settings: () => Settings) {}

  async start(): Promise<void> {
    await this.#service?.kill();
    this.#service = await Service.start(this.settings());
    this.#token ??= this.#service.token ?? undefined;
  }

  get service(): Service {
    if (!this.#service) throw new Error("The service does not run yet.");
    return this.#service;
  }

  get token(): string {
    return this.#token ?? "";
  }

  async api(path: string, body?: Json, method = body ? "POST" : "GET", token = this.token): Promise<Json> {
    const response = await fetch(`${this.service.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }

  /** Goes from an empty workspace to a paid invoice, and returns its path and body. */
  async mainJob(): Promise<{ readonly path: string; readonly paid: Json }> {
    const client = await this.api("/clients", { name: "Ada Ltd", rate: 9000, tax: { category: "S", rate: "19" } });
    const project = await this.api("/projects", { name: "Website", client_id: client["id"] });
    const task = await this.api(`/projects/${String(project["id"])}/tasks`, { name: "Design" });
    const timer = await this.api("/time-entries", { project_id: project["id"], task_id: task["id"] });
    const stopped = await this.api(`/time-entries/${String(timer["id"])}/stop`, {});
    expect(stopped["status"]).to.equal("recorded");
    const work = { start_time: "2026-03-02T09:00:00+01:00", end_time: "2026-03-02T11:30:00+01:00" };
    await this.api("/time-entries", { project_id: project["id"], ...work });
    const range = { from: "2026-03-01T00:00:00Z", to: "2026-04-01T00:00:00Z" };
    const preview = await this.api("/invoices/preview", { client_id: client["id"], from_time: range });
    expect(preview["total"]).to.equal(26775);
    const draft = await this.api("/invoices", { client_id: client["id"], from_time: range });
    const path = `/invoices/${String(draft["id"])}`;
    expect(await this.api(path, { status: "open" }, "PATCH")).to.include({ status: "open", total: 26775, amount_due: 26775 });
    await this.api(`${path}/payments`, { amount: 6775, paid_on: "2026-04-01" });
    const paid = await this.api(path, { status: "paid" }, "PATCH");
    expect(paid).to.include({ status: "paid", amount_paid: 26775, amount_due: 0 });
    return { path, paid };
  }

  /** Creates clients one after another, with pauses of this many milliseconds, until the service is killed. */
  async write(acknowledged: string[], pauseMs = 0): Promise<void> {
    for (;;) {
      const id = await this.api("/clients", { name: "Busy" }).then(
        (client) => client["id"] as string,
        () => null,
      );
      if (id === null) return;
      acknowledged.push(id);
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  }
}

/** Tests for every storage. */
export function serves(settings: () => Settings): RunningService {
  const running = new RunningService(settings);
  const stint = commandLine();
  before(() => running.start());
  after(() => running.service.kill());

  it(`completes the main workflow, and keeps every acknowledged write after ${KILLS} kill -9 under load`, async () => {
    const { path, paid } = await running.mainJob();
    const acknowledged: string[] = [];
    for (let round = 1; round <= KILLS; round++) {
      const writers = Array.from({ length: 4 }, () => running.write(acknowledged));
      await until("acknowledged writes", () => acknowledged.length >= round * WRITES);
      await running.service.kill();
      await Promise.all(writers);
      await running.start();
      expect(running.service.token, "a later start prints no token").to.equal(null);
      expect(await running.api(path)).to.deep.equal(paid);
      for (const id of acknowledged) expect((await running.api(`/clients/${id}`))["id"]).to.equal(id);
    }
  });

  it("lets the operator create tokens and workspaces while it runs", async () => {
    await running.api("/users", { email: "Grace@example.com", role: "accountant" });
    const made = await stint(["token", "create", "--user", "grace@example.com"], settings());
    expect(made.code, made.err).to.equal(0);
    expect(made.out).to.contain("The invitation is accepted");
    const tokenIn = (out: string) => out.trim().split("\n").at(-1);
    const me = await running.api("/me", undefined, "GET", tokenIn(made.out));
    expect(me).to.include({ email: "Grace@example.com", role: "accountant", status: "active" });
    const words = ["workspace", "create", "--name", "Another", "--owner", "grace@example.com", "--currency", "JPY"];
    const created = await stint(words, settings());
    const workspace = await running.api("/workspace", undefined, "GET", tokenIn(created.out));
    expect(workspace).to.include({ name: "Another", currency: "JPY" });
    const ambiguous = await stint(["token", "create", "--user", "grace@example.com"], settings());
    expect(ambiguous.code).to.equal(2);
    expect(ambiguous.err).to.contain("exists in several workspaces");
    expect((await stint(["token", "create", "--user", "nobody@example.com"], settings())).code).to.equal(2);
    expect((await stint(["migrate"], settings())).out).to.contain("up to date");
  });

  return running;
}
