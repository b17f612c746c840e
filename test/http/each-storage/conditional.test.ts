import { expect } from "chai";
import { isConditional } from "../../../adapters/http/openapi/conditions.js";
import { routes } from "../../../adapters/http/routes/index.js";
import { changeBy } from "../changes.js";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { createScene, forEachStorage, idsByPrefix, pathOf, type Scene } from "../storages.js";

const tagOf = (reply: Reply): string => reply.headers.get("etag") ?? "";

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  it("have an entity tag for GET of one resource, and return 304 for a known one", async () => {
    // The scene's invoice is a draft, which has no proof.
    const readers = routes.filter(
      ({ method, sorts, produces, operation }) => method === "GET" && !sorts && !produces && operation !== "getInvoiceProof",
    );
    expect(readers.length).to.be.greaterThan(8);
    for (const route of readers) {
      const path = pathOf(route, idsByPrefix(scene));
      const first = await owner(path);
      expect(tagOf(first), path).to.match(/^"\d+\.[\w-]{16}(-gzip)?"$/);
      expect(tagOf(first).slice(1).split(".")[0], path).to.equal(JSON.stringify(first.body["version"] ?? 0));
      for (const known of [tagOf(first), `"x", ${tagOf(first)}`, `W/${tagOf(first)}`, "*"]) {
        const again = await owner(path, { headers: { "If-None-Match": known } });
        expect([again.status, tagOf(again), Object.keys(again.body).length], `${path} ${known}`).to.deep.equal([
          304,
          tagOf(first),
          0,
        ]);
      }
      expect((await owner(path, { headers: { "If-None-Match": '"1.other"' } })).status).to.equal(200);
    }
    expect((await owner("/v1/projects")).headers.get("etag")).to.equal(null);
  });

  it("have the tag of GET when they are created, with which they can be changed", async () => {
    const body = { project_id: scene.ids.project, start_time: "2026-03-01T09:00:00Z", end_time: "2026-03-01T10:00:00Z" };
    const creations: Readonly<Record<string, object>> = {
      clients: { name: "Ada" },
      projects: { name: "P" },
      "time-entries": body,
    };
    for (const [resource, sent] of Object.entries(creations)) {
      const created = await owner(`/v1/${resource}`, { body: sent });
      const path = created.headers.get("location") ?? "";
      expect(tagOf(created), resource).to.equal(tagOf(await owner(path)));
      const headers = { "If-Match": tagOf(created) };
      const changes = [
        await owner(path, { method: "PATCH", body: { notes: "x" }, headers }),
        await owner(path, { method: "PATCH", body: { notes: "y" }, headers }),
      ];
      expect(
        changes.map(({ status }) => status),
        resource,
      ).to.deep.equal([200, 412]);
    }
  });

  it("have different tags for the views of different roles", async () => {
    const path = `/v1/users/${scene.ids.user}`;
    expect(tagOf(await scene.api("member")(path))).to.not.equal(tagOf(await owner(path)));
  });

  for (const route of routes.filter((one) => one.method === "PATCH" && isConditional(one))) {
    it(`${route.operation} changes only the version that If-Match names`, async () => {
      const path = pathOf(route, idsByPrefix(scene));
      const patch = (headers: Record<string, string>, body: unknown = changeBy(route)) =>
        owner(path, { method: "PATCH", body, headers });
      const first = await owner(path);
      const stale = await patch({ "If-Match": '"99.x"' });
      expect([stale.status, stale.body["code"], stale.body["current_version"]]).to.deep.equal([
        412,
        "precondition_failed",
        first.body["version"],
      ]);
      expect((await owner(path)).body).to.deep.equal(first.body);
      for (const nothing of ['W/"99.x"', "nonsense", '""']) expect((await patch({ "If-Match": nothing })).status).to.equal(412);
      const changed = await patch({ "If-Match": `"99.x", ${tagOf(first)}` });
      expect([changed.status, changed.body["version"]]).to.deep.equal([200, (first.body["version"] as number) + 1]);
      expect(tagOf(changed)).to.equal(tagOf(await owner(path)));
      expect((await patch({ "If-Match": tagOf(first) })).status).to.equal(412);
      // Proxies weaken the tags of what they compress.
      expect((await patch({ "If-Match": `W/${tagOf(changed)}` })).status).to.equal(200);
      expect((await patch({ "If-Match": "*" })).status).to.equal(200);
      expect((await patch({ "If-Match": '"99.x"' }, { surprise: 1 })).status, "422 takes precedence over 412").to.equal(422);
    });
  }

  it("stop only the version of a timer that If-Match names", async () => {
    const timer = await owner("/v1/time-entries", { body: { project_id: scene.ids.project } });
    const path = timer.headers.get("location") ?? "";
    const stop = (tag: string) => owner(`${path}/stop`, { method: "POST", headers: { "If-Match": tag } });
    const changed = await owner(path, { method: "PATCH", body: { notes: "changed meanwhile" } });
    const stale = await stop(tagOf(timer));
    expect([stale.status, stale.body["code"], stale.body["current_version"]]).to.deep.equal([412, "precondition_failed", 2]);
    expect((await owner(path)).body["end_time"]).to.equal(null);
    const stopped = await stop(tagOf(changed));
    expect([stopped.status, stopped.body["version"], tagOf(stopped)]).to.deep.equal([200, 3, tagOf(await owner(path))]);
    expect((await stop(tagOf(changed))).status, "412 takes precedence over 409").to.equal(412);
    expect((await stop("*")).status).to.equal(409);
  });

  it("delete only the version that If-Match names", async () => {
    for (const path of [`/v1/time-entries/${scene.ids.entry}`, `/v1/webhooks/${scene.ids.webhook}`]) {
      const tag = tagOf(await owner(path));
      expect((await owner(path, { method: "DELETE", headers: { "If-Match": '"99.x"' } })).status).to.equal(412);
      expect((await owner(path, { method: "DELETE", headers: { "If-Match": tag } })).status).to.equal(204);
    }
    const token = `/v1/tokens/${scene.ids.token}`;
    expect((await owner(token, { method: "DELETE", headers: { "If-Match": '"99.x"' } })).status).to.equal(412);
    expect((await owner(token, { method: "DELETE", headers: { "If-Match": '"1.x"' } })).status).to.equal(204);
  });

  it("report a stale version before a conflict, and after a missing resource or permission", async () => {
    const invoice = `/v1/invoices/${scene.ids.invoice}`;
    await owner(invoice, { method: "PATCH", body: { status: "void" } });
    const headers = { "If-Match": '"1.x"' };
    expect((await owner(invoice, { method: "PATCH", body: { status: "open" }, headers })).status).to.equal(412);
    const nobody = scene.ids.project.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect((await owner(`/v1/projects/${nobody}`, { method: "PATCH", body: { notes: "x" }, headers })).status).to.equal(404);
    const member = scene.api("member");
    expect(
      (await member(`/v1/projects/${scene.ids.project}`, { method: "PATCH", body: { notes: "x" }, headers })).status,
    ).to.equal(403);
  });

  it("apply one of many simultaneous changes with the same If-Match", async () => {
    const path = `/v1/projects/${scene.ids.project}`;
    for (let round = 0; round < 5; round++) {
      const tag = tagOf(await owner(path));
      const patch = (n: number) =>
        owner(path, { method: "PATCH", body: { notes: `${round} ${n}` }, headers: { "If-Match": tag } });
      const without = () => owner(path, { method: "PATCH", body: { code: `c${round}` } });
      const replies = await Promise.all([...Array.from({ length: 8 }, (_, n) => patch(n)), ...(round > 2 ? [without()] : [])]);
      const statuses = replies.slice(0, 8).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).to.be.at.most(1);
      if (round <= 2) expect(statuses.filter((status) => status === 200)).to.have.length(1);
      expect(new Set(statuses.filter((status) => status !== 200))).to.deep.equal(new Set([412]));
    }
  });
}

forEachStorage("conditional requests over HTTP", define);
