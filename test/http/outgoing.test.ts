import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant, type MessageId, type WorkspaceId } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "./harness.js";
import { reasonOf } from "../reasons.js";

const DAY = 86_400_000;

describe("sending and exporting over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let now: number;

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:00:00Z");
    harness = await startHarness(memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } }));
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
  });
  afterEach(() => harness.close());

  const make = async (client: object = {}, description = "Work"): Promise<string> => {
    const made = await owner("/v1/clients", { body: { name: "Ada Ltd", email: "ada@example.com", ...client } });
    const body = { client_id: made.body["id"], lines: [{ description, quantity: "1", unit_price: 100 }] };
    return (await owner("/v1/invoices", { body })).body["id"] as string;
  };
  const send = (id: string, body?: object) =>
    owner(`/v1/invoices/${id}/send`, body ? { body } : { method: "POST", headers: { "Content-Type": "text/plain" } });
  const pdf = async (id: string, headers: Record<string, string> = {}) => owner(`/v1/invoices/${id}/export`, { headers });
  const bytes = async (id: string, query = "") =>
    ((await owner(`/v1/invoices/${id}/export${query}`)).body["file"] as Buffer).toString("latin1");

  it("sends without a body: issues a draft and mails it to the client", async () => {
    const id = await make();
    const { status, body } = await send(id);
    expect(status, JSON.stringify(body)).to.equal(202);
    expect(body).to.include({ invoice_id: id, status: "queued", subject: null, attempts: 0, sent_at: null });
    expect(body["to"]).to.deep.equal(["ada@example.com"]);
    expect((await owner(`/v1/invoices/${id}`)).body).to.include({ status: "open", number: "INV-2026-0001", sent_at: null });
    expect((await owner(`/v1/invoices/${id}/messages`)).body["data"]).to.deep.equal([body]);
  });

  it("accepts recipients, copies, subject and message, and sends a paid invoice too", async () => {
    const id = await make();
    await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "paid" } });
    const body = { to: ["a@example.com", "b@example.com"], cc: ["c@example.com"], subject: "Päid", message: "Thanks" };
    expect((await send(id, body)).body).to.deep.include(body);
  });

  const refused: readonly (readonly [title: string, body: object, pointer: string, code: string])[] = [
    ["no address at all", { to: [] }, "/to", "recipient_missing"],
    ["a second header in an address", { to: ["a@example.com\r\nBcc: x@example.com"] }, "/to/0", "email_malformed"],
    ["two addresses in one", { to: ["a@example.com, b@example.com"] }, "/to/0", "email_malformed"],
    ["a control character in an address", { cc: ["a\u0007@example.com"] }, "/cc/0", "email_malformed"],
    ["a subject of two lines", { subject: "Hello\r\nBcc: x@example.com" }, "/subject", "invalid_character"],
    ["too many recipients", { to: Array.from({ length: 21 }, (_, n) => `a${n}@example.com`) }, "/to", "too_many"],
  ];
  for (const [title, body, pointer, code] of refused) {
    it(`rejects ${title}, and issues nothing`, async () => {
      const id = await make();
      const reply = await send(id, body);
      expect(reply.status, JSON.stringify(reply.body)).to.equal(422);
      expect((reply.body["errors"] as object[])[0]).to.include({ pointer, code });
      expect((await owner(`/v1/invoices/${id}`)).body["status"]).to.equal("draft");
    });
  }

  it("rejects sending to a client without an address, and sending a void invoice", async () => {
    const nowhere = await make({ email: null });
    expect([(await send(nowhere)).status, reasonOf((await send(nowhere)).body)]).to.deep.equal([422, "recipient_missing"]);
    const id = await make();
    await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "void" } });
    expect([(await send(id)).status, (await send(id)).body["code"]]).to.deep.equal([409, "invoice_void"]);
  });

  it("prints and sends text in any script, and warns about what no font has", async () => {
    const id = await make({}, "漢字 → 𐀀");
    const checked = await owner(`/v1/invoices/${id}/validate`, { body: { profile: "issue" } });
    const findings = checked.body["findings"] as Record<string, string>[];
    expect(findings.find(({ rule }) => rule === "glyph_missing")).to.include({
      severity: "warning",
      pointer: "/lines/0/description",
    });
    expect(findings.find(({ rule }) => rule === "glyph_missing")?.["message"]).to.contain("𐀀 (U+10000)");
    expect((await pdf(id)).status).to.equal(200);
    expect((await send(id)).status).to.equal(202);
  });

  it("exports a PDF named after the number, for Accept headers with PDF, anything or JSON", async () => {
    const id = await make();
    await owner("/v1/workspace", { method: "PATCH", body: { invoice_number_format: "RÉ/{SEQ}" } });
    expect((await pdf(id)).headers.get("content-disposition")).to.contain(`filename="${id}.pdf"`);
    await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    for (const accept of ["application/pdf", "*/*", "application/json", "application/json, text/plain;q=0.5"]) {
      const { status, headers, body } = await pdf(id, { Accept: accept });
      expect([status, headers.get("content-type")], accept).to.deep.equal([200, "application/pdf"]);
      expect(headers.get("content-disposition")).to.equal(`attachment; filename="R_-1.pdf"; filename*=UTF-8''R%C3%89-1.pdf`);
      expect((body["file"] as Buffer).subarray(0, 5).toString()).to.equal("%PDF-");
    }
    expect((await pdf(id, { Accept: "text/html" })).status).to.equal(406);
  });

  it("returns the same bytes for an issued invoice, whatever payments and settings change", async () => {
    const id = await make();
    const draft = await bytes(id);
    await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    const issued = await bytes(id);
    expect(issued).to.not.equal(draft);
    now += DAY;
    await owner("/v1/workspace", { method: "PATCH", body: { name: "Other", locale: "de", seller: { legal_name: "Other" } } });
    await owner(`/v1/invoices/${id}/payments`, { body: { amount: 40, paid_on: "2026-03-03" } });
    await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "paid" } });
    expect(await bytes(id)).to.equal(issued);
  });

  it("returns the PDF that the draft would have, and creates nothing", async () => {
    const client = (await owner("/v1/clients", { body: { name: "Ada Ltd" } })).body["id"];
    const preview = (body: object, headers: Record<string, string> = {}) =>
      owner("/v1/invoices/preview/export", { body: { client_id: client, ...body }, headers });
    const lines = [{ description: "Work", quantity: "1.5", unit_price: 100 }];
    const shown = await preview({ lines }, { "Idempotency-Key": "a key that it ignores" });
    expect([shown.status, shown.headers.get("Content-Type")]).to.deep.equal([200, "application/pdf"]);
    expect(shown.headers.get("Content-Disposition")).to.contain('filename="draft.pdf"');
    expect((await owner("/v1/invoices")).body["data"]).to.deep.equal([]);
    const { body } = await owner("/v1/invoices", { body: { client_id: client, lines } });
    expect((shown.body["file"] as Buffer).toString("latin1")).to.equal(await bytes(body["id"] as string));
    const other = await preview({ lines: [{ ...lines[0], quantity: "2" }] }, { "Idempotency-Key": "a key that it ignores" });
    expect(other.body["file"]).to.not.deep.equal(shown.body["file"]);
    expect(await preview({ from_time: {} })).to.deep.include({ status: 422 });
    const refused = await preview({ from_time: {} });
    expect([refused.status, refused.body["code"]]).to.deep.equal([422, "nothing_to_bill"]);
  });

  it("keeps the PDF of an invoice that is voided or paid, and stamps copies", async () => {
    for (const [status, other] of [
      ["void", "paid"],
      ["paid", "void"],
    ]) {
      const id = await make();
      await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
      const issued = await bytes(id);
      await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status } });
      expect(await bytes(id)).to.equal(issued);
      expect(await bytes(id, `?copy=${status}`)).to.not.equal(issued);
      const refused = await owner(`/v1/invoices/${id}/export?copy=${other}`);
      expect([refused.status, refused.body["code"]]).to.deep.equal([409, "copy_not_available"]);
    }
  });

  describe("invitations", () => {
    const invite = async (email = "grace@example.com") => (await owner("/v1/users", { body: { email } })).body["id"] as string;
    /** The token in the newest queued mail. */
    const mailedToken = async (): Promise<string> => {
      const claims = await harness.ports.mailQueue.claim({ now: instant(now), leasedUntil: instant(now + 1), limit: 9 });
      return claims.at(-1)?.message.secret ?? "";
    };
    const accept = (body: object) => harness.api(null)("/v1/invitations/accept", { body });

    it("activate an invited user with the token of the mail, once, and return a first API token", async () => {
      const id = await invite();
      const token = await mailedToken();
      const { status, body } = await accept({ token, name: "Grace Hopper" });
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body["user"]).to.include({ id, name: "Grace Hopper", status: "active", email: "grace@example.com" });
      expect((await harness.api(body["token"] as string)("/v1/me")).body).to.include({ id, name: "Grace Hopper" });
      const again = await accept({ token });
      expect([again.status, again.body["code"]]).to.deep.equal([401, "invalid_token"]);
    });

    it("are valid for seven days, and not an instant longer", async () => {
      await invite();
      const token = await mailedToken();
      now += 7 * DAY;
      expect((await accept({ token })).status).to.equal(401);
      now -= 1;
      expect((await accept({ token })).status).to.equal(200);
    });

    it("are invalid after they are resent, or the user is deactivated", async () => {
      const id = await invite();
      const first = await mailedToken();
      expect((await owner(`/v1/users/${id}/resend-invitation`, { method: "POST" })).status).to.equal(200);
      const second = await mailedToken();
      expect(second).to.not.equal(first);
      expect((await accept({ token: first })).status).to.equal(401);
      await owner(`/v1/users/${id}`, { method: "PATCH", body: { status: "deactivated" } });
      expect((await accept({ token: second })).status).to.equal(401);
      const resent = await owner(`/v1/users/${id}/resend-invitation`, { method: "POST" });
      expect([resent.status, resent.body["code"]]).to.deep.equal([409, "not_invited"]);
    });

    it("have no bearer token, and nobody is shown their hash", async () => {
      const id = await invite();
      const token = await mailedToken();
      expect((await harness.api(token)("/v1/me")).status).to.equal(401);
      expect(JSON.stringify((await owner(`/v1/users/${id}`)).body)).to.not.match(/invitation|hash/);
    });
  });

  it("keep no token after their mail is sent", async () => {
    await owner("/v1/users", { body: { email: "grace@example.com" } });
    const [claim] = await harness.ports.mailQueue.claim({ now: instant(now), leasedUntil: instant(now + 1), limit: 9 });
    expect(claim?.message.secret).to.be.a("string");
    now += 1;
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
    const scope = { workspaceId: workspace.id as WorkspaceId };
    const find = () => harness.ports.unitOfWork.read(scope, (stores) => stores.messages.find(claim?.message.id as MessageId));
    expect(await find()).to.include({ status: "queued", error: "There is no mail server." });
    now += 5 * DAY;
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
    expect(await find()).to.include({ status: "failed", secret: null });
  });
});
