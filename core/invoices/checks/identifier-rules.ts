import { expectedInstead } from "../../billing/identifier-schemes.js";
import { isAbn, isBelgian, isGs1, isLuhn, isMod11 } from "../../billing/check-digits.js";
import { at, type CheckedInvoice, type Rule } from "./rule.js";

type Profiled = Omit<Rule, "profile">;
type Party = "seller" | "buyer";

const parties = ["seller", "buyer"] as const;
const identifiers = ["legalId", "electronicAddress"] as const;

const fixes = {
  seller: "Correct it in the settings of the workspace, under seller.",
  buyer: "Correct it on the client.",
} as const;

/** The paths of the identifiers of a party that are rejected. */
const rejected = (party: Party, isAccepted: (scheme: string, value: string) => boolean) => (checked: CheckedInvoice) =>
  identifiers.flatMap((name) => {
    const identifier = checked[party][name];
    return at([party, name, "value"], identifier !== null && !isAccepted(identifier.scheme, identifier.value));
  });

/** Identifiers with wrong check digits, which are refused when they are entered, but which earlier versions stored. */
export const identifierRules: readonly Profiled[] = parties.map((party) => ({
  id: "identifier_malformed",
  severity: "warning",
  source: "ISO/IEC 6523; EAS",
  violations: rejected(party, (scheme, value) => expectedInstead(scheme, value) === null),
  message: `An identifier of the ${party} has not the form of its scheme, or wrong check digits.`,
  fix: fixes[party],
}));

/** What Peppol checks: less than the schemes require in some cases. */
const peppolSchemes: readonly (readonly [id: string, scheme: string, name: string, isAccepted: (value: string) => boolean])[] = [
  ["PEPPOL-COMMON-R040", "0088", "GLN", (value) => /^\d+$/.test(value) && isGs1(value)],
  ["PEPPOL-COMMON-R041", "0192", "Norwegian organisation number", (value) => /^(?!0+$)\d{9}$/.test(value) && isMod11(value)],
  ["PEPPOL-COMMON-R042", "0184", "Danish CVR number", (value) => /^(?:DK)?\d{8}$/.test(value)],
  ["PEPPOL-COMMON-R043", "0208", "Belgian enterprise number", (value) => /^\d{10}$/.test(value) && isBelgian(value)],
  ["PEPPOL-COMMON-R049", "0007", "Swedish organisation number", (value) => /^\d{10}$/.test(value) && isLuhn(value)],
  ["PEPPOL-COMMON-R050", "0151", "ABN", (value) => /^\d{11}$/.test(value) && isAbn(value)],
];

/** The identifiers that Peppol rejects. */
export const peppolIdentifierRules: readonly Profiled[] = peppolSchemes.flatMap(([id, scheme, name, isAccepted]) =>
  parties.map((party): Profiled => ({
    id,
    severity: "error",
    source: `Peppol BIS Billing 3.0, ${id}`,
    violations: rejected(party, (given, value) => given !== scheme || isAccepted(value)),
    message: `An identifier of the ${party} is not a valid ${name}.`,
    fix: fixes[party],
  })),
);
