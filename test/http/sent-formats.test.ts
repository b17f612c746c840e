import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { SmtpMailer } from "../../adapters/mail/index.js";
import { attachedFormats, type DocumentFormat, documentFormatNames, documentFormats, instant } from "../../core/index.js";
import { MailServer } from "../adapters/mail/mail-server.js";
import { contentOf, decodeWords, type Entity, header, parameter, parseEntity } from "../adapters/mail/mime.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";

const address = { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" };
const MINUTE = 60_000;

describe("sending invoices in the client's format over HTTP", () => {
  let harness: Harness;
  let server: MailServer;
  let workspace: TestWorkspace;
  let owner: Api;
  let client: string;
  let now: number;
  /** Refuses the content of a mail for now. */
  let isBusy = false;

  before(async () => {
    server = await MailServer.start({
      disabledCommands: ["STARTTLS"],
      onMailFrom: (_, __, callback) => callback(isBusy ? Object.assign(new Error("Busy"), { responseCode: 451 }) : null),
    });
    const mailer = SmtpMailer.create({ url: `smtp://127.0.0.1:${server.port}`, from: "billing@stint.example" });
    const clock = { now: () => instant(now) };
    harness = await startHarness(memoryPorts({ ...systemPorts, clock }), { mailer });
  });
  after(async () => {
    await harness.close();
    await server.close();
  });

  const post = async (path: string, body: object = {}) => (await owner(`/v1${path}`, { method: "POST", body })).body;
  const patch = (path: string, body: object) => owner(`/v1${path}`, { method: "PATCH", body });

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:00:00Z");
    isBusy = false;
    server.received.length = 0;
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    await patch("/workspace", {
      tax: { category: "S", rate: "19" },
      seller: {
        ...{ legal_name: "Grace & Söhne", address, vat_id: "DE136695976", iban: "DE02120300000000202051" },
        ...{ phone: "+49 30 123456", email: "billing@example.com" },
        electronic_address: { scheme: "9930", value: "DE136695976" },
      },
    });
    const made = await post("/clients", {
      ...{ name: "Ada", email: "ada@example.com", address, buyer_reference: "04011000-12345-34" },
      electronic_address: { scheme: "9930", value: "DE123456788" },
    });
    client = made["id"] as string;
  });

  const lines = [{ description: "Work", quantity: "2.5", unit: "HUR", unit_price: 9_000 }];
  const choose = (invoice_format: DocumentFormat) => patch(`/clients/${client}`, { invoice_format });
  const drafted = async () => (await post("/invoices", { client_id: client, lines }))["id"] as string;
  const issued = async () => {
    const id = await drafted();
    await post(`/invoices/${id}/issue`);
    return id;
  };
  const send = (id: string, body: object = {}): Promise<Reply> => owner(`/v1/invoices/${id}/send`, { method: "POST", body });
  const exported = async (id: string, format: string): Promise<Buffer> => {
    const headers = { authorization: `Bearer ${workspace.tokens.owner}` };
    const response = await fetch(`${harness.url}/v1/invoices/${id}/export?format=${format}`, { headers });
    expect(response.status, await response.clone().text()).to.equal(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const settle = async () => {
    await harness.reactions.mail.wake();
    await harness.reactions.mail.idle();
  };
  /** Those to the client: the members of the workspace get invitations. */
  const toClient = () => server.received.filter(({ to }) => to.includes("ada@example.com"));
  const received = (): Entity => {
    const mails = toClient();
    expect(mails).to.have.length(1);
    return parseEntity(mails[0]?.bytes ?? "");
  };
  const attachmentsOf = ({ parts }: Entity) =>
    parts.slice(1).map((part) => {
      const type = header(part.headers, "Content-Type").split(";")[0];
      return { name: parameter(header(part.headers, "Content-Disposition"), "filename"), type, content: contentOf(part) };
    });
  const textOf = ({ parts }: Entity): string => contentOf(parts[0]?.parts[0] as Entity).toString("utf8");

  const documents: Readonly<Record<string, () => Promise<string>>> = {
    invoice: issued,
    "deposit invoice": async () => {
      const deposit = await post("/invoices", { type: "deposit", client_id: client, lines });
      await post(`/invoices/${deposit["id"] as string}/issue`);
      return deposit["id"] as string;
    },
    "credit note": async () => (await post(`/invoices/${await issued()}/credit-notes`, { reason: "A mistake" }))["id"] as string,
  };

  for (const [kind, make] of Object.entries(documents))
    for (const format of documentFormatNames)
      it(`attaches the same bytes as the export in ${format}: ${kind}`, async () => {
        await choose(format);
        const id = await make();
        const number = ((await owner(`/v1/invoices/${id}`)).body["number"] as string) ?? "";
        const message = await send(id);
        expect([message.status, message.body["invoice_format"]], JSON.stringify(message.body)).to.deep.equal([202, format]);
        await settle();
        const mail = received();
        const attachments = attachmentsOf(mail);
        const formats = attachedFormats(format);
        expect(attachments.map(({ name, type }) => [name, type])).to.deep.equal(
          formats.map((one) => [`${number}.${documentFormats[one].extension}`, documentFormats[one].mediaType]),
        );
        for (const [index, one] of formats.entries())
          expect(attachments[index]?.content.equals(await exported(id, one)), one).to.equal(true);
        expect(header(mail.headers, "Message-ID")).to.equal(`<${message.body["message_id"] as string}>`);
        expect(decodeWords(header(mail.headers, "Subject"))).to.include(number);
        if (format !== "pdf") expect(textOf(mail)).to.include(`(${documentFormats[format].title})`);
        else expect(textOf(mail)).to.not.include("software");
      });

  it("sends XML together with the PDF, and Factur-X alone", () => {
    const names = (formats: readonly string[]) => formats.join("+");
    expect(documentFormatNames.map((format) => names(attachedFormats(format)))).to.deep.equal([
      ...["pdf", "facturx", "pdf+xrechnung", "pdf+peppol", "pdf+ubl", "pdf+cii"],
    ]);
  });

  const stateOf = async (id: string) => ({
    invoice: (await owner(`/v1/invoices/${id}`)).body,
    messages: (await owner(`/v1/invoices/${id}/messages`)).body,
    changes: (await owner("/v1/changes")).body["data"],
    events: (await owner("/v1/events")).body,
  });

  it("refuses a draft that lacks what the format requires, and changes nothing", async () => {
    await choose("xrechnung");
    await patch(`/clients/${client}`, { buyer_reference: null });
    const id = await drafted();
    const before = await stateOf(id);
    const { status, body } = await send(id);
    expect([status, body["code"]]).to.deep.equal([422, "not_ready_to_export"]);
    const findings = body["findings"] as readonly { readonly rule: string; readonly pointer: string; readonly fix: string }[];
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).to.deep.equal([["BR-DE-15", "/buyer_reference"]]);
    expect(findings[0]?.fix).to.not.match(/^An issued invoice does not change/);
    await settle();
    expect(await stateOf(id)).to.deep.equal(before);
    expect(toClient()).to.deep.equal([]);
    await patch(`/clients/${client}`, { buyer_reference: "04011000-12345-34" });
    await patch(`/invoices/${id}`, { buyer_reference: "04011000-12345-34" });
    expect((await send(id)).status).to.equal(202);
    await settle();
    expect((await owner(`/v1/invoices/${id}`)).body["number"]).to.match(/0001$/);
  });

  it("refuses an issued invoice too, unless it was written in the format before", async () => {
    await patch(`/clients/${client}`, { electronic_address: null });
    const id = await issued();
    await choose("peppol");
    const refused = await send(id);
    expect([refused.status, refused.body["code"]]).to.deep.equal([422, "not_ready_to_export"]);
    expect((await owner(`/v1/invoices/${id}/messages`)).body["data"]).to.deep.equal([]);
    await harness.ports.unitOfWork.run({ workspaceId: workspace.id as never }, (stores) =>
      stores.documents.keep(id as never, "peppol", Buffer.from("<kept/>")),
    );
    expect((await send(id)).status).to.equal(202);
    await settle();
    expect(attachmentsOf(received())[1]?.content.toString()).to.equal("<kept/>");
  });

  it("does not ask for what electronic invoices require of a client who gets PDFs", async () => {
    await patch(`/clients/${client}`, { buyer_reference: null, electronic_address: null });
    expect((await send(await drafted())).status).to.equal(202);
    await settle();
    expect(attachmentsOf(received()).map(({ type }) => type)).to.deep.equal(["application/pdf"]);
  });

  it("sends the same message after a failed attempt, in the format that was chosen when it was queued", async () => {
    await choose("ubl");
    const id = await drafted();
    isBusy = true;
    const message = await send(id);
    await settle();
    const [waiting] = (await owner(`/v1/invoices/${id}/messages`)).body["data"] as readonly Record<string, unknown>[];
    expect([waiting?.["status"], waiting?.["attempts"]]).to.deep.equal(["queued", 1]);
    const before = await Promise.all(["pdf", "ubl"].map((format) => exported(id, format)));
    await choose("pdf");
    await patch(`/clients/${client}`, { legal_name: "Other", electronic_address: null });
    await patch("/workspace", { seller: { legal_name: "Other" } });
    isBusy = false;
    now += 2 * MINUTE;
    await settle();
    const mail = received();
    const [pdf, ubl] = attachmentsOf(mail);
    expect(before[0]?.equals(pdf?.content ?? Buffer.alloc(0))).to.equal(true);
    expect(before[1]?.equals(ubl?.content ?? Buffer.alloc(0))).to.equal(true);
    expect(header(mail.headers, "Message-ID")).to.equal(`<${message.body["message_id"] as string}>`);
    expect((await owner(`/v1/invoices/${id}/messages`)).body["data"]).to.have.length(1);
    server.received.length = 0;
    expect((await send(id)).body["invoice_format"]).to.equal("pdf");
    await settle();
    expect(attachmentsOf(received())).to.have.length(1);
  });

  it("knows the formats, and no other", async () => {
    expect((await owner(`/v1/clients/${client}`)).body["invoice_format"]).to.equal("pdf");
    for (const format of documentFormatNames) expect((await choose(format)).body["invoice_format"]).to.equal(format);
    for (const format of ["zugferd", "PDF", "", null]) {
      const { status } = await patch(`/clients/${client}`, { invoice_format: format });
      expect(status, String(format)).to.equal(422);
    }
  });
});
