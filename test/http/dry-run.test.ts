import { expect } from "chai";
import { takesDryRun } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { effectCases } from "./effect-cases.js";
import { type Harness, type Reply, startHarness } from "./harness.js";
import { type Sample, type Stage, stopAll } from "./permission-samples.js";
import { sampleFor } from "./samples.js";
import { createScene, required, type Scene } from "./storages.js";
import { type ComparedStorage, comparedMemory } from "./stored-state.js";

describe("a dry run", () => {
  let harness: Harness | undefined;
  let storage: ComparedStorage | undefined;
  let scene: Scene | undefined;

  before(async () => {
    storage = comparedMemory();
    harness = await startHarness(storage.ports);
  });
  beforeEach(async () => {
    scene = await createScene(required(harness));
  });
  after(() => harness?.close());

  const stage = (): Stage => {
    const { owner, admin } = required(scene).workspace.actors;
    return { ...required(scene), role: "owner", self: owner.userId, other: admin.userId };
  };
  const send = ({ path, ...request }: Sample, query = "", headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
    const api = request.headers?.["Cookie"] === undefined ? required(scene).api("owner") : required(harness).api(null);
    const separator = query === "" ? "" : path.includes("?") ? "&" : "?";
    return api(`/v1${path}${separator}${query}`, { ...request, headers: { ...request.headers, ...headers } });
  };
  const stored = (): Promise<string> => required(storage).stored();
  const client = (): Sample => ({ path: "/clients", body: { name: "Ada" } });

  it("leaves everything that is stored as it was, whatever the operation", async () => {
    for (const route of routes.filter(takesDryRun)) {
      const { operation } = route;
      for (const sampleOf of effectCases[operation] ?? [(one: Stage) => sampleFor(operation, one)]) {
        await stopAll(stage());
        const sample = await sampleOf(stage());
        const before = await stored();
        const reply = await send(sample, "dry_run=true");
        expect([reply.status, reply.headers.get("Set-Cookie")], operation).to.deep.equal([route.status, null]);
        expect(await stored(), operation).to.equal(before);
      }
    }
  });

  it("refuses what the request would refuse, without the header of a dry run", async () => {
    const refused = { path: "/clients", body: { name: "" } };
    const [tried, done] = [await send(refused, "dry_run=true"), await send(refused)];
    expect([tried.status, tried.body["errors"]]).to.deep.equal([422, done.body["errors"]]);
    expect(tried.headers.get("Stint-Dry-Run")).to.equal(null);
  });

  it("ignores an Idempotency-Key, which stays free for the request itself", async () => {
    const key = { "Idempotency-Key": "dry-run-1" };
    const first = await send(client(), "", key);
    const tried = await send({ path: "/clients", body: { name: "Grace" } }, "dry_run=true", key);
    expect([tried.status, tried.body["name"], tried.headers.get("Idempotency-Replayed")]).to.deep.equal([201, "Grace", null]);
    expect((await send(client(), "", key)).body["id"]).to.equal(first.body["id"]);
  });

  it("checks If-Match", async () => {
    const { body } = await send(client());
    const rename = { method: "PATCH", path: `/clients/${String(body["id"])}`, body: { name: "Grace" } };
    expect((await send(rename, "dry_run=true", { "If-Match": '"9.x"' })).status).to.equal(412);
    expect((await send(rename, "dry_run=true", { "If-Match": "*" })).status).to.equal(200);
  });

  it("is a request as any other with dry_run=false, and is refused with another value, or where nothing changes", async () => {
    const { headers, body } = await send(client(), "dry_run=false");
    expect(headers.get("Stint-Dry-Run")).to.equal(null);
    expect((await send({ path: `/clients/${String(body["id"])}` })).status).to.equal(200);
    const other = await send(client(), "dry_run=yes");
    expect([other.status, other.body["errors"]]).to.have.deep.nested.property("[1][0].pointer", "/dry_run");
    const read = await send({ path: "/clients" }, "dry_run=true");
    expect([read.status, read.body["errors"]]).to.have.deep.nested.property("[1][0].code", "unknown_parameter");
  });
});
