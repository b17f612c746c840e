import { expect } from "chai";
import { parseCurrency, parseDecimal, type Tax } from "../../../core/index.js";
import { checkRules } from "../../../core/invoices/checks/check-profile.js";
import { address, type Change, found, tax } from "./checked-invoices.js";

type Row = readonly [what: string, change: Change, ...findings: readonly string[]];
type Party = NonNullable<Change["seller"]>;

const peppolIds: Readonly<Record<string, { readonly scheme: string; readonly value: string }>> = {
  DK: { scheme: "0184", value: "13585628" },
  GR: { scheme: "9933", value: "094259216" },
  IS: { scheme: "0196", value: "4710080280" },
  NO: { scheme: "0192", value: "974760673" },
  SE: { scheme: "0007", value: "5566778899" },
};
const [dkk, eur] = [parseCurrency("DKK"), parseCurrency("EUR")];
const rated = (rate: string): Tax => ({ ...tax("S"), rate: parseDecimal(rate) });

/** A seller in a country with all that Peppol requires there, and a buyer, in the same country unless another is given. */
const within =
  (country: string, vatId: string | null) =>
  (seller: Party = {}, buyer: Change["buyer"] = {}, rest: Change = {}, to = country): Change => {
    const idsOf = (one: string) => {
      const electronicAddress = peppolIds[one] ?? null;
      return { electronicAddress, legalId: one === "GR" ? null : electronicAddress };
    };
    const register = country === "NO" ? "Foretaksregisteret" : null;
    return {
      ...rest,
      seller: {
        address: { ...address, country },
        vatId,
        register,
        bic: "BYLADEM1001",
        taxNumber: null,
        ...idsOf(country),
        ...seller,
      },
      buyer: { address: { ...address, country: to }, taxId: null, ...idsOf(to), ...buyer },
    };
  };
const denmark = within("DK", "DK13585628");
const greece = within("GR", "EL094259216");
const iceland = within("IS", "IS12345");
const norway = within("NO", "NO974760673MVA");
const sweden = within("SE", "SE556677889901");
const noStreet = { ...address, line1: null, postalCode: null };
const unregistered = { legalId: null, register: null };
const myData = ["GR-R-001-1 /number", "GR-R-004-1 /number"];
const verified = "GR-S-008-1 /number";

