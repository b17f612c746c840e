import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { reasonOf } from "../reasons.js";

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
}

const address = { line1: "1 Main St", city: "Berlin", postal_code: "10115", country: "DE" };
const period = { start: "2026-03-01", end: "2026-03-31" };

describe("the checks of an invoice over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let member: Api;
  let client: string;

  before(async () => void (harness = await startHarness(memoryPorts())));
  after(() => harness.close());
  beforeEach(async () => {
    const { tokens } = await harness.createWorkspace();
    owner = harness.api(tokens.owner);
    member = harness.api(tokens.member);
    client = (await owner("/v1/clients", { body: { name: "Ada", email: "ada@example.com" } })).body["id"] as string;
  });

  const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
  const make = async (body: object = {}) =>
    (await owner("/v1/invoices", { body: { client_id: client, lines, ...body } })).body["id"] as string;
  const patch = (path: string, body: object) => owner(path, { method: "PATCH", body });
  const validate = (id: string, body: object | undefined = {}) => owner(`/v1/invoices/${id}/validate`, { method: "POST", body });
  const findings = ({ body }: Reply) => body["findings"] as readonly Found[];
  const rules = (reply: Reply) => findings(reply).map(({ rule }) => rule);
  const complete = async () => {
    await patch("/v1/workspace", {
      tax: { category: "S", rate: "19" },
      seller: { legal_name: "Grace GmbH", address, vat_id: "DE136695976" },
    });
    await patch(`/v1/clients/${client}`, { address });
  };

  const missing = [
    "seller_address_incomplete",
    "seller_tax_id_missing",
    "buyer_address_incomplete",
    "tax_not_chosen",
    "supply_date_missing",
    "seller_name_missing",
  ];

  it("name what is missing, where it is, and how to fix it", async () => {
    const id = await make();
    const { status, body } = await validate(id);
    expect([status, body["ready"]]).to.deep.equal([200, false]);
    expect(rules({ ...(await validate(id)) })).to.deep.equal(missing);
    expect((body["findings"] as readonly Found[])[0]).to.deep.equal({
      rule: "seller_address_incomplete",
      severity: "error",
      pointer: "/seller/address",
      message: "The address of the seller is incomplete. It needs a street, a city and a country.",
      fix: "Enter it in the settings of the workspace, under seller.",
    });
    expect((await owner(`/v1/invoices/${id}/validate`, { method: "POST" })).body).to.deep.equal(body);
    await complete();
    await patch(`/v1/invoices/${id}`, { tax: { category: "S", rate: "19" }, period });
    expect((await validate(id)).body).to.deep.equal({ ready: true, findings: [] });
  });

  it("appear in the preview as warnings", async () => {
    const preview = async (body: object = {}) =>
      (await owner("/v1/invoices/preview", { body: { client_id: client, lines, ...body } })).body["warnings"] as readonly Found[];
    expect((await preview()).map(({ rule }) => rule)).to.deep.equal(missing);
    await complete();
    expect((await preview()).map(({ rule, pointer }) => [rule, pointer])).to.deep.equal([["supply_date_missing", "/period"]]);
    expect(await preview({ period })).to.deep.equal([]);
  });

  it("accept any tax that was set, on the line, the invoice, the client or the workspace", async () => {
    const outside = { category: "O" };
    const isChosen = async (id: string) => !rules(await validate(id)).includes("tax_not_chosen");
    expect(await isChosen(await make())).to.equal(false);
    expect(await isChosen(await make({ tax: outside }))).to.equal(true);
    expect(await isChosen(await make({ lines: [{ ...lines[0], tax: outside }] }))).to.equal(true);
    expect(await isChosen(await make({ lines: [{ ...lines[0], tax: outside }, lines[0]] }))).to.equal(false);
    const id = await make();
    const shown = (await owner(`/v1/invoices/${id}`)).body["lines"] as readonly object[];
    await patch(`/v1/invoices/${id}`, { lines: [{ ...shown[0], description: "More work" }] });
    expect(await isChosen(id), "lines sent back with a change").to.equal(false);
    await patch(`/v1/invoices/${id}`, { tax: outside });
    expect(await isChosen(id), "a tax like that of the lines").to.equal(true);
    const other = await make();
    await patch("/v1/workspace", { tax: outside });
    expect([await isChosen(other), await isChosen(await make())]).to.deep.equal([false, true]);
    await patch("/v1/workspace", { tax: null });
    await patch(`/v1/clients/${client}`, { tax: outside });
    expect(await isChosen(await make())).to.equal(true);
    await patch(`/v1/invoices/${other}`, { lines: [{ description: "New", quantity: "1", unit_price: 1 }] });
    expect(await isChosen(other)).to.equal(true);
  });

  it("check the fields of an electronic invoice, by profile", async () => {
    await complete();
    const id = await make({ period });
    expect(rules(await validate(id, { profile: "en16931" }))).to.deep.equal([]);
    expect(rules(await validate(id, { profile: "xrechnung" }))).to.include.members(["BR-DE-1", "BR-DE-15"]);
    expect(rules(await validate(id, { profile: "peppol" }))).to.include.members(["PEPPOL-EN16931-R003", "DE-R-001"]);
    const refused = await validate(id, { profile: "facturx" });
    expect([refused.status, reasonOf(refused.body)]).to.deep.equal([422, "not_allowed"]);
  });

  it("check an issued invoice with its own copies of the seller and the client", async () => {
    await complete();
    const id = await make({ period });
    await patch(`/v1/invoices/${id}`, { status: "open" });
    await patch("/v1/workspace", { seller: { address: null } });
    await patch(`/v1/clients/${client}`, { address: null });
    expect((await validate(id)).body).to.deep.equal({ ready: true, findings: [] });
  });

  it("are refused to members, and for unknown invoices", async () => {
    const id = await make();
    expect((await member(`/v1/invoices/${id}/validate`, { method: "POST", body: {} })).status).to.equal(403);
    expect((await validate(`${id.slice(0, -4)}0000`)).status).to.equal(404);
  });

  describe("by the workspace's policy", () => {
    const attempts = (id: string): readonly Promise<Reply>[] => [
      patch(`/v1/invoices/${id}`, { status: "open" }),
      patch(`/v1/invoices/${id}`, { status: "paid" }),
      owner(`/v1/invoices/${id}/send`, { body: {} }),
    ];

    it("allow issuing by default, whatever they find", async () => {
      for (const at of [0, 1, 2]) {
        const reply = await attempts(await make())[at];
        expect(reply?.status, JSON.stringify(reply?.body)).to.be.within(200, 202);
      }
    });

    it("block issuing with an error, and list all of them", async () => {
      await patch("/v1/workspace", { issue_checks: "block" });
      const id = await make();
      for (const attempt of attempts(id)) {
        const { status, body } = await attempt;
        expect([status, body["code"]]).to.deep.equal([422, "not_ready_to_issue"]);
        const findings = body["findings"] as readonly { pointer: string; severity: string; fix: string }[];
        expect(findings.map(({ pointer, severity }) => `${severity} ${pointer}`)).to.deep.equal([
          "error /seller/address",
          "error /seller/vat_id",
          "error /buyer/address",
          "error /lines/0/tax",
          "error /period",
        ]);
        expect(findings[0]?.fix).to.contain("settings of the workspace");
        expect(body["errors"]).to.deep.equal([]);
      }
      const stored = (await owner(`/v1/invoices/${id}`)).body;
      expect([stored["status"], stored["number"]]).to.deep.equal(["draft", null]);
      expect((await owner(`/v1/invoices/${id}/messages`)).body["data"]).to.deep.equal([]);
    });

    it("block neither a warning nor an invoice that is issued already", async () => {
      await complete();
      await patch("/v1/workspace", { seller: { legal_name: null } });
      const [before, id] = [await make({ period }), await make({ period })];
      await patch(`/v1/invoices/${before}`, { status: "open" });
      await patch("/v1/workspace", { issue_checks: "block" });
      const issued = await patch(`/v1/invoices/${id}`, { status: "open" });
      expect([issued.status, issued.body["number"]]).to.deep.equal([200, "INV-2026-0002".replace("2026", year())]);
      await patch("/v1/workspace", { seller: { address: null } });
      expect((await owner(`/v1/invoices/${before}/send`, { body: {} })).status).to.equal(202);
      expect((await patch(`/v1/invoices/${before}`, { status: "paid" })).status).to.equal(200);
    });
  });
});

/** The present year in the workspace's zone, which the number contains. */
function year(): string {
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Berlin" }).format();
}
