import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import { type Api, furnish, type Harness, type Reply, startHarness } from "./harness.js";
import { createScene, idsByPrefix, pathOf } from "./storages.js";
import { reasonOf } from "../reasons.js";

const ids = (reply: Reply): string[] => (reply.body["data"] as { id: string }[]).map(({ id }) => id);

describe("lists over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let project: string;
  let made: string[];

  before(async () => {
    const ports = memoryPorts();
    harness = await startHarness(ports, { requestLog: ports.requestLog });
  });
  beforeEach(async () => {
    made = [];
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    project = (await owner("/v1/projects", { body: { name: "P" } })).body["id"] as string;
    for (const hour of [3, 1, 4, 1, 5, 9, 2]) {
      const start = `2026-03-02T0${hour}:00:00Z`;
      const reply = await owner("/v1/time-entries", {
        body: { project_id: project, start_time: start, end_time: "2026-03-03T00:00:00Z" },
      });
      made.push(reply.body["id"] as string);
    }
  });
  after(() => harness.close());

  async function walk(path: string): Promise<string[]> {
    const seen: string[] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const reply: Reply = await owner(next);
      expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
      seen.push(...ids(reply));
      const { has_more: more, next_cursor: cursor } = reply.body;
      expect(more).to.equal(cursor !== null);
      next = /^<(\/v1\/[^>]+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1];
      expect(next !== undefined).to.equal(more);
      if (next !== undefined) expect(new URL(next, harness.url).searchParams.get("cursor")).to.equal(cursor);
    }
    return seen;
  }

  it("are sorted newest first, and paged by following the link", async () => {
    const all = await walk("/v1/time-entries");
    expect(all).to.have.members(made).and.have.length(made.length);
    for (const sort of ["start_time", "-start_time", "created_at", "-created_at"]) {
      const whole = ids(await owner(`/v1/time-entries?sort=${sort}`));
      for (const limit of [1, 2, 3, 7, 8, 200])
        expect(await walk(`/v1/time-entries?sort=${sort}&limit=${limit}`)).to.deep.equal(whole);
      expect(whole).to.deep.equal(
        ids(await owner(`/v1/time-entries?sort=${sort.startsWith("-") ? sort.slice(1) : `-${sort}`}`)).reverse(),
      );
    }
    expect(ids(await owner("/v1/time-entries"))).to.deep.equal(ids(await owner("/v1/time-entries?sort=-start_time")));
    expect(ids(await owner("/v1/time-entries?sort=created_at"))).to.deep.equal(made);
  });

  it("neither repeat nor lose an item while others are created and deleted", async () => {
    const [first, second, ...rest] = ids(await owner("/v1/time-entries?sort=created_at"));
    const page = await owner("/v1/time-entries?sort=created_at&limit=2");
    await owner(`/v1/time-entries/${first}`, { method: "DELETE" });
    const late = await owner("/v1/time-entries", {
      body: { project_id: project, start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-02T00:00:00Z" },
    });
    const cursor = page.body["next_cursor"] as string;
    expect(ids(page)).to.deep.equal([first, second]);
    expect(ids(await owner(`/v1/time-entries?sort=created_at&cursor=${cursor}`))).to.deep.equal([...rest, late.body["id"]]);
  });

  it("accept a limit of 1 to 200", async () => {
    for (const limit of ["0", "201", "-1", "99999999999999999999"]) {
      const reply = await owner(`/v1/projects?limit=${limit}`);
      expect(
        [reply.status, reasonOf(reply.body), (reply.body["errors"] as { pointer: string }[])[0]?.pointer],
        limit,
      ).to.deep.equal([422, "out_of_range", "/limit"]);
    }
    for (const limit of ["", "ten", "1.5", "1e1", "+1", "%001"])
      expect((await owner(`/v1/projects?limit=${limit}`)).status, limit).to.equal(400);
  });

  it("reject a cursor that is foreign, corrupted or from another order", async () => {
    const cursor = (await owner("/v1/time-entries?limit=2")).body["next_cursor"] as string;
    const wrong = [
      `/v1/time-entries?sort=start_time&cursor=${cursor}`,
      `/v1/projects?cursor=${cursor}`,
      `/v1/projects/${project}/tasks?cursor=${cursor}`,
      `/v1/time-entries?cursor=${cursor.slice(1)}`,
      "/v1/time-entries?cursor=",
      "/v1/time-entries?cursor=%00",
      `/v1/time-entries?cursor=${Buffer.from('["2026-01-01T00:00:00Z","te_x"]').toString("base64url")}`,
    ];
    for (const path of wrong) {
      const reply = await owner(path);
      expect([reply.status, reply.body["code"]], path).to.deep.equal([400, "invalid_cursor"]);
    }
    expect((await owner(`/v1/time-entries?limit=200&cursor=${cursor}`)).status).to.equal(200);
  });

  it("reject unknown orders, and repeated or unknown parameters", async () => {
    for (const sort of ["code", "--created_at", "", "start_time"])
      expect((await owner(`/v1/projects?sort=${sort}`)).status, sort).to.equal(422);
    expect(reasonOf((await owner("/v1/projects?limit=1&limit=2")).body)).to.equal("repeated_parameter");
    const unknown = await owner("/v1/projects?page=2&offset=3");
    expect(reasonOf(unknown.body)).to.equal("unknown_parameter");
    expect((unknown.body["errors"] as { pointer: string }[]).map(({ pointer }) => pointer)).to.deep.equal(["/page", "/offset"]);
  });

  it("reject a cursor created with other filters, and accept the same filters in any order", async () => {
    await furnish(owner);
    await furnish(owner);
    const path = "/v1/webhook-deliveries?limit=1";
    const filters = "status=pending&status=failed&event_type=time_entry.created";
    const cursor = (await owner(`${path}&${filters}`)).body["next_cursor"] as string;
    expect(cursor).to.be.a("string");
    for (const other of ["", "status=pending", "status=pending&status=failed", filters.replace("failed", "succeeded")]) {
      const reply = await owner(`${path}&${other}&cursor=${cursor}`.replace("&&", "&"));
      expect([reply.status, reply.body["code"]], other).to.deep.equal([400, "invalid_cursor"]);
    }
    const again = await owner(`${path}&event_type=time_entry.created&status=failed&status=pending&cursor=${cursor}`);
    expect(again.status).to.equal(200);
  });

  it("reject a cursor of another list", async () => {
    await furnish(owner);
    await furnish(owner);
    const cursor = (await owner("/v1/clients?sort=name&limit=1")).body["next_cursor"] as string;
    expect((await owner(`/v1/clients?sort=name&limit=1&cursor=${cursor}`)).status).to.equal(200);
    const reply = await owner(`/v1/projects?sort=name&limit=1&cursor=${cursor}`);
    expect([reply.status, reply.body["code"]]).to.deep.equal([400, "invalid_cursor"]);
  });

  it("all have the same shape", async () => {
    const scene = await createScene(harness);
    const api = scene.api("owner");
    await api(`/v1/invoices/${scene.ids.invoice}/send`, { method: "POST" });
    await api(`/v1/invoices/${scene.ids.invoice}/links`, { method: "POST" });
    await api(`/v1/quotes/${scene.ids.quote}/send`, { body: { to: ["ada@example.com"] } });
    await api(`/v1/quotes/${scene.ids.quote}/links`, { method: "POST" });
    await api(`/v1/clients/${scene.ids.client}/statement/send`, { body: { to: ["ada@example.com"] } });
    for (const route of routes.filter(({ sorts }) => sorts !== undefined)) {
      const { path } = route;
      const reply = await api(`${pathOf(route, idsByPrefix(scene))}?limit=1`);
      expect(reply.status, path).to.equal(200);
      expect(reply.body, path).to.have.all.keys("data", "next_cursor", "has_more");
      expect(ids(reply), path).to.have.length(1);
    }
  });

  it("of time entries support each filter, and match any value of repeated ones", async () => {
    const client = (await owner("/v1/clients", { body: { name: "C" } })).body["id"] as string;
    const own = (await owner("/v1/projects", { body: { name: "F", client_id: client } })).body["id"] as string;
    const work = { project_id: own, start_time: "2026-05-01T08:00:00Z", end_time: "2026-05-01T09:00:00Z" };
    const tagged = (await owner("/v1/time-entries", { body: { ...work, tags: ["a b", "ü"], billable: false } })).body;
    const plain = (await owner("/v1/time-entries", { body: work })).body;
    const list = async (query: string) => ids(await owner(`/v1/time-entries?limit=200&${query}`));
    const both = [plain["id"], tagged["id"]];
    const others = await list(`project_id=${project}`);
    expect(others.length).to.be.greaterThan(1);
    expect(await list(`project_id=${own}`)).to.have.members(both);
    expect(await list(`project_id=${own}&project_id=${project}`)).to.have.members([...both, ...others]);
    expect(await list(`client_id=${client}`)).to.have.members(both);
    expect(await list("tag=a%20b&tag=nothing")).to.deep.equal([tagged["id"]]);
    expect(await list(`project_id=${own}&billable=true`)).to.deep.equal([plain["id"]]);
    expect(await list(`project_id=${own}&running=true`)).to.deep.equal([]);
    expect(await list(`project_id=${own}&billed=false`)).to.have.members(both);
    expect(await list("from=2026-05-01T10:00:00%2B02:00&to=2026-05-01T08:00:00.001Z")).to.have.members(both);
    expect(await list("from=2026-05-01T08:00:00.001Z&to=2026-05-02T00:00:00Z")).to.deep.equal([]);
    expect(await list(`updated_since=${String(plain["updated_at"])}&user_id=${String(plain["user_id"])}`)).to.include(
      plain["id"],
    );
    const cursor = (await owner(`/v1/time-entries?limit=1&project_id=${own}`)).body["next_cursor"] as string;
    expect((await owner(`/v1/time-entries?limit=1&project_id=${own}&cursor=${cursor}`)).status).to.equal(200);
    expect((await owner(`/v1/time-entries?limit=1&cursor=${cursor}`)).body["code"]).to.equal("invalid_cursor");
  });

  it("omit the lines of invoices", async () => {
    await furnish(owner);
    const [invoice] = (await owner("/v1/invoices")).body["data"] as object[];
    expect(invoice).to.include.keys("total", "tax_breakdown").and.not.include.keys("lines");
  });
});
