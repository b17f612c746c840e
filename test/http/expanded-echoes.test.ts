import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import { changeBy } from "./changes.js";
import { type Harness, startHarness } from "./harness.js";
import { createScene, idsByPrefix, pathOf, required, type Scene } from "./storages.js";

const changing = routes.flatMap((route) => {
  const read = routes.find(({ method, path, expand }) => method === "GET" && path === route.path && expand !== undefined);
  return route.method === "PATCH" && read ? [{ route, expand: read.expand ?? [] }] : [];
});

describe("references that GET included, in a PATCH", () => {
  let harness: Harness | undefined;
  let scene: Scene | undefined;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  it("are known to each operation whose GET includes them", () => {
    expect(changing.length).to.equal(7);
    for (const { route, expand } of changing) expect(route.expanded, route.operation).to.deep.equal(expand);
    expect(routes.filter(({ expanded }) => expanded).length).to.equal(changing.length);
  });

  for (const { route, expand } of changing) {
    it(`${route.operation} accepts them unchanged together with a change, and refuses others as read-only`, async () => {
      const owner = required(scene).api("owner");
      const path = pathOf(route, idsByPrefix(required(scene)));
      const read = async () => (await owner(`${path}?${expand.map((name) => `expand=${name}`).join("&")}`)).body;
      const before = await read();
      for (const name of expand) expect(before).to.have.property(name);
      const kept = await owner(path, { method: "PATCH", body: before });
      expect([kept.status, kept.body["version"]], JSON.stringify(kept.body)).to.deep.equal([200, before["version"]]);
      const changed = await owner(path, { method: "PATCH", body: { ...before, ...changeBy(route) } });
      expect(changed.status, JSON.stringify(changed.body)).to.equal(200);
      const now = await read();
      const [name = ""] = expand;
      for (const other of [{ ...(now[name] as object), name: "Other" }, "x"]) {
        const { status, body } = await owner(path, { method: "PATCH", body: { ...now, [name]: other } });
        const errors = body["errors"] as readonly { pointer: string; code: string }[];
        expect([status, ...errors.map(({ pointer, code }) => `${pointer} ${code}`)]).to.deep.equal([422, `/${name} read_only`]);
      }
    });
  }

  it("are fields that do not exist for those who cannot read them, and for other operations", async () => {
    const member = required(scene).api("member");
    const { body } = await member("/v1/time-entries", {
      body: { project_id: required(scene).ids.project, start_time: "2026-01-05T08:00:00Z", end_time: "2026-01-05T09:00:00Z" },
    });
    const path = `/v1/time-entries/${String(body["id"])}`;
    const codes = async (field: string) => (await member(path, { method: "PATCH", body: { [field]: null } })).body["errors"];
    expect(await codes("client")).to.have.nested.property("[0].code", "unknown_field");
    expect(await codes("webhook")).to.have.nested.property("[0].code", "unknown_field");
  });
});
