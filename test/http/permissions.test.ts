import { expect } from "chai";
import { isRepeatable } from "../../adapters/http/openapi/conditions.js";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Role, roles } from "../../core/index.js";
import { type Harness, startHarness } from "./harness.js";
import { expected } from "./permission-rows.js";
import { samples, type Stage, stopAll } from "./permission-samples.js";
import { sampleFor } from "./samples.js";
import { createScene, required, type Scene } from "./storages.js";

describe("permissions over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene | undefined;
  const stage = (role: Role): Stage => {
    const { actors } = required(scene).workspace;
    return { ...required(scene), role, self: actors[role].userId, other: actors[role === "admin" ? "owner" : "admin"].userId };
  };
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  it("covers every operation of the route table, and no other", () => {
    const covered = new Set(Object.keys(expected).map((row) => row.split(" ")[0]));
    expect([...covered].sort()).to.deep.equal(routes.map(({ operation }) => operation).sort());
    expect(Object.keys(expected)).to.include.members(Object.keys(samples));
  });

  for (const [row, statuses] of Object.entries(expected)) {
    for (const [index, role] of (["owner", "admin", "accountant", "member"] as const).entries()) {
      it(`${row} returns ${statuses[index]} for ${role}`, async () => {
        const { path, ...request } = await sampleFor(row, stage(role));
        const reply = await stage(role).api(role)(`/v1${path}`, request);
        expect(reply.status, JSON.stringify(reply.body)).to.equal(statuses[index]);
        if (reply.status === 403) expect(reply.body["code"]).to.equal("forbidden");
        if (reply.status === 404) expect(reply.body["code"]).to.equal("not_found");
        if (row.startsWith("stopTimeEntry") && reply.status >= 400) await stopAll(stage(role));
      });
    }
  }

  for (const [row, [status = 0]] of Object.entries(expected)) {
    const [operation = ""] = row.split(" ");
    const route = routes.find((one) => one.operation === operation);
    if (!route || !isRepeatable(route) || status >= 300) continue;
    it(`${row} has one effect and one response with an Idempotency-Key`, async () => {
      const { path, ...request } = await sampleFor(row, stage("owner"));
      const ask = () =>
        stage("owner").api("owner")(`/v1${path}`, {
          ...request,
          headers: { ...request.headers, "Idempotency-Key": `once-${row}` },
        });
      const [first, again] = [await ask(), await ask()];
      expect([first.status, again.status]).to.deep.equal([status, status]);
      expect([first, again].map(({ headers }) => headers.get("idempotency-replayed"))).to.deep.equal([null, "true"]);
      expect(again.body).to.deep.equal(first.body);
      if (row.startsWith("stopTimeEntry") || operation === "createTimeEntry") await stopAll(stage("owner"));
    });
  }

  it("include every role", () => expect([...roles].sort()).to.deep.equal(["accountant", "admin", "member", "owner"]));
});
