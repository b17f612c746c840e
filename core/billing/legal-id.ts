import { FieldTable, objectType } from "../kernel/field-table.js";
import { ruledTextType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { identifierCodes, withIdentifierIssues, withPlainIdentifier } from "./identifier-schemes.js";

const schemeType = ruledTextType({ min: 4, max: 4 }, ["scheme_malformed"], (issues, path, scheme) => {
  if (!/^\d{4}$/.test(scheme)) issues.add(path, "scheme_malformed", "Must be a code of four digits (ISO 6523), such as 0002.");
});

/** In code points. */
export const legalIdLimits = { value: { min: 1, max: 100, oneLine: true } } as const;

/** An identifier in a register, with the code of the register in the list of ISO/IEC 6523, such as 0002 for SIREN. */
export const legalIdTable = new FieldTable({
  /** Four digits. */
  scheme: field.required(schemeType, ["The code of the register (ISO 6523)", "0002"]),
  /** 1 to 100 characters; of a scheme whose form is known, with valid check digits. */
  value: field.required(textType(legalIdLimits.value), ["The identifier in the register", "404833048"]),
});

/** The type of a legal identifier (BT-30, BT-47). */
export const legalIdType = objectType(legalIdTable, {
  clean: withPlainIdentifier,
  codes: identifierCodes,
  issuesOf: (legalId) => withIdentifierIssues(legalIdTable.issuesOf(legalId), legalId),
});

/** Codes below the last that the list does not have. */
const withoutRegister: readonly string[] = ["0092", "0103", "0181", "0182"];

/** Whether the code is in the list of ISO/IEC 6523, as EN 16931 accepts it since 2026 (BR-CL-11). */
export function isRegister(code: string): boolean {
  return /^\d{4}$/.test(code) && code >= "0002" && code <= "0248" && !withoutRegister.includes(code);
}
