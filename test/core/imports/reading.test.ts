import { expect } from "chai";
import type { ExportOptions } from "../../../core/imports/export-options.js";
import type { ExportRowResult } from "../../../core/imports/export-row.js";
import type { ExportSurvey } from "../../../core/imports/reading/read-time-export.js";
import { surveyTimeExport } from "../../../core/imports/time-exports.js";
import { BERLIN, isEntry, isRefused, read } from "./readers.js";
import { sampleFile, samples } from "./samples.js";

function clock(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Time by person, project and month of the day on which the work began. */
function totalsOf(rows: readonly ExportRowResult[]): Readonly<Record<string, string>> {
  const totals = new Map<string, number>();
  for (const { person, email, project, date, seconds } of rows.filter(isEntry)) {
    const key = [person ?? email ?? "-", project ?? "-", date.slice(0, 7)].join(" | ");
    totals.set(key, (totals.get(key) ?? 0) + seconds);
  }
  return Object.fromEntries([...totals].map(([key, seconds]) => [key, clock(seconds)]));
}

const optionsOf = (name: string): Partial<ExportOptions> => samples[name]?.options ?? {};
const readSample = (name: string, size?: number) => read([sampleFile(name, size)], optionsOf(name));
const surveyed = (name: string): Promise<ExportSurvey> =>
  surveyTimeExport([sampleFile(name)], { timeZone: BERLIN, ...optionsOf(name) });

describe("the samples of time exports", () => {
  it("are at least 60, with some of each source", () => {
    const count = (source: string): number => Object.keys(samples).filter((name) => name.startsWith(source)).length;
    expect(Object.keys(samples).length).to.be.at.least(60);
    for (const source of ["toggl", "clockify", "harvest", "kimai"]) expect(count(source), source).to.be.at.least(10);
    for (const source of ["solidtime", "csv"]) expect(count(source), source).to.be.at.least(2);
  });

  for (const [name, { totals, refused = [] }] of Object.entries(samples)) {
    it(`are read as by hand: ${name}`, async () => {
      const rows = await readSample(name);
      expect(totalsOf(rows)).to.deep.equal(totals);
      expect(rows.filter(isRefused).map(({ line, code }) => `${line} ${code}`)).to.deep.equal(refused);
      const survey = await surveyed(name);
      expect(survey.rows).to.equal(rows.length);
      expect(survey.source).to.equal(name.slice(0, name.indexOf("-")));
      expect(await readSample(name, 1), "in pieces of a byte").to.deep.equal(rows);
    });
  }
});

describe("reading time exports", () => {
  it("finds the language, the columns, the format of dates and the currency", async () => {
    const german = await surveyed("clockify-german.csv");
    expect(german).to.deep.include({ source: "clockify", language: "de", headerLine: 1, currency: "CHF", decimalPoint: "," });
    expect(german.dateFormats).to.deep.equal(["DD.MM.YYYY"]);
    expect(german.columns.slice(0, 5)).to.deep.equal([
      { title: "Projekt", field: "project" },
      { title: "Kunde", field: "client" },
      { title: "Beschreibung", field: "description" },
      { title: "Aufgabe", field: "task" },
      { title: "Kiosk", field: null },
    ]);
    expect((await surveyed("kimai-polish.csv")).language).to.equal("pl");
    expect((await surveyed("csv-excel-separator.csv")).writing).to.deep.equal({ encoding: "windows-1252", delimiter: ";" });
    expect((await surveyed("toggl-utf16-tabs.tsv")).writing).to.deep.equal({ encoding: "utf-16le", delimiter: "\t" });
    expect(await surveyed("toggl-details.json")).to.deep.include({ source: "toggl", columns: [], writing: null, rows: 2 });
  });

  it("finds each field of an entry", async () => {
    const [first] = (await readSample("clockify-german.csv")).filter(isEntry);
    expect(first).to.deep.equal({
      kind: "entry",
      line: 2,
      externalId: null,
      person: "Lena Graf",
      email: "lena@mail.test",
      client: "Huber AG",
      project: "Portal",
      task: "Konzept",
      description: "Entwurf",
      tags: ["Büro", "Planung"],
      billable: true,
      rate: "120.00",
      currency: "CHF",
      date: "2023-03-21",
      start: Date.parse("2023-03-21T07:30:00Z"),
      seconds: 5_400,
    });
    const [json] = (await readSample("kimai-timesheets.json")).filter(isEntry);
    expect(json).to.deep.include({ externalId: "11", person: "Susi S.", client: "City", task: "Ops", tags: ["night, long"] });
    expect(json).to.deep.include({ rate: "60", currency: "EUR", date: "2024-09-30", start: Date.parse("2024-09-30T21:30:00Z") });
    const [harvest, euro] = (await readSample("harvest-decimal-comma.csv")).filter(isEntry);
    expect(harvest).to.deep.include({ person: "Mara Lind", start: null, date: "2025-03-04", rate: "110.0", currency: "EUR" });
    expect(euro).to.deep.include({ rate: "1000.0", billable: true, description: "Install" });
    const [krona] = (await readSample("harvest-krona.csv")).filter(isEntry);
    expect(krona).to.deep.include({ rate: "1100.00", currency: "SEK" });
  });

  it("keeps quotes, commas, line breaks and other characters of texts", async () => {
    const described = async (name: string) => (await readSample(name)).filter(isEntry).map(({ description }) => description);
    expect(await described("toggl-semicolons-line-breaks.csv")).to.deep.equal(['Report; "done"\r\nSecond line', "plain"]);
    expect(await described("toggl-bad-dates.csv")).to.deep.equal(["Migration, part 2", 'She said "no" to it']);
    expect((await described("toggl-all-quoted.csv"))[0]).to.match(/🧭 Odd characters  """`!@#/u);
    expect((await readSample("toggl-details.json")).filter(isEntry)[0]?.tags).to.deep.equal(["paid, later", "x"]);
    expect((await readSample("kimai-german.csv")).filter(isEntry)[0]).to.deep.include({ client: "Muster, Söhne", line: 2 });
    expect((await readSample("kimai-german.csv")).filter(isEntry)[1]?.line).to.equal(4);
  });

  it("places times in the zone, also where clocks show them twice or never", async () => {
    const starts = (await readSample("clockify-clock-changes.csv")).filter(isEntry).map(({ start, seconds }) => [start, seconds]);
    expect(starts).to.deep.equal([
      [Date.parse("2026-03-29T00:30:00Z"), 3_600],
      [Date.parse("2026-03-29T01:30:00Z"), 1_800],
      [Date.parse("2026-10-24T23:30:00Z"), 10_800],
      [Date.parse("2026-10-25T00:45:00Z"), 1_800],
    ]);
    const [offset] = (await readSample("csv-offsets.csv")).filter(isEntry);
    expect(offset).to.deep.include({ start: Date.parse("2026-07-14T03:30:00Z"), date: "2026-07-14" });
  });
});
