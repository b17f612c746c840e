import { expect } from "chai";
import { forEachStorage } from "../storages.js";
import { ask, DocumentScene, line } from "../document-scene.js";

forEachStorage("the page of a link to a quote", (ports) => {
  const scene = new DocumentScene();
  before(() => scene.start(ports()));
  beforeEach(() => scene.enter());
  after(() => scene.harness?.close());

  const post = (page: string, part: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${page}/${part}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const quoted = async (content: object = {}, locale = "en"): Promise<string> => {
    const client = await scene.make("/clients", { name: "Ada <Ltd>", email: "client@example.com", locale });
    const quote = await scene.make("/quotes", { client_id: client["id"], lines: [line], ...content });
    return `/quotes/${String(quote["id"])}`;
  };
  const issued = async (content: object = {}, locale?: string): Promise<string> => {
    const path = await quoted(content, locale);
    await scene.make(`${path}/issue`);
    return path;
  };
  const linked = async (path: string): Promise<string> => scene.pageOf(String((await scene.make(`${path}/links`))["url"]));
  const read = async (path: string) => (await scene.owner(`/v1${path}`)).body;
  const shown = async (page: string): Promise<string> => (await fetch(page)).text();
  const events = async (path: string) => (await scene.eventsOf(path.slice("/quotes/".length))).map((type) => type.slice(6));

  it("shows the quote and its PDF, with the forms to accept and to decline, and nothing about a payment", async () => {
    const path = await issued({ valid_until: "2090-12-31" });
    const page = await linked(path);
    const text = await shown(page);
    for (const part of ["Quote Q-", "Ada &lt;Ltd&gt;", "Valid until", "297.50", "/accept", "/decline", "Ask a question"])
      expect(text, part).to.include(part);
    for (const part of ["DE02 1203", "Amount due", "<svg", "Download UBL"]) expect(text, part).to.not.include(part);
    const pdf = await fetch(`${page}/pdf`);
    expect(pdf.headers.get("Content-Disposition")).to.match(/^attachment; filename="Q-\d{4}-\d{4}\.pdf"/);
    expect((await fetch(`${page}/ubl`)).status).to.equal(404);
    expect(await shown(await linked(await issued({}, "de"))))
      .to.include("Angebot annehmen")
      .and.include("Wartet auf Ihre");
  });

  it("accepts the quote with the name of the person once, whoever repeats it, and tells the owners", async () => {
    const path = await issued();
    const page = await linked(path);
    const name = " Ada <Lovelace> ";
    const [sent, ...again] = [
      await post(page, "accept", { name }),
      ...(await Promise.all(["Ada", "Grace"].map((other) => post(page, "accept", { name: other })))),
    ];
    expect([sent?.status, sent?.headers.get("Location")]).to.deep.equal([
      303,
      `../${page.split("/").at(-1) ?? ""}?decision=sent#decision`,
    ]);
    expect(again.map(({ status }) => status)).to.deep.equal([303, 303]);
    expect(await read(path)).to.include({ status: "accepted", accepted_by: "Ada <Lovelace>", version: 3 });
    expect((await post(page, "decline", { reason: "Too late" })).status).to.equal(303);
    expect(await read(path)).to.include({ status: "accepted", decline_reason: null });
    const text = await shown(`${page}?decision=sent`);
    expect(text).to.include("Accepted by Ada &lt;Lovelace&gt;").and.include("Thank you.").and.not.include("/accept");
    expect(await events(path)).to.deep.equal(["created", "issued", "accepted"]);
    await scene.sendMail();
    const { body } = await scene.owner("/v1/me");
    expect(scene.mails.map(({ to, subject }) => [to, subject])).to.deep.equal([
      [[body["email"]], `Ada <Ltd> has accepted ${String((await read(path))["number"])}`],
    ]);
    expect(scene.mails[0]?.text).to.include("Ada <Lovelace>").and.include(`/invoices${path}`);
  });

  it("declines the quote with a reason, and tells the owners", async () => {
    const path = await issued();
    const page = await linked(path);
    expect((await post(page, "decline", { reason: "Too\r\nexpensive" })).status).to.equal(303);
    expect(await read(path)).to.include({ status: "declined", decline_reason: "Too\nexpensive" });
    expect(await shown(page))
      .to.include("You have declined this quote.")
      .and.not.include("/accept");
    expect((await post(page, "accept", { name: "Ada" })).status).to.equal(303);
    expect(await read(path)).to.include({ status: "declined", accepted_by: null });
    await scene.sendMail();
    expect(scene.mails.map(({ subject }) => subject.includes("has declined"))).to.deep.equal([true]);
  });

  it("asks for a name, keeps what was entered, and refuses what is too long or no form", async () => {
    const path = await issued();
    const page = await linked(path);
    const missing = await post(page, "accept", { name: "  " });
    expect(missing.status).to.equal(422);
    expect(await missing.text())
      .to.include("Enter your name.")
      .and.include('aria-invalid="true"');
    const long = await post(page, "accept", { name: "<".repeat(201) });
    expect(long.status).to.equal(422);
    expect(await long.text())
      .to.include("The name is too long.")
      .and.include(`value="${"&lt;".repeat(201)}"`);
    const reason = await post(page, "decline", { reason: "x".repeat(2_001) });
    expect(reason.status).to.equal(422);
    expect(await reason.text())
      .to.include("The reason is too long.")
      .and.include("<details open>");
    const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"name":"Ada"}' };
    expect((await fetch(`${page}/accept`, json)).status).to.equal(415);
    expect((await fetch(`${page}/accept`)).status).to.equal(405);
    expect(await read(path)).to.include({ status: "open" });
  });

  it("does not accept an expired quote, and says that it has expired", async () => {
    const path = await issued({ valid_until: "2090-12-31" });
    const page = await linked(path);
    await scene.harness.ports.unitOfWork.run(scene.workspace.actors.owner, async ({ quotes }) => {
      const quote = await quotes.find(path.slice("/quotes/".length) as never);
      if (quote) await quotes.update({ ...quote, validUntil: "2026-01-31" as never, version: quote.version + 1 });
    });
    expect(await shown(page))
      .to.include("Expired")
      .and.not.include("/accept");
    expect((await post(page, "accept", { name: "Ada" })).status).to.equal(303);
    expect(await read(path)).to.include({ status: "open", expired: true });
    await scene.sendMail();
    expect(scene.mails).to.deep.equal([]);
  });

  it("opens nothing after its link was revoked, for a draft, or with a link to an invoice", async () => {
    const path = await issued();
    const link = await scene.make(`${path}/links`);
    const page = scene.pageOf(String(link["url"]));
    await scene.make(`${path}/links/${String(link["id"])}/revoke`);
    expect((await post(page, "accept", { name: "Ada" })).status).to.equal(404);
    expect((await fetch(page)).status).to.equal(404);
    expect(await read(path)).to.include({ status: "open" });
    const draft = await scene.owner(`/v1${await quoted()}/links`, { body: {} });
    expect(draft.body).to.include({ status: 409, code: "quote_not_issued" });
    const invoice = await scene.link(await scene.issued());
    expect((await post(invoice.page, "accept", { name: "Ada" })).status).to.equal(404);
  });

  it("records the first view of the quote, and sends questions to the owners", async () => {
    const path = await issued();
    const page = await linked(path);
    for (let time = 0; time < 2; time++) expect((await fetch(`${page}/viewed`)).status).to.equal(200);
    expect((await read(path))["viewed_at"]).to.be.a("string");
    expect(await events(path)).to.deep.equal(["created", "issued", "viewed"]);
    const [link] = (await read(`${path}/links`))["data"] as Record<string, unknown>[];
    expect(link).to.include({ views: 2, invoice_id: null, quote_id: path.slice("/quotes/".length) });
    expect((await ask(page, { text: "Why?" })).status).to.equal(303);
    await scene.sendMail();
    expect(scene.mails[0]?.text).to.include("Why?").and.include(`/invoices${path}`);
  });

  it("is in the email with the PDF, which issues a draft and records when it was sent", async () => {
    const path = await quoted({ valid_until: "2090-12-31" }, "de");
    const message = await scene.make(`${path}/send`);
    expect(message).to.deep.include({ quote_id: path.slice("/quotes/".length), invoice_id: null, to: ["client@example.com"] });
    await scene.sendMail();
    const [mail, ...others] = scene.mails;
    expect(others).to.deep.equal([]);
    expect(mail?.subject).to.match(/^Angebot Q-\d{4}-\d{4} von Grace/);
    expect(mail?.attachments.map(({ filename }) => filename)).to.deep.equal([`${String((await read(path))["number"])}.pdf`]);
    const [url = ""] = /https?:\S+\/documents\/\S+/.exec(mail?.text ?? "") ?? [];
    expect((await post(scene.pageOf(url), "accept", { name: "Ada" })).status).to.equal(303);
    expect(await events(path)).to.deep.equal(["created", "issued", "sent", "accepted"]);
    expect((await read(path))["sent_at"]).to.be.a("string");
    const closed = await scene.owner(`/v1${path}/send`, { body: {} });
    expect(closed.body).to.include({ status: 409, code: "quote_not_open" });
    const nowhere = await scene.make("/clients", { name: "Without an address" });
    const other = await scene.make("/quotes", { client_id: nowhere["id"], lines: [line] });
    const refused = await scene.owner(`/v1/quotes/${String(other["id"])}/send`, { body: {} });
    expect(refused.status).to.equal(422);
    expect(await read(`/quotes/${String(other["id"])}`)).to.include({ status: "draft", number: null });
  });
});
