import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { fillWorkspace, type InOneTransaction } from "../../bootstrap/demo/fill-workspace.js";
import { createUseCases, parseInstant } from "../../core/index.js";
import { killed } from "../processes.js";
import { root } from "../repository.js";
import { systemPorts } from "../system-ports.js";
import { launched, Service, stint } from "./service-process.js";
import { until } from "./until.js";

export type Settings = Readonly<Record<string, string>>;

interface Launched {
  readonly child: ChildProcess;
  readonly output: readonly string[];
}

/** `stint serve --demo`, with a month and the current one to date instead of a year. */
const smallDemo = join(root, "dist/test/end-to-end/small-demo-process.js");
export const OWNER = "mara@nordlicht.example";

/** Starts with and without the demo. Their processes end with the suite at the latest. */
export class DemoStarts {
  readonly #children: ChildProcess[] = [];

  async end(): Promise<void> {
    await Promise.all(this.#children.map(killed));
  }

  async served(settings: Settings): Promise<Service> {
    return this.#keep(await Service.start(settings));
  }

  async servedWithSmallDemo(settings: Settings): Promise<Service> {
    return this.#keep(await Service.start(settings, smallDemo));
  }

  #keep(service: Service): Service {
    this.#children.push(service.child);
    return service;
  }

  /** A process that has created the demo's people, clients and projects, and is creating their year. */
  async begun(words: readonly string[], settings: Settings): Promise<Launched> {
    const demo = launched(words, settings);
    this.#children.push(demo.child);
    await until("the demo's beginning", () => {
      if (demo.child.exitCode !== null) throw new Error(`stint ${words.join(" ")} ended: ${demo.output.join("\n")}`);
      return demo.output.some((line) => line.endsWith(" projects"));
    });
    return demo;
  }

  /** A first start with the demo, which answers its user before the demo is complete. Some of its steps are done. */
  async answering(settings: Settings): Promise<Service> {
    const service = await this.servedWithSmallDemo(settings);
    const call = callOn(service);
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
    expect(await (await call("/me")).json()).to.include({ email: OWNER, role: "owner" });
    const created = await call("/clients", { method: "POST", body: JSON.stringify({ name: "Created meanwhile" }) });
    expect(created.status).to.equal(201);
    await until("some steps", async () => (await markOf(service)).done > 0);
    expect((await call("/time-entries")).status).to.equal(200);
    expect(isComplete(service), service.output.join("\n")).to.equal(false);
    return service;
  }

  /** Revokes the token that counts the steps. */
  async revoked(service: Service): Promise<void> {
    const { id } = await markOf(service);
    expect((await callOn(service)(`/tokens/${id}`, { method: "DELETE" })).status).to.equal(204);
  }

  /** Checks that a signal ends a first start with the demo, with exit code 0, and that the next start goes on. */
  async goneOnAfter(signal: NodeJS.Signals, settings: Settings): Promise<void> {
    const first = await this.answering(settings);
    expect(await ended(first, signal)).to.deep.equal([0, null]);
    expect(first.output.join("\n")).to.contain("the demo is not complete; the next start goes on with it");
    const next = await this.served(settings);
    await until("the complete demo", () => isComplete(next));
    expect(await next.stop()).to.equal(0);
  }

  /** Kills a first start with the demo, twice, and checks that the start after them completes it, with nothing missing and nothing twice. */
  async madeWholeAfterKills(settings: Settings): Promise<Service> {
    const first = await this.answering(settings);
    const { token } = first;
    const mark = await markOf(first);
    await ended(first, "SIGKILL");
    const second = await this.servedWithSmallDemo(settings);
    await until("more steps", async () => (await markOf(second, token)).done > mark.done);
    await ended(second, "SIGKILL");
    const third = await this.servedWithSmallDemo(settings);
    await until("the complete demo", () => isComplete(third));
    expect([second.token, third.token], "printed only by the first start").to.deep.equal([null, null]);
    const call = callOn(third, token);
    const [, ...rows] = (await (await call("/time-entries.csv?sort=start_time")).text()).trimEnd().split("\r\n");
    expect(rows.length).to.equal((await demoUntil(mark.createdAt)).length);
    expect(await (await call("/tokens")).text()).to.not.contain("Sample data");
    const another = await stint(["sign-in-link", "--user", OWNER], settings);
    expect(another.code, `one workspace has the owner: ${another.err}`).to.equal(0);
    return third;
  }
}

export const isComplete = ({ output }: Pick<Service, "output">): boolean =>
  output.some((line) => line.includes("the demo is complete"));

function callOn({ url, token }: Service, secret = token) {
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
  return (path: string, init: RequestInit = {}) => fetch(`${url}/v1${path}`, { headers, ...init });
}

/** How many steps are done, as the list of tokens says, and the end of the demo. */
async function markOf(
  service: Service,
  secret = service.token,
): Promise<{ readonly id: string; readonly done: number; readonly createdAt: string }> {
  const { data } = (await (await callOn(service, secret)("/tokens")).json()) as {
    readonly data: readonly { readonly id: string; readonly name: string; readonly created_at: string }[];
  };
  for (const { id, name, created_at: createdAt } of data) {
    const [, done] = /^Sample data: (\d+) of/.exec(name) ?? [];
    if (done !== undefined) return { id, done: Number(done), createdAt };
  }
  throw new Error(`The demo was complete too early: ${JSON.stringify(data)}`);
}

/** The entries of a demo that nothing interrupts. */
async function demoUntil(end: string): Promise<readonly unknown[]> {
  const now = parseInstant(end);
  const ports = memoryPorts({ ...systemPorts, clock: { now: () => now } });
  const inOneTransaction: InOneTransaction = (work) => work(ports.unitOfWork);
  const { token } = await fillWorkspace(ports, { progress: () => undefined, inOneTransaction, months: 1 });
  const useCases = createUseCases(ports);
  const owner = await useCases.authenticate(token);
  if (!owner) throw new Error("The owner's token does not hold.");
  const entries: unknown[] = [];
  for (let after: Awaited<ReturnType<typeof useCases.listTimeEntries>>["next"] = null; ;) {
    const page = { limit: 200, after, sort: "createdAt", descending: false } as const;
    const { items, next } = await useCases.listTimeEntries(owner, {}, page);
    entries.push(...items);
    if ((after = next) === null) return entries;
  }
}

/** Sends the signal, reads all output, and returns the exit code or the signal that ended the process. */
export async function ended(
  { child }: Pick<Launched, "child">,
  signal: NodeJS.Signals,
): Promise<readonly (number | string | null)[]> {
  const closed = once(child, "close") as Promise<[number | null, string | null]>;
  child.kill(signal);
  return closed;
}
