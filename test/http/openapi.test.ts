import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/index.js";
import { roles } from "../../core/index.js";
import { type Api, furnish, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";

type Node = { readonly [key: string]: unknown };

describe("the OpenAPI document", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let document: Node;

  before(async () => {
    harness = await startHarness(memoryPorts());
    workspace = await harness.createWorkspace();
    document = (await harness.api(null)("/v1/openapi.json")).body;
  });
  after(() => harness.close());

  it("needs no token, and is 3.1", () => {
    expect(document["openapi"]).to.equal("3.1.0");
  });

  it("has every route of the table, and nothing else", () => {
    const described = Object.entries(document["paths"] as Node).flatMap(([path, item]) =>
      Object.keys(item as Node).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).to.have.members(routes.map(({ method, path }) => `${method} ${path.replace(":id", "{id}")}`));
  });

  it("has no reference to nowhere, and each operation once", () => {
    const text = JSON.stringify(document);
    const schemas = (document["components"] as { schemas: Node }).schemas;
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) expect(schemas).to.have.property(name);
    const operations = routes.map(({ operation }) => operation);
    expect(new Set(operations).size).to.equal(operations.length);
  });

  it("describes the parameters of lists: what they may be, whether they are repeated, and what is not plain", () => {
    const paths = document["paths"] as Record<string, Record<string, { parameters: Node[]; responses: Node }>>;
    const named = (path: string, name: string) => paths[path]?.["get"]?.parameters.find((one) => one["name"] === name);
    expect(named("/invoices", "status")).to.deep.include({
      in: "query",
      explode: true,
      schema: { type: "array", items: { type: "string", enum: ["draft", "open", "paid", "void"] } },
    });
    expect(named("/invoices", "due_date_to")).to.deep.equal({
      name: "due_date_to",
      in: "query",
      schema: { type: "string", format: "date" },
      description: "On this day or before, the day included",
    });
    expect(named("/time-entries", "notes")?.["schema"]).to.deep.equal({ type: "string", maxLength: 100 });
    expect(named("/time-entries", "notes")?.["description"]).to.include("without case");
    expect(named("/time-entries", "expand")?.["schema"]).to.deep.equal({
      type: "array",
      items: { type: "string", enum: ["project", "task", "user", "client", "invoice"] },
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
    expect(named("/invoices", "sort")?.["description"]).to.include("no date");
    expect(named("/tokens", "sort")?.["description"]).not.to.include("updated_at");
  });

  it("describes every answer of the main job and of its refusals, for each role", async () => {
    const check = checker(document);
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

  it("describes every answer of creating, issuing and paying", async () => {
    const check = checker(document);
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
});

/** Fails for a status, header or body that the document does not describe. */
function checker(document: Node): (method: string, path: string, reply: Reply) => void {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "document", ...document });
  return (method, path, { status, headers, body }) => {
    const pointer = ["paths", path.replace(":id", "{id}"), method.toLowerCase(), "responses", String(status)];
    const response = pointer.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document) as Node | undefined;
    expect(response, `${method} ${path} answered ${status}: ${JSON.stringify(body)}`).to.not.equal(undefined);
    for (const name of Object.keys(response?.["headers"] ?? {})) expect(headers.get(name), name).to.not.equal(null);
    const type = headers.get("Content-Type")?.split(";")[0];
    if (status === 204 || status === 304) return;
    const place = [...pointer, "content", type ?? "", "schema"];
    const fragment = place.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
    const validate = ajv.getSchema(`document#/${fragment}`);
    expect(validate, `${method} ${path} answered ${type}`).to.not.equal(undefined);
    expect(
      validate?.("file" in body ? "bytes" : body),
      `${method} ${path} ${status}: ${JSON.stringify(validate?.errors)} ${JSON.stringify(body)}`,
    ).to.equal(true);
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
