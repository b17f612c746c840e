import { isBlank } from "../../kernel/text.js";
import { statedIdentifiers } from "../stated-identifiers.js";
import { at, type CheckedInvoice, type Rule } from "./rule.js";

type Party = "seller" | "buyer";
type Part = "line1" | "city" | "postalCode";

/** A rule of a country. It is an error, and entering what is missing corrects it, unless it says otherwise. */
export type CountryRow = Pick<Rule, "id" | "violations" | "message"> &
  Partial<Pick<Rule, "severity" | "fix" | "isOwn">> & { readonly of: Party };

/** The rules that apply in a country. */
export type CountryGroup = readonly [applies: (checked: CheckedInvoice) => boolean, rows: readonly CountryRow[]];

const names: Readonly<Record<Part, string>> = { line1: "street", city: "city", postalCode: "postal code" };
/** How to correct what a party lacks. */
export const partyFixes = {
  seller: "Enter it in the settings of the workspace, under seller.",
  buyer: "Enter it on the client.",
} as const;

/** Whether the addresses of parties are in a country. */
export const isIn =
  (country: string, ...parties: readonly Party[]) =>
  (checked: CheckedInvoice): boolean =>
    parties.every((party) => checked[party].address?.country === country);

/** The prefix of the VAT id that the document states, or else the country of the address. */
const countryOf = (checked: CheckedInvoice, party: Party): string | null => {
  const { sellerVatId, buyerVatId } = statedIdentifiers(checked);
  const vatId = party === "seller" ? sellerVatId : buyerVatId;
  return vatId?.slice(0, 2).toUpperCase() ?? checked[party].address?.country ?? null;
};

/** Whether parties are of one of the countries. */
export const isOf =
  (countries: readonly string[], ...parties: readonly Party[]) =>
  (checked: CheckedInvoice): boolean =>
    parties.every((party) => countries.includes(countryOf(checked, party) ?? ""));

/** A part that the address of a party needs. */
export const addressPart = (id: string, of: Party, part: Part): CountryRow => ({
  ...{ id, of },
  violations: (checked) => at([of, "address", part], isBlank(checked[of].address?.[part])),
  message: `The address of the ${of} has no ${names[part]}.`,
});

/** A register number that the document states must be of one of the schemes. */
export const register = (id: string, of: Party, schemes: readonly string[], message: string, isRequired = false): CountryRow => ({
  ...{ id, of },
  violations: (checked) => {
    const { sellerLegalId } = statedIdentifiers(checked);
    const stated = of === "seller" ? sellerLegalId : checked.buyer.legalId;
    return at([of, "legalId"], stated === null ? isRequired : !schemes.includes(stated.scheme ?? ""));
  },
  message,
});
