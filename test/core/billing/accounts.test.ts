import { expect } from "chai";
import { type Account, accountFor, accountIdOf, accountsType, type RoutingKind } from "../../../core/billing/account.js";
import { accountFacts } from "../../../core/billing/account-facts.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { Issues } from "../../../core/kernel/errors.js";
import { told } from "../issues.js";

const none: Account = {
  ...{ currency: null, holder: null, bank: null, iban: null, bic: null, number: null, routing: null, details: null },
};
const [eur, usd] = [parseCurrency("EUR"), parseCurrency("USD")];
const IBAN = "DE02 1203 0000 0000 2020 51";

const problems = (...accounts: readonly Partial<Account>[]): string[] => {
  const issues = new Issues();
  accountsType.check(
    issues,
    ["accounts"],
    accounts.map((account) => ({ ...none, ...account })),
  );
  return told(issues.found);
};

describe("an account", () => {
  it("has an IBAN, a number or details", () => {
    expect(problems({ iban: IBAN }, { number: "1" }, { details: "x" })).to.deep.equal([]);
    expect(problems({ number: "1" }, { bank: "x", bic: "BYLADEM1001" })).to.deep.equal(["accounts.1.iban: account_missing"]);
    expect(problems({ iban: "DE00", bic: "x" })).to.deep.equal([
      "accounts.0.iban: iban_malformed",
      "accounts.0.bic: bic_malformed",
    ]);
  });

  it("has at most six lines of details", () => {
    expect(problems({ details: "1\n2\r\n3\n4\n5\n6" })).to.deep.equal([]);
    for (const end of ["\n", "\r", "\r\n", "\u2028"])
      expect(problems({ details: `1\n2\n3\n4\n5\n6${end}7` })).to.deep.equal(["accounts.0.details: too_long"]);
  });

  const routings: Readonly<Record<RoutingKind, { readonly valid: readonly string[]; readonly wrong: readonly string[] }>> = {
    // Routing numbers of the Federal Reserve and of two banks; each digit counts.
    routing_number: {
      valid: ["021000021", "011000015", "1210 0024 8"],
      wrong: ["021000022", "012000021", "02100002", "000000000"],
    },
    sort_code: { valid: ["20-20-15", "202015", "20 20 15"], wrong: ["2020", "20-20-1A"] },
    bsb: { valid: ["062-000", "062000"], wrong: ["62000"] },
    ifsc: { valid: ["HDFC0000001", "sbin0a1b2c3"], wrong: ["HDFC1000001", "HDFC000001", "HDF00000001"] },
    transit: { valid: ["00011-001", "00011001", "000100011"], wrong: ["0011-001", "100100011"] },
    bank_code: { valid: ["10020030", "BA-1"], wrong: ["", "a_b", "1".repeat(21)] },
  };
  for (const [kind, { valid, wrong }] of Object.entries(routings))
    it(`accepts numbers of banks of the kind ${kind}, and no others`, () => {
      const of = (value: string) => problems({ number: "1", routing: { kind: kind as RoutingKind, value } });
      for (const value of valid) expect(of(value), value).to.deep.equal([]);
      for (const value of wrong) expect(of(value), value).to.deep.equal(["accounts.0.routing.value: routing_malformed"]);
    });

  it("states the holder, and all that is known of it, in the language of the document", () => {
    const known = { ...none, number: "1", routing: { kind: "bank_code", value: "2" } as const, bank: "B", bic: "BYLADEM1001" };
    expect(accountFacts(known, "Grace", "fr-CA")).to.deep.equal([
      ["Titulaire du compte", "Grace"],
      ["Numéro de compte", "1"],
      ["Code banque", "2"],
      ["BIC", "BYLADEM1001"],
      ["Banque", "B"],
    ]);
    expect(accountFacts({ ...known, holder: "H", iban: IBAN }, "Grace", "ja").slice(0, 3)).to.deep.equal([
      ["Account holder", "H"],
      ["IBAN", IBAN],
      ["Bank code", "2"],
    ]);
  });
});

describe("the account of an invoice", () => {
  const account = (changes: Partial<Account>): Account => ({ ...none, ...changes });
  const [dollars, other, any] = [
    account({ currency: usd, number: "1" }),
    account({ currency: usd, number: "2" }),
    account({ number: "3" }),
  ];

  it("is the first one of its currency, else the first one of any, else the IBAN of the seller", () => {
    const seller = { accounts: [any, dollars, other], iban: IBAN, bic: "BYLADEM1001" };
    expect(accountFor(seller, usd)).to.equal(dollars);
    expect(accountFor(seller, eur)).to.equal(any);
    expect(accountFor({ ...seller, accounts: [dollars] }, eur)).to.deep.equal(account({ iban: IBAN, bic: "BYLADEM1001" }));
    expect(accountFor({ accounts: [dollars], iban: null, bic: "BYLADEM1001" }, eur)).to.equal(null);
  });

  it("is known to programs by its IBAN without spaces, else by its number", () => {
    expect(accountIdOf(account({ iban: "de02 1203 0000 0000 2020 51", number: "1" }))).to.equal("DE02120300000000202051");
    expect([accountIdOf(any), accountIdOf(account({ details: "x" }))]).to.deep.equal(["3", null]);
  });
});
