import { expect } from "chai";
import fc from "fast-check";
import { secondsIn } from "../../../core/imports/reading/durations.js";
import { momentOf, secondsOfTime } from "../../../core/imports/reading/moments.js";
import { rateIn, tagsIn, yesOrNo } from "../../../core/imports/reading/words.js";
import { ZoneTimes } from "../../../core/imports/reading/zone-times.js";
import { DayPlacement } from "../../../core/imports/placing.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { instant } from "../../../core/kernel/instant.js";
import { localTimeIn, parseTimeZone } from "../../../core/kernel/time-zone.js";
import { BERLIN, entriesOf } from "./readers.js";

const day = parseLocalDate;

describe("the values of time exports", () => {
  it("are durations in all spellings", () => {
    const hours = (text: string) => secondsIn(text, "hours");
    const read = [
      "1:30",
      "1:30:00",
      "01:30:00",
      "1.5",
      "1,5",
      "90m",
      "1h 30m",
      "1h30",
      "1 h 30 min",
      "1.5h",
      "90:00 min",
      "5400s",
      "PT1H30M",
      "pt90m",
    ];
    for (const text of read) expect(hours(text), text).to.equal(5_400);
    expect(
      ["45 sec", "PT26S", "P1DT2H", "36", "0", "100:00:00", "2 hours 5 minutes", ".5", "1:30:00.250"].map(hours),
    ).to.deep.equal([...[45, 26, 93_600, 129_600, 0, 360_000, 7_500, 1_800, 5_400]]);
    expect(["7260", "7260"].map((text) => secondsIn(text, "seconds"))).to.deep.equal([7_260, 7_260]);
    expect(secondsIn("90", "minutes")).to.equal(5_400);
    expect(["-1:30", "−1.5", "-0"].map(hours)).to.deep.equal([-5_400, -5_400, 0]);
    for (const text of ["", "soon", "1:75", "1:30:99", "1.5.2", "h", "m", "PT", "P", ":", "1:5:5:5", "1e3", "NaN", "Infinity"])
      expect(hours(text), text).to.equal(null);
  });

  it("are times with and without seconds, in 12 and 24 hours", () => {
    expect(
      [
        "9:05",
        "09:05:30",
        "9.05",
        "02:00 PM",
        "2:00:30 pm",
        "3pm",
        "12:00 AM",
        "12:30 PM",
        "24:00",
        "13:30 PM",
        "00:15 AM",
        "8:00 a.m.",
        "14h30",
      ].map(secondsOfTime),
    ).to.deep.equal([...[32_700, 32_730, 32_700, 50_400, 50_430, 54_000, 0, 45_000, 86_400, 48_600, 900, 28_800, 52_200]]);
    for (const text of ["", "25:00", "9", "9:60", "24:01", "banana", "9:5", "-1:00"])
      expect(secondsOfTime(text), text).to.equal(null);
  });

  it("are moments with an offset, or dates in the order of the file", () => {
    expect(momentOf("2026-07-13T15:20:36Z", null)).to.equal(Date.parse("2026-07-13T15:20:36Z"));
    expect(momentOf("2026-07-13 15:20:36.500+02:00", null)).to.equal(Date.parse("2026-07-13T13:20:36Z"));
    expect(momentOf("2026-07-13T15:20-0500", null)).to.equal(Date.parse("2026-07-13T20:20:00Z"));
    expect(momentOf("2026-07-13 15:20", null)).to.deep.equal({ date: "2026-07-13", seconds: 55_200 });
    expect(momentOf("07/13/2026 3:20 PM", "MM/DD/YYYY")).to.deep.equal({ date: "2026-07-13", seconds: 55_200 });
    expect(momentOf("13.7.2026", "DD.MM.YYYY")).to.deep.equal({ date: "2026-07-13", seconds: null });
    for (const text of ["2026-02-30T09:00Z", "31.02.2026", "13.07.2026 soon", "2026-07-13T25:00Z", "2026-07-13T10:00+19:00"])
      expect(momentOf(text, "DD.MM.YYYY"), text).to.equal(null);
  });

  it("are yes and no in the languages of the sources, tags and rates", () => {
    expect(["Yes", "ja", "Oui", "Sí", "Sim", "はい", "1", "TRUE", "Tak"].map(yesOrNo)).to.deep.equal(
      Array.from({ length: 9 }, () => true),
    );
    expect(["No", "nein", "Non", "Não", "いいえ", "0", "false", "Nie"].map(yesOrNo)).to.deep.equal(
      Array.from({ length: 8 }, () => false),
    );
    expect(yesOrNo("perhaps")).to.equal(null);
    expect(tagsIn(' a, "b, c" ,a,, d')).to.deep.equal(["a", "b, c", "d"]);
    expect([tagsIn("a; b"), tagsIn("a|b"), tagsIn('["a, b","c"]'), tagsIn("[x"), tagsIn("")]).to.deep.equal([
      ["a", "b"],
      ["a", "b"],
      ["a, b", "c"],
      ["[x"],
      [],
    ]);
    expect([
      rateIn("95.50", "."),
      rateIn("2.000,5", ","),
      rateIn("€ 80", "."),
      rateIn("0.00", "."),
      rateIn("", "."),
      rateIn("-5", "."),
    ]).to.deep.equal(["95.50", "2000.5", "80", null, null, null]);
  });

  it("are refused as ambiguous dates only if formats make different dates", async () => {
    const file = (...dates: readonly string[]) => `Date,Project,Hours\n${dates.map((date) => `${date},P,1\n`).join("")}`;
    const days = async (text: string) => (await entriesOf(text)).map(({ date }) => date);
    expect(await days(file("05/05/2026", "06/06/2026"))).to.deep.equal(["2026-05-05", "2026-06-06"]);
    expect(await days(file("01/02/2026", "13/02/2026"))).to.deep.equal(["2026-02-01", "2026-02-13"]);
    expect(await days(file("01/02/2026", "02/13/2026"))).to.deep.equal(["2026-01-02", "2026-02-13"]);
    const error = await entriesOf(file("01/02/2026", "03/04/2026")).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).to.have.property(
      "message",
      "dateFormat: The dates could have the formats DD/MM/YYYY and MM/DD/YYYY. Name one.",
    );
    expect((await entriesOf(file("01/02/2026"), { dateFormat: "MM/DD/YYYY" }))[0]?.date).to.equal("2026-01-02");
  });

  it("are columns that the caller names by title or number", async () => {
    const text = "Export of June\n\nWer;Tag;Std;Was\nBo;1.6.2026;1,5;x\n";
    const columns = { person: "wer", date: "Tag", hours: "3", description: "Was" };
    expect((await entriesOf(text, { columns }))[0]).to.deep.include({
      person: "Bo",
      date: "2026-06-01",
      seconds: 5_400,
      description: "x",
    });
    const minutes = await entriesOf("Day,Spent\n2026-06-01,90\n", {
      columns: { date: "Day", duration: "Spent" },
      durationUnit: "minutes",
    });
    expect(minutes[0]?.seconds).to.equal(5_400);
  });

  it("are the instants that clocks of a zone show, for any time of any day", () => {
    const zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC"].map(
      parseTimeZone,
    );
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 946_684_800, max: 1_893_456_000 }), (zone, at) => {
        const moment = instant(at * 1000);
        const { date, seconds } = localTimeIn(zone, moment);
        expect(new ZoneTimes(zone).instantsOf(date, seconds)).to.include(moment);
      }),
    );
  });
});

