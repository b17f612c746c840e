import { createContext, type ReactNode, use } from "react";
import { useTranslation } from "./use-translation.js";
import { localeOf } from "./preferred-language.js";

const LocaleContext = createContext("en");

/** Reads the language once, since lists format thousands of figures. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation();
  return <LocaleContext value={localeOf(language)}>{children}</LocaleContext>;
}

/** The current locale for numbers and dates. */
export function useLocale(): string {
  return use(LocaleContext);
}
