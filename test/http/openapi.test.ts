import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import { pathTemplate } from "../../adapters/http/openapi/parameters.js";
import { withCsv } from "../../adapters/http/route.js";
import { eventTypes, invoiceStatuses, MAX_FILTER_VALUES, roles } from "../../core/index.js";
import { Description, description as built } from "../described/description.js";
import { type Api, furnish, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";
import { bankFileRequest } from "./bank-files.js";
import { expense, milestone, recurringOf } from "./permission-samples.js";

describe("the OpenAPI document", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let description: Description;

  before(async () => {
    harness = await startHarness(memoryPorts(), { mailer: { send: async () => ({ kind: "sent", refused: [] }) } });
    workspace = await harness.createWorkspace();
    description = new Description((await harness.api(null)("/v1/openapi.json")).body);
  });
  after(() => harness.close());

  it("needs no token, and is 3.1", () => {
    expect(description.document["openapi"]).to.equal("3.1.0");
  });

  it("has an ETag, so that clients can revalidate it", async () => {
    const known = (await harness.api(null)("/v1/openapi.json")).headers.get("ETag") ?? "";
    const again = await harness.api(null)("/v1/openapi.json", { headers: { "If-None-Match": known } });
    expect([again.status, again.body]).to.deep.equal([304, {}]);
  });

  it("contains exactly the routes of the table and its own", () => {
    const described = description.operations.map(({ method, path }) => `${method} ${path}`);
    const table = withCsv(routes).map((route) => `${route.method} ${pathTemplate(route)}`);
    expect(described).to.have.members([...table, "GET /openapi.json"]);
  });

  it("has one kind of response per successful operation, so that generated clients need not distinguish two", () => {
    for (const { id, node } of description.operations) {
      const responses = node["responses"] as Readonly<Record<string, { readonly content?: object }>>;
      for (const [status, { content = {} }] of Object.entries(responses))
        if (status.startsWith("2")) expect(new Set(Object.keys(content).map(kindOf)).size, id).to.be.at.most(1);
    }
  });

  it("is always the same", () => {
    expect(description.document["paths"]).to.deep.equal(built.document["paths"]);
  });

  it("describes the parameters of lists: allowed values, repetition, and special rules", () => {
    type Node = Readonly<Record<string, unknown>>;
    const paths = description.document["paths"] as Record<
      string,
      Record<string, { readonly parameters: Node[]; readonly responses: Node }>
    >;
    const named = (path: string, name: string) => paths[path]?.["get"]?.parameters.find((one) => one["name"] === name);
    expect(named("/invoices", "status")).to.deep.include({
      in: "query",
      explode: true,
      schema: {
        type: "array",
        items: { type: "string", enum: invoiceStatuses },
        maxItems: MAX_FILTER_VALUES,
        examples: [["draft"]],
      },
    });
    expect(named("/invoices", "due_date_to")).to.deep.include({
      in: "query",
      schema: { type: "string", format: "date", examples: ["2026-03-02"] },
    });
    expect(named("/invoices", "due_date_to")?.["description"]).to.include("End of the date range, inclusive");
    expect(named("/time-entries", "notes")?.["schema"]).to.deep.equal({
      type: "string",
      maxLength: 100,
      examples: ["Landing page"],
    });
    expect(named("/time-entries", "notes")?.["description"]).to.include("letter case and accents");
    expect(named("/time-entries", "expand")?.["schema"]).to.deep.equal({
      type: "array",
      items: { type: "string", enum: ["project", "task", "user", "client", "invoice"] },
      maxItems: MAX_FILTER_VALUES,
      examples: [["project"]],
    });
    expect(named("/time-entries/{id}", "expand")).to.be.an("object");
    expect(paths["/time-entries/{id}"]?.["get"]?.responses).to.have.property("422");
    expect((named("/projects", "sort")?.["schema"] as Node)["enum"]).to.deep.equal([
      "-created_at",
      "created_at",
      "-updated_at",
      "updated_at",
      "-name",
      "name",
    ]);
    expect(named("/projects", "sort")?.["description"]).to.include("code point").and.to.include("updated_at");
    expect(named("/invoices", "sort")?.["description"]).to.include("without a date");
    expect(named("/tokens", "sort")?.["description"]).not.to.include("updated_at");
  });

  it("describes every response of the main workflow, including errors, for each role", async () => {
    const check = checker(description);
    let checked = 0;
    for (const role of roles) {
      const api = harness.api(workspace.tokens[role]);
      const ids = await furnish(harness.api(workspace.tokens.owner));
      for (const { method, path } of routes) {
        const concrete = path.replace(":id", idFor(path, ids));
        for (const request of requestsFor(method)) {
          const reply = await api(`/v1${concrete}`, request);
          check(method, path, reply);
          checked++;
        }
      }
    }
    expect(checked).to.be.greaterThan(200);
  });

  it("describes every response of creating, issuing and paying", async () => {
    const check = checker(description);
    const api: Api = harness.api(workspace.tokens.owner);
    const ids = await furnish(api);
    await harness.reactions.deliveries.wake();
    await harness.reactions.deliveries.idle();
    const draft = await api("/v1/invoices", {
      body: { client_id: ids.client, lines: [{ description: "x", quantity: "1", unit_price: 1 }] },
    });
    const drafts = [draft.body["id"] as string];
    const steps: readonly [method: string, path: string, id: string, body: object][] = [
      ["POST", "/time-entries", "", { project_id: ids.project }],
      ["POST", "/invoices/preview", "", { client_id: ids.client, from_time: {} }],
      ["POST", "/invoices", "", { client_id: ids.client, from_time: {}, discount: { percent: "5" } }],
      ["PATCH", "/invoices/:id", ids.invoice, { status: "open" }],
      ["POST", "/invoices/:id/payments", ids.invoice, { amount: 40, paid_on: "2026-03-02" }],
      ["PATCH", "/invoices/:id", ids.invoice, { status: "paid" }],
      ["PATCH", "/invoices/:id", ids.invoice, { status: "void" }],
      ["PATCH", "/projects/:id", ids.project, { status: "archived" }],
      ["POST", "/time-entries", "", { project_id: ids.project }],
      ["POST", "/tokens", "", { name: "T", scopes: ["read"] }],
      ["POST", "/webhooks", "", { url: "https://receiver.example.com/other", events: ["invoice.paid"] }],
      ["PATCH", "/webhooks/:id", ids.webhook, { status: "paused" }],
      ["POST", "/users/:id/resend-invitation", ids.user, {}],
      ["POST", "/invoices/:id/send", drafts[0] ?? "", {}],
      ["POST", "/invoices/:id/send", drafts[0] ?? "", { to: ["a@example.com"], subject: "S", message: "M" }],
      ["POST", "/invoices/:id/send", ids.invoice, {}],
      ["GET", "/invoices/:id/messages", drafts[0] ?? "", {}],
      ["GET", "/invoices/:id/export", drafts[0] ?? "", {}],
      ["POST", "/workspace/webhook-secret/rotate", "", {}],
      ["GET", "/workspace/webhook-secret", "", {}],
      ["GET", "/webhook-deliveries/:id", ids.delivery, {}],
    ];
    for (const [method, path, id, body] of steps)
      check(method, path, await api(`/v1${path.replace(":id", id)}`, { method, ...(method === "GET" ? {} : { body }) }));
  });

  it("describes the payload of each event, and its headers", async () => {
    const api: Api = harness.api(workspace.tokens.owner);
    const ids = await furnish(api);
    await api(`/v1/webhooks/${ids.webhook}`, { method: "PATCH", body: { events: eventTypes } });
    const timer = await api("/v1/time-entries?stop_running=true", { body: { project_id: ids.project } });
    await api(`/v1/time-entries/${timer.body["id"] as string}/stop`, { body: {} });
    await api(`/v1/time-entries/${ids.entry}`, { method: "PATCH", body: { notes: "changed" } });
    await api(`/v1/time-entries/${ids.entry}`, { method: "DELETE" });
    const client = await api("/v1/clients", { body: { name: "Described", email: "described@example.com" } });
    await api(`/v1/clients/${client.body["id"] as string}`, { method: "PATCH", body: { notes: "changed" } });
    const project = await api("/v1/projects", { body: { name: "Described" } });
    await api(`/v1/projects/${project.body["id"] as string}`, { method: "PATCH", body: { notes: "changed" } });
    const order = { client_id: ids.client, lines: [{ description: "x", quantity: "1", unit_price: 1 }] };
    const invoice = await api("/v1/invoices", { body: order });
    await api(`/v1/invoices/${invoice.body["id"] as string}`, { method: "PATCH", body: { status: "paid" } });
    const paid = `/v1/invoices/${invoice.body["id"] as string}`;
    const [payment] = (await api(paid)).body["payments"] as { id: string }[];
    await api(`${paid}/payments/${payment?.id}/reverse`, { method: "POST" });
    await api(`${paid}/credit-notes`, { body: { reason: "Twice" } });
    const other = await api("/v1/invoices", { body: order });
    await api(`/v1/invoices/${other.body["id"] as string}/send`, { body: { to: ["described@example.com"] } });
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
    await api(`/v1/invoices/${other.body["id"] as string}`, { method: "PATCH", body: { status: "void" } });
    const late = await api("/v1/invoices", { body: { ...order, issue_date: "2026-01-02", due_date: "2026-01-09" } });
    await api(`/v1/invoices/${late.body["id"] as string}/issue`, { body: {} });
    await harness.reactions.overdue.wake();
    const { body: link } = await api(`/v1/invoices/${late.body["id"] as string}/links`, { body: {} });
    await fetch(`${harness.url}${new URL(link["url"] as string).pathname}/viewed`);
    const { body: nowhere } = await api("/v1/clients", { body: { name: "Without an address" } });
    const { body: recurring } = await api("/v1/recurring-invoices", {
      body: { ...recurringOf(nowhere["id"] as string), action: "send" },
    });
    await harness.reactions.recurring.wake();
    await api(`/v1/recurring-invoices/${recurring["id"] as string}`, { method: "PATCH", body: { name: "Changed" } });
    await api(`/v1/recurring-invoices/${recurring["id"] as string}`, { method: "DELETE" });
    const { body: unreachable } = await api("/v1/invoices", { body: { ...order, client_id: nowhere["id"] } });
    const remindable = `/v1/invoices/${unreachable["id"] as string}`;
    await api(`${remindable}/issue`, { body: {} });
    await api(`${remindable}/reminders`, { body: { to: ["described@example.com"] } });
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
    await api(`${remindable}/reminders`, { body: { to: ["described@example.com"] } });
    await api(remindable, { method: "PATCH", body: { status: "paid" } });
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
    const { body: spent } = await api("/v1/expenses", { body: expense });
    await api(`/v1/expenses/${spent["id"] as string}`, { method: "PATCH", body: { category: "Meals" } });
    await api(`/v1/expenses/${spent["id"] as string}`, { method: "DELETE" });
    const { body: planned } = await api("/v1/milestones", { body: { ...milestone, project_id: ids.project } });
    const milestonePath = `/v1/milestones/${planned["id"] as string}`;
    await api(milestonePath, { method: "PATCH", body: { amount: 1 } });
    await api(`${milestonePath}/complete`, { body: {} });
    await api(milestonePath, { method: "DELETE" });
    const quoted = async (): Promise<string> => `/v1/quotes/${(await api("/v1/quotes", { body: order })).body["id"] as string}`;
    const [accepted, declined, deleted] = [await quoted(), await quoted(), await quoted()];
    await api(accepted, { method: "PATCH", body: { notes: "Changed" } });
    await api(`${accepted}/send`, { body: { to: ["described@example.com"] } });
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
    const { body: shared } = await api(`${accepted}/links`, { body: {} });
    await fetch(`${harness.url}${new URL(shared["url"] as string).pathname}/viewed`);
    for (const command of ["accept", "invoice", "project"]) await api(`${accepted}/${command}`, { body: {} });
    for (const command of ["issue", "decline"]) await api(`${declined}/${command}`, { body: {} });
    await api(deleted, { method: "DELETE" });
    const { path, ...file } = bankFileRequest("Described");
    await api(`/v1${path}`, file);
    await api(`/v1/bank-transactions/${ids.transaction}/ignore`, { body: {} });
    await api("/v1/users", { body: { email: "described@example.com" } });
    await api(`/v1/projects/${ids.project}`, { method: "PATCH", body: { status: "archived" } });
    const { body: added } = await api("/v1/projects", { body: { name: "Added" } });
    const { body: task } = await api(`/v1/projects/${added["id"] as string}/tasks`, { body: { name: "Added" } });
    await api(`/v1/tasks/${task["id"] as string}`, { method: "PATCH", body: { name: "Changed" } });
    await api(`/v1/tasks/${task["id"] as string}`, { method: "DELETE" });
    await api(`/v1/projects/${added["id"] as string}`, { method: "DELETE" });
    const { body: unused } = await api("/v1/clients", { body: { name: "Added" } });
    await api(`/v1/clients/${unused["id"] as string}`, { method: "DELETE" });
    await harness.reactions.deliveries.wake();
    await harness.reactions.deliveries.idle();
    const { body: list } = await api(`/v1/webhook-deliveries?webhook_id=${ids.webhook}&limit=200`);
    const seen = new Set<string>();
    for (const { id } of list["data"] as { id: string }[]) {
      const { body } = await api(`/v1/webhook-deliveries/${id}`);
      const type = body["event_type"] as string;
      const place = ["webhooks", type, "post"];
      const payload = JSON.parse(body["body"] as string) as unknown;
      expect(description.schemaFaults([...place, "requestBody", "content", "application/json", "schema"], payload), type).to.be
        .empty;
      const parameters = description.at([...place, "parameters"]) as unknown as { $ref: string }[];
      const names = parameters.map(({ $ref }) => $ref.split("/").at(-1) ?? "");
      const [attempt] = body["attempts"] as { request_headers: Record<string, string> }[];
      expect(Object.keys(attempt?.request_headers ?? {}), type).to.have.members([...names, "Content-Type", "User-Agent"]);
      seen.add(type);
    }
    expect([...seen]).to.have.members([...eventTypes]);
  });
});

