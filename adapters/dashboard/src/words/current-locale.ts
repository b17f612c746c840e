let locale = "en";

/** The locale of numbers outside of components, which follows the current language. */
export const currentLocale = (): string => locale;

export function setCurrentLocale(next: string): void {
  locale = next;
}
