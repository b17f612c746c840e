import { expect } from "chai";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { formatInstant, parseInstant } from "../../../core/kernel/instant.js";
import { isTimeZone, localDateIn, nextDateChange, parseTimeZone, startOfDay } from "../../../core/kernel/time-zone.js";
import { refusalIn } from "../../reasons.js";

describe("a time zone", () => {
  for (const name of ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Kathmandu", "Etc/GMT+5", "Asia/Calcutta"]) {
    it(`accepts ${name} as spelled`, () => {
      expect(parseTimeZone(name)).to.equal(name);
    });
  }

  for (const name of [
    "+01:00",
    "-0330",
    "+01",
    "UTC+1",
    "Europe/Atlantis",
    "Europe/Berlin ",
    "",
    "../etc/passwd",
    "Ünited/States",
  ]) {
    it(`rejects ${JSON.stringify(name)} as unknown`, () => {
      expect(isTimeZone(name)).to.equal(false);
      expect(() => parseTimeZone(name))
        .to.throw()
        .that.satisfies((error: unknown) => refusalIn(error) === "time_zone_unknown");
    });
  }

  const days: readonly (readonly [string, string, string])[] = [
    ["UTC", "2026-03-01T23:59:59.999Z", "2026-03-01"],
    ["Europe/Berlin", "2026-03-01T22:59:59.999Z", "2026-03-01"],
    ["Europe/Berlin", "2026-03-01T23:00:00Z", "2026-03-02"],
    ["Europe/Berlin", "2026-07-01T22:00:00Z", "2026-07-02"],
    ["Pacific/Kiritimati", "2026-01-01T10:00:00Z", "2026-01-02"],
    ["Pacific/Pago_Pago", "2026-01-01T10:59:59Z", "2025-12-31"],
    ["Asia/Kathmandu", "2026-01-01T18:15:00Z", "2026-01-02"],
    ["Europe/Berlin", "0000-06-01T00:00:00Z", "0000-06-01"],
  ];
  for (const [zone, at, day] of days) {
    it(`shows ${day} in ${zone} at ${at}`, () => {
      expect(localDateIn(parseTimeZone(zone), parseInstant(at))).to.equal(day);
    });
  }

  const starts: readonly (readonly [string, string, string, string])[] = [
    ["in plain UTC", "UTC", "2026-03-29", "2026-03-29T00:00:00.000Z"],
    ["on the day summer time begins", "Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["on the day after summer time began", "Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["on the day summer time ends", "Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["on the day after summer time ended", "Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00.000Z"],
    ["at 01:00 if midnight is skipped", "America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z"],
    ["at 01:00 if midnight is skipped, east of UTC", "Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00.000Z"],
    ["at the only midnight if the hour before it is repeated", "America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00.000Z"],
    ["at the first midnight if it is repeated", "America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
    [
      "at the first midnight if clocks are set back a minute past it",
      "America/St_Johns",
      "2006-10-29",
      "2006-10-29T02:30:00.000Z",
    ],
    ["after a day that never was", "Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00.000Z"],
    ["of a day that never was, when the next one starts", "Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"],
    ["with an offset of quarters of an hour", "Asia/Kathmandu", "2026-05-01", "2026-04-30T18:15:00.000Z"],
    ["with a change of half an hour", "Australia/Lord_Howe", "2026-04-06", "2026-04-05T13:30:00.000Z"],
    ["with the seconds of a mean solar time", "Africa/Monrovia", "1971-01-15", "1971-01-15T00:44:30.000Z"],
  ];
  for (const [when, zone, date, start] of starts) {
    it(`starts a day ${when}`, () => {
      expect(formatInstant(startOfDay(parseTimeZone(zone), parseLocalDate(date)))).to.equal(start);
    });
  }

  const changes: readonly (readonly [string, string, string, readonly string[]])[] = [
    ["at midnight", "UTC", "2026-03-01T12:00:00.500Z", ["2026-03-02T00:00:00.000Z", "2026-03-03T00:00:00.000Z"]],
    ["after 23 hours in spring", "Europe/Berlin", "2026-03-28T23:00:00Z", ["2026-03-29T22:00:00.000Z"]],
    ["after 25 hours in autumn", "Europe/Berlin", "2026-10-24T22:00:00Z", ["2026-10-25T23:00:00.000Z"]],
    ["at 01:00 if midnight is skipped", "America/Sao_Paulo", "2018-11-04T02:59:59.999Z", ["2018-11-04T03:00:00.000Z"]],
    ["not when the hour before midnight comes again", "America/Sao_Paulo", "2018-02-18T01:59:59Z", ["2018-02-18T03:00:00.000Z"]],
    ["over a day that never was", "Pacific/Apia", "2011-12-30T09:00:00Z", ["2011-12-30T10:00:00.000Z"]],
    [
      "after a change to a new day, back, and to the new day again if clocks are set back at 00:01",
      "America/St_Johns",
      "2006-10-28T12:00:00Z",
      ["2006-10-29T02:30:00.000Z", "2006-10-29T02:31:00.000Z", "2006-10-29T03:30:00.000Z", "2006-10-30T03:30:00.000Z"],
    ],
    ["with the seconds of a mean solar time", "Africa/Monrovia", "1971-01-14T12:00:00Z", ["1971-01-15T00:44:30.000Z"]],
  ];
  for (const [when, zone, at, expected] of changes) {
    it(`shows another day ${when}`, () => {
      let from = parseInstant(at);
      for (const change of expected) {
        from = nextDateChange(parseTimeZone(zone), from);
        expect(formatInstant(from)).to.equal(change);
      }
    });
  }

  it("still knows every zone after many spellings of them", () => {
    const spellings = Array.from({ length: 1500 }, (_, n) =>
      Array.from("europe/berlin", (letter, at) => (((n >> at) & 1) === 1 ? letter.toUpperCase() : letter)).join(""),
    );
    for (const spelling of spellings) expect(isTimeZone(spelling)).to.equal(true);
    expect(localDateIn(parseTimeZone("Europe/Berlin"), parseInstant("2026-03-01T23:00:00Z"))).to.equal("2026-03-02");
  });
});
