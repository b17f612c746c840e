import { expect } from "chai";
import { isDay, listsOf, placeOf, rowsOf, type Stated } from "../../../adapters/dashboard/src/features/documents/stated.js";
import { documentNames, type NameRows, snakeCase } from "../../../core/index.js";
import de from "../../../adapters/dashboard/src/features/documents/words/de.js";
import en from "../../../adapters/dashboard/src/features/documents/words/en.js";
import es from "../../../adapters/dashboard/src/features/documents/words/es.js";
import fr from "../../../adapters/dashboard/src/features/documents/words/fr.js";

const namesIn = (rows: NameRows): readonly string[] =>
  Object.values(rows).flatMap(({ path, ...row }) => [
    ...path.split(".").map(snakeCase),
    ...(row.kind === "group" ? namesIn(row.rows) : []),
  ]);
const show = (name: string, text: string) => `${name}=${text}`;

describe("what a document states, on the page", () => {
  it("has a label for each field, and no other, in every language", () => {
    const names = [...new Set(namesIn(documentNames))].sort();
    for (const { fields } of [en, de, fr, es]) expect(Object.keys(fields).sort()).to.deep.equal(names);
  });

  it("has a row for each text, and one for texts that belong together", () => {
    const stated: Stated = {
      ...{ number: "R-1", address: { city: "Berlin" }, legal_id: { value: "1", scheme: "0002" }, identifier: { value: "2" } },
      ...{ period: { end: "2026-03-31" }, tax: { category: "S", rate: "19" }, classification: { code: "c", list: "STI" } },
      ...{ tax_currency: { currency: "CZK" }, electronic_address: { scheme: "EM" }, lines: [{ id: "1" }], notes: [] },
    };
    expect(rowsOf(stated, show)).to.deep.equal([
      { name: "number", text: "number=R-1" },
      { name: "city", text: "city=Berlin" },
      { name: "legal_id", text: "value=1 (scheme=0002)" },
      { name: "identifier", text: "value=2" },
      { name: "period", text: "… – end=2026-03-31" },
      { name: "tax", text: "category=S, rate=19" },
      { name: "classification", text: "code=c (list=STI)" },
      { name: "tax_currency", text: "currency=CZK" },
      { name: "electronic_address", text: "(scheme=EM)" },
    ]);
    expect(listsOf(stated)).to.deep.equal([{ name: "lines", items: [{ id: "1" }] }]);
  });

  it("takes only days that exist for days", () => {
    const texts = [
      "2026-03-31",
      "2028-02-29",
      "2026-02-30",
      "2026-13-01",
      "2026-00-00",
      "0000-00-00",
      "20260331",
      "2026-03-31Z",
      "",
    ];
    expect(texts.filter(isDay)).to.deep.equal(["2026-03-31", "2028-02-29"]);
  });

  it("has places with the labels of fields and the numbers of items", () => {
    const label = (name: string) => name.toUpperCase();
    expect(["/total", "/lines/0/tax/rate", ""].map((pointer) => placeOf(pointer, label))).to.deep.equal([
      "TOTAL",
      "LINES › 1 › TAX › RATE",
      "",
    ]);
  });
});
