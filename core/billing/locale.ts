import type { Issues } from "../kernel/errors.js";
import { ruledTextType } from "../kernel/field-types.js";

/** In characters. */
export const localeLimits = { min: 1, max: 35 } as const;

/** A BCP 47 language tag. Adds `locale_unknown` otherwise. */
export const localeType = ruledTextType(localeLimits, ["locale_unknown"], checkLocale);

/** Adds `locale_unknown` unless the text is a BCP 47 language tag. */
export function checkLocale(issues: Issues, path: readonly (string | number)[], locale: string): void {
  if (!isLocale(locale)) issues.add(path, "locale_unknown", "Must be a BCP 47 language tag such as de or en-GB.");
}

/** Whether the text is a BCP 47 language tag. */
export function isLocale(text: string): boolean {
  try {
    return text.length <= localeLimits.max && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
