import type { Issues } from "../kernel/errors.js";
import { isCountry } from "./address.js";

/** In characters. */
export const bicLimits = { min: 8, max: 11 } as const;

/** Whether the text is a BIC (ISO 9362): four letters or digits, a country, two letters or digits, and optionally three for the branch. */
export function isBic(text: string): boolean {
  const bic = text.toUpperCase();
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) && isCountry(bic.slice(4, 6));
}

/** Adds `bic_malformed` at `path` unless the text is null or a BIC. */
export function checkBic(issues: Issues, path: readonly (string | number)[], bic: string | null): void {
  if (bic === null || isBic(bic)) return;
  issues.add(path, "bic_malformed", "Must be a BIC of 8 or 11 characters, such as BYLADEM1001.");
}
