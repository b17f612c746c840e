import { expect } from "chai";
import { eventTypes, instant, localDateIn, parseTimeZone } from "../../core/index.js";
import { contentOf, header, parseEntity } from "../adapters/mail/mime.js";
import { MailServer } from "../adapters/mail/mail-server.js";
import { printed } from "../adapters/pdf/poppler.js";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { verifySpecification, verifyStandard } from "./signatures.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";
import { Service } from "./service-process.js";
import { bankFileRequest } from "../http/bank-files.js";

type Json = Record<string, unknown>;

/** The real service, a real webhook receiver and a real mail server. */
/** One event of each type, except that three entries are recorded, two invoices, clients and projects and three quotes created, and two quotes issued. */
const expectedTypes = [
  ...eventTypes,
  ...["time_entry.created", "time_entry.created", "invoice.created", "client.created", "project.created", "reminder.created"],
  ...["quote.created", "quote.created", "quote.issued"],
];

/** The mail server refuses it. */
const REFUSED = "refused@example.com";

describe("the complete main workflow", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const begun = Math.floor(Date.now() / 1_000);
  let database: TestDatabase | undefined;
  let receiver: WebhookReceiver;
  let mailServer: MailServer;
  let service: Service;
  let secret: string;
  let invoice: Json;
  let changed: Json;
  let paid: Json;

  before(async () => {
    database = await createDatabase();
    receiver = await WebhookReceiver.start();
    mailServer = await MailServer.start({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address === REFUSED ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null),
    });
    service = await Service.start({
      STINT_DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}?tls=never`,
      STINT_MAIL_FROM: "Stint <billing@stint.example>",
      STINT_PUBLIC_URL: "https://stint.example/app/",
    });
    await doMainJob();
    await until("every delivery", () => receiver.received.length >= expectedTypes.length);
  });
  after(async () => {
    await service?.kill();
    receiver?.close();
    await mailServer?.close();
    await database?.drop();
    folder.remove();
  });

  const api = async (path: string, body?: Json, method = body ? "POST" : "GET"): Promise<Json> => {
    const headers = { Authorization: `Bearer ${service.token ?? ""}`, "Content-Type": "application/json" };
    const response = await fetch(`${service.url}/v1${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = response.status === 204 ? {} : ((await response.json()) as Json);
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const exported = async () => {
    const headers = { Authorization: `Bearer ${service.token ?? ""}` };
    const response = await fetch(`${service.url}/v1/invoices/${String(invoice["id"])}/export`, { headers });
    expect(response.headers.get("content-disposition")).to.contain('filename="INV-2026-0001.pdf"');
    return Buffer.from(await response.arrayBuffer());
  };
  const of = (type: string) => receiver.received.filter(({ payload }) => payload.type === type);
  const mail = (to: string) => mailServer.received.find((one) => one.to.includes(to));

  async function doMainJob(): Promise<void> {
    await api("/webhooks", { url: receiver.url, events: [...eventTypes] });
    secret = (await api("/workspace/webhook-secret"))["secret"] as string;
    await api("/workspace", { seller: { legal_name: "Grace GmbH", iban: "DE02120300000000202051" } }, "PATCH");
    const tax = { category: "S", rate: "19" };
    const client = await api("/clients", { name: "Ada" });
    await api(`/clients/${String(client["id"])}`, { name: "Ada Ltd", email: "ada@example.com", rate: 9000, tax }, "PATCH");
    const project = await api("/projects", { name: "Website", client_id: client["id"] });
    await api(`/projects/${String(project["id"])}`, { name: "Website Ünï" }, "PATCH");
    const { id: task } = await api(`/projects/${String(project["id"])}/tasks`, { name: "Design" });
    await api(`/tasks/${String(task)}`, { name: "Drawing" }, "PATCH");
    await api(`/tasks/${String(task)}`, undefined, "DELETE");
    const { id: second } = await api("/projects", { name: "Twice" });
    await api(`/projects/${String(second)}`, undefined, "DELETE");
    const { id: other } = await api("/clients", { name: "Twice" });
    await api(`/clients/${String(other)}`, undefined, "DELETE");
    const mistake = await api("/time-entries", {
      project_id: project["id"],
      start_time: "2026-03-02T07:00:00Z",
      end_time: "2026-03-02T08:00:00Z",
    });
    await api(`/time-entries/${String(mistake["id"])}`, undefined, "DELETE");
    const timer = await api("/time-entries", { project_id: project["id"] });
    await api(`/time-entries/${String(timer["id"])}/stop`, {});
    const work = { start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T10:30:00Z" };
    const entry = await api("/time-entries", { project_id: project["id"], ...work });
    changed = await api(`/time-entries/${String(entry["id"])}`, { notes: "Café ✓" }, "PATCH");
    const spent = await api("/expenses", { date: "2026-03-02", category: "Travel", amount: 4_760 });
    await api(`/expenses/${String(spent["id"])}`, { amount: 4_761 }, "PATCH");
    await api(`/expenses/${String(spent["id"])}`, undefined, "DELETE");
    const planned = await api("/milestones", { project_id: project["id"], name: "Design", amount: 1 });
    await api(`/milestones/${String(planned["id"])}`, { amount: 2 }, "PATCH");
    await api(`/milestones/${String(planned["id"])}/complete`, {});
    await api(`/milestones/${String(planned["id"])}`, undefined, "DELETE");
    const offer = { client_id: client["id"], lines: [{ description: "Website", quantity: "1", unit_price: 100 }] };
    const quoted = async (): Promise<string> => `/quotes/${String((await api("/quotes", offer))["id"])}`;
    const [accepted, declined, deleted] = [await quoted(), await quoted(), await quoted()];
    await api(accepted, { notes: "Soon" }, "PATCH");
    await api(`${accepted}/send`, { to: ["quotes@example.com"] });
    const shared = await api(`${accepted}/links`, {});
    await fetch(`${service.url}${String(shared["url"]).slice("https://stint.example/app".length)}/viewed`);
    await api(`${accepted}/accept`, {});
    await until("the email with the quote", () => of("quote.sent").length > 0, 120_000);
    for (const command of ["issue", "decline"]) await api(`${declined}/${command}`, {});
    await api(deleted, undefined, "DELETE");
    const range = { from: "2026-03-01T00:00:00Z", to: "2026-04-01T00:00:00Z" };
    invoice = await api("/invoices", { client_id: client["id"], from_time: range, issue_date: "2026-03-31" });
    await api(`/invoices/${String(invoice["id"])}/send`, {});
    const link = await api(`/invoices/${String(invoice["id"])}/links`, {});
    expect(link["url"]).to.match(/^https:\/\/stint\.example\/app\/documents\/stint_/);
    // The proxy of the public URL removes its prefix.
    await fetch(`${service.url}${String(link["url"]).slice("https://stint.example/app".length)}/viewed`);
    const unwanted = await api("/invoices", {
      client_id: client["id"],
      lines: [{ description: "Unwanted", quantity: "1", unit_price: 1 }],
    });
    await api(`/invoices/${String(unwanted["id"])}`, { status: "void" }, "PATCH");
    const zone = parseTimeZone(String((await api("/workspace"))["time_zone"]));
    const recurring = await api("/recurring-invoices", {
      ...{ client_id: client["id"], name: "Work", unit: "week", period: "preceding", from_time: {} },
      starts_on: localDateIn(zone, instant(Date.now())),
    });
    // The invoice is due on 2026-04-30. The service looks for overdue invoices once a minute.
    await until("the overdue invoice", () => of("invoice.overdue").length > 0, 120_000);
    await until("the date without unbilled time", () => of("recurring_invoice.failed").length > 0, 120_000);
    await api(`/recurring-invoices/${String(recurring["id"])}`, { name: "Work of a week" }, "PATCH");
    await api(`/recurring-invoices/${String(recurring["id"])}`, undefined, "DELETE");
    await api(`/invoices/${String(invoice["id"])}/reminders`, {});
    await until("the reminder", () => of("reminder.sent").length > 0);
    await api(`/invoices/${String(invoice["id"])}/reminders`, { to: [REFUSED] });
    await until("the refused reminder", () => of("reminder.failed").length > 0);
    paid = await api(`/invoices/${String(invoice["id"])}`, { status: "paid" }, "PATCH");
    const [payment] = paid["payments"] as Json[];
    await api(`/invoices/${String(invoice["id"])}/payments/${String(payment?.["id"])}/reverse`, { reason: "Returned" });
    await api(`/invoices/${String(invoice["id"])}/credit-notes`, { reason: "Wrong hours", release_time: false });
    const { path: statements, headers, raw } = bankFileRequest("Paid at the bank");
    const imported = await fetch(`${service.url}/v1${statements}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${service.token ?? ""}`, ...headers },
      body: raw,
    });
    expect(imported.status).to.equal(200);
    const [transaction] = (await api("/bank-transactions"))["data"] as Json[];
    await api(`/bank-transactions/${String(transaction?.["id"])}/ignore`, {});
    await api("/users", { email: "grace@example.com", role: "accountant" });
    await api(`/projects/${String(project["id"])}`, { status: "archived" }, "PATCH");
  }

  it("delivers an event of each type, with signatures that both methods verify", () => {
    expect(receiver.received.map(({ payload }) => payload.type)).to.have.members(expectedTypes);
    for (const delivery of receiver.received) {
      expect(verifySpecification(delivery, secret), delivery.payload.type).to.equal(true);
      expect(verifySpecification(delivery, `${secret}x`)).to.equal(false);
      verifyStandard(delivery, secret);
      expect(Object.keys(delivery.payload)).to.deep.equal(["type", "timestamp", "data"]);
      expect(delivery.payload.timestamp).to.be.within(begun, Math.floor(delivery.receivedAt / 1_000));
      expect(delivery.headers).to.include({ "x-service-event": delivery.payload.type, "x-service-attempt": "1" });
    }
    expect(() => verifyStandard({ ...required(receiver.received[0]), body: Buffer.from("{}") }, secret)).to.throw();
    expect(required(of("time_entry.updated")[0]).payload.data).to.deep.equal(changed);
    expect(required(of("invoice.paid")[0]).payload.data).to.deep.equal(paid);
  });

  it("shows each delivery, its exact body and its attempt", async () => {
    const list = async () => (await api("/webhook-deliveries?status=succeeded&limit=200"))["data"] as Json[];
    await until("a result of each", async () => (await list()).length === receiver.received.length);
    for (const { id } of await list()) {
      const detail = await api(`/webhook-deliveries/${String(id)}`);
      const sent = required(receiver.received.find(({ headers }) => headers["x-service-delivery"] === id));
      expect(detail["body"]).to.equal(sent.body.toString("utf8"));
      expect(detail["attempts"]).to.have.length(1);
    }
  });

  it("mails the invoice with the exported PDF, which shows number and total", async () => {
    await until("the invoice's mail", () => mail("ada@example.com"));
    const { from, bytes } = required(mail("ada@example.com"));
    expect(from).to.equal("billing@stint.example");
    const message = parseEntity(bytes);
    expect(header(message.headers, "Subject")).to.equal("Invoice INV-2026-0001 from Grace GmbH");
    const [text, attachment] = message.parts;
    expect(contentOf(required(text?.parts[0])).toString()).to.match(/Total: EUR\s267\.75/);
    const pdf = await exported();
    expect(contentOf(required(attachment)).equals(pdf)).to.equal(true);
    const words = await printed(pdf);
    for (const word of ["INV-2026-0001", "267.75", "225.00", "42.75", "Grace GmbH", "Ada Ltd", "Website Ünï"])
      expect(words).to.contain(word);
    const messages = async () => (await api(`/invoices/${String(invoice["id"])}/messages`))["data"] as Json[];
    await until("its record", async () => (await messages()).at(-1)?.["status"] === "sent");
    expect((await api(`/invoices/${String(invoice["id"])}`))["sent_at"]).to.equal((await messages()).at(-1)?.["sent_at"]);
    expect((await exported()).equals(pdf)).to.equal(true);
  });

  it("mails an invitation whose link can be accepted once", async () => {
    await until("the invitation's mail", () => mail("grace@example.com"));
    const message = parseEntity(required(mail("grace@example.com")).bytes);
    const text = contentOf(required(message.parts[0])).toString();
    const [, token] = /https:\/\/stint\.example\/app\/invitations\/accept#token=(\S+)/.exec(text) ?? [];
    const accept = () =>
      fetch(`${service.url}/v1/invitations/accept`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token, name: "Grace" }),
      });
    const accepted = await accept();
    expect(accepted.status).to.equal(200);
    expect((await accept()).status).to.equal(401);
    const { token: apiToken } = (await accepted.json()) as { token: string };
    const me = await fetch(`${service.url}/v1/me`, { headers: { Authorization: `Bearer ${apiToken}` } });
    expect(await me.json()).to.include({ email: "grace@example.com", role: "accountant", status: "active" });
  });

  it("has logged no secret, no token and no warning but of the refused mail", () => {
    const log = service.output.filter((line) => line.startsWith("{")).join("\n");
    expect(log).to.not.contain(secret);
    expect(log).to.not.contain(service.token ?? "stint_");
    const warnings = log.split("\n").filter((line) => /"level":(40|50|60)/.test(line));
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain("550 No such mailbox");
  });
});

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Not there.");
  return value;
}
