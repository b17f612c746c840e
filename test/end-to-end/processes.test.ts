import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type ClientRequest, createServer, get as httpGet, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { killed } from "../processes.js";
import { launched, Service, stint } from "./service-process.js";
import { until } from "./until.js";

const PROCESSES = 3;
const REQUESTS = 20;

interface Line {
  readonly pid?: number;
  readonly level?: number;
  readonly msg?: string;
  readonly path?: string;
  readonly ended?: number;
}

/** The log lines. Other output has no fields. */
const linesOf = (output: readonly string[]): readonly Line[] =>
  output.map((line) => (line.startsWith("{") ? (JSON.parse(line) as Line) : {}));

/** The processes that have listened so far, by the lines of level `debug`. */
const listening = (output: readonly string[]): readonly number[] =>
  linesOf(output).flatMap(({ pid, msg }) => (pid !== undefined && msg?.startsWith("listening on") ? [pid] : []));

/** The processes that have responded so far. */
const responded = (output: readonly string[]): ReadonlySet<number | undefined> =>
  new Set(linesOf(output).flatMap(({ pid, msg }) => (msg === "request" ? [pid] : [])));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Opens a connection for each request, which the processes share. Returns the status. */
async function get(url: string, token: string): Promise<number | undefined> {
  const request = httpGet(url, { agent: false, headers: { Authorization: `Bearer ${token}` } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode;
}

async function portInUse(): Promise<{ readonly port: string; close(): void }> {
  const blocker = createServer().listen(0, "127.0.0.1");
  await once(blocker, "listening");
  return { port: String((blocker.address() as AddressInfo).port), close: () => void blocker.close() };
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

describe("several processes of one command, on PostgreSQL", function () {
  this.timeout(600_000);
  const folder = createFolder();
  let database: TestDatabase | undefined;
  let settings: Record<string, string>;
  let api: Service;
  const started: Pick<Service, "child" | "output">[] = [];

  const token = () => api.token ?? "";
  const start = async (part: string): Promise<Service> => {
    const service = await Service.start(settings, undefined, part);
    started.push(service);
    // Lines of several processes arrive in any order.
    await until("lines of all processes", () => listening(service.output).length === PROCESSES);
    return service;
  };
  const post = async (path: string, body: object): Promise<number> => {
    const headers = { Authorization: `Bearer ${token()}`, "Content-Type": "application/json" };
    return (await fetch(`${api.url}/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
  };
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    const line = text.split("\n").find((one) => one.startsWith(`${name} `));
    return Number(line?.split(" ").at(-1));
  };
  const answered = () => metric('stint_http_request_duration_seconds_count{route="GET /v1/me",status="200"}');

  before(async () => {
    database = await createDatabase();
    settings = {
      DATABASE_URL: database.url,
      STINT_DATA_DIR: folder.path,
      STINT_PUBLIC_URL: "https://stint.example.com",
      STINT_PROCESSES: String(PROCESSES),
      LOG_LEVEL: "debug",
    };
    api = await start("api");
  });
  after(async () => {
    for (const { child, output } of started) {
      await killed(child);
      await until("the end of all processes", () => !listening(output).some(isAlive));
    }
    await database?.drop();
    folder.remove();
  });

  it("start with one first workspace, and report once that all are ready", () => {
    expect(api.output.filter((line) => line.includes("STINT_TOKEN="))).to.have.length(1);
    const ready = linesOf(api.output).filter(({ msg }) => msg === "ready");
    expect(ready).to.have.length(1);
    expect(ready[0]).to.deep.include({ processes: PROCESSES, pid: api.child.pid });
    expect(new Set(listening(api.output)).size).to.equal(PROCESSES);
  });

  it("share one port, so that each responds to requests", async () => {
    for (let n = 0; n < REQUESTS; n++) expect(await get(`${api.url}/v1/me`, token())).to.equal(200);
    await until("a response of each process", () => responded(api.output).size === PROCESSES);
    expect([...responded(api.output)]).to.have.members([...listening(api.output)]);
  });

  it("report the sums of their metrics, and the backlog once", async () => {
    await until("the count of all requests", async () => (await answered()) === REQUESTS);
    await post("/webhooks", { url: "https://example.com/hook", events: ["client.created"] });
    for (const name of ["Ada", "Grace"]) expect(await post("/clients", { name })).to.equal(201);
    for (let n = 0; n < PROCESSES; n++) {
      expect(await metric('stint_webhook_deliveries{waiting="due"}')).to.equal(2);
      expect(await metric("stint_store_up")).to.equal(1);
    }
  });

  it("replace one that was killed, while requests succeed and sums do not fall", async () => {
    const [, victim = 0] = listening(api.output);
    const before = await answered();
    process.kill(victim, "SIGKILL");
    await until("the end of the process", () => linesOf(api.output).some(({ ended }) => ended === victim));
    const replacement = () => listening(api.output)[PROCESSES];
    let sent = 0;
    await until("a response of another process", async () => {
      expect(await get(`${api.url}/v1/me`, token())).to.equal(200);
      sent += 1;
      return responded(api.output).has(replacement() ?? 0);
    });
    expect(isAlive(victim)).to.equal(false);
    await until("the count of all requests", async () => (await answered()) === before + sent);
  });

  it("finish requests in progress after SIGTERM, and end with exit code 0", async () => {
    const body = JSON.stringify({ name: "Late" });
    const headers = { Authorization: `Bearer ${token()}`, "Content-Type": "application/json", Expect: "100-continue" };
    const open = async (): Promise<ClientRequest> => {
      const late = { ...headers, "Content-Length": body.length };
      const request = httpRequest(`${api.url}/v1/clients`, { agent: false, method: "POST", headers: late });
      request.flushHeaders();
      await once(request, "continue");
      return request;
    };
    const requests = await Promise.all(Array.from({ length: PROCESSES * 2 }, open));
    api.child.kill("SIGTERM");
    const stopping = () => linesOf(api.output).filter(({ msg }) => msg?.startsWith("stopping"));
    await until("all to stop accepting requests", () => new Set(stopping().map(({ pid }) => pid)).size === PROCESSES + 1);
    const statuses = await Promise.all(
      requests.map(async (request) => {
        request.end(body);
        const [response] = (await once(request, "response")) as [IncomingMessage];
        response.resume();
        return response.statusCode;
      }),
    );
    expect(statuses).to.deep.equal(requests.map(() => 201));
    expect(await exitCodeOf(api.child)).to.equal(0);
    expect(linesOf(api.output).filter(({ msg }) => msg === "stopped")).to.have.length(PROCESSES + 1);
    expect(listening(api.output).filter(isAlive)).to.deep.equal([]);
  });

  for (const part of ["serve", "worker"]) {
    it(`end ${part} without warnings if all of them receive SIGINT, as from a terminal`, async () => {
      const service = await start(part);
      const { pid = 0 } = service.child;
      for (const each of [pid, ...listening(service.output)]) process.kill(each, "SIGINT");
      expect(await exitCodeOf(service.child)).to.equal(0);
      expect(linesOf(service.output).filter(({ level = 60 }) => level > 30)).to.deep.equal([]);
      expect(listening(service.output).filter(isAlive)).to.deep.equal([]);
    });
  }

  it("end if the process that started them is killed, even if nothing reads their output", async () => {
    const service = await start("serve");
    service.child.stdout?.destroy();
    await service.kill();
    await until("the end of all", () => !listening(service.output).some(isAlive));
  });

  it("end a start that fails as a single process does, with the same exit code and one line", async () => {
    const blocked = await portInUse();
    const cases: readonly (readonly [given: Record<string, string>, code: number, words: string])[] = [
      [{ PORT: blocked.port }, 4, "is in use"],
      [{ PORT: "0", HOST: "203.0.113.1" }, 2, "is not an address of this machine"],
      [{ PORT: "0", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, 3, "The database cannot be reached"],
    ];
    for (const [given, code, words] of cases) {
      const ended = await stint(["serve"], { ...settings, ...given });
      expect([ended.code, ended.err.trim().split("\n").length], words).to.deep.equal([code, 1]);
      expect(ended.err).to.contain(words);
    }
    blocked.close();
  });

  it("end with exit code 0 after SIGTERM during the start", async () => {
    const { child, output } = launched(["serve"], settings);
    started.push({ child, output });
    await until("the first process", () => listening(output).length > 0);
    child.kill("SIGTERM");
    expect(await exitCodeOf(child)).to.equal(0);
    expect(listening(output).filter(isAlive)).to.deep.equal([]);
  });

  it("are refused on the embedded database, and if their number is not one", async () => {
    const embedded = await stint(["serve", "--processes", "2"], {});
    expect(embedded).to.deep.include({ code: 2, out: "" });
    expect(embedded.err).to.match(/^stint: "stint serve --processes 2" requires DATABASE_URL, because [^\n]*\n$/);
    const wrong = await stint(["serve", "--processes", "many"], settings);
    expect([wrong.code, wrong.err]).to.deep.equal([
      2,
      'stint: STINT_PROCESSES or --processes must be a whole number from 1 to 256, not "many".\n',
    ]);
  });
});
