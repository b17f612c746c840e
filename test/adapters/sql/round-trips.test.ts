import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { type Api, furnish, type Harness, startHarness } from "../../http/harness.js";
import { createDatabase, requireServer, type TestDatabase } from "./databases.js";
import { Wire } from "./wire.js";

/** The most round trips to PostgreSQL that a request may take on a warm process, authentication and row-level security included. */
const aims: readonly [request: string, most: number][] = [
  ["GET /v1/time-entries", 1],
  ["GET /v1/time-entries/:entry", 1],
  ["POST /v1/time-entries", 3],
  ["PATCH /v1/time-entries/:entry", 4],
  ["GET /v1/me", 1],
  ["GET /v1/projects", 1],
  ["GET /v1/invoices", 2],
];

/** Enough for each of the pool's two connections to have prepared every statement. */
const WARM = 6;

describe("round trips to PostgreSQL per request", () => {
  let database: TestDatabase | undefined;
  let wire: Wire;
  let storage: SqlStorage;
  let harness: Harness;
  let api: Api;
  let ids: Awaited<ReturnType<typeof furnish>>;

  before(async function () {
    await requireServer(this);
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

  it("runs its hot statements as prepared ones, parsed once per connection", async () => {
    const before = wire.parses;
    for (let n = 0; n < 10; n++) await api(n % 2 === 0 ? "/v1/time-entries" : `/v1/time-entries/${ids.entry}`);
    expect(wire.parses - before).to.equal(0);
  });

  function bodyOf(method: string, n: number): { body?: object } {
    if (method === "GET") return {};
    if (method === "PATCH") return { body: { notes: `note ${n}` } };
    const hour = `2026-04-0${n}T08:00:00Z`;
    return { body: { project_id: ids.project, task_id: ids.task, start_time: hour, end_time: hour.replace("08", "09") } };
  }
});
