import { createContext, type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage, type Language, localeOf } from "./languages.js";

const LocaleContext = createContext("en");

/** Asks for the language once, since lists write thousands of figures. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <LocaleContext value={localeOf(i18n.language)}>{children}</LocaleContext>;
}

/** How numbers and dates are written now. */
export function useLocale(): string {
  return use(LocaleContext);
}

/** The language that the application speaks now. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : "en";
}
