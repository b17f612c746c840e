import { ruledTextType } from "../kernel/field-types.js";
import { isCountry } from "./countries.js";
import { plainIdentifier } from "./identifier.js";

/** In characters, including spaces, which are not stored. */
const bicLimits = { min: 8, max: 20 } as const;

/** Whether the text is a BIC (ISO 9362): four letters or digits, a country, two letters or digits, and optionally three for the branch. */
export function isBic(text: string): boolean {
  const bic = text.toUpperCase();
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) && isCountry(bic.slice(4, 6));
}

/** A BIC (ISO 9362). Spaces, hyphens and a label are ignored. Adds `bic_malformed` otherwise. */
export const bicType = ruledTextType(
  bicLimits,
  ["bic_malformed"],
  (issues, path, bic) => {
    if (!isBic(bic)) issues.add(path, "bic_malformed", "Must be a BIC of 8 or 11 characters, such as BYLADEM1001.");
  },
  (text) => plainIdentifier(text, /^(?:BIC|SWIFT)[ :.]+/i).replace(/[ -]/g, ""),
);
