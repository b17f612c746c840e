import { de } from "./de.js";
import { deCh } from "./de-ch.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { Words } from "./words.js";

export { idWords, type IdWords, withTax } from "./country-words.js";
export type { Words } from "./words.js";

/** By language, or by language and region if the words differ there. */
const languages: Readonly<Record<string, Words>> = { de, "de-CH": deCh, "de-LI": deCh, en, es, fr };

export function hasWords(locale: string): boolean {
  return new Intl.Locale(locale).language in languages;
}

/** The texts of the locale's language; English if not supported. */
export function wordsFor(locale: string): Words {
  const { language, region } = new Intl.Locale(locale);
  return languages[`${language}-${region ?? ""}`] ?? languages[language] ?? en;
}
