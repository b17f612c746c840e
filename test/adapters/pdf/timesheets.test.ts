import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { withElectronicInvoices } from "../../../adapters/electronic-invoices/index.js";
import {
  annexColumns,
  instant,
  type InvoiceDocument,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  parseTimeZone,
  type TimeEntryId,
  type Timesheet,
  type TimesheetRow,
} from "../../../core/index.js";
import { issued, seller } from "./documents.js";
import { facts, squeezed, words } from "./poppler.js";
import { allOf, structureOf, tagsOfPainting, textOf } from "./structure.js";

const START = parseInstant("2026-03-02T08:00:00Z");
const HOUR = 3_600_000;

const rowAt = (index: number, change: Partial<TimesheetRow> = {}): TimesheetRow => ({
  ...{ id: `te_${index}` as TimeEntryId, date: parseLocalDate(`2026-03-${String(2 + (index % 20)).padStart(2, "0")}`) },
  ...{
    startTime: instant(START + index * HOUR),
    endTime: instant(START + (index + 1) * HOUR),
    seconds: 3_600,
    coveredSeconds: 0,
  },
  ...{
    person: index % 2 === 0 ? "Ada" : "Grace",
    project: "Website",
    task: null,
    notes: `Work no. ${index} of many`,
    tags: ["a", "b"],
  },
  ...{ rate: 9_000n, amount: 9_000n },
  ...change,
});
const sheet = (count: number, change: Partial<Timesheet> = {}): Timesheet => ({
  ...{ annex: "pages", columns: ["date", "person", "notes", "duration"], locale: "en", timeZone: parseTimeZone("Europe/Berlin") },
  ...{ rounding: null, billedSeconds: parseDecimal(String(count * 3_600)) },
  rows: Array.from({ length: count }, (_, index) => rowAt(index)),
  ...change,
});

const render = (document: InvoiceDocument) => new PdfkitRenderer().render(document, "pdf");

describe("the timesheet in a PDF", () => {
  it("is on pages of its own after the invoice, which are counted with it", async () => {
    const alone = await render(issued());
    const pdf = await render(issued({}, { timesheet: sheet(3) }));
    const pages = Number((await facts(pdf))["Pages"]);
    expect(pages).to.equal(Number((await facts(alone))["Pages"]) + 1);
    const text = await squeezed(pdf);
    for (const part of [
      "Timesheet – Invoice INV-2026-0042",
      "Work no. 2 of many",
      "By person",
      "Grace 1:00 h",
      "Ada 2:00 h",
      "By day",
    ])
      expect(text).to.contain(part);
    expect(text.match(/Total recorded/g)).to.have.length(1);
    expect(text)
      .to.match(/Summary Total recorded 3:00 h/)
      .and.contain(`Page ${pages} of ${pages}`);
    expect(text).not.to.contain("Billed");
  });

  it("explains billed time that differs, and time that a retainer covers", async () => {
    const rows = [rowAt(0, { coveredSeconds: 1_800 })];
    const rounded = { rows, billedSeconds: parseDecimal("2700") };
    const text = await squeezed(await render(issued({}, { timesheet: sheet(1, rounded) })));
    expect(text).to.contain("Covered by the retainer 0:30 h").and.contain("Billed 0:45 h. The difference is due to rounding.");
  });

  for (const [locale, title] of [
    ["de", "Stundennachweis"],
    ["fr", "Relevé d’heures"],
    ["es", "Detalle de horas"],
  ] as const)
    it(`is in the language of the client (${locale})`, async () => {
      const text = await squeezed(await render(issued({}, { locale, timesheet: sheet(1, { locale }) })));
      expect(text).to.contain(title);
    });

  it("has every column that a client can choose, with a header for each", async () => {
    const pdf = await render(issued({}, { timesheet: sheet(2, { columns: annexColumns }), part: "timesheet" }));
    const [root] = await structureOf(pdf);
    const headers = allOf(root ? [root] : [], "TH").map(textOf);
    expect(headers).to.have.length(annexColumns.length);
    expect(Math.max(...(await words(pdf)).map(({ right }) => right))).to.be.below(190 * (72 / 25.4) + 1);
    expect(await squeezed(pdf)).not.to.contain("Subtotal");
  });

  it("is tagged: all that is painted is in one element or in an artifact, and each entry is read once", async () => {
    const pdf = await render(issued({}, { timesheet: sheet(90) }));
    for (const open of tagsOfPainting(pdf)) expect(open).to.have.length(1);
    const [root] = await structureOf(pdf);
    const text = textOf(root ?? expect.fail("There is no structure."));
    for (let index = 0; index < 90; index += 1) expect(text.split(`Work no. ${index} of`)).to.have.length(2);
    expect(text.indexOf("Work no. 89")).to.be.lessThan(text.indexOf("By person"));
  });

  it("leaves the payment part of a Swiss invoice on the invoice's last page", async () => {
    const address = { ...{ line1: "Marktgasse 1", line2: null, city: "Bern", postalCode: "3011" }, region: null, country: "CH" };
    const invoice = { paymentCode: "swiss_qr_bill", paymentReference: "210000000003139471430009017" } as const;
    const swiss = { seller: { ...seller, address, iban: "CH6431961000004421557" }, locale: "de-CH", timesheet: sheet(2) };
    const text = await squeezed(await render(issued({ currency: "CHF", invoice }, swiss)));
    expect(text.indexOf("Zahlteil")).to.be.lessThan(text.indexOf("Stundennachweis"));
  });

  it("prints 5,000 entries, and texts longer than a page", async function () {
    this.timeout(120_000);
    const rows = Array.from({ length: 5_000 }, (_, index) => rowAt(index));
    const long = rowAt(5_000, { notes: "Very long. ".repeat(900) });
    const pdf = await render(issued({}, { timesheet: sheet(0, { rows: [...rows, long] }) }));
    expect(Number((await facts(pdf))["Pages"])).to.be.above(130);
  });

  it("is part of a PDF with an electronic invoice, whose XML does not change", async () => {
    const renderer = withElectronicInvoices(new PdfkitRenderer());
    const plain = await renderer.render(issued(), "ubl");
    expect(await renderer.render(issued({}, { timesheet: sheet(2) }), "ubl")).to.deep.equal(plain);
    expect(await squeezed(await renderer.render(issued({}, { timesheet: sheet(2) }), "facturx"))).to.contain(
      "Work no. 1 of many",
    );
  });
});
