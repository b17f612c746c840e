import type { Issues } from "../kernel/errors.js";
import { ruledTextType } from "../kernel/field-types.js";

/** The languages of documents and mail. */
export const documentLanguages = ["en", "de", "fr", "es"] as const;
/** One of {@link documentLanguages}. */
export type DocumentLanguage = (typeof documentLanguages)[number];

/** The language of documents and mail for a BCP 47 tag: its own, or else English. */
export function documentLanguage(locale: string): DocumentLanguage {
  const { language } = new Intl.Locale(locale);
  return documentLanguages.find((one) => one === language) ?? "en";
}

/** The tag whose words and formats a document has: this one if it is in one of {@link documentLanguages}, or else English, so that words and numbers match. */
export function documentLocale(locale: string): string {
  return documentLanguage(locale) === new Intl.Locale(locale).language ? locale : "en";
}

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
