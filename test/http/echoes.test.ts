import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, furnish, type Harness, startHarness, type TestWorkspace } from "./harness.js";

/** Clients can change a response and send it back. */
describe("PATCH with the response of GET", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let paths: Readonly<Record<string, string>>;

  before(async () => {
    harness = await startHarness(memoryPorts());
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    const made = await furnish(owner);
    const job = await oneOfEach(owner);
    paths = {
      workspace: "/v1/workspace",
      "the first owner": `/v1/users/${workspace.actors.owner.userId}`,
      "an invited user": `/v1/users/${made.user}`,
      client: `/v1/clients/${made.client}`,
      project: `/v1/projects/${made.project}`,
      task: `/v1/tasks/${made.task}`,
      "recorded time entry": `/v1/time-entries/${made.entry}`,
      "billed time entry": `/v1/time-entries/${job.entry}`,
      "running time entry": `/v1/time-entries/${job.timer}`,
      "draft invoice": `/v1/invoices/${made.invoice}`,
      "draft of time": `/v1/invoices/${job.draft}`,
      expense: `/v1/expenses/${job.expense}`,
      milestone: `/v1/milestones/${job.milestone}`,
      quote: `/v1/quotes/${made.quote}`,
      "recurring invoice": `/v1/recurring-invoices/${made.recurring}`,
      "open invoice": `/v1/invoices/${job.open}`,
      "paid invoice": `/v1/invoices/${job.paid}`,
      "void invoice": `/v1/invoices/${job.void}`,
    };
  });
  after(() => harness.close());

  it("treats an empty object as no change", async () => {
    for (const [name, path] of Object.entries(paths)) {
      const { body: stored } = await owner(path);
      const reply = await owner(path, { method: "PATCH", body: {} });
      expect([reply.status, reply.body], name).to.deep.equal([200, stored]);
    }
  });

  it("rejects read-only fields in a POST as unknown", async () => {
    const reply = await owner("/v1/clients", { body: { name: "x", id: "cli_x", version: 1 } });
    expect([reply.status, (reply.body["errors"] as { code: string }[]).map(({ code }) => code)]).to.deep.equal([
      422,
      ["unknown_field", "unknown_field"],
    ]);
  });

  it("accepts read-only objects without the fields that a client does not know, and finds changes in them", async () => {
    const path = paths["open invoice"] ?? "";
    const { body: stored } = await owner(path);
    const { phone: _, vat_id: __, ...seller } = stored["seller"] as Record<string, unknown>;
    const tax_breakdown = (stored["tax_breakdown"] as Record<string, unknown>[]).map(
      ({ exemption_code: ___, ...group }) => group,
    );
    const known = await owner(path, { method: "PATCH", body: { ...stored, seller, tax_breakdown } });
    expect([known.status, known.body]).to.deep.equal([200, stored]);
    const wrong = {
      seller: { ...seller, iban: "other" },
      buyer: { ...(stored["buyer"] as object), unknown: null },
      tax_breakdown: [...tax_breakdown, ...tax_breakdown],
      credit_notes: [{}],
    };
    for (const [field, value] of Object.entries(wrong)) {
      const changed = await owner(path, { method: "PATCH", body: { [field]: value } });
      const [{ code = "" } = {}] = (changed.body["errors"] ?? []) as { code?: string }[];
      expect([changed.status, code], field).to.deep.equal([422, "read_only"]);
    }
  });

  it("gives what is absent from a writable field its meaning, also beside read-only fields", async () => {
    const path = paths["draft of time"] ?? "";
    const { body: stored } = await owner(path);
    const [line] = stored["lines"] as Record<string, unknown>[];
    const { charges: _, net: __, gross: ___, ...without } = line ?? {};
    await owner(path, { method: "PATCH", body: { lines: [{ ...without, charges: [{ amount: 5 }] }] } });
    const { body: changed } = await owner(path, { method: "PATCH", body: { id: stored["id"], lines: [without] } });
    expect((changed["lines"] as Record<string, unknown>[])[0]?.["charges"]).to.deep.equal([]);
  });

  it("accepts a line's net only as it is stored", async () => {
    const path = paths["draft invoice"] ?? "";
    const { body: stored } = await owner(path);
    const [line] = stored["lines"] as Record<string, unknown>[];
    const changed = await owner(path, { method: "PATCH", body: { lines: [{ ...line, net: 101 }] } });
    expect(changed.body["errors"]).to.deep.equal([
      { pointer: "/lines/0/net", code: "read_only", message: "The net amount is computed and cannot be set." },
    ]);
    const doubled = await owner(path, { method: "PATCH", body: { lines: [{ ...line, quantity: "2" }] } });
    expect([doubled.status, doubled.body["subtotal"]]).to.deep.equal([200, 200]);
  });

  async function oneOfEach(api: Api) {
    const make = async (path: string, body: unknown) => (await api(`/v1${path}`, { body })).body["id"] as string;
    const patch = (id: string, body: unknown) => api(`/v1/invoices/${id}`, { method: "PATCH", body });
    const client = await make("/clients", { name: "Other", rate: 5000, address: { line1: "Street 1", country: "DE" } });
    const project = await make("/projects", { name: "Other", client_id: client, budget: { kind: "hours", hours: "10.25" } });
    const times = { start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T08:20:00Z" };
    const entry = await make("/time-entries", { project_id: project, ...times, tags: ["a"], rate: 7000 });
    const draft = await make("/invoices", { client_id: client, from_time: {}, discount: { amount: 5 } });
    const line = { description: "Fixed", quantity: "1.5", unit_price: 100, allowances: [{ amount: 5 }] };
    const lines = { client_id: client, lines: [line], period: { start: "2026-01-01", end: "2026-01-31" } };
    const [open, paid, voided] = [await make("/invoices", lines), await make("/invoices", lines), await make("/invoices", lines)];
    await patch(open, { status: "open" });
    await api(`/v1/invoices/${open}/payments`, { body: { amount: 1, paid_on: "2026-02-01" } });
    await patch(paid, { status: "paid" });
    await patch(voided, { status: "void" });
    const timer = await make("/time-entries", { project_id: project });
    const expense = await make("/expenses", { client_id: client, date: "2026-03-02", category: "Travel", amount: 4_760 });
    const milestone = await make("/milestones", { project_id: project, name: "Design", amount: 250_000 });
    return { entry, expense, milestone, draft, open, paid, void: voided, timer };
  }
});
