/** The encodings of texts that can be read. */
export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-15"] as const;
/** One of {@link textEncodings}. */
export type TextEncoding = (typeof textEncodings)[number];
