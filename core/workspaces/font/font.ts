import { invalidField } from "../../kernel/errors.js";
import { codecOf, FieldTable, objectType } from "../../kernel/field-table.js";
import { choiceType, textType, wholeType } from "../../kernel/field-types.js";
import { field } from "../../kernel/fields.js";
import { type FontType, fontTypes, MAX_FONT_BYTES } from "./font-limits.js";

export * from "./font-limits.js";

/** The longest name of a font, in code points. */
const nameLimits = { max: 200 } as const;

/** The font that documents use for characters that no other font has, as it was uploaded. */
export interface Font {
  /** The media type of `content`. */
  readonly mediaType: FontType;
  /** The bytes of the file, at most {@link MAX_FONT_BYTES}. */
  readonly content: Uint8Array;
}

/** What the settings show of a font. */
const fontFactsTable = new FieldTable({
  /** The name that the file states. At most 200 characters. */
  name: field.required(textType(nameLimits), ["The name that the font states", "Noto Sans Adlam"]),
  /** `font/ttf` or `font/otf`. */
  mediaType: field.required(choiceType(fontTypes), ["The media type", "font/ttf"]),
  /** Bytes. */
  size: field.required(wholeType({ min: 0, max: MAX_FONT_BYTES }, "bytes"), ["The size in bytes", 95_312]),
});

/** The JSON of a font's facts. */
export const fontFactsJson = codecOf(fontFactsTable);

/** The type of a font's facts. */
export const fontFactsType = objectType(fontFactsTable);

/** The error for a font that cannot be used: `font_malformed` (invalid), with an empty path. */
export function malformedFont(message: string) {
  return invalidField([], "font_malformed", message);
}
