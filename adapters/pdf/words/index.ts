import { documentLanguage, type DocumentLanguage } from "../../../core/index.js";
import { de } from "./de.js";
import { deCh } from "./de-ch.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { Words } from "./words.js";

export { idWords, type IdWords, withTax } from "./country-words.js";
export type { Words } from "./words.js";

const languages: Readonly<Record<DocumentLanguage, Words>> = { en, de, fr, es };
/** Where the words differ. */
const regional: Readonly<Record<string, Words>> = { "de-CH": deCh, "de-LI": deCh };

/** The texts of the document's language. */
export function wordsFor(locale: string): Words {
  const language = documentLanguage(locale);
  return regional[`${language}-${new Intl.Locale(locale).region ?? ""}`] ?? languages[language];
}