/** Fails for a status, header or body that the document does not describe. */
function checker(description: Description): (method: string, path: string, reply: Reply) => void {
  return (method, path, { status, headers, body }) => {
    const isEmpty = headers.get("Content-Type") === null;
    const text = isEmpty || "file" in body ? null : JSON.stringify(body);
    const answer = { method, path: `/v1${path.replace(":id", "x")}`, status, headers, body: text };
    expect(description.faultsOf(answer), `${method} ${path}`).to.deep.equal([]);
  };
}

function idFor(path: string, ids: Awaited<ReturnType<typeof furnish>>): string {
  const [, resource] = path.split("/");
  const byResource: Readonly<Record<string, string>> = {
    projects: ids.project,
    tasks: ids.task,
    "time-entries": ids.entry,
    clients: ids.client,
    invoices: ids.invoice,
    users: ids.user,
    tokens: ids.token,
    webhooks: ids.webhook,
    "webhook-deliveries": ids.delivery,
  };
  return byResource[resource ?? ""] ?? "";
}

/** Pictures and PDFs of any format are one kind, and so are documents of invoices. */
function kindOf(mediaType: string): string {
  return mediaType.replace(/^(?:(image|font)\/.*|application\/(?:pdf|xml))$/, (_, kind: string | undefined) =>
    kind === "font" ? kind : "file",
  );
}

function requestsFor(method: string): { method: string; body?: unknown; raw?: string; headers?: Record<string, string> }[] {
  if (method === "GET")
    return [{ method }, { method, headers: { "If-None-Match": "*" } }, { method, headers: { Accept: "text/plain" } }];
  if (method === "DELETE") return [{ method }];
  return [
    { method, body: { nonsense: 1 } },
    { method, body: {}, headers: { "If-Match": '"99.x"' } },
    { method, raw: "{" },
    { method, raw: "x", headers: { "Content-Type": "text/plain" } },
    { method, body: {} },
  ];
}
