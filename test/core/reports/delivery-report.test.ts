import { expect } from "chai";
import fc from "fast-check";
import {
  boundaries,
  type DeliveryInterval,
  formatInstant,
  MAX_DELIVERY_INTERVALS,
  parseInstant,
  parseTimeZone,
  percentile,
} from "../../../core/index.js";

const berlin = parseTimeZone("Europe/Berlin");
const at = (interval: DeliveryInterval, from: string, to: string) =>
  boundaries(interval, berlin, parseInstant(from), parseInstant(to)).map(formatInstant);

describe("the intervals of a delivery report", () => {
  it("are full hours, shortened at the start and end of the range", () => {
    expect(at("hour", "2026-03-01T09:30:00Z", "2026-03-01T12:00:00.001Z")).to.deep.equal([
      "2026-03-01T09:30:00.000Z",
      "2026-03-01T10:00:00.000Z",
      "2026-03-01T11:00:00.000Z",
      "2026-03-01T12:00:00.000Z",
      "2026-03-01T12:00:00.001Z",
    ]);
    expect(at("hour", "2026-03-01T09:00:00Z", "2026-03-01T10:00:00Z")).to.have.length(2);
  });

  it("are days of the zone, with 23 and 25 hours when the clocks change", () => {
    expect(at("day", "2026-03-28T00:00:00Z", "2026-03-31T00:00:00Z")).to.deep.equal([
      "2026-03-28T00:00:00.000Z",
      "2026-03-28T23:00:00.000Z",
      "2026-03-29T22:00:00.000Z",
      "2026-03-30T22:00:00.000Z",
      "2026-03-31T00:00:00.000Z",
    ]);
    const autumn = at("day", "2026-10-24T22:00:00Z", "2026-10-26T23:00:00Z");
    expect(autumn).to.deep.equal(["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z", "2026-10-26T23:00:00.000Z"]);
  });

  it("number at least one, and are limited", () => {
    expect(() => at("hour", "2026-03-01T09:00:00Z", "2026-03-01T09:00:00Z")).to.throw("to must be after from");
    expect(at("hour", "2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z")).to.have.length(31 * 24 + 1);
    expect(() => at("hour", "2026-03-01T00:00:00Z", "2026-04-02T00:00:00Z")).to.throw(`${MAX_DELIVERY_INTERVALS} intervals`);
  });
});

describe("a percentile, always", () => {
  it("is one of the values, and has the right share of values at or below it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), fc.constantFrom(0.5, 0.95, 1), (values, share) => {
        const sorted = values.toSorted((a, b) => a - b);
        const found = percentile(sorted, share) ?? Number.NaN;
        expect(sorted).to.include(found);
        expect(sorted.filter((value) => value <= found).length).to.be.at.least(sorted.length * share);
        expect(sorted.filter((value) => value < found).length).to.be.below(sorted.length * share);
      }),
    );
    expect(percentile([], 0.5)).to.equal(null);
  });
});
