import { type Language, languages } from "./languages.js";

const KEPT = "stint.language";

export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}

/** The stored language, otherwise the first supported browser language, otherwise English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}

/** The locale for numbers and dates: the browser's regional variant of the language, such as de-AT, if any. */
export function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}
