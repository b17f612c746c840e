import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { documentFormats } from "../../core/index.js";
import { readCii, readUbl } from "../adapters/electronic-invoices/reading.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "./harness.js";

const address = { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" };
const electronic = Object.keys(documentFormats).filter((format) => format !== "pdf");
const xmlFormats = electronic.filter((format) => format !== "facturx");

describe("electronic invoices over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let client: string;

  before(async () => void (harness = await startHarness(memoryPorts(systemPorts))));
  after(() => harness.close());

  const post = async (path: string, body: object = {}) => (await owner(`/v1${path}`, { method: "POST", body })).body;
  const patch = (path: string, body: object) => owner(`/v1${path}`, { method: "PATCH", body });

  beforeEach(async () => {
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    await patch("/workspace", {
      tax: { category: "S", rate: "19" },
      seller: {
        ...{
          legal_name: "Grace & Söhne",
          address,
          vat_id: "DE136695976",
          iban: "DE02120300000000202051",
          phone: "+49 30 123456",
        },
        ...{ email: "billing@example.com", electronic_address: { scheme: "9930", value: "DE136695976" } },
      },
    });
    const made = await post("/clients", {
      ...{ name: "Ada", email: "ada@example.com", address, buyer_reference: "04011000-1234512345-06" },
      electronic_address: { scheme: "9930", value: "DE123456788" },
    });
    client = made["id"] as string;
  });

  const lines = [{ description: "Work", quantity: "2.5", unit: "HUR", unit_price: 9_000 }];
  const drafted = async () => (await post("/invoices", { client_id: client, lines }))["id"] as string;
  const issued = async () => {
    const id = await drafted();
    await post(`/invoices/${id}/issue`);
    return id;
  };
  const download = async (id: string, format: string, token = workspace.tokens.owner) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${harness.url}/v1/invoices/${id}/export?format=${format}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it("are downloaded as XML in each format, named by their number", async () => {
    const id = await issued();
    for (const format of xmlFormats) {
      const { status, headers, text } = await download(id, format);
      expect([status, headers.get("content-type")], text).to.deep.equal([200, "application/xml"]);
      expect(headers.get("content-disposition")).to.match(/filename="?INV-\d{4}-0001\.xml/);
      const { totals, seller, lines: read } = format === "cii" ? readCii(text) : readUbl(text);
      expect([totals.net, totals.tax, totals.payable, seller]).to.deep.equal(["225.00", "42.75", "267.75", "Grace & Söhne"]);
      expect(read).to.deep.equal([{ name: "Work", quantity: "2.5", unit: "HUR", net: "225.00" }]);
    }
  });

  it("are downloaded as PDF with the XML inside", async () => {
    const { status, headers, text } = await download(await issued(), "facturx");
    expect([status, headers.get("content-type")]).to.deep.equal([200, "application/pdf"]);
    expect(headers.get("content-disposition")).to.match(/filename="?INV-\d{4}-0001\.pdf/);
    expect(text).to.include("factur-x.xml");
  });

  it("have the same bytes after settings and status have changed", async () => {
    const id = await issued();
    const before = await Promise.all(electronic.map((format) => download(id, format)));
    await patch("/workspace", { seller: { legal_name: "Other" } });
    await patch(`/clients/${client}`, { electronic_address: null, legal_name: "Other" });
    await post(`/invoices/${id}/pay`);
    for (const [index, format] of electronic.entries()) expect((await download(id, format)).text).to.equal(before[index]?.text);
  });

  it("are not written for drafts, nor as marked copies", async () => {
    const id = await drafted();
    for (const format of electronic) {
      const { status, body } = await owner(`/v1/invoices/${id}/export?format=${format}`);
      expect([status, body["code"]]).to.deep.equal([409, "invoice_not_issued"]);
    }
    await post(`/invoices/${id}/pay`);
    const copy = await owner(`/v1/invoices/${id}/export?format=ubl&copy=paid`);
    expect([copy.status, copy.body["code"]]).to.deep.equal([409, "copy_not_available"]);
    const unknown = await owner(`/v1/invoices/${id}/export?format=doc`);
    expect(unknown.status).to.equal(422);
  });

  it("are refused with the findings of their check if something is missing", async () => {
    await patch(`/clients/${client}`, { electronic_address: null, buyer_reference: null });
    const id = await issued();
    for (const [format, rules] of [
      ["peppol", ["PEPPOL-EN16931-R003", "PEPPOL-EN16931-CL008", "DE-R-015"]],
      ["xrechnung", ["BR-DE-15"]],
    ] as const) {
      const { status, body } = await owner(`/v1/invoices/${id}/export?format=${format}`);
      expect([status, body["code"]]).to.deep.equal([422, "not_ready_to_export"]);
      const findings = body["findings"] as readonly { readonly rule: string; readonly severity: string; readonly fix: string }[];
      expect(findings.map(({ rule }) => rule)).to.have.members(rules);
      for (const { fix } of findings) expect(fix).to.match(/^An issued invoice does not change\. Void or credit it/);
      const checked = await post(`/invoices/${id}/validate`, { profile: format });
      expect((checked["findings"] as typeof findings).filter(({ severity }) => severity === "error")).to.deep.equal(findings);
    }
    expect((await download(id, "ubl")).status).to.equal(200);
  });

  it("are readable by members, as PDFs are, and by no one of another workspace", async () => {
    const id = await issued();
    const pdf = await download(id, "pdf", workspace.tokens.member);
    expect((await download(id, "cii", workspace.tokens.member)).status).to.equal(pdf.status);
    const other = await harness.createWorkspace();
    expect((await download(id, "cii", other.tokens.owner)).status).to.equal(404);
  });
});
