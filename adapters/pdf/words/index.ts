import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { Words } from "./words.js";

export type { Words } from "./words.js";

const languages: Readonly<Record<string, Words>> = { de, en, es, fr };

export function hasWords(locale: string): boolean {
  return new Intl.Locale(locale).language in languages;
}

/** The texts of the locale's language and its code; English if not supported. */
export function wordsFor(locale: string): { readonly language: string; readonly words: Words } {
  const { language } = new Intl.Locale(locale);
  const words = languages[language];
  return words === undefined ? { language: "en", words: en } : { language, words };
}
