import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { type Api, furnish, type Harness, startHarness } from "../../http/harness.js";
import { createDatabase, type TestDatabase } from "./databases.js";
import { Wire } from "./wire.js";

/** The maximum number of round trips to PostgreSQL per request in a warm process, including authentication and row-level security. */
const aims: readonly [request: string, most: number][] = [
  ["GET /v1/time-entries", 1],
  ["GET /v1/time-entries/:entry", 1],
  ["POST /v1/time-entries", 1],
  ["PATCH /v1/time-entries/:entry", 2],
  ["GET /v1/me", 1],
  ["GET /v1/projects", 1],
  ["GET /v1/invoices", 2],
  ["GET /v1/projects?name=a&status=active&billable=true&sort=name", 1],
  ["GET /v1/time-entries?expand=project&expand=task&expand=user", 4],
  ["GET /v1/time-entries?expand=client", 3],
  ["GET /v1/time-entries?expand=client&expand=project", 3],
  ["GET /v1/webhook-deliveries?expand=webhook", 3],
];

/** Enough requests to prepare every statement on both connections of the pool. */
const WARM = 6;

describe("round trips to PostgreSQL per request", () => {
  let database: TestDatabase | undefined;
  let wire: Wire;
  let storage: SqlStorage;
  let harness: Harness;
  let api: Api;
  let ids: Awaited<ReturnType<typeof furnish>>;

  before(async () => {
    database = await createDatabase();
    wire = await Wire.to(database.url);
    storage = await openStorage({ kind: "server", url: wire.url, poolSize: 2 }, storageOptions);
    harness = await startHarness(portsOn(storage));
    const { tokens } = await harness.createWorkspace();
    api = harness.api(tokens.owner);
    ids = await furnish(api);
  });

  after(async () => {
    await harness?.close();
    await storage?.close();
    wire?.close();
    await database?.drop();
  });

  for (const [request, most] of aims) {
    it(`${request} takes at most ${most}`, async () => {
      const [method = "", path = ""] = request.replace(":entry", ids.entry).split(" ");
      const send = async (n: number): Promise<void> => {
        const reply = await api(path, { method, ...bodyOf(method, n) });
        expect(reply.status).to.be.lessThan(300);
      };
      for (let n = 1; n <= WARM; n++) await send(n);
      const before = wire.roundTrips;
      await send(WARM + 1);
      const count = wire.roundTrips - before;
      process.stdout.write(`      ${request}: ${count} round trips\n`);
      expect(count).to.be.greaterThan(0).and.at.most(most);
    });
  }

  it("stopping a timer takes at most 2", async () => {
    const start = async (): Promise<string> => {
      const { body } = await api("/v1/time-entries", { body: { project_id: ids.project, task_id: ids.task } });
      return String(body["id"]);
    };
    const stop = async (id: string): Promise<number> => {
      const before = wire.roundTrips;
      expect((await api(`/v1/time-entries/${id}/stop`, { method: "POST" })).status).to.equal(200);
      return wire.roundTrips - before;
    };
    for (let n = 1; n <= WARM; n++) await stop(await start());
    const count = await stop(await start());
    process.stdout.write(`      POST /v1/time-entries/:id/stop: ${count} round trips\n`);
    expect(count).to.be.at.most(2);
  });

  it("creating, changing and deleting 1,000 entries takes at most one per 100", async () => {
    const entry = { project_id: ids.project, start_time: "2026-03-02T08:00:00Z", duration_seconds: 60, tags: ["many"] };
    const created = { entries: Array.from({ length: 1_000 }, () => entry) };
    const filter = { tag: ["many"] };
    const countOf = async (path: string, body: object): Promise<number> => {
      const before = wire.roundTrips;
      const reply = await api(`/v1/time-entries/${path}`, { body });
      expect([reply.status, (reply.body["results"] as readonly unknown[]).length], path).to.deep.equal([200, 1_000]);
      const count = wire.roundTrips - before;
      process.stdout.write(`      ${path} of 1,000: ${count} round trips\n`);
      return count;
    };
    expect(await countOf("batch", created)).to.be.at.most(10);
    expect(await countOf("bulk-update", { filter, changes: { notes: "Changed" } })).to.be.at.most(10);
    expect(await countOf("bulk-delete", { filter })).to.be.at.most(10);
    await api("/v1/projects", { body: { name: "External", external_id: "p" } });
    const external = created.entries.map((one, n) => ({ ...one, project_id: "ext:p", external_id: `e${n}`, tags: [] }));
    expect(await countOf("batch", { entries: external })).to.be.at.most(10);
  });

  it("prepares hot statements, and parses them once per connection", async () => {
    const paths = ["/v1/time-entries", `/v1/time-entries/${ids.entry}`];
    // Two at a time, so that both connections are used.
    for (let n = 0; n < WARM; n++) for (const path of paths) await Promise.all([api(path), api(path)]);
    const before = wire.parses;
    for (let n = 0; n < 5; n++) for (const path of paths) await api(path);
    expect(wire.parses - before).to.equal(0);
  });

  it("takes no more for a long page with references than for a short one", async () => {
    const others = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const client = (await api("/v1/clients", { body: { name: `C${index}` } })).body["id"];
        const project = (await api("/v1/projects", { body: { name: `P${index}`, client_id: client } })).body["id"];
        const day = `2026-05-0${1 + (index % 9)}`;
        const hours = { start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z` };
        return (await api("/v1/time-entries", { body: { project_id: project, ...hours } })).status;
      }),
    );
    expect(others).to.deep.equal(others.map(() => 201));
    /** The least of several requests: look-ups that begin in different turns of the event loop do not share a round trip. */
    const counted = async (limit: number): Promise<readonly [trips: number, items: number]> => {
      const path = `/v1/time-entries?limit=${limit}&expand=client&expand=project&expand=user`;
      let [trips, items] = [Number.POSITIVE_INFINITY, 0];
      for (let n = 1; n <= 2 * WARM; n++) {
        const before = wire.roundTrips;
        const { body } = await api(path);
        trips = Math.min(trips, wire.roundTrips - before);
        items = (body["data"] as unknown[]).length;
      }
      return [trips, items];
    };
    const [[few, one], [many, all]] = [await counted(1), await counted(200)];
    expect([one, all >= 12]).to.deep.equal([1, true]);
    expect(many).to.equal(few);
  });

  function bodyOf(method: string, n: number): { body?: object } {
    if (method === "GET") return {};
    if (method === "PATCH") return { body: { notes: `note ${n}` } };
    const hour = `2026-04-0${n}T08:00:00Z`;
    return { body: { project_id: ids.project, task_id: ids.task, start_time: hour, end_time: hour.replace("08", "09") } };
  }
});
