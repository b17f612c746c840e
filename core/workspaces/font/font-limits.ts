/** The media types of fonts: TrueType and OpenType (RFC 8081). */
export const fontTypes = ["font/ttf", "font/otf"] as const;
/** One of {@link fontTypes}. */
export type FontType = (typeof fontTypes)[number];
/** The maximum size of a font. */
export const MAX_FONT_MIB = 16;
/** {@link MAX_FONT_MIB} in bytes. */
export const MAX_FONT_BYTES = MAX_FONT_MIB * 1_048_576;
