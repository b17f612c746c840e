import { expect } from "chai";
import fc from "fast-check";
import { dateText, readDate } from "../../../adapters/dashboard/src/elements/date-text.js";
import { localDateFromDays, parseLocalDate } from "../../../core/kernel/calendar.js";

const locales = ["en-US", "en-GB", "de-DE", "de-AT", "fr-FR", "es-ES", "fr-CA", "en-CA"];
const today = parseLocalDate("2026-03-02");

describe("dates in date fields", () => {
  it("are written in digits, in the order of the locale", () => {
    const written = locales.map((locale) => dateText("2026-07-21", locale));
    expect(written.slice(0, 6)).to.deep.equal([
      "07/21/2026",
      "21/07/2026",
      "21.07.2026",
      "21.07.2026",
      "21/07/2026",
      "21/07/2026",
    ]);
    expect(dateText("", "de")).to.equal("");
    expect(dateText("2026-02-30", "de")).to.equal("");
  });

  it("are read as they are written, in every locale and in ISO format", () => {
    const days = fc.integer({ min: -100_000, max: 1_000_000 }).map(localDateFromDays);
    fc.assert(
      fc.property(days, fc.constantFrom(...locales), (date, locale) => {
        expect(readDate(dateText(date, locale), locale), locale).to.equal(date);
        expect(readDate(` ${date} `, locale)).to.equal(date);
      }),
    );
  });

  it("are read with the name of the month, as other pages show them", () => {
    const shown = {
      en: "Jul 21, 2026",
      "en-GB": "21 July 2026",
      de: "21. Juli 2026",
      fr: "21 juil. 2026",
      es: "21 de julio de 2026",
    };
    for (const [locale, text] of Object.entries(shown)) expect(readDate(text, locale), text).to.equal("2026-07-21");
    expect(readDate("1er février 2026", "fr")).to.equal("2026-02-01");
    expect(readDate("3 märz 2026", "de")).to.equal("2026-03-03");
  });

  it("may lack a year or its century once they are complete, and not before", () => {
    expect([readDate("21.7.", "de"), readDate("21.7.27", "de"), readDate("7/21", "en-US")]).to.deep.equal([null, null, null]);
    expect(readDate("21.7.", "de", today)).to.equal("2026-07-21");
    expect(readDate("21.7.27", "de", today)).to.equal("2027-07-21");
    expect(readDate("7/21/99", "en-US", today)).to.equal("1999-07-21");
    expect(readDate("21 jul", "es", today)).to.equal("2026-07-21");
  });

  it("do not exist for anything else", () => {
    for (const text of ["", "tomorrow", "2026", "31.02.2026", "7/21/2026", "21.07.202", "1.2.3.4", "2026-13-01", "21 Foo 2026"])
      expect(readDate(text, "de", today), text).to.equal(null);
  });
});
