import { expect } from "chai";
import type { Mail } from "../../../core/index.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "../harness.js";
import { forEachStorage, required } from "../storages.js";

forEachStorage("the statement of account of a client over HTTP", (ports) => {
  let harness: Harness | undefined;
  let workspace: TestWorkspace;
  let owner: Api;
  let mails: Mail[] = [];
  before(async () => {
    harness = await startHarness(ports(), {
      mailer: {
        send: async (mail) => {
          mails.push(mail);
          return { kind: "sent", refused: [] };
        },
      },
    });
  });
  beforeEach(async () => {
    mails = [];
    workspace = await required(harness).createWorkspace();
    owner = required(harness).api(workspace.tokens.owner);
  });
  after(() => harness?.close());

  const clientWithInvoice = async (): Promise<string> => {
    const { body: client } = await owner("/v1/clients", { body: { name: "Ada", email: "ada@example.com" } });
    const lines = [{ description: "Work", quantity: "1", unit_price: 10_000 }];
    const { body: invoice } = await owner("/v1/invoices", { body: { client_id: client["id"], lines } });
    expect((await owner(`/v1/invoices/${String(invoice["id"])}/issue`, { body: {} })).status).to.equal(200);
    return `/v1/clients/${String(client["id"])}`;
  };
  const messagesOf = async (client: string, query = "") =>
    (await owner(`${client}/messages${query}`)).body["data"] as readonly Readonly<Record<string, unknown>>[];

  it("is a PDF, with the days of the request, for those who may read invoices", async () => {
    const client = await clientWithInvoice();
    const reply = await owner(`${client}/statement/export?from=2026-01-01&currency=EUR`);
    expect([reply.status, reply.headers.get("Content-Type")]).to.deep.equal([200, "application/pdf"]);
    expect(reply.headers.get("Content-Disposition")).to.match(/^attachment; filename="statement-\d{4}-\d\d-\d\d\.pdf"/);
    expect(Buffer.from(reply.body["file"] as Uint8Array).toString("latin1", 0, 5)).to.equal("%PDF-");
    const reversed = await owner(`${client}/statement/export?from=2026-02-01&to=2026-01-01`);
    expect([reversed.status, reversed.body["errors"]]).to.have.deep.nested.property("[1][0].code", "range_reversed");
    const stranger = required(harness).api((await required(harness).createWorkspace()).tokens.owner);
    for (const path of ["/statement/export", "/messages"])
      expect((await stranger(`${client}${path}`)).status, path).to.equal(404);
    expect((await stranger(`${client}/statement/send`, { body: {} })).status).to.equal(404);
  });

  it("is sent by email once for one Idempotency-Key, and is listed with the client", async () => {
    const client = await clientWithInvoice();
    const request = {
      body: { statement_from: "2026-01-01", cc: ["b@example.com"], subject: "Yours" },
      headers: { "Idempotency-Key": "statement-1" },
    };
    const tried = await owner(`${client}/statement/send?dry_run=true`, { body: request.body });
    expect([tried.status, await messagesOf(client)]).to.deep.equal([202, []]);
    const first = await owner(`${client}/statement/send`, request);
    expect(first.status).to.equal(202);
    expect(first.body).to.include({ status: "queued", invoice_id: null, statement_from: "2026-01-01", statement_to: null });
    expect((await owner(`${client}/statement/send`, request)).body).to.deep.equal(first.body);
    await required(harness).reactions.mail.wake();
    await required(harness).reactions.mail.idle();
    const [mail, ...repeats] = mails.filter(({ subject }) => subject === "Yours");
    expect(mail && [mail.to, mail.cc, repeats]).to.deep.equal([["ada@example.com"], ["b@example.com"], []]);
    expect(mail?.attachments.map(({ contentType }) => contentType)).to.deep.equal(["application/pdf"]);
    expect(Buffer.from(mail?.attachments[0]?.content ?? "").toString("latin1", 0, 5)).to.equal("%PDF-");
    const [sent, ...others] = await messagesOf(client, "?status=sent");
    expect([sent?.["id"], sent?.["client_id"], others]).to.deep.equal([first.body["id"], client.split("/").at(-1), []]);
    expect(await messagesOf(client, "?status=failed")).to.deep.equal([]);
    const removed = await owner(client, { method: "DELETE" });
    expect([removed.status, removed.body["code"]]).to.deep.equal([409, "in_use"]);
  });

  it("is refused with what is wrong at its field", async () => {
    const client = await clientWithInvoice();
    const wrong = { statement_from: "2026-02-01", statement_to: "2026-01-01" };
    const { status, body } = await owner(`${client}/statement/send`, { body: wrong });
    expect([status, body["errors"]]).to.have.deep.nested.property("[1][0].pointer", "/statement_to");
    expect((await owner(`${client}/statement/send`, { body: { to: ["no"] } })).status).to.equal(422);
    for (let sent = 0; sent < 20; sent++) expect((await owner(`${client}/statement/send`, { body: {} })).status).to.equal(202);
    const limited = await owner(`${client}/statement/send`, { body: {} });
    expect([limited.status, limited.body["code"]]).to.deep.equal([429, "mail_limit"]);
  });
});
