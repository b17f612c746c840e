import type { Issues } from "./errors.js";

/** The shortest and longest text, in code points, as JSON Schema counts them. `min` is 0 if absent. */
export interface TextLimits {
  readonly min?: number;
  readonly max: number;
  /** Whether the text is one line. Absent: it can have several. */
  readonly oneLine?: true;
}

/** The limits of free-form text. */
export const notesLimits = { max: 10_000 } as const;
/** The limits of a one-line name that appears in lists and on documents. */
export const nameLimits = { min: 1, max: 200, oneLine: true } as const;
/** The longest text that a list can be filtered by, in code points. */
export const MAX_SEARCH_LENGTH = 100;
/** RFC 5321 limits a path to 256 octets, including the angle brackets around the address. */
export const MAX_EMAIL_LENGTH = 254;

/** The length of a text in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The first `max` code points of a text. */
export function shortened(text: string, max: number): string {
  return Array.from(text).slice(0, max).join("");
}

/** What a text does not begin or end with: blanks of any kind, and the characters of no width and marks of direction that are pasted with texts. */
const edge = "[\\p{White_Space}\\p{Bidi_Control}\\u200B\\u2060\\uFEFF]";
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, "gu");
/** Printable ASCII without the blank, with which most texts begin and end. */
const plain = /^[!-~](?:[^]*[!-~])?$/;
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The characters that end a line (Unicode Standard Annex #14, classes BK, CR, LF and NL). */
const lineEnds = /[\n\v\f\r\u0085\u2028\u2029]/;

/** What spreadsheets and word processors put between the lines of a cell or a paragraph. */
const foreignLineEnds = /[\v\f]/g;
/** The other characters that XML 1.0 does not have (section 2.2), so that no electronic invoice can contain them. NUL and unpaired surrogates are refused instead. */
const notInXml = /(?![\0\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** The text as it is stored: without control characters, and without blanks at its edges; "" if it has no visible character. */
export function cleanText(text: string): string {
  return trimmed(text.replace(foreignLineEnds, "\n").replace(notInXml, ""));
}

/** The text without blanks at its edges; "" if it has no visible character. */
export function trimmed(text: string): string {
  if (plain.test(text)) return text;
  return isBlank(text) ? "" : text.replace(edges, "");
}

/** Whether a text is missing, or has no visible character. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || !visible.test(text);
}

/**
 * Checks the length of a text in code points, that one that must not be empty has a visible character, and that one line has no line breaks. Rejects what
 * {@link checkStorable} does.
 */
export function checkText(issues: Issues, path: readonly (string | number)[], value: string | null, limits: TextLimits): void {
  if (value === null) return;
  const { min = 0, max, oneLine } = limits;
  const text = cleanText(value);
  if (text.length < min || (min > 1 && lengthOf(text) < min))
    issues.add(path, "too_short", min === 1 ? "Must not be blank." : `Must have at least ${min} characters.`);
  if (value.length > max && lengthOf(value) > max) issues.add(path, "too_long", `Must have at most ${max} characters.`);
  checkStorable(issues, path, value);
  if (oneLine && lineEnds.test(value)) issues.add(path, "invalid_character", "Must be one line.");
}

/** Rejects NUL and unpaired surrogates, which PostgreSQL cannot store. */
export function checkStorable(issues: Issues, path: readonly (string | number)[], value: string): void {
  if (/[\0\p{Surrogate}]/u.test(value)) issues.add(path, "invalid_character", "Must not contain NUL or an unpaired surrogate.");
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const emailSpelling = new RegExp(
  String.raw`^[^\s\p{Cc}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:"]{1,64}@${label}(?:\.${label})*$`,
  "u",
);

/**
 * Whether the text is one plain mailbox address (RFC 5321 without quoted local parts), at most {@link MAX_EMAIL_LENGTH} characters. The local
 * part may have characters of any script (RFC 6531), and so may the domain (RFC 5890), which is stored as typed.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && emailSpelling.test(text);
}

/** Adds `email_malformed` unless the text is null or an email address. */
export function checkEmail(issues: Issues, path: readonly (string | number)[], text: string | null): void {
  if (text !== null && !isEmail(text)) issues.add(path, "email_malformed", "Must be an email address such as ada@example.com.");
}
