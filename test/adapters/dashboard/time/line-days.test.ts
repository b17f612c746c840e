import { expect } from "chai";
import { parseLine } from "../../../../adapters/dashboard/src/features/time/line/parse-line.js";
import { parseLocalDate } from "../../../../core/index.js";

/** What a line means on a day, which is a Friday: its date, its note in quotes and its problems. */
function meaning(line: string, locale: string, today = "2026-11-27"): string {
  const { date, time, note, problems } = parseLine(line, { locale, today: parseLocalDate(today) });
  const said = [date ?? "-", time === null ? "no time" : "", note === "" ? "" : `"${note}"`, ...problems.map(({ code }) => code)];
  return said.filter(Boolean).join(" ");
}

type Rows = readonly (readonly [line: string, meaning: string])[];

function each(locales: readonly string[], rows: Rows): void {
  for (const [line, expected] of rows)
    it(`${line}: ${expected} (${locales.map((locale) => locale.slice(0, 2)).join(", ")})`, () => {
      for (const locale of locales) expect(meaning(line, locale), locale).to.equal(expected);
    });
}

const all = ["en-US", "de-DE", "fr-FR", "es-ES"];

describe("a day in an entry line", () => {
  each(all, [
    ["today 9-11", "2026-11-27"],
    ["YESTERDAY 9-11", "2026-11-26"],
    ["tomorrow 9-11", "2026-11-28"],
    ["day before yesterday 9-11", "2026-11-25"],
    ["monday 9-11", "2026-11-23"],
    ["mon 9-11", "2026-11-23"],
    ["Mon, 9-11", "2026-11-23"],
    ["Monday: 9-11 call", '2026-11-23 "call"'],
    ["on monday 9-11", "2026-11-23"],
    ["friday 9-11", "2026-11-27"],
    ["last friday 9-11", "2026-11-20"],
    ["last thursday 9-11", "2026-11-26"],
    ["saturday 9-11", "2026-11-21"],
    ["thurs 9-11", "2026-11-26"],
    ["sun 9-11", "2026-11-22"],
    ["9-11 monday call", '2026-11-23 "call"'],
    ["9-11 #Website yesterday call", '2026-11-26 "call"'],
    ["#Website yesterday 1h @Design call", '2026-11-26 "call"'],
    ["monday 1,5", "2026-11-23"],
    ["2026-11-20 9-11", "2026-11-20"],
    ["2026-11-20, 9-11", "2026-11-20"],
    ["20.11. 9-11", "2026-11-20"],
    ["20.11.2025 9-11", "2025-11-20"],
    ["20.11.25 9-11", "2025-11-20"],
    ["9-11 20.11.", "2026-11-20"],
    ["20.12. 9-11", "2026-12-20"],
    ["1.1. 9-11", "2027-01-01"],
    ["1.3. 9-11", "2027-03-01"],
    ["1.7. 9-11", "2026-07-01"],
    ["24 nov 9-11", "2026-11-24"],
    ["24 nov, 9-11", "2026-11-24"],
    ["24. nov. 9-11", "2026-11-24"],
    ["24 november 9-11", "2026-11-24"],
    ["nov 24 9-11", "2026-11-24"],
    ["Nov 24, 2025 9-11", "2025-11-24"],
    ["November 24th 9-11", "2026-11-24"],
    ["24 nov 2025 9-11", "2025-11-24"],
    ["24 nov 0915-1145", "2026-11-24"],
    ["on 24 nov 9-11", "2026-11-24"],
    ["monday 23 nov 9-11", "2026-11-23"],
    ["fri 20.11. 9-11", "2026-11-20"],
    ["yesterday 26.11. 9-11", "2026-11-26"],
  ]);

  each(
    ["en-US"],
    [
      ["11/20 9-11", "2026-11-20"],
      ["11/20/2025 9-11", "2025-11-20"],
      ["24 jan 9-11", "2027-01-24"],
      ["wed 9-11", "2026-11-25"],
      ["we 9-11", "2026-11-25"],
      ["20/11 9-11", "- date"],
    ],
  );
  each(["en-GB"], [["20/11 9-11", "2026-11-20"]]);
  each(
    ["de-DE"],
    [
      ["heute 9-11", "2026-11-27"],
      ["gestern 9-11", "2026-11-26"],
      ["vorgestern 9-11", "2026-11-25"],
      ["morgen 9-11", "2026-11-28"],
      ["übermorgen 9-11", "2026-11-29"],
      ["Montag 9-11", "2026-11-23"],
      ["mo 9-11:30", "2026-11-23"],
      ["Mo. 9-11", "2026-11-23"],
      ["mo Besprechung 9-11", '2026-11-23 "Besprechung"'],
      ["9-11 mo Besprechung", '2026-11-23 "Besprechung"'],
      ["am Montag 9-11", "2026-11-23"],
      ["letzten Freitag 9-11", "2026-11-20"],
      ["so 9-11", "2026-11-22"],
      ["9-11 so", "2026-11-22"],
      ["do 9-11", "2026-11-26"],
      ["Mo, 23.11. 9-11", "2026-11-23"],
      ["am 20.11. 9-11", "2026-11-20"],
      ["24. November 9-11", "2026-11-24"],
      ["3. März 9-11", "2027-03-03"],
      ["3. Mai 2026 9-11", "2026-05-03"],
      ["20/11 9-11", "2026-11-20"],
      ["hier 9-11", '- "hier"'],
      ["9-11 so wie besprochen", '- "so wie besprochen"'],
      ["9-11 mit Kunden", '- "mit Kunden"'],
      ["mit Kunden 9-11", '- "mit Kunden"'],
      ["9-11 die Doku", '- "die Doku"'],
    ],
  );
  each(
    ["fr-FR"],
    [
      ["aujourd’hui 9-11", "2026-11-27"],
      ["hier 9-11", "2026-11-26"],
      ["avant-hier 9-11", "2026-11-25"],
      ["demain 9-11", "2026-11-28"],
      ["après-demain 9-11", "2026-11-29"],
      ["lundi 9h-11h30", "2026-11-23"],
      ["lun 9-11", "2026-11-23"],
      ["lun. 9-11", "2026-11-23"],
      ["lu 9-11", "2026-11-23"],
      ["mar 9-11", "2026-11-24"],
      ["lundi dernier 9-11", "2026-11-23"],
      ["le 24 novembre 9-11", "2026-11-24"],
      ["1er décembre 9-11", "2026-12-01"],
      ["24 nov 9-11", "2026-11-24"],
      ["3 mars 9-11", "2027-03-03"],
      ["20/11 9-11", "2026-11-20"],
      ["9-11 mon projet", '- "mon projet"'],
      ["9-11 jeu vidéo", '- "jeu vidéo"'],
    ],
  );
  each(
    ["es-ES"],
    [
      ["hoy 9-11", "2026-11-27"],
      ["ayer 9-11", "2026-11-26"],
      ["anteayer 9-11", "2026-11-25"],
      ["antes de ayer 9-11", "2026-11-25"],
      ["mañana 9-11", "2026-11-28"],
      ["pasado mañana 9-11", "2026-11-29"],
      ["lunes 9-11", "2026-11-23"],
      ["el lunes pasado 9-11", "2026-11-23"],
      ["mié 9-11", "2026-11-25"],
      ["mi 9-11", "2026-11-25"],
      ["sabado 9-11", "2026-11-21"],
      ["24 de noviembre 9-11", "2026-11-24"],
      ["24 de noviembre de 2025 9-11", "2025-11-24"],
      ["24 ene 9-11", "2027-01-24"],
      ["20/11 9-11", "2026-11-20"],
      ["9-11 mar abierto", '- "mar abierto"'],
    ],
  );
});

