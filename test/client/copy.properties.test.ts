import { expect } from "chai";
import fc from "fast-check";
import { memoryPorts } from "../../adapters/memory/index.js";
import { plusMilliseconds } from "../../core/index.js";
import { createStintClient, isProblem, items, keepCopy, type StintClient } from "../../client/index.js";
import { until } from "../end-to-end/until.js";
import { type Harness, startHarness } from "../http/harness.js";
import { copied, type Copied, StoredCopy } from "./stored-copy.js";
import { type Fate, UnreliableNetwork } from "./unreliable-network.js";

const fates: readonly Fate[] = ["request lost", "response lost", "response cut off", { status: 503 }, { status: 502 }];

type Step =
  | {
      readonly what: "create" | "change" | "delete";
      readonly type: "client" | "project" | "task" | "time_entry";
      readonly which: number;
    }
  | { readonly what: "bill" | "pay" | "void" | "discard" | "invite"; readonly which: number }
  | { readonly what: "stop" | "crash" | "purge" }
  | { readonly what: "fail"; readonly how: readonly Fate[] };

const which = fc.nat({ max: 1_000 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom("create", "change", "delete"),
      type: fc.constantFrom("client", "project", "task", "time_entry"),
      which,
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom("bill", "pay", "void", "discard", "invite"), which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom("stop", "crash", "purge") }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("fail"), how: fc.array(fc.constantFrom(...fates), { maxLength: 12 }) }) },
);

/** The ID of nothing. */
const NONE = "none";

/** Changes resources of a workspace at random. Refusals of the service are part of it. */
class Changes {
  count = 0;

  constructor(
    private readonly stint: StintClient,
    private readonly ids: Record<Copied, string[]> = { client: [], project: [], task: [], time_entry: [], invoice: [], user: [] },
  ) {}

  async apply(step: Step): Promise<void> {
    try {
      await this.#apply(step);
    } catch (error) {
      if (!isProblem(error)) throw error;
    }
  }

  async #apply(step: Step): Promise<void> {
    this.count += 1;
    const name = `${step.what} ${this.count}`;
    if (step.what === "create") this.ids[step.type].push(await this.#create(step.type, name, step.which));
    if (step.what === "change") await this.#change(step.type, this.#one(step.type, step.which), name);
    if (step.what === "delete") await this.#delete(step.type, this.#one(step.type, step.which));
    if (step.what === "bill") await this.#bill(this.#one("client", step.which));
    if (step.what === "invite") await this.stint.POST("/users", { body: { email: `p${this.count}@example.com` } });
    if (step.what === "pay" || step.what === "void" || step.what === "discard") await this.#settle(step.what, step.which);
  }

  #one(type: Copied, at: number): string {
    const ids = this.ids[type];
    return ids[at % Math.max(1, ids.length)] ?? "";
  }

  async #create(type: "client" | "project" | "task" | "time_entry", name: string, at: number): Promise<string> {
    const project_id = this.#one("project", at);
    const hour = { start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T09:00:00Z" };
    if (type === "client") return (await this.stint.POST("/clients", { body: { name, rate: 6_000 } })).data.id;
    if (type === "project") {
      const client = this.#one("client", at);
      return (await this.stint.POST("/projects", { body: { name, ...(client && { client_id: client }) } })).data.id;
    }
    if (type === "time_entry") return (await this.stint.POST("/time-entries", { body: { project_id, ...hour } })).data.id;
    return (await this.stint.POST("/projects/{id}/tasks", { params: { path: { id: project_id || NONE } }, body: { name } })).data
      .id;
  }

  async #change(type: "client" | "project" | "task" | "time_entry", id: string, name: string): Promise<void> {
    const params = { path: { id: id || NONE } };
    if (type === "client") await this.stint.PATCH("/clients/{id}", { params, body: { name } });
    if (type === "project") await this.stint.PATCH("/projects/{id}", { params, body: { name } });
    if (type === "task") await this.stint.PATCH("/tasks/{id}", { params, body: { name } });
    if (type === "time_entry") await this.stint.PATCH("/time-entries/{id}", { params, body: { notes: name } });
  }

  async #delete(type: "client" | "project" | "task" | "time_entry", id: string): Promise<void> {
    const params = { path: { id: id || NONE } };
    if (type === "client") await this.stint.DELETE("/clients/{id}", { params });
    if (type === "project") await this.stint.DELETE("/projects/{id}", { params });
    if (type === "task") await this.stint.DELETE("/tasks/{id}", { params });
    if (type === "time_entry") await this.stint.DELETE("/time-entries/{id}", { params });
  }

  async #bill(client_id: string): Promise<void> {
    const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
    this.ids.invoice.push((await this.stint.POST("/invoices", { body: { client_id, from_time: {}, lines } })).data.id);
  }

  async #settle(what: "pay" | "void" | "discard", at: number): Promise<void> {
    const params = { path: { id: this.#one("invoice", at) || NONE } };
    if (what === "discard") await this.stint.DELETE("/invoices/{id}", { params });
    else await this.stint.PATCH("/invoices/{id}", { params, body: { status: what === "pay" ? "paid" : "void" } });
  }
}

