import { expect } from "chai";
import fc from "fast-check";
import {
  formatInstant,
  instant,
  isInstantText,
  parseInstant,
  plusSeconds,
  secondsBetween,
  unixSeconds,
} from "../../../core/kernel/instant.js";

const earliest = Date.parse("0000-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");
const instants = fc.integer({ min: earliest, max: latest }).map((ms) => instant(ms));
const near = fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 }).map((ms) => instant(ms));
const offsets = fc.integer({ min: -(24 * 60 - 1), max: 24 * 60 - 1 });

function digits(value: number, width = 2): string {
  return String(value).padStart(width, "0");
}

describe("an instant, always", () => {
  it("is parsed back from its own text", () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(parseInstant(formatInstant(at))).to.equal(at);
      }),
    );
  });

  it("is formatted like JavaScript's Date", () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(formatInstant(at)).to.equal(new Date(at).toISOString());
      }),
    );
  });

  it("is the same under every offset", () => {
    fc.assert(
      fc.property(near, offsets, (at, offset) => {
        const local = new Date(at + offset * 60_000).toISOString().slice(0, -1);
        const size = Math.abs(offset);
        const text = `${local}${offset < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
        expect(parseInstant(text)).to.equal(at);
      }),
    );
  });

  it("truncates digits after the milliseconds and never rounds them up", () => {
    fc.assert(
      fc.property(near, fc.stringMatching(/^[0-9]{0,6}$/), (at, more) => {
        expect(parseInstant(`${formatInstant(at).slice(0, -1)}${more}Z`)).to.equal(at);
      }),
    );
  });

  it("accepts a date and time exactly when JavaScript's Date shows the same fields", () => {
    const field = (max: number) => fc.integer({ min: 0, max }).map((n) => digits(n));
    const year = fc.integer({ min: 0, max: 9999 }).map((n) => digits(n, 4));
    fc.assert(
      fc.property(year, field(13), field(32), field(25), field(61), field(61), (y, mo, d, h, mi, s) => {
        const text = `${y}-${mo}-${d}T${h}:${mi}:${s}`;
        const ms = Date.parse(`${text}Z`);
        expect(isInstantText(`${text}Z`)).to.equal(!Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text));
      }),
      { numRuns: 500 },
    );
  });

  it("is between the whole seconds before and after it", () => {
    fc.assert(
      fc.property(near, near, (start, end) => {
        const seconds = secondsBetween(start, end);
        expect(plusSeconds(start, seconds)).to.be.at.most(end);
        expect(plusSeconds(start, seconds + 1)).to.be.above(end);
        expect(unixSeconds(start)).to.equal(secondsBetween(instant(0), start));
      }),
    );
  });
});
