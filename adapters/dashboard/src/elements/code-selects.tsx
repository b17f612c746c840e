import { useMemo, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { useLocale } from "../words/locale.js";
import { countryOptions, currencyOptions, languageOptions, zoneOptions } from "./named-codes.js";
import { type Option, withChosen } from "./options.js";
import type { SearchSelectProps } from "./search-select-props.js";
import { SearchSelect } from "./search-select.js";

interface CodeSelectProps extends Omit<SearchSelectProps, "options"> {
  /** The label of the choice of none. */
  readonly none?: string;
}

/** Currencies as "EUR – Euro"; the value is the code. */
export function CurrencySelect(props: CodeSelectProps) {
  return <CodeSelect {...props} optionsIn={currencyOptions} />;
}

/** Countries by name; the value is the code of ISO 3166-1. */
export function CountrySelect(props: CodeSelectProps) {
  const { t } = useTranslation();
  return <CodeSelect none={t("select.unspecified")} {...props} optionsIn={countryOptions} />;
}

/** Languages of documents by name; the value is the language tag. */
export function LanguageSelect(props: CodeSelectProps) {
  return <CodeSelect {...props} optionsIn={languageOptions} />;
}

/** Time zones by city and offset; the value is the name in the IANA database. */
export function TimeZoneSelect(props: CodeSelectProps) {
  const [now] = useState(Date.now);
  return <CodeSelect {...props} optionsIn={zoneOptions} now={now} />;
}

interface Source {
  readonly optionsIn: (locale: string, now: number) => readonly Option[];
  readonly now?: number;
}

function CodeSelect({ optionsIn, now = 0, none, ...field }: CodeSelectProps & Source) {
  const locale = useLocale();
  const named = useMemo(() => optionsIn(locale, now), [optionsIn, locale, now]);
  const options = withChosen(named, field.value ?? "");
  return <SearchSelect {...field} options={none === undefined ? options : [{ value: "", label: none }, ...options]} />;
}
