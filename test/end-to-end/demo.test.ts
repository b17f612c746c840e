import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, createFolder, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { killed } from "../processes.js";
import { root } from "../repository.js";
import { launched, Service, stint } from "./service-process.js";
import { until } from "./until.js";

type Settings = Readonly<Record<string, string>>;

interface Launched {
  readonly child: ChildProcess;
  readonly output: readonly string[];
}

/** `stint serve --demo`, with a month and what there is of the next in the place of a year. */
const smallDemo = join(root, "dist/test/end-to-end/small-demo-process.js");
const OWNER = "mara@nordlicht.example";
const others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
const children: ChildProcess[] = [];

describe("the demo on the embedded store", function () {
  this.timeout(120_000);
  const folder = createFolder();
  const settings = { STINT_DATA_DIR: folder.path };
  after(async () => {
    await Promise.all(children.map(killed));
    folder.remove();
  });

  fills(
    () => settings,
    () => expect(readdirSync(folder.path).toSorted()).to.deep.equal(["postgres", "secret.key"]),
  );

  it("is not made again where it is there", async () => {
    const service = await served(settings, smallDemo);
    expect(service.token).to.equal(null);
    expect(service.output.join("\n")).to.contain(`the demo is there already; \`stint sign-in-link --user ${OWNER}\``);
    expect(await service.stop()).to.equal(0);
  });

  it("does not keep a service from stopping that makes it for an operator", async () => {
    const service = await served(settings);
    const demo = await begun(["demo"], settings);
    const ended = once(demo.child, "close");
    expect(await service.stop()).to.equal(0);
    expect(await ended).to.deep.equal([3, null]);
    expect(demo.output.at(-1)).to.contain("stopped before the demo was whole. What there is of it stays");
  });
});

describe("the demo on a PostgreSQL server", function () {
  this.timeout(120_000);
  let database: TestDatabase | undefined;
  before(async function () {
    database = await createDatabase();
  });
  after(async () => {
    await Promise.all(children.map(killed));
    await database?.drop();
  });
  const url = () => database?.url ?? "";

  fills(
    () => ({ DATABASE_URL: url() }),
    () =>
      until("all connections, and so all locks, to be gone", async () => {
        return (await sql(url(), `select ${others}`)).rowCount === 0;
      }),
  );

  it("ends the process with 3 when the database goes away, and leaves nothing", async () => {
    const empty = await createDatabase();
    const demo = await begun(["serve", "--demo"], { DATABASE_URL: empty.url });
    const closed = once(demo.child, "close");
    await sql(empty.url, `select pg_terminate_backend(pid) ${others}`);
    expect(await closed, demo.output.join("\n")).to.deep.equal([3, null]);
    expect((await sql(empty.url, "select from workspaces")).rowCount).to.equal(0);
    await empty.drop();
  });
});

function fills(settings: () => Settings, requireNothingHeld: () => unknown): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    it(`is given up at once on ${signal}, with exit code 0 and nothing held, and was not ready before`, async () => {
      const demo = await begun(["serve", "--demo"], settings());
      const [, url] = await until("its address", () => /listening on (http:[^" ]+)/.exec(demo.output.join("\n")));
      const ready = await fetch(`${url}/readyz`);
      expect(ready.status).to.equal(503);
      expect(await ready.text()).to.contain('"start":"under way"');
      expect(await ended(demo, signal)).to.deep.equal([0, null]);
      expect(demo.output.join("\n")).to.contain("the next start begins it anew").and.not.contain("STINT_TOKEN");
      await requireNothingHeld();
    });
  }

  it("is made whole by the start after one that was killed, which prints how to get in", async () => {
    const demo = await begun(["serve", "--demo"], settings());
    await ended(demo, "SIGKILL");
    expect(demo.output.join("\n")).to.not.contain("STINT_TOKEN");

    const service = await served(settings(), smallDemo);
    const get = async (path: string, accept = "application/json") => {
      const headers = { Authorization: `Bearer ${service.token}`, Accept: accept };
      return (await fetch(`${service.url}/v1${path}`, { headers })).text();
    };
    expect(JSON.parse(await get("/me"))).to.include({ email: OWNER, role: "owner" });
    expect(JSON.parse(await get("/users")))
      .to.have.property("data")
      .with.length(7);
    const told = /: (\d+) time entries so far$/.exec(service.output.findLast((line) => line.includes("so far")) ?? "")?.[1];
    const [, ...rows] = (await get("/time-entries", "text/csv")).trimEnd().split("\r\n");
    expect(rows, "what was told, and a timer that runs").to.have.length(Number(told) + 1);

    const [, token] = /\/sign-in#token=(\S+)/.exec(service.output.join("\n")) ?? [];
    const headers = { "Content-Type": "application/json" };
    const signIn = await fetch(`${service.url}/v1/session`, { method: "POST", headers, body: JSON.stringify({ token }) });
    expect(signIn.status).to.equal(200);
    const another = await stint(["sign-in-link", "--user", OWNER], settings());
    expect(another.code, `one workspace has the owner: ${another.err}`).to.equal(0);
    expect(await service.stop()).to.equal(0);
  });
}

describe("a start without --demo on a store where the demo was killed", function () {
  this.timeout(120_000);
  const folder = createFolder();
  const settings = { STINT_DATA_DIR: folder.path };
  after(async () => {
    await Promise.all(children.map(killed));
    folder.remove();
  });

  it("is a first start, which prints how to get in", async () => {
    expect(await ended(await begun(["serve", "--demo"], settings), "SIGKILL")).to.deep.equal([null, "SIGKILL"]);
    expect(await ended(await begun(["demo"], settings), "SIGINT")).to.deep.equal([null, "SIGINT"]);
    const service = await served(settings);
    const headers = { Authorization: `Bearer ${service.token}` };
    const me = (await (await fetch(`${service.url}/v1/me`, { headers })).json()) as object;
    expect(me).to.include({ email: "owner@example.com", role: "owner" });
    expect(await service.stop()).to.equal(0);
  });
});

async function served(settings: Settings, script?: string): Promise<Service> {
  const service = await Service.start(settings, script);
  children.push(service.child);
  return service;
}

/** A process that has made the demo's people, clients and projects, and goes on with their year. */
async function begun(words: readonly string[], settings: Settings): Promise<Launched> {
  const demo = launched(words, settings);
  children.push(demo.child);
  await until("the demo's beginning", () => {
    if (demo.child.exitCode !== null) throw new Error(`stint ${words.join(" ")} ended: ${demo.output.join("\n")}`);
    return demo.output.some((line) => line.endsWith(" projects"));
  });
  return demo;
}

/** Answers the exit code, or the signal that ended it, when all of its output is read. */
async function ended({ child }: Launched, signal: NodeJS.Signals): Promise<readonly (number | string | null)[]> {
  const closed = once(child, "close") as Promise<[number | null, string | null]>;
  child.kill(signal);
  return closed;
}
