import { expect } from "chai";
import { addressLines, formatsFor, duration } from "../../../adapters/pdf/formats.js";
import { parseCurrency, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { seller } from "./documents.js";

describe("the formats of a printed invoice", () => {
  it("are the English ones for a language without words", () => {
    const date = parseLocalDate("2026-03-31");
    expect(formatsFor("ja", parseCurrency("JPY")).date(date)).to.equal("Mar 31, 2026");
    expect(formatsFor("xx", parseCurrency("JPY")).date(date)).to.equal("Mar 31, 2026");
    expect(formatsFor("fr", parseCurrency("JPY")).date(date)).to.equal("31 mars 2026");
  });

  it("show seconds only if there are any", () => {
    const times = { "0": "0:00", "29": "0:00:29", "3599": "0:59:59", "45000": "12:30", "-5400": "-1:30", "-29": "-0:00:29" };
    for (const [seconds, text] of Object.entries(times)) expect(duration(parseDecimal(seconds))).to.equal(text);
    expect(duration(parseDecimal("3600000000"))).to.equal("1000000:00");
  });

  it("write addresses in the postal format of the country", () => {
    expect(addressLines(seller.address)).to.deep.equal(["Hafenstraße 12", "Aufgang B", "20457 Hamburg"]);
    const states = { line1: "1 Main St", line2: null, city: "Springfield", postalCode: "62701", region: "IL", country: "US" };
    expect(addressLines(states)).to.deep.equal(["1 Main St", "Springfield, IL 62701"]);
    const of = (country: string) =>
      addressLines({ ...states, country })
        .slice(1)
        .join("|");
    expect(
      Object.fromEntries(
        ["CA", "AU", "NZ", "GB", "IE", "IN", "IT", "MX", "SG", "BR", "DE", "FR"].map((code) => [code, of(code)]),
      ),
    ).to.deep.equal({
      CA: "Springfield, IL 62701",
      AU: "Springfield IL 62701",
      NZ: "Springfield 62701|IL",
      GB: "Springfield|IL|62701",
      IE: "Springfield|IL|62701",
      IN: "Springfield 62701|IL",
      IT: "62701 Springfield IL",
      MX: "62701 Springfield, IL",
      SG: "Springfield 62701|IL",
      BR: "Springfield - IL|62701",
      DE: "62701 Springfield|IL",
      FR: "62701 Springfield|IL",
    });
    expect(addressLines({ ...states, city: null }).slice(1)).to.deep.equal(["IL 62701"]);
    expect(addressLines({ ...states, region: null }).slice(1)).to.deep.equal(["Springfield 62701"]);
    expect(addressLines({ ...states, postalCode: null }).slice(1)).to.deep.equal(["Springfield, IL"]);
    expect(addressLines({ ...states, city: " ", region: null, postalCode: null })).to.deep.equal(["1 Main St"]);
    expect(addressLines(null)).to.deep.equal([]);
  });
});
