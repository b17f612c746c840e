import { documentLanguage, type DocumentLanguage } from "./locale.js";

const greetings: Readonly<Record<DocumentLanguage, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  de: (name) => `Guten Tag ${name},`,
  fr: (name) => `Bonjour ${name},`,
  es: (name) => `Hola ${name}:`,
};

/** How mail begins, in the language of a BCP 47 tag. */
export function greeting(name: string, locale: string): string {
  return greetings[documentLanguage(locale)](name);
}