describe("entries that state the day only", () => {
  const local = (at: number, zone = BERLIN) => localTimeIn(zone, instant(at));

  it("follow each other from nine in the morning, by person and day", () => {
    const placement = new DayPlacement(BERLIN);
    const place = (person: string, date: string, seconds: number) => local(placement.place(person, { date: day(date), seconds }));
    expect([
      place("a", "2026-06-01", 5_400),
      place("a", "2026-06-01", 3_600),
      place("b", "2026-06-01", 60),
      place("a", "2026-06-02", 60),
    ]).to.deep.equal([
      { date: "2026-06-01", seconds: 32_400 },
      { date: "2026-06-01", seconds: 37_800 },
      { date: "2026-06-01", seconds: 32_400 },
      { date: "2026-06-02", seconds: 32_400 },
    ]);
  });

  it("remain in their day, unless they are longer", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 86_400 }), { maxLength: 8 }),
        fc.constantFrom("2026-03-29", "2026-10-25", "2026-06-01"),
        (hours, date) => {
          const placement = new DayPlacement(BERLIN);
          const length = date === "2026-03-29" ? 82_800 : 86_400;
          for (const seconds of hours) {
            const start = placement.place("a", { date: day(date), seconds });
            expect(local(start).date).to.equal(date === "2026-06-01" || seconds < length ? local(start).date : date);
            if (seconds > 0 && seconds <= length) expect(local(start + (seconds - 1) * 1000).date).to.equal(date);
          }
        },
      ),
    );
  });
});
