import type { Issues } from "../kernel/errors.js";

/** In characters. */
export const localeLimits = { min: 1, max: 35 } as const;

/** Reports `locale_unknown` unless the text is null or a BCP 47 language tag. */
export function checkLocale(issues: Issues, path: readonly (string | number)[], locale: string | null): void {
  if (locale !== null && !isLocale(locale))
    issues.add(path, "locale_unknown", "Must be a BCP 47 language tag such as de or en-GB.");
}

function isLocale(text: string): boolean {
  try {
    return text.length <= localeLimits.max && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