const rows: readonly Row[] = [
  ["complete in Denmark", denmark()],
  ["no CVR number", denmark({ legalId: null }), "DK-R-002 /seller/legalId"],
  ["a register entry only", denmark({ legalId: null, register: "CVR 13585628" }), "DK-R-014 /seller/legalId"],
  ["another register", denmark({ legalId: { scheme: "0088", value: "4000001123452" } }), "DK-R-014 /seller/legalId"],
  ["a buyer in another register", denmark({}, { legalId: null })],
  ["an identifier", denmark({ identifier: "4000001123452" }), "DK-R-013 /seller/identifier"],
  ["an identifier abroad", denmark({ identifier: "4000001123452" }, {}, {}, "SE")],
  [
    "kroner without BIC",
    denmark({ bic: null, iban: "DE02120300000000202051" }, {}, { invoice: { currency: dkk } }),
    "DK-R-006 /seller/bic",
  ],
  ["a credit note without BIC", denmark({ bic: null }, {}, { invoice: { currency: dkk, type: "credit_note" } })],
  ["euros without BIC", denmark({ bic: null }, {}, { invoice: { currency: eur } })],
  ["kroner without account", denmark({ bic: null, iban: null }, {}, { invoice: { currency: dkk } })],
  ["complete in Greece", greece({}, { taxId: "EL094259216" }), ...myData, verified],
  ["with prefix GR", greece({ vatId: "GR094259216" }, { taxId: "GR 094259216" }), ...myData, verified],
  [
    "a wrong VAT ID",
    greece({ vatId: "EL094259217" }, { taxId: "EL094259216" }),
    "GR-R-001-1 /number",
    "GR-R-003 /seller/vatId",
    "GR-R-004-1 /number",
    verified,
  ],
  [
    "no VAT ID",
    greece({ vatId: null, taxNumber: "094259216", register: "1" }, { taxId: "EL094259216" }),
    ...myData,
    "GR-S-011 /seller/vatId",
    verified,
  ],
  ["a VAT ID in Germany", greece({ address, electronicAddress: peppolIds["GR"] ?? null }, {}, {}, "SE"), "GR-R-001-1 /number"],
  [
    "another Peppol ID",
    greece({ electronicAddress: peppolIds["SE"] ?? null }, {}, {}, "SE"),
    "GR-R-001-1 /number",
    "GR-R-009 /seller/electronicAddress",
    "GR-R-004-1 /number",
    verified,
  ],
  ["a buyer without VAT ID", greece(), ...myData, "GR-R-006 /buyer/taxId", verified],
  [
    "a buyer with another Peppol ID",
    greece({}, { taxId: "EL094259216", electronicAddress: peppolIds["SE"] ?? null }),
    ...myData,
    "GR-R-010 /buyer/electronicAddress",
    verified,
  ],
  ["complete in Iceland", iceland()],
  ["a deposit", iceland({}, {}, { invoice: { type: "deposit" } }), "IS-R-001 /type"],
  ["no kennitala", iceland(unregistered), "IS-R-002 /seller/legalId"],
  ["a register entry instead of a kennitala", iceland({ legalId: null, register: "1" }), "IS-R-002 /seller/legalId"],
  [
    "no street",
    iceland({ address: { ...noStreet, country: "IS" } }),
    "IS-R-003 /seller/address/line1",
    "IS-R-003 /seller/address/postalCode",
  ],
  ["a buyer without kennitala", iceland({}, { legalId: null }), "IS-R-004 /buyer/legalId"],
  [
    "a buyer without street",
    iceland({}, { address: { ...noStreet, country: "IS" } }),
    "IS-R-005 /buyer/address/line1",
    "IS-R-005 /buyer/address/postalCode",
  ],
  ["a buyer abroad", iceland({}, { legalId: null, address: { ...noStreet, country: "US" } })],
  ["complete in Norway", norway()],
  ["without MVA", norway({ vatId: "NO974760673" }), "NO-R-001 /seller/vatId"],
  ["with blanks", norway({ vatId: "NO 974 760 673 MVA" })],
  ["without check digits", norway({ vatId: "NO974760674MVA" }), "NO-R-001 /seller/vatId"],
  ["with a German VAT ID", norway({ vatId: "DE136695976" })],
  ["not registered", norway({ register: null }), "NO-R-002 /seller/register"],
  ["complete in Sweden", sweden({}, {}, { tax: rated("25") })],
  ["an incomplete VAT ID", sweden({ vatId: "SE5566778899" }, {}, { tax: rated("12") }), "SE-R-001 /seller/vatId"],
  ["a VAT ID with a letter", sweden({ vatId: "SE55667788990A" }, {}, { tax: rated("6") }), "SE-R-002 /seller/vatId"],
  ["a tax number", sweden({ taxNumber: "5566778899" }, {}, { tax: tax("Z") }), "SE-R-005 /seller/taxNumber"],
  ["a tax number only", sweden({ ...unregistered, taxNumber: "5566778899" }, {}, { tax: tax("Z") })],
  ["a rate", sweden({}, {}, { tax: rated("19") }), "SE-R-006 /taxBreakdown/0/rate"],
  ["a rate with a German VAT ID", sweden({ vatId: "DE136695976" }, {}, { tax: rated("19") })],
  [
    "a register entry instead of a number",
    sweden({ legalId: null, register: "Bolagsverket" }, {}, { tax: tax("Z") }),
    ...["SE-R-003 /seller/legalId", "SE-R-004 /seller/legalId", "SE-R-013 /seller/legalId"],
  ],
  [
    "a register number with a wrong digit",
    sweden({ legalId: { scheme: "0007", value: "5566778890" } }, {}, { tax: tax("Z") }),
    ...["PEPPOL-COMMON-R049 /seller/legalId/value", "SE-R-013 /seller/legalId", "identifier_malformed /seller/legalId/value"],
  ],
  ["a wrong VAT ID of Italy", { seller: { vatId: "IT00743110157", taxNumber: "37/123/45678" } }, "IT-R-001 /seller/taxNumber"],
  ...(
    [
      ["PEPPOL-COMMON-R040", "0088", "4000001123453"],
      ["PEPPOL-COMMON-R041", "0192", "974760674"],
      ["PEPPOL-COMMON-R042", "0184", "1358562"],
      ["PEPPOL-COMMON-R043", "0208", "0428759498"],
      ["PEPPOL-COMMON-R050", "0151", "51824753557"],
    ] as const
  ).flatMap(([rule, scheme, value]): readonly Row[] =>
    (["seller", "buyer"] as const).map((party) => [
      `${value} as ${scheme}`,
      { [party]: { electronicAddress: { scheme, value } } },
      ...[`${rule} /${party}/electronicAddress/value`, `identifier_malformed /${party}/electronicAddress/value`],
    ]),
  ),
  [
    "a CVR number with wrong check digits",
    { seller: { electronicAddress: { scheme: "0184", value: "13585629" } } },
    "identifier_malformed /seller/electronicAddress/value",
  ],
];

describe("the rules of Peppol for single countries and schemes", () => {
  for (const [what, change, ...findings] of rows)
    it(`find ${findings.join(", ") || "nothing"} for ${what}`, () =>
      expect([...found(change, "peppol")].sort()).to.deep.equal([...findings].sort()));

  it("are each broken by one of these invoices", () => {
    const broken = new Set(rows.flatMap(([, , ...findings]) => findings.map((finding) => finding.split(" ")[0])));
    const ids = checkRules.map(({ id }) => id).filter((id) => /^(?:DK|GR|IS|NO|SE)-|^PEPPOL-COMMON/.test(id));
    expect(ids.length).to.be.above(25);
    for (const id of ids) expect([...broken], id).to.include(id);
  });
});
