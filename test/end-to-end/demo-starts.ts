import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { killed } from "../processes.js";
import { root } from "../repository.js";
import { launched, Service, stint } from "./service-process.js";
import { until } from "./until.js";

export type Settings = Readonly<Record<string, string>>;

interface Launched {
  readonly child: ChildProcess;
  readonly output: readonly string[];
}

/** `stint serve --demo`, with the current month to date instead of a year. */
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

  /** Checks that a first start with the demo is not ready, and that a signal ends it with exit code 0. */
  async givenUpOn(signal: NodeJS.Signals, settings: Settings): Promise<void> {
    const demo = await this.begun(["serve", "--demo"], settings);
    const [, url] = await until("its address", () => /listening on (http:[^" ]+)/.exec(demo.output.join("\n")));
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).to.equal(503);
    expect(await ready.text()).to.contain('"start":"in progress"');
    expect(await ended(demo, signal)).to.deep.equal([0, null]);
    expect(demo.output.join("\n")).to.contain("the next start creates it again").and.not.contain("STINT_TOKEN");
  }

  /** Kills a first start with the demo, and checks that the next one creates it completely and prints the credentials. */
  async madeWholeAfterKill(settings: Settings): Promise<Service> {
    const demo = await this.begun(["serve", "--demo"], settings);
    await ended(demo, "SIGKILL");
    expect(demo.output.join("\n")).to.not.contain("STINT_TOKEN");
    const service = await this.servedWithSmallDemo(settings);
    const get = async (path: string, accept = "application/json") => {
      const headers = { Authorization: `Bearer ${service.token}`, Accept: accept };
      return (await fetch(`${service.url}/v1${path}`, { headers })).text();
    };
    expect(JSON.parse(await get("/me"))).to.include({ email: OWNER, role: "owner" });
    expect(JSON.parse(await get("/users")))
      .to.have.property("data")
      .with.length(7);
    const told = /: (\d+) time entries so far/.exec(service.output.findLast((line) => line.includes("so far")) ?? "")?.[1];
    const [, ...rows] = (await get("/time-entries", "text/csv")).trimEnd().split("\r\n");
    expect(rows, "what was told, and a timer that runs").to.have.length(Number(told) + 1);
    const [, token] = /\/sign-in#token=(\S+)/.exec(service.output.join("\n")) ?? [];
    const headers = { "Content-Type": "application/json" };
    const signIn = await fetch(`${service.url}/v1/session`, { method: "POST", headers, body: JSON.stringify({ token }) });
    expect(signIn.status).to.equal(200);
    const another = await stint(["sign-in-link", "--user", OWNER], settings);
    expect(another.code, `one workspace has the owner: ${another.err}`).to.equal(0);
    return service;
  }
}

/** Sends the signal, reads all output, and returns the exit code or the signal that ended the process. */
export async function ended({ child }: Launched, signal: NodeJS.Signals): Promise<readonly (number | string | null)[]> {
  const closed = once(child, "close") as Promise<[number | null, string | null]>;
  child.kill(signal);
  return closed;
}
