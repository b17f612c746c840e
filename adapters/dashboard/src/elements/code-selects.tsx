import { useMemo, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { useLocale } from "../words/locale.js";
import {
  countryName,
  countryOptions,
  currencyName,
  currencyOptions,
  languageName,
  languageOptions,
  zoneName,
  zoneOptions,
} from "./named-codes.js";
import { type Option, withChosen } from "./options.js";
import type { SearchSelectProps } from "./search-select-props.js";
import { SearchSelect } from "./search-select.js";

interface CodeSelectProps extends Omit<SearchSelectProps, "options"> {
  /** The label of the choice of none. */
  readonly none?: string;
}

/** Currencies as "EUR – Euro"; the value is the code. */
export function CurrencySelect(props: CodeSelectProps) {
  return <CodeSelect {...props} nameIn={currencyName} optionsIn={currencyOptions} />;
}

/** Countries by name; the value is the code of ISO 3166-1. */
export function CountrySelect(props: CodeSelectProps) {
  const { t } = useTranslation();
  return <CodeSelect none={t("select.unspecified")} {...props} nameIn={countryName} optionsIn={countryOptions} />;
}

/** Languages of documents by name; the value is the language tag. */
export function LanguageSelect(props: CodeSelectProps) {
  return <CodeSelect {...props} nameIn={languageName} optionsIn={languageOptions} />;
}

/** Time zones by city and offset; the value is the name in the IANA database. */
export function TimeZoneSelect(props: CodeSelectProps) {
  const [now] = useState(Date.now);
  return <CodeSelect {...props} nameIn={zoneName} optionsIn={zoneOptions} now={now} />;
}

interface Source {
  readonly nameIn: (code: string, locale: string, now: number) => string;
  readonly optionsIn: (locale: string, now: number) => readonly Option[];
  readonly now?: number;
}

/** Names the choice, and the others once the user turns to the field: naming hundreds of codes takes long. */
function CodeSelect({ nameIn, optionsIn, now = 0, none, onFocus, ...field }: CodeSelectProps & Source) {
  const locale = useLocale();
  const [isUsed, setUsed] = useState(false);
  const { value: chosen = "" } = field;
  const named = useMemo(() => (isUsed ? optionsIn(locale, now) : []), [isUsed, optionsIn, locale, now]);
  const isNamed = isUsed || chosen === "";
  const options = isNamed ? withChosen(named, chosen) : [{ value: chosen, label: nameIn(chosen, locale, now) }];
  return (
    <SearchSelect
      {...field}
      options={none === undefined ? options : [{ value: "", label: none }, ...options]}
      onFocus={() => {
        setUsed(true);
        onFocus?.();
      }}
    />
  );
}
