import { FieldTable, objectType } from "../kernel/field-table.js";
import { ruledTextType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";

/** Schemes of the list EAS that Peppol does not use: countries' systems of X.400, email, and codes that only the list of CEN has. */
const otherSchemes: readonly string[] = "0219 0220 0242 0244 0245 0246 0248 AN AQ AS AU EM".split(" ");

const peppolSchemes: readonly string[] =
  `0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190
   0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216
   0217 0218 0221 0225 0230 0235 0240 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929
   9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951
   9952 9953 9957 9959`.split(/\s+/);

/** The schemes of electronic addresses (the code list EAS, which EN 16931 requires in BR-CL-25), sorted. */
export const electronicAddressSchemes: readonly string[] = [...peppolSchemes, ...otherSchemes].sort();

/** Whether Peppol uses the scheme (PEPPOL-EN16931-CL008). */
export const isPeppolScheme = (scheme: string): boolean => peppolSchemes.includes(scheme);

const schemeType = ruledTextType({ min: 2, max: 4 }, ["scheme_unknown"], (issues, path, scheme) => {
  if (!electronicAddressSchemes.includes(scheme))
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
  /** 1 to 100 characters. */
  value: field.required(textType({ min: 1, max: 100, oneLine: true }), ["The address", "DE136695976"]),
});

/** Where a party receives electronic invoices (BT-34, BT-49), such as a Peppol participant identifier. */
export interface ElectronicAddress extends ModelOf<typeof electronicAddressTable.fields>, Described {}

/** The type of an electronic address. */
export const electronicAddressType = objectType(electronicAddressTable);

/** The electronic address of a party: its own, or its email address (scheme `EM`). Null if it has neither. */
export function electronicAddressOf(party: {
  readonly electronicAddress: ElectronicAddress | null;
  readonly email: string | null;
}): ElectronicAddress | null {
  return party.electronicAddress ?? (party.email === null ? null : { scheme: "EM", value: party.email });
}
