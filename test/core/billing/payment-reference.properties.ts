import { expect } from "chai";
import fc from "fast-check";
import { isCreditorReference, paymentReferenceFor } from "../../../core/billing/payment-reference.js";

/** Numbers of invoices have at least one digit. */
const numbers = fc
  .tuple(fc.string({ unit: "grapheme", maxLength: 40 }), fc.nat({ max: 9_999_999_999 }))
  .map(([text, sequence]) => text + String(sequence));

/** ISO/IEC 7064, MOD 97-10, computed another way. */
const isValid = (reference: string): boolean => {
  const moved = reference.slice(4) + reference.slice(0, 4);
  const digits = Array.from(moved, (one) => (/\d/.test(one) ? one : String(one.charCodeAt(0) - 55))).join("");
  return BigInt(digits) % 97n === 1n;
};

describe("a creditor reference, always", () => {
  it("has valid check digits, at most 25 characters, and ends as the number", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const reference = paymentReferenceFor("iso11649", number);
        expect(reference).to.match(/^RF\d{2}[A-Z0-9]{1,21}$/);
        expect([isValid(reference), isCreditorReference(reference)]).to.deep.equal([true, true]);
        expect(reference.endsWith(/\d+$/.exec(number)?.[0] ?? "")).to.equal(true);
      }),
    );
  });

  // A letter counts as two digits, so one in place of a digit can go unnoticed.
  it("is noticed to be wrong with another digit in place of a digit, or another letter in place of a letter", () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (number, position, choice) => {
        const reference = paymentReferenceFor("iso11649", number);
        const at = 2 + (position % (reference.length - 2));
        const kind = /\d/.test(reference[at] ?? "") ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const other = kind[choice % kind.length] ?? "";
        fc.pre(reference[at] !== other);
        expect(isCreditorReference(reference.slice(0, at) + other + reference.slice(at + 1))).to.equal(false);
      }),
    );
  });
});

describe("a structured communication, always", () => {
  it("has ten digits and those modulo 97, or 97", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const reference = paymentReferenceFor("be_ogm", number);
        const [, a = "", b = "", c = "", check = ""] = /^\+{3}(\d{3})\/(\d{4})\/(\d{3})(\d{2})\+{3}$/.exec(reference) ?? [];
        const rest = Number(BigInt(a + b + c) % 97n);
        expect(check).to.equal(String(rest === 0 ? 97 : rest).padStart(2, "0"));
        const digits = number.normalize("NFKC").replace(/\D/g, "");
        expect((a + b + c).endsWith(digits.slice(-10))).to.equal(true);
      }),
    );
  });
});

describe("payment references", () => {
  // Published examples, and the longest reference.
  for (const valid of ["RF18539007547034", "rf18 5390 0754 7034", "RF471234567890", "RF40123456789012345678901"])
    it(`accept the creditor reference ${valid}`, () => expect(isCreditorReference(valid)).to.equal(true));
  for (const wrong of ["RF19539007547034", "RF18", "RF18539007547034INV2026INV2026", "INV-2026-0001"])
    it(`refuse ${wrong}`, () => expect(isCreditorReference(wrong)).to.equal(false));

  it("are made of the letters and digits of the number", () => {
    expect(paymentReferenceFor("iso11649", "5390-0754-7034")).to.equal("RF18539007547034");
    expect(paymentReferenceFor("number", "R/26 № 1")).to.equal("R/26 № 1");
  });

  it("are structured by the Belgian banks", () => {
    expect(paymentReferenceFor("be_ogm", "1234567890")).to.equal("+++123/4567/89002+++");
    expect(paymentReferenceFor("be_ogm", "INV-97"), "97 instead of 0").to.equal("+++000/0000/09797+++");
    expect(paymentReferenceFor("be_ogm", "2026-11-123456789")).to.equal("+++112/3456/78973+++");
  });
});
