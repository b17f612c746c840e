import { FieldTable, objectType } from "../kernel/field-table.js";
import { ruledTextType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { EMAIL_SCHEME, identifierCodes, withIdentifierIssues, withPlainIdentifier } from "./identifier-schemes.js";

/** The form of the codes of the list EAS. Whether the list has a code is checked with the invoice, since it grows. */
const schemeType = ruledTextType({ min: 2, max: 4 }, ["scheme_unknown"], (issues, path, scheme) => {
  if (!/^(?:\d{4}|A[NQSU]|EM)$/.test(scheme))
    issues.add(
      path,
      "scheme_unknown",
      "Must be a code of the list EAS, such as 0208 for a Belgian enterprise number or 9930 for a German VAT ID.",
    );
});

/** Where a party receives electronic invoices, with the scheme of the address (the code list EAS). */
export const electronicAddressTable = new FieldTable({
  /** A code of the list EAS, such as `0208` or `9930`. */
  scheme: field.required(schemeType, ["The scheme of the address (EAS), such as `0208` for a Belgian enterprise number", "9930"]),
  /** 1 to 100 characters; of a scheme whose form is known, with valid check digits. */
  value: field.required(textType({ min: 1, max: 100, oneLine: true }), ["The address", "DE136695976"]),
});

/** Where a party receives electronic invoices (BT-34, BT-49), such as a Peppol participant identifier. */
export interface ElectronicAddress extends ModelOf<typeof electronicAddressTable.fields>, Described {}

/** The type of an electronic address. */
export const electronicAddressType = objectType(electronicAddressTable, {
  clean: withPlainIdentifier,
  codes: identifierCodes,
  issuesOf: (address) => withIdentifierIssues(electronicAddressTable.issuesOf(address), address),
});

/** The electronic address of a party: its own, or its email address (scheme `EM`). Null if it has neither. */
export function electronicAddressOf(party: {
  readonly electronicAddress: ElectronicAddress | null;
  readonly email: string | null;
}): ElectronicAddress | null {
  return party.electronicAddress ?? (party.email === null ? null : { scheme: EMAIL_SCHEME, value: party.email });
}
