import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "./harness.js";

const ZONE = "America/New_York";
/** The first and the last hour of October in the zone, and the adjacent hours, in UTC. */
const hours = {
  "before October": "2026-10-01T03:00:00Z",
  first: "2026-10-01T04:00:00Z",
  last: "2026-11-01T03:00:00Z",
  "after October": "2026-11-01T04:00:00Z",
};
const OCTOBER = "from=2026-10-01&to=2026-11-01";

describe("calendar dates in from and to", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let client: unknown;

  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    await owner("/v1/workspace", { method: "PATCH", body: { time_zone: ZONE } });
    client = (await owner("/v1/clients", { body: { name: "Ada Ltd", rate: 6_000 } })).body["id"];
    const project = (await owner("/v1/projects", { body: { name: "Website", client_id: client } })).body["id"];
    for (const [notes, start] of Object.entries(hours)) {
      const end = new Date(Date.parse(start) + 3_600_000).toISOString();
      const body = { project_id: project, notes, start_time: start, end_time: end };
      expect((await owner("/v1/time-entries", { body })).status).to.equal(201);
    }
  });
  after(() => harness?.close());

  const notesOf = (body: Record<string, unknown>) => (body["data"] as { notes: string }[]).map(({ notes }) => notes);

  it("mean their first moment in the workspace's zone, in a list and on its further pages", async () => {
    const { body } = await owner(`/v1/time-entries?${OCTOBER}&limit=1`);
    const next = await owner(`/v1/time-entries?${OCTOBER}&limit=1&cursor=${String(body["next_cursor"])}`);
    expect([...notesOf(body), ...notesOf(next.body), next.body["has_more"]]).to.deep.equal(["last", "first", false]);
    const mixed = await owner("/v1/time-entries?from=2026-11-01&to=2026-11-01T04:00:01Z");
    expect(notesOf(mixed.body)).to.deep.equal(["after October"]);
  });

  it("also limit the end of entries, with those that began before", async () => {
    const { body } = await owner("/v1/time-entries?ends_after=2026-10-01&to=2026-11-01");
    expect(notesOf(body)).to.deep.equal(["last", "first"]);
    const within = await owner("/v1/time-entries?ends_after=2026-10-01T03:30:00Z&to=2026-10-01T04:30:00Z&sort=start_time");
    expect(notesOf(within.body)).to.deep.equal(["before October", "first"]);
  });

  it("mean days of the report's zone in reports, which is the workspace's unless requested", async () => {
    const recorded = async (query: string) => {
      const { body } = await owner(`/v1/reports/time?${query}`);
      return [body["from"], (body["totals"] as { seconds: number }).seconds];
    };
    expect(await recorded(`${OCTOBER}&notes=last`)).to.deep.equal(["2026-10-01T04:00:00.000Z", 3_600]);
    const tokyo = `${OCTOBER}&time_zone=Asia/Tokyo`;
    expect(await recorded(`${tokyo}&notes=last`)).to.deep.equal(["2026-09-30T15:00:00.000Z", 0]);
    expect(await recorded(`${tokyo}&notes=before`)).to.deep.equal(["2026-09-30T15:00:00.000Z", 3_600]);
    const deliveries = await owner("/v1/reports/deliveries?from=2026-10-01&to=2026-10-02&time_zone=Asia/Tokyo");
    expect(deliveries.body["from"]).to.equal("2026-09-30T15:00:00.000Z");
  });

  it("mean the same in what an invoice bills", async () => {
    const from_time = { from: "2026-10-01", to: "2026-11-01", group_by: "entry" };
    for (const path of ["/v1/invoices/preview", "/v1/invoices"]) {
      const invoice = await owner(path, { body: { client_id: client, from_time } });
      expect([path, invoice.body["subtotal"]]).to.deep.equal([path, 12_000]);
    }
    expect((await owner(`/v1/webhook-deliveries?${OCTOBER}`)).status).to.equal(200);
    expect((await owner(`/v1/reports/deliveries?from=2026-10-01&to=2026-10-02`)).status).to.equal(200);
  });

  it("are accepted from every role and from tokens with one scope", async () => {
    const { body } = await owner("/v1/tokens", { body: { name: "Reader", scopes: ["time_entries:read"] } });
    expect((await harness.api(String(body["token"]))(`/v1/time-entries?${OCTOBER}`)).status).to.equal(200);
    expect((await harness.api(workspace.tokens.member)(`/v1/time-entries?${OCTOBER}`)).status).to.equal(200);
  });

  it("are rejected if there is no such day, with the expected format", async () => {
    const { status, body } = await owner("/v1/time-entries?from=2026-02-30");
    const [problem] = body["errors"] as { pointer: string; code: string; message: string }[];
    expect([status, problem?.pointer, problem?.code]).to.deep.equal([422, "/from", "instant_malformed"]);
    expect(problem?.message).to.contain("2026-03-01");
    const bill = await owner("/v1/invoices", { body: { client_id: client, from_time: { from: "October" } } });
    expect((bill.body["errors"] as { pointer: string }[])[0]?.pointer).to.equal("/from_time/from");
  });
});
