import { expect } from "chai";
import {
  addDays,
  dayOf,
  daysBetween,
  isLocalDate,
  localDateFromDays,
  monthOf,
  parseLocalDate,
  yearOf,
} from "../../../core/kernel/calendar.js";
import { refusalIn } from "../../reasons.js";

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    const reason = refusalIn(error);
    if (reason !== undefined) return reason;
    throw error;
  }
  return "nothing thrown";
}

describe("a calendar date", () => {
  for (const text of ["2026-02-28", "2024-02-29", "2000-02-29", "0000-02-29", "0000-01-01", "9999-12-31"]) {
    it(`accepts the existing date ${text}`, () => {
      expect(parseLocalDate(text)).to.equal(text);
    });
  }

  const refused = [
    "2026-02-29",
    "2026-02-30",
    "1900-02-29",
    "2026-04-31",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "2026-01-32",
  ];
  for (const text of [
    ...refused,
    "2026-1-1",
    "26-01-01",
    "2026/01/01",
    "20260101",
    "+2026-01-01",
    "2026-01-01 ",
    "2026-01-01\n",
    "",
  ]) {
    it(`rejects ${JSON.stringify(text)} as malformed`, () => {
      expect(isLocalDate(text)).to.equal(false);
      expect(codeOf(() => parseLocalDate(text))).to.equal("date_malformed");
    });
  }

  it("crosses months, leap days and years when days are added", () => {
    expect(addDays(parseLocalDate("2026-01-31"), 1)).to.equal("2026-02-01");
    expect(addDays(parseLocalDate("2024-02-28"), 1)).to.equal("2024-02-29");
    expect(addDays(parseLocalDate("2026-03-01"), -1)).to.equal("2026-02-28");
    expect(addDays(parseLocalDate("2025-12-31"), 30)).to.equal("2026-01-30");
  });

  it("rejects results outside the years 0000 to 9999", () => {
    expect(codeOf(() => addDays(parseLocalDate("9999-12-31"), 1))).to.equal("date_out_of_range");
    expect(codeOf(() => addDays(parseLocalDate("0000-01-01"), -1))).to.equal("date_out_of_range");
    expect(() => addDays(parseLocalDate("2026-01-01"), 0.5)).to.throw(RangeError);
  });

  it("counts days from the epoch and between dates", () => {
    expect(localDateFromDays(0)).to.equal("1970-01-01");
    expect(daysBetween(parseLocalDate("2026-03-01"), parseLocalDate("2026-02-01"))).to.equal(-28);
  });

  it("gives its year, month and day as numbers", () => {
    const date = parseLocalDate("0987-06-05");
    expect([yearOf(date), monthOf(date), dayOf(date)]).to.deep.equal([987, 6, 5]);
  });
});
