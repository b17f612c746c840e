import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { HttpLogger } from "../../adapters/http/index.js";
import { instant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { ask, DocumentScene } from "./document-scene.js";

describe("the pages of links over HTTP", () => {
  const scene = new DocumentScene();
  const lines: object[] = [];
  let now = Date.parse("2026-03-02T08:00:00Z");

  before(async () => {
    const ports = memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } });
    const keep = (fields: object) => void lines.push(fields);
    const logger: HttpLogger = { debug: keep, info: keep, warn: keep, error: keep };
    const rateLimit = { quota: ports.requestQuota, perMinute: 60_000, burst: 60_000 };
    await scene.start(ports, { logger, rateLimit });
  });
  beforeEach(() => scene.enter());
  after(() => scene.harness?.close());

  it("are not cached, indexed or framed, run no script, and give their address to nobody", async () => {
    const { page } = await scene.link(await scene.issued());
    for (const path of [page, `${page}/pdf`, `${page}/viewed`, `${scene.harness.url}/documents/unknown`]) {
      const { headers } = await fetch(path);
      expect(Object.fromEntries(headers), path).to.include({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
      const policy = headers.get("Content-Security-Policy");
      expect(policy).to.match(/^default-src 'none'; style-src 'sha256-[\w+/]+='; img-src 'self'; form-action 'self';/);
      expect(policy).to.include("frame-ancestors 'none'").and.not.include("script-src");
      expect(headers.get("RateLimit")).to.be.a("string");
    }
  });

  it("leave no secret in the log", async () => {
    const { page } = await scene.link(await scene.issued());
    lines.length = 0;
    await fetch(page);
    await fetch(`${page}/viewed`);
    await fetch(`${page}x`);
    await ask(page, { text: "Why?" });
    await scene.harness.idle();
    expect(lines.length).to.be.at.least(4);
    expect(JSON.stringify(lines)).to.not.include(page.split("/").at(-1) ?? page);
  });

  it("end in the instant of the link's expiry", async () => {
    const { page } = await scene.link(await scene.issued(), { expires_at: new Date(now + 60_000).toISOString() });
    now += 59_999;
    expect((await fetch(page)).status).to.equal(200);
    now += 1;
    expect((await fetch(page)).status).to.equal(404);
  });

  it("keep the time of the first view, and count later ones on the link alone", async () => {
    const invoice = await scene.issued();
    const { page } = await scene.link(invoice);
    await fetch(`${page}/viewed`);
    const { viewed_at: first, version } = await scene.invoice(invoice);
    now += 60_000;
    await fetch(`${page}/viewed`);
    expect(await scene.invoice(invoice)).to.include({ viewed_at: first, version });
    expect((await scene.links(invoice))[0]).to.include({ views: 2, last_viewed_at: new Date(now).toISOString() });
  });

  it("show what is due now, and that a document is overdue, paid or void", async () => {
    const invoice = await scene.issued({ issue_date: "2026-03-02", due_date: "2026-03-09" });
    const { page } = await scene.link(invoice);
    const text = async (): Promise<string> => (await fetch(page)).text();
    expect(await text())
      .to.include('<p class="status">Open</p>')
      .and.include("EUR\u00a0297.50</p>");
    await scene.make(`/invoices/${invoice}/payments`, { amount: 20_000 });
    expect(await text())
      .to.include("EUR\u00a097.50</p>")
      .and.include("EUR\u00a0200.00");
    now += 10 * 86_400_000;
    expect(await text()).to.include(">Overdue</p>");
    await scene.make(`/invoices/${invoice}/pay`);
    expect(await text())
      .to.include(">Paid</p>")
      .and.not.include("<svg");
    const other = await scene.issued();
    const link = await scene.link(other);
    await scene.make(`/invoices/${other}/void`);
    expect(await (await fetch(link.page)).text())
      .to.include("This document is void")
      .and.not.include("DE02 1203");
  });

  it("refuse what is no question, and keep what was entered", async () => {
    const { page } = await scene.link(await scene.issued());
    const refusals: readonly (readonly [Record<string, string>, number, string])[] = [
      [{ text: " \n" }, 422, "Enter your question."],
      [{ text: "x".repeat(2_001) }, 422, "Shorten it to 2,000 characters."],
      [{ text: "я".repeat(1_000) }, 413, "Shorten it to 2,000 characters."],
      [{ text: "Why </textarea>?", reply_to: 'no"body' }, 422, "Enter a valid email address"],
    ];
    for (const [fields, status, message] of refusals) {
      const reply = await ask(page, fields);
      const text = await reply.text();
      expect([reply.status, text.includes(message)], message).to.deep.equal([status, true]);
    }
    const text = await (await ask(page, { text: "Why </textarea>?", reply_to: 'no"body' })).text();
    expect(text).to.include("Why &lt;/textarea&gt;?").and.include('value="no&quot;body"');
    expect((await ask(page, { text: "x".repeat(2_000) })).status).to.equal(303);
    const json = await fetch(`${page}/questions`, {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(json.status).to.equal(415);
    const methods = await Promise.all([fetch(page, { method: "POST" }), fetch(`${page}/questions`)]);
    expect(methods.map(({ status, headers }) => [status, headers.get("Allow")])).to.deep.equal([
      [405, "GET, HEAD"],
      [405, "POST"],
    ]);
  });

  it("limit the requests of an address, with a page that says so", async () => {
    const ports = memoryPorts(systemPorts);
    const limited = new DocumentScene();
    await limited.start(ports, { rateLimit: { quota: ports.requestQuota, perMinute: 1, burst: 5 } });
    const [first, second] = [
      await fetch(`${limited.harness.url}/documents/x`),
      await fetch(`${limited.harness.url}/documents/x`),
    ];
    expect([first.status, second.status]).to.deep.equal([404, 429]);
    expect(await second.text()).to.include("Too many requests");
    expect(Number(second.headers.get("Retry-After"))).to.be.greaterThan(0);
    await limited.harness.close();
  });
});