describe("a copy that keepCopy keeps", () => {
  let harness: Harness;
  let network: UnreliableNetwork;

  before(async () => {
    harness = await startHarness(memoryPorts());
    network = await UnreliableNetwork.before(harness.url);
  });
  after(async () => {
    await network?.close();
    await harness?.close();
  });

  /** Everything that the service has of a kind, by ID. */
  async function served(stint: StintClient, type: Copied): Promise<Readonly<Record<string, unknown>>> {
    const found: Record<string, unknown> = {};
    const lists = {
      client: "/clients",
      project: "/projects",
      task: "/tasks",
      time_entry: "/time-entries",
      user: "/users",
    } as const;
    if (type !== "invoice") for await (const item of items(stint, lists[type])) found[item.id] = item;
    else
      for await (const { id } of items(stint, "/invoices"))
        found[id] = (await stint.GET("/invoices/{id}", { params: { path: { id } } })).data;
    return found;
  }

  /** Runs the steps against a new workspace while a copy is kept, and compares the copy with the service. */
  async function run(history: readonly Step[]): Promise<void> {
    const { tokens } = await harness.createWorkspace();
    const direct = createStintClient({ url: harness.url, token: tokens.owner });
    const stint = createStintClient({ url: network.url, token: tokens.owner, firstWaitMs: 1, retries: 1 });
    const [changes, copy] = [new Changes(direct), new StoredCopy()];
    let crashes = false;
    let stop = new AbortController();
    const start = () =>
      keepCopy({
        client: stint,
        types: copied,
        signal: stop.signal,
        pollMs: 1,
        load: () => copy.load(),
        store: (batch) => {
          if (!crashes) return copy.store(batch);
          copy.storeRows(batch);
          throw new Error("Crashed.");
        },
      }).catch((error: unknown) => {
        if (!crashes) throw error;
      });
    const restart = async (inBetween: () => Promise<unknown>) => {
      stop.abort();
      await keeping;
      await inBetween();
      stop = new AbortController();
      crashes = false;
      keeping = start();
    };
    const purge = async () => {
      const { clock, housekeeping } = harness.ports;
      while ((await housekeeping.purgeChanges(plusMilliseconds(clock.now(), 1_000), 100)) > 0);
    };
    let keeping = start();
    for (const step of history) {
      if (step.what === "fail") network.next(...step.how);
      else if (step.what === "stop") await restart(() => changes.apply({ what: "create", type: "client", which: 0 }));
      else if (step.what === "purge")
        await restart(async () => {
          await changes.apply({ what: "delete", type: "time_entry", which: 0 });
          await changes.apply({ what: "create", type: "client", which: 0 });
          await purge();
        });
      else if (step.what === "crash") {
        crashes = true;
        await changes.apply({ what: "create", type: "client", which: 0 });
        await keeping;
        await restart(() => Promise.resolve());
      } else await changes.apply(step);
    }
    const { data: last } = await direct.POST("/clients", { body: { name: "Last" } });
    await until("the last resource, from a list or a change", () => last.id in copy.of("client"));
    await direct.DELETE("/clients/{id}", { params: { path: { id: last.id } } });
    await until("the last change", () => !(last.id in copy.of("client")));
    stop.abort();
    await keeping;
    for (const type of copied) expect(copy.of(type), type).to.deep.equal(await served(direct, type));
  }

  it("equals the service after random changes, outages, crashes, restarts and expired cursors", async function () {
    this.timeout(300_000);
    await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), run), {
      numRuns: 12,
      endOnFailure: true,
    });
  });
});