describe("a day in an entry line without a time", () => {
  each(all, [
    ["monday", "2026-11-23 no time no_time"],
    ["friday #Website", "2026-11-27 no time no_time"],
    ["tomorrow call", '2026-11-28 no time "call" no_time'],
    ["24 nov", "2026-11-24 no time no_time"],
    ["sun", "2026-11-22 no time no_time"],
    ["today call", '2026-11-27 no time "call"'],
  ]);
  each(["de-DE", "fr-FR", "es-ES"], [["20/11", "2026-11-20 no time no_time"]]);
  each(["de-DE"], [["mo Besprechung", '2026-11-23 no time "Besprechung" no_time']]);
});

describe("a day in an entry line is refused", () => {
  each(all, [
    ["31.2. 9-11", "- date"],
    ["2026-02-31 9-11", "- date"],
    ["31 feb 9-11", "- date"],
    ["tuesday 23 nov 9-11", "- date"],
    ["next monday 9-11", "- future_day"],
    ["monday tomorrow 9-11", "2026-11-23 second"],
  ]);
  each(["de-DE"], [["nächsten Montag 9-11", "- future_day"]]);
  each(["fr-FR"], [["lundi prochain 9-11", "- future_day"]]);
  each(["es-ES"], [["el próximo lunes 9-11", "- future_day"]]);
});

describe("a day in an entry line, near other dates", () => {
  it("is the nearest one without a year", () => {
    const found = (line: string, today: string) => meaning(line, "de-DE", today);
    expect(found("20.12. 9-11", "2027-01-10")).to.equal("2026-12-20");
    expect(found("1.3. 9-11", "2026-05-01")).to.equal("2026-03-01");
    expect(found("29.2. 9-11", "2027-12-31")).to.equal("2028-02-29");
    expect(found("29.2. 9-11", "2026-05-01")).to.equal("- date");
  });

  it("is today if it is the weekday of today", () => {
    expect(meaning("montag 9-11", "de-DE", "2026-11-23")).to.equal("2026-11-23");
    expect(meaning("letzten montag 9-11", "de-DE", "2026-11-23")).to.equal("2026-11-16");
  });
});
