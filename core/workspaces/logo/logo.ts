import { invalidField } from "../../kernel/errors.js";
import { codecOf, FieldTable, objectType } from "../../kernel/field-table.js";
import { choiceType, wholeType } from "../../kernel/field-types.js";
import { field } from "../../kernel/fields.js";
import { type LogoType, logoTypes, MAX_LOGO_BYTES } from "./logo-limits.js";

export * from "./logo-limits.js";

/** The picture on the invoices of a workspace, as it was uploaded. */
export interface Logo {
  /** The media type of `content`. */
  readonly mediaType: LogoType;
  /** The bytes of the file, at most {@link MAX_LOGO_BYTES}. */
  readonly content: Uint8Array;
}

/** What the settings show of a logo. */
const logoFactsTable = new FieldTable({
  /** One of `logoTypes`, such as `image/png`. */
  mediaType: field.required(choiceType(logoTypes), ["The media type", "image/svg+xml"]),
  /** Bytes. */
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
