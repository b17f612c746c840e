import { invalidField } from "../../kernel/errors.js";
import { codecOf, FieldTable, objectType } from "../../kernel/field-table.js";
import { choiceType, wholeType } from "../../kernel/field-types.js";
import { field } from "../../kernel/fields.js";

/** The media types of logos. */
export const logoTypes = ["image/png", "image/jpeg", "image/svg+xml"] as const;
/** One of {@link logoTypes}. */
export type LogoType = (typeof logoTypes)[number];
/** The maximum size of a logo. */
export const MAX_LOGO_KIB = 256;
/** {@link MAX_LOGO_KIB} in bytes. */
export const MAX_LOGO_BYTES = MAX_LOGO_KIB * 1_024;

/** The picture on the invoices of a workspace, as it was uploaded. */
export interface Logo {
  readonly mediaType: LogoType;
  /** The bytes of the file, at most {@link MAX_LOGO_BYTES}. */
  readonly content: Uint8Array;
}

/** What the settings show of a logo. */
const logoFactsTable = new FieldTable({
  mediaType: field.required(choiceType(logoTypes), ["The media type", "image/svg+xml"]),
  size: field.required(wholeType({ min: 0, max: MAX_LOGO_BYTES }, "bytes"), ["The size in bytes", 1830]),
});

/** The JSON of a logo's facts. */
export const logoFactsJson = codecOf(logoFactsTable);

/** The type of a logo's facts. */
export const logoFactsType = objectType(logoFactsTable);

/** The error for a logo that cannot be used: `logo_malformed` (invalid), with an empty path. */
export function malformedLogo(message: string) {
  return invalidField([], "logo_malformed", message);
}
