import { expect } from "chai";
import { changeCredit } from "../../../core/client-credits/changing-credit.js";
import { type ClientId, parseCurrency } from "../../../core/index.js";
import { forEachStorage } from "../storages.js";
import { ask, DocumentScene } from "../document-scene.js";

forEachStorage("the page of a link to an invoice", (ports) => {
  const scene = new DocumentScene();
  before(() => scene.start(ports()));
  beforeEach(() => scene.enter());
  after(() => scene.harness?.close());

  it("shows the client the document and its files without an account", async () => {
    const invoice = await scene.issued();
    const { page } = await scene.link(invoice);
    const shown = await fetch(page);
    expect([shown.status, shown.headers.get("Content-Type")]).to.deep.equal([200, "text/html; charset=utf-8"]);
    const text = await shown.text();
    for (const part of ["Grace &lt;&amp; Söhne&gt;", "INV-2026-0001".slice(0, 4), "EUR", "297.50", "DE02 1203", "<svg role"])
      expect(text).to.include(part);
    const pdf = await fetch(`${page}/pdf`);
    expect(pdf.headers.get("Content-Type")).to.equal("application/pdf");
    expect(pdf.headers.get("Content-Disposition")).to.match(/^attachment; filename="INV-/);
    const exported = await scene.owner(`/v1/invoices/${invoice}/export`);
    expect(Buffer.from(await pdf.arrayBuffer())).to.deep.equal(exported.body["file"]);
    expect((await fetch(`${page}/cii`)).status).to.equal(text.includes(`/cii"`) ? 200 : 404);
  });

  it("is the same page for a link that is unknown, expired, revoked, or has another form", async () => {
    const invoice = await scene.issued();
    const revoked = await scene.link(invoice);
    await scene.make(`/invoices/${invoice}/links/${revoked.id}/revoke`);
    const again = await scene.make(`/invoices/${invoice}/links/${revoked.id}/revoke`);
    expect(again["version"]).to.equal(2);
    const unknown = `${scene.harness.url}/documents/stint_unknown`;
    const paths = [
      revoked.page,
      unknown,
      `${revoked.page}/pdf`,
      `${unknown}/viewed`,
      `${scene.harness.url}/documents`,
      `${unknown}/a/b`,
    ];
    const replies = await Promise.all(paths.map((path) => fetch(path)));
    const [first, ...others] = await Promise.all(replies.map((reply) => reply.text()));
    expect(replies.map(({ status }) => status)).to.deep.equal(paths.map(() => 404));
    expect(new Set(others)).to.deep.equal(new Set([first]));
    expect((await ask(revoked.page, { text: "Why?" })).status).to.equal(404);
    await scene.sendMail();
    expect(scene.mails).to.deep.equal([]);
  });

  it("says what of the client's credit in the currency could pay what is due, and never more", async () => {
    const invoice = await scene.issued();
    const { page } = await scene.link(invoice);
    const text = async () => (await (await fetch(page)).text()).replaceAll("\u00a0", " ");
    const { client_id: client } = await scene.invoice(invoice);
    const credited = async (amount: bigint, currency: string) => {
      const change = { clientId: client as ClientId, currency: parseCurrency(currency), kind: "received", amount } as const;
      const { ports } = scene.harness;
      await ports.unitOfWork.run(scene.workspace.actors.owner, (stores) => changeCredit(ports, stores, change));
    };
    await credited(900n, "USD");
    expect(await text()).not.to.contain("You have a credit");
    await credited(1_000n, "EUR");
    expect(await text()).to.contain("You have a credit, of which EUR 10.00 could be used for this invoice.");
    await credited(100_000n, "EUR");
    expect(await text()).to.contain("of which EUR 297.50 could be used");
    await scene.owner(`/v1/invoices/${invoice}/apply-credit`, { body: { amount: 29_750 } });
    expect(await text()).not.to.contain("You have a credit");
  });

  it("records the first view of the invoice once, and counts the views of the link", async () => {
    const invoice = await scene.issued();
    const [first, second] = [await scene.link(invoice), await scene.link(invoice)];
    expect(await scene.invoice(invoice)).to.include({ viewed_at: null });
    const views = [first, second, first].map(({ page }) => fetch(`${page}/viewed`));
    expect((await Promise.all(views)).map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect((await scene.eventsOf(invoice)).filter((type) => type === "invoice.viewed")).to.have.length(1);
    expect((await scene.invoice(invoice))["viewed_at"]).to.be.a("string");
    const counted = new Map((await scene.links(invoice)).map(({ id, views: count }) => [id, count]));
    expect([counted.get(first.id), counted.get(second.id)]).to.deep.equal([2, 1]);
  });

  it("does not count previews, requests for headers alone, and members of the workspace", async () => {
    const invoice = await scene.issued();
    const { page } = await scene.link(invoice);
    const cookieOf = async (workspaceId: string, email: string): Promise<Record<string, string>> => {
      const { secret } = await scene.harness.useCases.grantSignIn({ email, workspaceId: workspaceId as never });
      const { session } = await scene.harness.useCases.signIn(secret);
      return { Cookie: `stint_session=${session.secret}` };
    };
    const { body } = await scene.owner("/v1/me");
    const own = await cookieOf(scene.workspace.id, String(body["email"]));
    await fetch(page);
    await fetch(page, { method: "HEAD" });
    await fetch(`${page}/viewed`, { method: "HEAD" });
    await fetch(`${page}/viewed`, { headers: { "Sec-Purpose": "prefetch;prerender" } });
    await fetch(`${page}/viewed`, { headers: own });
    expect((await scene.links(invoice))[0]).to.include({ views: 0, last_viewed_at: null });
    expect(await scene.eventsOf(invoice)).to.not.include("invoice.viewed");
    const other = await scene.harness.createWorkspace();
    const stranger = await scene.harness.api(other.tokens.owner)("/v1/me");
    await fetch(`${page}/viewed`, { headers: await cookieOf(other.id, String(stranger.body["email"])) });
    expect((await scene.links(invoice))[0]).to.include({ views: 1 });
  });

  it("sends a question to the owners alone, who reply to the client", async () => {
    const invoice = await scene.issued();
    const { page } = await scene.link(invoice);
    const sent = await ask(page, { text: "  Why <2.5> hours?\r\nAda ", reply_to: "client@example.com", to: "x@example.com" });
    expect([sent.status, sent.headers.get("Location")]).to.deep.equal([
      303,
      `../${page.split("/").at(-1) ?? ""}?question=asked#question`,
    ]);
    await scene.sendMail();
    const { body } = await scene.owner("/v1/me");
    const [mail, ...others] = scene.mails;
    expect(others).to.deep.equal([]);
    expect(mail).to.deep.include({ to: [body["email"]], cc: [], replyTo: "client@example.com", attachments: [] });
    expect(mail?.text).to.include("Why <2.5> hours?\nAda").and.include(`/invoices/${invoice}`);
    expect(mail?.html).to.include("Why &lt;2.5&gt; hours?");
    expect((await scene.invoice(invoice))["sent_at"]).to.equal(null);
    expect((await scene.owner(`/v1/invoices/${invoice}/messages`)).body["data"]).to.deep.equal([]);
  });

  it("sends at most five questions an hour on a link", async () => {
    const invoice = await scene.issued();
    const [link, other] = [await scene.link(invoice), await scene.link(invoice)];
    const replies = await Promise.all(Array.from({ length: 7 }, () => ask(link.page, { text: "Why?" })));
    expect(replies.map(({ status }) => status).sort()).to.deep.equal([303, 303, 303, 303, 303, 429, 429]);
    expect((await ask(other.page, { text: "Why?" })).status).to.equal(303);
  });

  it("is linked in emails if the workspace wants it, by one link for all of them", async () => {
    const invoice = await scene.issued();
    await scene.make(`/invoices/${invoice}/send`);
    await scene.change("/workspace", { link_in_mails: true });
    await scene.make(`/invoices/${invoice}/send`);
    await scene.make(`/invoices/${invoice}/send`);
    await scene.sendMail();
    const urls = scene.mails.map(({ text }) => /http:\/\/stint\.test\/documents\/\S+/.exec(text)?.[0]);
    const [listed, ...others] = await scene.links(invoice);
    expect(others).to.deep.equal([]);
    expect(urls.filter((url) => url !== undefined)).to.deep.equal([listed?.["url"], listed?.["url"]]);
    expect(urls).to.have.length(3);
    expect((await fetch(scene.pageOf(String(listed?.["url"])))).status).to.equal(200);
  });

  it("exists for issued documents only, with a limited number of links, whose URLs need permission to send", async () => {
    const { id: client } = await scene.make("/clients", { name: "Client" });
    const { id } = await scene.make("/invoices", {
      client_id: client,
      lines: [{ description: "x", quantity: "1", unit_price: 1 }],
    });
    const refused = await scene.owner(`/v1/invoices/${String(id)}/links`, { body: {} });
    expect([refused.status, refused.body["code"]]).to.deep.equal([409, "invoice_not_issued"]);
    const past = await scene.owner(`/v1/invoices/${String(id)}/links`, { body: { expires_at: "2020-01-01T00:00:00Z" } });
    expect(past.status).to.equal(422);
    await scene.make(`/invoices/${String(id)}/issue`);
    for (let count = 0; count < 20; count++) await scene.link(String(id));
    const full = await scene.owner(`/v1/invoices/${String(id)}/links`, { body: {} });
    expect([full.status, full.body["code"]]).to.deep.equal([409, "link_limit"]);
    const { token } = await scene.make("/tokens", { name: "Reader", scopes: ["invoices:read"] });
    const read = await scene.harness.api(String(token))(`/v1/invoices/${String(id)}/links`);
    expect(new Set((read.body["data"] as { url: string | null }[]).map(({ url }) => url))).to.deep.equal(new Set([null]));
  });
});
