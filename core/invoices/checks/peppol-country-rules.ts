import { electronicAddressOf } from "../../billing/electronic-address.js";
import { vatCountryOf } from "../../billing/vat-id.js";
import { asksForPayment } from "../payable.js";
import { statedIdentifiers } from "../stated-identifiers.js";
import { addressPart, type CountryGroup, type CountryRow, isIn, isOf, partyFixes, register } from "./country-row.js";
import { nordicGroups } from "./nordic-rules.js";
import { at, noAccount, type Rule, statesAccount } from "./rule.js";

const dutchRegister = (id: string, of: CountryRow["of"]): CountryRow =>
  register(
    id,
    of,
    ["0106", "0190"],
    `The ${of} is in the Netherlands, but its register number is neither of KvK (0106) nor an OIN (0190).`,
  );

const parts = ["line1", "city", "postalCode"] as const;

/** A Greek tax number, without prefix (the rules check the first nine digits). */
const isGreekNumber = (text: string): boolean => /^\d{9}/.test(text) && vatCountryOf(`EL${text.slice(0, 9)}`) === "GR";

const greekAddress = (id: string, of: CountryRow["of"]): CountryRow => ({
  ...{ id, of },
  violations: (checked) => {
    const address = electronicAddressOf(checked[of]);
    return at([of, "electronicAddress"], address !== null && (address.scheme !== "9933" || !isGreekNumber(address.value)));
  },
  message: `The Peppol ID of the ${of} is not a Greek tax number (9933).`,
});

const myData = {
  of: "seller",
  isOwn: true,
  fix: "Issue the invoice with a provider that reports to myDATA, or send it in another format.",
} as const;

/** The rules by country: where the seller is, or both parties are. */
const groups: readonly CountryGroup[] = [
  ...nordicGroups,
  [
    isOf(["GR", "EL"], "seller"),
    [
      {
        ...{ id: "GR-R-001-1", ...myData },
        violations: () => [["number"]],
        message: "The invoice number of a seller in Greece has the six parts that myDATA requires.",
      },
      {
        ...{ id: "GR-R-003", of: "seller" },
        violations: (checked) => {
          const vatId = statedIdentifiers(checked).sellerVatId;
          return at(["seller", "vatId"], vatId !== null && !(vatId.startsWith("EL") && isGreekNumber(vatId.slice(2))));
        },
        message: "The VAT ID of a seller in Greece is EL and nine digits with a valid check digit.",
      },
      {
        ...{ id: "GR-S-011", of: "seller", severity: "warning" },
        violations: (checked) => at(["seller", "vatId"], statedIdentifiers(checked).sellerVatId === null),
        message: "The seller is in Greece, but the invoice does not state its VAT ID.",
      },
      greekAddress("GR-R-009", "seller"),
    ],
  ],
  [
    (checked) => isOf(["GR", "EL"], "seller")(checked) && isIn("GR", "seller")(checked),
    [
      {
        ...{ id: "GR-R-004-1", ...myData },
        violations: () => [["number"]],
        message: "An invoice of a seller in Greece states its registration number (MARK) of myDATA.",
      },
      {
        ...{ id: "GR-S-008-1", ...myData, severity: "warning" },
        violations: () => [["number"]],
        message: "An invoice of a seller in Greece states an address to verify it.",
      },
    ],
  ],
  [
    isOf(["GR", "EL"], "seller", "buyer"),
    [
      {
        ...{ id: "GR-R-006", of: "buyer" },
        violations: (checked) => {
          const vatId = statedIdentifiers(checked).buyerVatId;
          return at(["buyer", "taxId"], !(vatId?.startsWith("EL") && isGreekNumber(vatId.slice(2))));
        },
        message: "The buyer is in Greece, but has no Greek VAT ID.",
      },
      greekAddress("GR-R-010", "buyer"),
    ],
  ],
  [
    isOf(["IT"], "seller"),
    [
      {
        ...{ id: "IT-R-001", of: "seller" },
        violations: (checked) => {
          const number = statedIdentifiers(checked).sellerTaxNumber;
          return at(["seller", "taxNumber"], number !== null && !/^[A-Z0-9]{11,16}$/.test(number));
        },
        message: "The tax number of a seller in Italy has 11 to 16 capital letters and digits.",
      },
      addressPart("IT-R-002", "seller", "line1"),
      addressPart("IT-R-003", "seller", "city"),
      addressPart("IT-R-004", "seller", "postalCode"),
    ],
  ],
  [isIn("NL", "seller"), [...parts.map((part) => addressPart("NL-R-002", "seller", part)), dutchRegister("NL-R-003", "seller")]],
  [
    isIn("NL", "seller", "buyer"),
    [
      ...parts.map((part) => addressPart("NL-R-004", "buyer", part)),
      dutchRegister("NL-R-005", "buyer"),
      {
        ...{ id: "NL-R-008", of: "seller" },
        violations: (checked) => at(["seller", "iban"], asksForPayment(checked.invoice) && !statesAccount(checked)),
        message: noAccount,
      },
    ],
  ],
];

/** What Peppol requires of sellers in some countries, in addition to the rules for all. */
export const peppolCountryRules: readonly Omit<Rule, "profile">[] = groups.flatMap(([applies, rows]) =>
  rows.map(({ of, violations, ...row }): Omit<Rule, "profile"> => ({
    severity: "error",
    fix: partyFixes[of],
    ...row,
    source: `Peppol BIS Billing 3.0, ${row.id}`,
    violations: (checked) => (applies(checked) ? violations(checked) : []),
  })),
);
