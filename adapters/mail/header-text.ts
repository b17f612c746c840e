import { encodeWord } from "nodemailer/lib/mime-funcs";

/** The maximum length of a displayed name; keeps every header line within the 998 octets of RFC 5322 section 2.1.1. */
const LONGEST_NAME = 200;
const ENCODED_WORD_LENGTH = 52;
/** Words that a line can be folded between without changing the text or resembling an encoded word. */
const FOLDABLE = /^[\x21-\x7e]{1,60}(?: [\x21-\x7e]{1,60})*$/;

/** Replaces every run of control characters, including line breaks, with a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** The name of a person, company or file on one line, with blanks trimmed and collapsed, and truncated. */
export function shownName(text: string): string {
  const name = oneLine(text).replace(/\s+/gu, " ").trim();
  return Array.from(name).slice(0, LONGEST_NAME).join("").trim();
}

/**
 * The value of an unstructured header: unchanged if that is safe, otherwise in encoded words (RFC 2047). nodemailer itself leaves `=?…?=` in a subject,
 * which readers would decode.
 */
export function unstructured(text: string): string {
  const line = oneLine(text);
  return FOLDABLE.test(line) && !line.includes("=?") ? line : encodeWord(line, "B", ENCODED_WORD_LENGTH);
}
