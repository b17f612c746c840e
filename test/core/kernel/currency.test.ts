import { expect } from "chai";
import { currencyCodes, currencyExponent, isCurrency, parseCurrency } from "../../../core/kernel/currency.js";

const exponentOf = (text: string): number => currencyExponent(parseCurrency(text));

describe("a currency", () => {
  it("has its exponent from ISO 4217, not always two", () => {
    for (const text of ["JPY", "KRW", "VND", "CLP", "ISK", "UGX", "XOF"]) expect(exponentOf(text), text).to.equal(0);
    for (const text of ["EUR", "USD", "HUF", "TWD", "MGA", "IDR", "CHF", "XCG"]) expect(exponentOf(text), text).to.equal(2);
    for (const text of ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]) expect(exponentOf(text), text).to.equal(3);
    for (const text of ["CLF", "UYW"]) expect(exponentOf(text), text).to.equal(4);
  });

  it("is an active code in capitals", () => {
    for (const text of ["", "eur", "EU", "EURO", "DEM", "HRK", "XAU", "XXX", "XTS", "BTC", "toString", " EUR"]) {
      expect(isCurrency(text), text).to.equal(false);
      expect(() => parseCurrency(text))
        .to.throw()
        .with.nested.property("issues[0].code", "currency_unknown");
    }
  });

  it("comes from a table without gaps or duplicates", () => {
    expect(currencyCodes).to.have.length(167);
    expect(new Set(currencyCodes).size).to.equal(currencyCodes.length);
    for (const code of currencyCodes) expect(code).to.match(/^[A-Z]{3}$/);
  });
});
