import { expect } from "chai";
import createClient from "openapi-fetch";
import { createFolder } from "../adapters/sql/databases.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import type { paths } from "../../client/api.js";

describe("the main workflow, with a client generated from the OpenAPI document", () => {
  const folder = createFolder();
  let receiver: WebhookReceiver;
  let service: Service;

  before(async function () {
    this.timeout(60_000);
    receiver = await WebhookReceiver.start();
    service = await Service.start({ STINT_DATA_DIR: folder.path, STINT_WEBHOOK_ALLOW: "127.0.0.0/8" });
  });
  after(async () => {
    await service?.kill();
    receiver?.close();
    folder.remove();
  });

  it("covers everything from a token to a paid invoice and its deliveries", async function () {
    this.timeout(60_000);
    const api = createClient<paths>({
      baseUrl: `${service.url}/v1`,
      headers: { Authorization: `Bearer ${service.token}` },
      querySerializer: { array: { style: "form", explode: true } },
    });

    const me = data(await api.GET("/me"));
    expect([me.role, me.status]).to.deep.equal(["owner", "active"]);
    const { token } = data(await api.POST("/tokens", { body: { name: "client", scopes: ["write"] } }));
    api.use({
      onRequest({ request }) {
        request.headers.set("Authorization", `Bearer ${token}`);
      },
    });

    const webhook = data(
      await api.POST("/webhooks", {
        body: { url: receiver.url, events: ["time_entry.created", "invoice.created", "invoice.paid"] },
      }),
    );
    const client = data(
      await api.POST("/clients", {
        body: { name: "Ada Ltd", email: "ada@example.com", rate: 9000, tax: { category: "S", rate: "19" } },
      }),
    );
    const project = data(await api.POST("/projects", { body: { name: "Website", client_id: client.id } }));
    const task = data(
      await api.POST("/projects/{id}/tasks", { params: { path: { id: project.id } }, body: { name: "Design", rate: 12_000 } }),
    );
    const work = { start_time: "2026-03-02T09:00:00+01:00", end_time: "2026-03-02T11:30:00+01:00" };
    const entry = data(
      await api.POST("/time-entries", {
        params: { header: { "Idempotency-Key": "first" } },
        body: { project_id: project.id, task_id: task.id, ...work },
      }),
    );
    expect(entry.rate).to.deep.equal({ amount: 12_000, currency: "EUR", source: "task" });
    const changed = await api.PATCH("/time-entries/{id}", {
      params: { path: { id: entry.id }, header: { "If-Match": `"${entry.version}.x"` } },
      body: { notes: "Landing page" },
    });
    expect(data(changed).notes).to.equal("Landing page");
    const recorded = data(
      await api.GET("/time-entries", { params: { query: { project_id: [project.id], billed: "false", sort: "start_time" } } }),
    );
    expect(recorded.data.map(({ id }) => id)).to.deep.equal([entry.id]);

    const order = { client_id: client.id, from_time: {}, issue_date: "2026-03-31" };
    const preview = data(await api.POST("/invoices/preview", { body: order }));
    expect([preview.id, preview.total]).to.deep.equal([null, 35_700]);
    const draft = data(await api.POST("/invoices", { body: order }));
    expect(draft.lines?.map(({ time_entry_ids }) => time_entry_ids)).to.deep.equal([[entry.id]]);
    const params = { path: { id: draft.id } };
    const mail = data(await api.POST("/invoices/{id}/send", { params, body: { message: "Thank you." } }));
    expect([mail.to, mail.status]).to.deep.equal([["ada@example.com"], "queued"]);
    const pdf = data(await api.GET("/invoices/{id}/export", { params, parseAs: "arrayBuffer" }));
    expect(Buffer.from(pdf).subarray(0, 5).toString()).to.equal("%PDF-");
    const part = data(await api.POST("/invoices/{id}/payments", { params, body: { amount: 5_700, paid_on: "2026-04-01" } }));
    expect([part.number, part.amount_due]).to.deep.equal(["INV-2026-0001", 30_000]);
    const paid = data(await api.PATCH("/invoices/{id}", { params, body: { status: "paid" } }));
    expect([paid.status, paid.amount_due, paid.payments.length]).to.deep.equal(["paid", 0, 2]);

    const report = data(await api.GET("/reports/time", { params: { query: { group_by: ["project", "day"] } } }));
    expect(report.groups.map(({ key, seconds }) => [key, seconds])).to.deep.equal([[project.id, report.totals.seconds]]);
    const money = data(await api.GET("/reports/invoices"));
    expect(money.currencies.map(({ currency, open }) => [currency, open.count])).to.deep.equal([["EUR", 0]]);
    const feed = await until("the last change of the invoice, made when it was both paid and sent", async () => {
      const page = data(await api.GET("/changes", { params: { query: { type: ["invoice"], limit: 200 } } }));
      const last = page.data.at(-1)?.data;
      return last && "sent_at" in last && last.status === "paid" && last.sent_at !== null && page;
    });
    expect(feed.data.map(({ action, version }) => [action, version])).to.deep.include.members([["created", 1]]);
    expect(data(await api.GET("/changes", { params: { query: { cursor: feed.next_cursor } } })).data).to.deep.equal([]);
    const [named] = data(await api.GET("/time-entries", { params: { query: { expand: ["project"] } } })).data;
    expect(named?.project?.name).to.equal(project.name);
    const gone = await api.DELETE("/projects/{id}", { params: { path: { id: project.id } } });
    expect([gone.response.status, gone.error?.code]).to.deep.equal([409, "in_use"]);

    const refused = await api.PATCH("/invoices/{id}", { params, body: { status: "void" } });
    if (refused.response.status === 409) expect(refused.error?.code).to.equal("invalid_transition");
    expect(refused.response.status).to.equal(409);

    const csv = data(await api.GET("/time-entries.csv", { parseAs: "text" }));
    expect(csv.split("\r\n")[1]).to.contain(entry.id);
    const delivered = await until("three deliveries that succeeded", async () => {
      const params = { query: { webhook_id: [webhook.id] } };
      const { data: deliveries } = data(await api.GET("/webhook-deliveries", { params }));
      return deliveries.length === 3 && deliveries.every(({ status }) => status === "succeeded") && deliveries;
    });
    expect(delivered.map(({ event_type }) => event_type)).to.have.members([
      "time_entry.created",
      "invoice.created",
      "invoice.paid",
    ]);
    expect(receiver.received.map(({ payload }) => payload.type)).to.have.members(delivered.map(({ event_type }) => event_type));
    for (const { id } of delivered) {
      const { attempts } = data(await api.GET("/webhook-deliveries/{id}", { params: { path: { id } } }));
      expect(attempts?.map(({ response_status }) => response_status)).to.deep.equal([200]);
    }
  });
});

/** Returns the data of a successful call. Throws for an error response. */
function data<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
}
