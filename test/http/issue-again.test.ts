import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, startHarness } from "./harness.js";

describe("POST /invoices/:id/issue for an invoice that is issued", () => {
  let harness: Harness;
  let owner: Api;
  let path: string;

  beforeEach(async () => {
    harness = await startHarness(memoryPorts());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    const client = await owner("/v1/clients", { body: { name: "Ada Ltd" } });
    const lines = [{ description: "Work", quantity: "1", unit_price: 1000 }];
    const draft = await owner("/v1/invoices", { body: { client_id: client.body["id"], lines } });
    path = `/v1/invoices/${String(draft.body["id"])}`;
  });
  afterEach(() => harness.close());

  const issue = (body: object) => owner(`${path}/issue`, { method: "POST", body });
  const eventTypes = async () =>
    ((await owner("/v1/events")).body["data"] as { readonly type: string }[]).map(({ type }) => type);

  it("changes nothing, whatever dates it has: neither a due date that was changed later nor an event", async () => {
    const first = { issue_date: "2026-03-31", due_date: "2026-04-10" };
    expect((await issue(first)).status).to.equal(200);
    const changed = await owner(path, { method: "PATCH", body: { due_date: "2026-05-31" } });
    const events = await eventTypes();
    for (const body of [first, { due_date: "2026-06-30" }, { issue_date: "2026-04-01" }, { due_date: "2020-01-01" }, {}]) {
      const again = await issue(body);
      expect([again.status, again.body], JSON.stringify(body)).to.deep.equal([200, changed.body]);
    }
    expect((await owner(path)).body).to.deep.equal(changed.body);
    expect(await eventTypes()).to.deep.equal(events);
  });

  it("is refused if it is paid or void", async () => {
    await owner(`${path}/pay`, { method: "POST" });
    const refused = await issue({ due_date: "2026-06-30" });
    expect([refused.status, refused.body["code"]]).to.deep.equal([409, "invalid_transition"]);
  });
});
