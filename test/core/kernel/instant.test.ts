import { expect } from "chai";
import {
  formatInstant,
  instant,
  isInstantText,
  parseInstant,
  plusMilliseconds,
  plusSeconds,
  secondsBetween,
  unixSeconds,
} from "../../../core/kernel/instant.js";
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

describe("an instant", () => {
  const accepted: readonly (readonly [string, string])[] = [
    ["2026-03-01T09:30:00Z", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01t09:30:00z", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01T09:30:00+01:00", "2026-03-01T08:30:00.000Z"],
    ["2026-03-01T00:15:00+05:45", "2026-02-28T18:30:00.000Z"],
    ["2025-12-31T23:59:59.999-00:01", "2026-01-01T00:00:59.999Z"],
    ["2026-03-01T09:30:00-00:00", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01T09:30:00+23:59", "2026-02-28T09:31:00.000Z"],
    ["2026-03-01T09:30:00.1Z", "2026-03-01T09:30:00.100Z"],
    ["2026-03-01T09:30:00.012999999Z", "2026-03-01T09:30:00.012Z"],
    ["1969-12-31T23:59:59.9999Z", "1969-12-31T23:59:59.999Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
    ["0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ];
  for (const [text, shown] of accepted) {
    it(`parses ${text} and shows it as ${shown}`, () => {
      expect(formatInstant(parseInstant(text))).to.equal(shown);
    });
  }

  const refused: readonly (readonly [string, string])[] = [
    ["a day that does not exist", "2026-02-30T00:00:00Z"],
    ["29 February of a common year", "2026-02-29T00:00:00Z"],
    ["month 0", "2026-00-01T00:00:00Z"],
    ["month 13", "2026-13-01T00:00:00Z"],
    ["hour 24", "2026-03-01T24:00:00Z"],
    ["minute 60", "2026-03-01T00:60:00Z"],
    ["a leap second", "2016-12-31T23:59:60Z"],
    ["a time without an offset", "2026-03-01T09:30:00"],
    ["an offset without a colon", "2026-03-01T09:30:00+0100"],
    ["an offset of hours only", "2026-03-01T09:30:00+01"],
    ["an offset of 24 hours", "2026-03-01T09:30:00+24:00"],
    ["an offset with 60 minutes", "2026-03-01T09:30:00+01:60"],
    ["a time without seconds", "2026-03-01T09:30Z"],
    ["ten fractional digits", "2026-03-01T09:30:00.1234567890Z"],
    ["a fraction without digits", "2026-03-01T09:30:00.Z"],
    ["a comma before the fraction", "2026-03-01T09:30:00,5Z"],
    ["a space for the T", "2026-03-01 09:30:00Z"],
    ["a date alone", "2026-03-01"],
    ["a signed year", "+002026-03-01T09:30:00Z"],
    ["digits of another script", "٢٠٢٦-03-01T09:30:00Z"],
    ["text around it", " 2026-03-01T09:30:00Z"],
    ["a line break after it", "2026-03-01T09:30:00Z\n"],
    ["what its offset moves before the year 0000", "0000-01-01T00:00:00+00:01"],
    ["what its offset moves past the year 9999", "9999-12-31T23:59:59-00:01"],
    ["nothing", ""],
  ];
  for (const [what, text] of refused) {
    it(`rejects ${what} as malformed`, () => {
      expect(isInstantText(text)).to.equal(false);
      expect(codeOf(() => parseInstant(text))).to.equal("instant_malformed");
    });
  }

  it("stays within the years 0000 to 9999, whatever is added", () => {
    expect(codeOf(() => plusMilliseconds(parseInstant("9999-12-31T23:59:59.999Z"), 1))).to.equal("instant_out_of_range");
    expect(codeOf(() => plusMilliseconds(parseInstant("0000-01-01T00:00:00Z"), -1))).to.equal("instant_out_of_range");
    expect(codeOf(() => plusSeconds(parseInstant("2026-03-01T00:00:00Z"), 1e15))).to.equal("instant_out_of_range");
  });

  it("is a whole number of milliseconds", () => {
    for (const ms of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => instant(ms)).to.throw(RangeError);
  });

  it("counts whole seconds, floored, on either side of the epoch", () => {
    expect(secondsBetween(instant(0), instant(1999))).to.equal(1);
    expect(secondsBetween(instant(1), instant(0))).to.equal(-1);
    expect(unixSeconds(instant(1999))).to.equal(1);
    expect(unixSeconds(instant(-1))).to.equal(-1);
  });

  it("moves by seconds to the millisecond", () => {
    expect(plusSeconds(instant(0), 61.337)).to.equal(61_337);
    expect(plusSeconds(instant(0), -2)).to.equal(-2000);
  });
});
