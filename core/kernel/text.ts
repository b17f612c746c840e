import type { Issues } from "./errors.js";

/** Checks the length of a text in UTF-16 units, and rejects NUL, which PostgreSQL cannot store. */
export function checkText(
  issues: Issues,
  path: readonly (string | number)[],
  value: string | null,
  limits: { readonly min?: number; readonly max: number },
): void {
  if (value === null) return;
  const { min = 0, max } = limits;
  if (value.trim().length < min)
    issues.add(path, "too_short", min === 1 ? "Must not be blank." : `Must have at least ${min} characters.`);
  if (value.length > max) issues.add(path, "too_long", `Must have at most ${max} characters.`);
  if (value.includes("\u0000")) issues.add(path, "invalid_character", "Must not contain the NUL character.");
}

const emailSpelling = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}\.)*[A-Za-z0-9-]{0,62}[A-Za-z0-9]$/u;

/** Whether the text is one plain mailbox address (RFC 5321 without quoted local parts), at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailSpelling.test(text);
}
