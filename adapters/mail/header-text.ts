import { encodeWord } from "nodemailer/lib/mime-funcs";

/** The most characters of a name that are shown; keeps every header line within the 998 octets of RFC 5322 section 2.1.1. */
const LONGEST_NAME = 200;
const ENCODED_WORD_LENGTH = 52;
/** Words that a line can be folded between, without losing anything and without looking encoded. */
const FOLDABLE = /^[\x21-\x7e]{1,60}(?: [\x21-\x7e]{1,60})*$/;

/** Text that stays one line: every run of control characters, line breaks among them, is a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** A person's, a company's or a file's name on one line, without blanks around it or doubled in it, and cut where it is endless. */
export function shownName(text: string): string {
  const name = oneLine(text).replace(/\s+/gu, " ").trim();
  return Array.from(name).slice(0, LONGEST_NAME).join("").trim();
}

/** The value of an unstructured header: as it is where that is safe, else in encoded words (RFC 2047). */
export function unstructured(text: string): string {
  const line = oneLine(text);
  return FOLDABLE.test(line) && !line.includes("=?") ? line : encodeWord(line, "B", ENCODED_WORD_LENGTH);
}
