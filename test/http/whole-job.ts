import { expect } from "chai";
import type { Api, Reply } from "./harness.js";
import { reasonOf } from "../reasons.js";

/** Goes from an empty workspace to a paid invoice over HTTP, as the owner. Returns the ids of created resources. */
export async function wholeJob(api: Api): Promise<Record<"client" | "project" | "task" | "timer" | "entry" | "invoice", string>> {
  const client = idOf(
    created(
      await api("/v1/clients", { body: { name: "ACME", currency: "EUR", tax: { category: "S", rate: "19" } } }),
      "/v1/clients/",
    ),
  );
  const project = idOf(
    created(await api("/v1/projects", { body: { name: "Site", client_id: client, rate: 9000 } }), "/v1/projects/"),
  );
  const task = idOf(
    created(await api(`/v1/projects/${project}/tasks`, { body: { name: "Design", rate: 12_000 } }), "/v1/tasks/"),
  );
  const timer = await stoppedTimer(api, project, task);
  const manual = {
    project_id: project,
    notes: "Workshop",
    start_time: "2026-03-02T09:00:00+01:00",
    end_time: "2026-03-02T10:30:00+01:00",
    tags: ["on-site"],
  };
  const entry = created(await api("/v1/time-entries", { body: manual }), "/v1/time-entries/");
  expect(entry.body).to.deep.include({
    start_time: "2026-03-02T08:00:00.000Z",
    end_time: "2026-03-02T09:30:00.000Z",
    duration_seconds: 5400,
    rate: { amount: 9000, currency: "EUR", source: "project" },
    status: "recorded",
    version: 1,
  });
  const invoice = await billed(api, client, idOf(entry));
  await paid(api, invoice);
  return { client, project, task, timer, entry: idOf(entry), invoice };
}

async function stoppedTimer(api: Api, project: string, task: string): Promise<string> {
  const started = created(await api("/v1/time-entries", { body: { project_id: project, task_id: task } }), "/v1/time-entries/");
  expect(started.body).to.deep.include({ status: "running", end_time: null, rate: null, duration_seconds: null });
  const again = await api("/v1/time-entries", { body: { project_id: project } });
  expect([again.status, again.body["code"], again.body["time_entry_id"]]).to.deep.equal([409, "timer_running", idOf(started)]);
  const swapped = created(await api("/v1/time-entries?stop_running=true", { body: { project_id: project, task_id: task } }));
  const stopped = await api(`/v1/time-entries/${idOf(swapped)}/stop`, { method: "POST" });
  expect(stopped.status).to.equal(200);
  expect(stopped.body["status"]).to.equal("recorded");
  expect(stopped.body["rate"]).to.deep.equal({ amount: 12_000, currency: "EUR", source: "task" });
  expect((await api(`/v1/time-entries/${idOf(swapped)}`, { method: "DELETE" })).status).to.equal(204);
  expect((await api(`/v1/time-entries/${idOf(started)}`, { method: "DELETE" })).status).to.equal(204);
  expect((await api(`/v1/time-entries/${idOf(started)}`)).status).to.equal(404);
  return idOf(started);
}

async function billed(api: Api, client: string, entry: string): Promise<string> {
  const order = {
    client_id: client,
    lines: [{ description: "Hosting", quantity: "3", unit_price: 1000 }],
    from_time: { group_by: "task" },
    discount: { percent: "10" },
  };
  const preview = await api("/v1/invoices/preview", { body: order });
  expect([preview.status, preview.body["total"]]).to.deep.equal([200, 17_672]);
  expect((await api("/v1/invoices")).body["data"]).to.deep.equal([]);
  const invoice = created(await api("/v1/invoices", { body: order }), "/v1/invoices/");
  expect(invoice.body).to.deep.include({
    status: "draft",
    number: null,
    subtotal: 16_500,
    discount_total: 1650,
    tax_total: 2822,
    total: 17_672,
  });
  expect((await api(`/v1/time-entries/${entry}`)).body).to.include({ status: "billed", invoice_id: idOf(invoice) });
  expect((await api("/v1/invoices", { body: { client_id: client, from_time: {} } })).body["code"]).to.equal("nothing_to_bill");
  return idOf(invoice);
}

async function paid(api: Api, invoice: string): Promise<void> {
  const open = await api(`/v1/invoices/${invoice}`, { method: "PATCH", body: { status: "open", issue_date: "2026-03-31" } });
  expect(open.status).to.equal(200);
  expect(open.body).to.include({
    status: "open",
    number: "INV-2026-0001",
    issue_date: "2026-03-31",
    due_date: "2026-04-30",
    amount_due: 17_672,
  });
  const part = await api(`/v1/invoices/${invoice}/payments`, {
    body: { amount: 7_672, paid_on: "2026-04-02", method: "transfer" },
  });
  expect([part.status, part.headers.get("location")]).to.deep.equal([201, `/v1/invoices/${invoice}`]);
  expect(part.body).to.include({ status: "open", amount_paid: 7672, amount_due: 10_000 });
  const tooMuch = await api(`/v1/invoices/${invoice}/payments`, { body: { amount: 10_001, paid_on: "2026-04-03" } });
  expect([tooMuch.status, reasonOf(tooMuch.body)]).to.deep.equal([422, "amount_exceeds_due"]);
  const done = await api(`/v1/invoices/${invoice}`, { method: "PATCH", body: { status: "paid" } });
  expect(done.body).to.include({ status: "paid", amount_due: 0, overdue: false });
  const again = await api(`/v1/invoices/${invoice}`, { method: "PATCH", body: { status: "paid" } });
  expect([again.status, again.body["version"]]).to.deep.equal([200, done.body["version"]]);
  const back = await api(`/v1/invoices/${invoice}`, { method: "PATCH", body: { status: "void" } });
  expect(back.status).to.equal(409);
  expect(back.body).to.deep.include({ code: "invalid_transition", from: "paid", to: "void", allowed: [] });
}

function created(reply: Reply, prefix?: string): Reply {
  expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
  if (prefix !== undefined) expect(reply.headers.get("location")).to.equal(prefix + idOf(reply));
  return reply;
}

export function idOf(reply: Reply): string {
  return reply.body["id"] as string;
}
