import { expect } from "chai";
import Papa from "papaparse";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant, parseInstant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "./harness.js";
import { unzipped } from "./unzipped.js";

type Made = { readonly id: string; readonly number: string; readonly total: number };
type Rows = readonly Readonly<Record<string, string>>[];

describe("exports for accountants", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let now = parseInstant("2026-03-10T10:00:00Z") as number;
  const made: Record<string, Made> = {};

  const make = async (path: string, body: object, method = "POST"): Promise<Made> => {
    const reply = await owner(`/v1${path}`, { body, method });
    expect(reply.status, JSON.stringify(reply.body)).to.be.oneOf([200, 201]);
    return reply.body as unknown as Made;
  };
  const issued = async (client: string, lines: readonly object[], more: object = {}): Promise<Made> => {
    const { id } = await make("/invoices", {
      client_id: client,
      lines,
      issue_date: "2026-03-05",
      due_date: "2026-03-31",
      ...more,
    });
    return make(`/invoices/${id}`, { status: "open" }, "PATCH");
  };
  const line = (unit_price: number, rate: string, description = "Work") => ({
    ...{ description, quantity: "1", unit_price },
    tax: rate === "0" ? { category: "AE", rate } : { category: "S", rate },
  });

  before(async () => {
    harness = await startHarness(memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } }));
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    await make("/workspace", { time_zone: "Europe/Berlin", locale: "de-DE" }, "PATCH");
    const address = { line1: "Weg 1", city: "Wien", postal_code: "1010", country: "AT" };
    const { id: client } = await make("/clients", {
      name: "Müller; Söhne",
      legal_name: "=Müller AG",
      tax_id: "ATU13585627",
      address,
    });
    const { id: other } = await make("/clients", { name: "Ada" });
    made["invoice"] = await issued(client, [line(100_000, "19"), line(1_050, "7")], {
      period: { start: "2026-02-01", end: "2026-02-28" },
    });
    made["note"] = await make(`/invoices/${made["invoice"].id}/credit-notes`, {
      reason: "A mistake",
      lines: [{ line: 0, net: 10_000 }],
    });
    made["void"] = await issued(other, [line(500, "19")]);
    await make(`/invoices/${made["void"].id}`, { status: "void" }, "PATCH");
    made["deposit"] = await issued(other, [line(20_000, "19")], { type: "deposit" });
    await make(`/invoices/${made["deposit"].id}`, { status: "paid", paid_on: "2026-03-06", method: "SEPA" }, "PATCH");
    made["final"] = await issued(other, [line(50_000, "19")], { deposits: [{ invoice_id: made["deposit"].id }] });
    made["reverse"] = await issued(client, [line(7_000, "0")], { issue_date: "2026-03-09" });
    await make("/invoices", { client_id: client, lines: [line(1, "19")] });
  });
  after(() => harness?.close());

  async function file(path: string): Promise<{ readonly response: Response; readonly content: Buffer }> {
    const response = await fetch(`${harness.url}/v1/exports/${path}`, {
      headers: { Authorization: `Bearer ${workspace.tokens.owner}` },
    });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  }
  async function rowsOf(path: string): Promise<Rows> {
    const { response, content } = await file(path);
    expect(response.status, content.toString()).to.equal(200);
    expect(content.subarray(0, 3).toString("hex")).to.equal("efbbbf");
    const text = content.subarray(3).toString("utf8").trimEnd();
    return Papa.parse<Record<string, string>>(text, { header: true, delimiter: path.includes("locale=en") ? "," : ";" }).data;
  }
  const sum = (rows: Rows, column: string): number =>
    rows.reduce((all, row) => all + Math.round(Number((row[column] ?? "").replace(",", ".")) * 100), 0);

  it("list each tax of each issued document in the language and number format of the workspace", async () => {
    const rows = await rowsOf("invoices.csv");
    expect(rows.slice(0, 2)).to.deep.equal([
      {
        ...{ Art: "Rechnung", Nummer: "INV-2026-0001", Rechnungsdatum: "2026-03-05", "Fällig am": "2026-03-31" },
        ...{ "Zeitraum von": "2026-02-01", "Zeitraum bis": "2026-02-28", Kunde: "'=Müller AG", Land: "AT" },
        ...{ "USt-IdNr. oder Steuernummer": "ATU13585627", "Korrigiert Rechnung": "", Steuerkategorie: "S" },
        ...{ "Steuersatz (%)": "7", Netto: "10,50", Steuer: "0,74", Brutto: "11,24", Währung: "EUR", Status: "Offen" },
        ...{ "Offener Betrag": "1082,24", "Name der Steuer": "" },
      },
      {
        ...{ Art: "Rechnung", Nummer: "INV-2026-0001", Rechnungsdatum: "2026-03-05", "Fällig am": "2026-03-31" },
        ...{ "Zeitraum von": "2026-02-01", "Zeitraum bis": "2026-02-28", Kunde: "'=Müller AG", Land: "AT" },
        ...{ "USt-IdNr. oder Steuernummer": "ATU13585627", "Korrigiert Rechnung": "", Steuerkategorie: "S" },
        ...{ "Steuersatz (%)": "19", Netto: "1000,00", Steuer: "190,00", Brutto: "1190,00", Währung: "EUR", Status: "Offen" },
        ...{ "Offener Betrag": "0,00", "Name der Steuer": "" },
      },
    ]);
    expect(rows.map((row) => [row["Art"], row["Brutto"]])).to.deep.equal([
      ["Rechnung", "11,24"],
      ["Rechnung", "1190,00"],
      ["Rechnung", "0,00"],
      ["Anzahlungsrechnung", "238,00"],
      ["Rechnung", "357,00"],
      ["Rechnung", "70,00"],
      ["Rechnungskorrektur", "-119,00"],
    ]);
  });

  it("add up to what is billed, without what is credited, void or deducted, and to what is due", async () => {
    const rows = await rowsOf("invoices.csv");
    expect([sum(rows, "Netto"), sum(rows, "Steuer"), sum(rows, "Brutto")]).to.deep.equal([148_050, 26_674, 174_724]);
    const { body } = await owner("/v1/reports/invoices");
    const [{ open }] = body["currencies"] as [{ open: { amount_due: number } }];
    expect(sum(rows, "Offener Betrag")).to.equal(open.amount_due);
  });

  it("list the documents that match the filters of the list, in another language", async () => {
    const rows = await rowsOf("invoices.csv?type=credit_note&locale=en-GB");
    expect(rows.map((row) => [row["Type"], row["Net"], row["Corrects invoice"]])).to.deep.equal([
      ["Credit note", "-100.00", "INV-2026-0001"],
    ]);
    expect(await rowsOf("invoices.csv?search=ada&issue_date_from=2026-03-06")).to.deep.equal([]);
    const { response, content } = await file("invoices.csv?issue_date_from=2026-02-30");
    expect([response.status, content.toString()]).to.satisfy(
      ([status, text]: [number, string]) => status === 422 && text.includes("date_malformed"),
    );
  });

  it("list payments by their date, with refunds and reversals as negative amounts", async () => {
    const { id } = made["invoice"] as Made;
    await make(`/invoices/${id}/payments`, { amount: 50_000, paid_on: "2026-03-08", reference: "R-1" });
    const { body } = await owner(`/v1/invoices/${id}/payments`, {
      body: { amount: 20_000, paid_on: "2026-03-07", kind: "refund", method: "=SEPA" },
    });
    const [, refund] = body["payments"] as [object, { id: string }];
    now += 86_400_000;
    await make(`/invoices/${id}/payments/${refund.id}/reverse`, { reason: "Wrong account" });
    const rows = await rowsOf("payments.csv");
    const shown = (all: Rows) => all.map((row) => [row["Datum"], row["Art"], row["Nummer"], row["Betrag"], row["Erfasst am"]]);
    expect(shown(rows)).to.deep.equal([
      ["2026-03-06", "Zahlung", "INV-2026-0003", "238,00", "2026-03-10"],
      ["2026-03-07", "Erstattung", "INV-2026-0001", "-200,00", "2026-03-10"],
      ["2026-03-08", "Zahlung", "INV-2026-0001", "500,00", "2026-03-10"],
      ["2026-03-11", "Rücknahme", "INV-2026-0001", "200,00", "2026-03-11"],
    ]);
    expect(rows.map((row) => [row["Zahlungsart"], row["Referenz"], row["Grund"]])).to.deep.equal([
      ["SEPA", "", ""],
      ["'=SEPA", "", ""],
      ["", "R-1", ""],
      ["", "", "Wrong account"],
    ]);
    expect(shown(await rowsOf("payments.csv?from=2026-03-07&to=2026-03-08")).map(([day]) => day)).to.deep.equal([
      "2026-03-07",
      "2026-03-08",
    ]);
  });

  it("contain the PDF of each issued document that matches, under its number", async function () {
    this.timeout(60_000);
    const { response, content } = await file("invoices.zip");
    const files = unzipped(content);
    expect(response.headers.get("content-type")).to.equal("application/zip");
    expect(response.headers.get("x-total-count")).to.equal("6");
    expect(files.map(({ name, date }) => [name, date])).to.have.deep.members([
      ["INV-2026-0001.pdf", "2026-03-05"],
      ["INV-2026-0002-void.pdf", "2026-03-05"],
      ["INV-2026-0003.pdf", "2026-03-05"],
      ["INV-2026-0004.pdf", "2026-03-05"],
      ["INV-2026-0005.pdf", "2026-03-09"],
      [`${made["note"]?.number}.pdf`, "2026-03-10"],
    ]);
    for (const { name, content: pdf } of files) {
      expect(pdf.subarray(0, 5).toString(), name).to.equal("%PDF-");
      const id = Object.values(made).find(({ number }) => name.replace("-void", "") === `${number}.pdf`)?.id ?? "";
      const single = await fetch(`${harness.url}/v1/invoices/${id}/export${name.includes("-void") ? "?copy=void" : ""}`, {
        headers: { Authorization: `Bearer ${workspace.tokens.owner}` },
      });
      expect(Buffer.from(await single.arrayBuffer()).equals(pdf), name).to.equal(true);
    }
    const march = unzipped((await file("invoices.zip?issue_date_from=2026-03-09&issue_date_to=2026-03-09")).content);
    expect(march.map(({ name }) => name)).to.deep.equal(["INV-2026-0005.pdf"]);
  });

  it("give documents different names whose numbers become the same", async () => {
    const { id: client } = await make("/clients", { name: "Same" });
    for (const format of ["A/{SEQ}", "A#{SEQ}"]) {
      await make("/workspace", { invoice_number_format: format }, "PATCH");
      await issued(client, [line(1, "19")]);
    }
    const files = unzipped((await file(`invoices.zip?client_id=${client}`)).content);
    expect(files.map(({ name }) => name)).to.have.members(["A-1.pdf", "A-1 (2).pdf"]);
  });
});
