import type { Issues } from "./errors.js";

/** The shortest and longest text, in code points, as JSON Schema counts them. `min` is 0 if absent. */
export interface TextLimits {
  readonly min?: number;
  readonly max: number;
}

/** The limits of free-form text. */
export const notesLimits = { max: 10_000 } as const;
/** The limits of a one-line name that appears in lists and on documents. */
export const nameLimits = { min: 1, max: 200 } as const;
/** The longest text that a list can be filtered by, in code points. */
export const MAX_SEARCH_LENGTH = 100;
/** RFC 5321 limits a path to 256 octets, including the angle brackets around the address. */
export const MAX_EMAIL_LENGTH = 254;

/** The length of a text in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Checks the length of a text in code points, and rejects NUL and unpaired surrogates, which PostgreSQL cannot store. */
export function checkText(issues: Issues, path: readonly (string | number)[], value: string | null, limits: TextLimits): void {
  if (value === null) return;
  const { min = 0, max } = limits;
  const trimmed = value.trim();
  if (trimmed.length < min || (min > 1 && lengthOf(trimmed) < min))
    issues.add(path, "too_short", min === 1 ? "Must not be blank." : `Must have at least ${min} characters.`);
  if (value.length > max && lengthOf(value) > max) issues.add(path, "too_long", `Must have at most ${max} characters.`);
  if (/[\0\p{Surrogate}]/u.test(value)) issues.add(path, "invalid_character", "Must not contain NUL or an unpaired surrogate.");
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const emailSpelling = new RegExp(String.raw`^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@${label}(?:\.${label})*$`, "u");

/**
 * Whether the text is one plain mailbox address (RFC 5321 without quoted local parts), at most {@link MAX_EMAIL_LENGTH} characters. The local
 * part may have characters of any script (RFC 6531), and so may the domain (RFC 5890), which is stored as typed.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && emailSpelling.test(text);
}

/** Adds `email_malformed` unless the text is null or an email address. */
export function checkEmail(issues: Issues, path: readonly (string | number)[], text: string | null): void {
  if (text !== null && !isEmail(text)) issues.add(path, "email_malformed", "Must be a valid email address.");
}
