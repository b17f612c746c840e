/** Each language that the application speaks, by its own name. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;

export type Language = keyof typeof languages;

const KEPT = "stint.language";

export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}

/** The one that was chosen here, else the first of the browser's that there is, else English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}

/** How numbers and dates are written: the browser's region of the language, such as de-AT, where it has one. */
export function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}
