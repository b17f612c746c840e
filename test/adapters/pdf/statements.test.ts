import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import {
  type AccountOfCurrency,
  type InvoiceId,
  type Movement,
  type OpenItem,
  parseCurrency,
  parseInstant,
  parseLocalDate,
  type StatementDocument,
  type StatementRange,
} from "../../../core/index.js";
import { buyer, seller } from "./documents.js";
import { drawnPages, facts, squeezed } from "./poppler.js";
import { allOf, structureOf, tagsOfPainting, textOf } from "./structure.js";

const day = parseLocalDate;
const EUR = parseCurrency("EUR");
const named = (index: number): Pick<OpenItem, "invoiceId" | "number"> => ({
  invoiceId: `inv_${index}` as InvoiceId,
  number: `INV-2026-${String(index).padStart(4, "0")}`,
});
const item = (index: number, daysOverdue = 0): OpenItem => ({
  ...named(index),
  ...{ type: "invoice", issueDate: day("2026-02-01"), dueDate: day("2026-03-03"), daysOverdue },
  ...{ payableAmount: 119_000n, settledAmount: 19_000n, amountDue: 100_000n },
});
const movement = (index: number, kind: Movement["kind"], amount: bigint, balance: bigint): Movement => ({
  ...named(index),
  ...{ date: day("2026-02-01"), kind, amount, balance },
});
const account = (change: Partial<AccountOfCurrency> = {}): AccountOfCurrency => ({
  ...{ currency: EUR, openItems: [item(1, 41), item(2)], amountDue: 200_000n, creditBalance: 5_000n },
  aging: { not_due: 100_000n, "1_30": 0n, "31_60": 100_000n, "61_90": 0n, over_90: 0n },
  ...{ openingBalance: 119_000n, closingBalance: 219_000n },
  movements: [movement(2, "invoice", 119_000n, 238_000n), movement(1, "payment", -19_000n, 219_000n)],
  ...change,
});
const nothing: Partial<AccountOfCurrency> = {
  ...{ openItems: [], amountDue: 0n, creditBalance: 0n, openingBalance: 0n, closingBalance: 0n, movements: [] },
  aging: { not_due: 0n, "1_30": 0n, "31_60": 0n, "61_90": 0n, over_90: 0n },
};

const document = (currencies: readonly AccountOfCurrency[], locale = "en", range: StatementRange = {}): StatementDocument => ({
  statement: { clientId: "cli_1" as never, asOf: day("2026-04-13"), range, currencies },
  ...{ currency: EUR, seller, sellerName: "Nordlicht Software GmbH", buyer, locale, footer: "Thank you" },
  ...{ logo: null, font: null, accentColor: null, createdAt: parseInstant("2026-04-13T08:00:00Z") },
});
const render = (of: StatementDocument, signal?: AbortSignal) => new PdfkitRenderer().renderStatement(of, signal);

describe("a statement of account in a PDF", () => {
  it("has the letterhead, the open items with their age, the credit, how to pay, and the movements with the balances", async () => {
    const range = { from: day("2026-01-01"), to: day("2026-03-01") };
    const pdf = await render(document([account()], "en", range));
    const text = await squeezed(pdf);
    for (const part of [
      "Nordlicht Software GmbH Hafenstraße 12",
      "Acme Widgets Ltd",
      "Statement of account",
      "Period Jan 1, 2026 – Feb 28, 2026",
      "EUR 2,000.00",
      "INV-2026-0001 Feb 1, 2026 Mar 3, 2026 41 1,190.00 190.00 1,000.00",
      "INV-2026-0002 Feb 1, 2026 Mar 3, 2026 1,190.00 190.00 1,000.00",
      "Amount due 2,000.00",
      "Not yet due 1–30 days 31–60 days 61–90 days Over 90 days 1,000.00 0.00 1,000.00 0.00 0.00",
      "You have a credit of EUR 50.00 for later invoices.",
      "IBAN DE89 3704 0044 0532 0130 00",
      "Reference The numbers of the invoices that you pay",
      "Opening balance 1,190.00 Feb 1, 2026 Invoice INV-2026-0002 1,190.00 2,380.00",
      "Payment INV-2026-0001 -190.00 2,190.00 Closing balance 2,190.00",
      "Thank you",
      "Nordlicht Software GmbH · Statement of account · Apr 13, 2026 Page 1 of 1",
    ])
      expect(text).to.contain(part);
    expect(await facts(pdf)).to.include({ Title: "Statement of account", Author: "Nordlicht Software GmbH", Tagged: "yes" });
  });

  it("has a section for each currency, and states the number of a single invoice as the reference", async () => {
    const dollars = account({ ...nothing, currency: parseCurrency("USD"), creditBalance: 700n });
    const text = await squeezed(await render(document([account({ openItems: [item(7)] }), dollars])));
    expect(text).to.contain("Open items (EUR)").and.contain("Reference INV-2026-0007");
    expect(text).to.match(/USD Open items \(USD\) No open items\. You have a credit of USD 7\.00/);
    expect(text.match(/IBAN/g)).to.have.length(1);
    expect(text).to.contain("No transactions in this period.");
  });

  it("reads well without any currency, in each language", async () => {
    for (const [locale, title, none] of [
      ["en", "Statement of account", "No open items."],
      ["de-AT", "Kontoauszug", "Keine offenen Posten."],
      ["fr", "Relevé de compte", "Aucune facture en cours."],
      ["es", "Estado de cuenta", "No hay partidas abiertas."],
    ] as const)
      expect(await squeezed(await render(document([], locale))))
        .to.contain(title)
        .and.contain(none);
  });

  it("formats dates and amounts as the language of the client does", async () => {
    const text = await squeezed(await render(document([account()], "de", { to: day("2026-03-01") })));
    expect(text).to.contain("bis 28.02.2026").and.contain("01.02.2026 03.03.2026 41 1.190,00 190,00 1.000,00");
    expect(text).to.contain("2.000,00 EUR");
  });

  it("is tagged: a title, a table of each kind with a header for each column, and nothing outside of the structure", async () => {
    const pdf = await render(document([account()]));
    const root = await structureOf(pdf);
    expect(allOf(root, "H1").map(textOf)).to.deep.equal(["Statement of account"]);
    expect(allOf(root, "Table")).to.have.length(3);
    expect(allOf(root, "TH").map(textOf)).to.include.members(["Days overdue", "Over 90 days", "Balance"]);
    for (const open of tagsOfPainting(pdf)) expect(open).to.have.length(1);
  });

  it("repeats the titles of the columns on each of many pages, and ends with the closing balance", async () => {
    const movements = Array.from({ length: 300 }, (_, index) => movement(index, "invoice", 1n, BigInt(index)));
    const pages = await drawnPages(await render(document([account({ movements })])));
    expect(pages.length).to.be.greaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).to.contain(`Page ${index + 1} of ${pages.length}`);
      expect(page).to.contain("Transaction Document Amount Balance");
    }
    expect(pages.at(-1)).to.contain("Closing balance").and.contain("INV-2026-0299");
  });

  it("stops soon after it is aborted", async () => {
    const movements = Array.from({ length: 5_000 }, (_, index) => movement(index, "invoice", 1n, BigInt(index)));
    const abort = new AbortController();
    const failure = render(document([account({ movements })]), abort.signal).catch((error: unknown) => error);
    setImmediate(() => abort.abort(new Error("gone")));
    expect(await failure).to.have.property("message", "gone");
  });
});
