import { createContext, type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "./languages.js";
import { isLanguage, localeOf } from "./preferred-language.js";

const LocaleContext = createContext("en");

/** Reads the language once, since lists format thousands of figures. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <LocaleContext value={localeOf(i18n.language)}>{children}</LocaleContext>;
}

/** The current locale for numbers and dates. */
export function useLocale(): string {
  return use(LocaleContext);
}

/** The current language. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : "en";
}
