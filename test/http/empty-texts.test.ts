import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { description } from "../described/description.js";
import { type Api, furnish, type Harness, startHarness } from "./harness.js";

interface Text {
  readonly type: string | readonly string[];
  readonly minLength?: number;
}

/** A minimal request for the schema that describes its texts. */
async function requestsOf(api: Api): Promise<readonly (readonly [schema: string, method: string, path: string, body: object])[]> {
  const ids = await furnish(api);
  const lines = [{ description: "Design", quantity: "1", unit_price: 9_000 }];
  const { body } = await api("/v1/invoices", { body: { client_id: ids.client, lines } });
  const opened = `/v1/invoices/${String(body["id"])}`;
  await api(opened, { method: "PATCH", body: { status: "open" } });
  const hours = { start_time: "2026-05-02T08:00:00Z", end_time: "2026-05-02T09:00:00Z" };
  return [
    ["ClientCreation", "POST", "/v1/clients", { name: "Ada Ltd" }],
    ["ClientPatch", "PATCH", `/v1/clients/${ids.client}`, {}],
    ["ProjectCreation", "POST", "/v1/projects", { name: "Website" }],
    ["ProjectPatch", "PATCH", `/v1/projects/${ids.project}`, {}],
    ["TaskCreation", "POST", `/v1/projects/${ids.project}/tasks`, { name: "Design" }],
    ["TimeEntryCreation", "POST", "/v1/time-entries", { project_id: ids.project, ...hours }],
    ["InvoiceCreation", "POST", "/v1/invoices", { client_id: ids.client, lines }],
    ["InvoicePatch", "PATCH", `/v1/invoices/${ids.invoice}`, {}],
    ["PaymentCreation", "POST", `${opened}/payments`, { amount: 1 }],
    ["WebhookCreation", "POST", "/v1/webhooks", { url: "https://example.com/hook", events: ["invoice.paid"] }],
    ["WorkspacePatch", "PATCH", "/v1/workspace", {}],
  ];
}

describe("an empty text in a request", () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
  });
  after(() => harness?.close());

  it("is rejected exactly if the document has a minimum length", async () => {
    const { tokens } = await harness.createWorkspace();
    const api = harness.api(tokens.owner);
    const { schemas } = description.document["components"] as { schemas: Record<string, { properties: Record<string, Text> }> };
    let asked = 0;
    for (const [schema, method, path, body] of await requestsOf(api)) {
      for (const [field, { type, minLength, ...rest }] of Object.entries(schemas[schema]?.properties ?? {})) {
        const isText = [type].flat().includes("string") && !("format" in rest) && !("enum" in rest) && !/_id$/.test(field);
        if (!isText) continue;
        asked += 1;
        const reply = await api(path, { method, body: { ...body, [field]: "" } });
        const refused = ((reply.body["errors"] ?? []) as { pointer: string }[]).some(({ pointer }) => pointer === `/${field}`);
        expect([schema, field, refused]).to.deep.equal([schema, field, minLength !== undefined]);
      }
    }
    expect(asked).to.be.greaterThan(25);
  });
});
