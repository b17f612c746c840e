import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { type Harness, startHarness, type TestWorkspace } from "./harness.js";

const report = { name: "This month", kind: "time", query: "span=this-month" };

describe("preferences over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
    workspace = await harness.createWorkspace();
  });
  after(() => harness?.close());

  const path = "/v1/me/preferences";
  const initial = { duration_format: "clock", saved_reports: [], week_templates: [] };

  it("belong to the user, in any role, and keep what a request does not mention", async () => {
    for (const role of ["owner", "admin", "member", "accountant"] as const) {
      const api = harness.api(workspace.tokens[role]);
      expect((await api(path)).body, role).to.deep.equal(initial);
      await api(path, { method: "PATCH", body: { saved_reports: [report] } });
      const { status, body } = await api(path, { method: "PATCH", body: { duration_format: "decimal" } });
      expect([status, body], role).to.deep.equal([200, { ...initial, duration_format: "decimal", saved_reports: [report] }]);
      expect((await api(path)).body).to.deep.equal(body);
    }
  });

  it("are read with any token, and changed only with a scope that writes users", async () => {
    const owner = harness.api(workspace.tokens.owner);
    const { body } = await owner("/v1/tokens", { body: { name: "Reader", scopes: ["time_entries:read"] } });
    const reader = harness.api(String(body["token"]));
    expect((await reader(path)).status).to.equal(200);
    expect((await reader(path, { method: "PATCH", body: { duration_format: "clock" } })).status).to.equal(403);
  });

  it("are refused if they are unknown, malformed or too many, with a pointer", async () => {
    const owner = harness.api(workspace.tokens.owner);
    const refused = async (changes: object) => {
      const { status, body } = await owner(path, { method: "PATCH", body: changes });
      return [status, (body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`)];
    };
    expect(await refused({ colour: "red" })).to.deep.equal([422, ["/colour unknown_field"]]);
    expect(await refused({ duration_format: "roman" })).to.deep.equal([422, ["/duration_format not_allowed"]]);
    expect(await refused({ saved_reports: [{ ...report, name: "" }] })).to.deep.equal([422, ["/saved_reports/0/name too_short"]]);
    const template = { name: "Usual", rows: [""] };
    expect(await refused({ week_templates: [template] })).to.deep.equal([422, ["/week_templates/0/rows/0 too_short"]]);
    const many = Array.from({ length: 101 }, (_, index) => ({ ...report, name: `Report ${index}` }));
    expect(await refused({ saved_reports: many })).to.deep.equal([422, ["/saved_reports too_many"]]);
    expect((await owner(path)).body["saved_reports"]).to.deep.equal([report]);
  });
});
