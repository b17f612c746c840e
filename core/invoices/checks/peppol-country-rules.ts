import { sellerTaxNumber } from "../../billing/seller.js";
import { isBlank } from "../../kernel/text.js";
import { at, noAccount, statesAccount, type CheckedInvoice, type Rule } from "./rule.js";

type Profiled = Omit<Rule, "profile">;
type Row = Pick<Profiled, "id" | "violations" | "message"> & { readonly of: "seller" | "buyer" };
type Part = "line1" | "city" | "postalCode";

const names: Readonly<Record<Part, string>> = { line1: "street", city: "city", postalCode: "postal code" };
const fixes = { seller: "Enter it in the settings of the workspace, under seller.", buyer: "Enter it on the client." } as const;

const isIn =
  (country: string, ...parties: readonly ("seller" | "buyer")[]) =>
  (checked: CheckedInvoice): boolean =>
    parties.every((party) => checked[party].address?.country === country);

const addressPart = (id: string, of: "seller" | "buyer", part: Part): Row => ({
  ...{ id, of },
  violations: (checked) => at([of, "address", part], isBlank(checked[of].address?.[part])),
  message: `The address of the ${of} has no ${names[part]}.`,
});

/** The registers of the Netherlands: KvK and OIN. */
const dutchRegisters: readonly string[] = ["0106", "0190"];

const dutchRegister = (id: string, of: "seller" | "buyer"): Row => ({
  ...{ id, of },
  violations: (checked) => {
    const { legalId } = checked[of];
    const isStated = legalId !== null || (of === "seller" && checked.seller.register !== null);
    return at([of, "legalId"], isStated && !dutchRegisters.includes(legalId?.scheme ?? ""));
  },
  message: `The ${of} is in the Netherlands, but its register number is neither of KvK (0106) nor an OIN (0190).`,
});

const parts: readonly Part[] = ["line1", "city", "postalCode"];

/** The rules by country: where the seller is, or both parties are. */
const groups: readonly (readonly [applies: (checked: CheckedInvoice) => boolean, rows: readonly Row[]])[] = [
  [
    isIn("IT", "seller"),
    [
      {
        ...{ id: "IT-R-001", of: "seller" },
        violations: ({ seller }) => {
          const number = sellerTaxNumber(seller);
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
        violations: (checked) => at(["seller", "iban"], !statesAccount(checked)),
        message: noAccount,
      },
    ],
  ],
];

/** What Peppol requires of sellers in some countries, in addition to the rules for all. */
export const peppolCountryRules: readonly Profiled[] = groups.flatMap(([applies, rows]) =>
  rows.map(({ of, violations, ...row }): Profiled => ({
    ...row,
    severity: "error",
    source: `Peppol BIS Billing 3.0, ${row.id}`,
    fix: fixes[of],
    violations: (checked) => (applies(checked) ? violations(checked) : []),
  })),
);
