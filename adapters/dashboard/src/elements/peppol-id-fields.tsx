import { TextInput } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { withScheme } from "../../../../core/billing/peppol-id.js";
import { useLocale } from "../words/locale.js";
import { useTranslation } from "../words/use-translation.js";
import { peppolIdBody, type PeppolIdValues, schemeName, schemeOf, schemeOptions } from "./peppol-id-values.js";
import { SearchSelect } from "./search-select.js";
import type { FieldProperties } from "./text-values.js";

interface PeppolIdFieldsProps {
  /** The properties of the field at a path of the party, such as `electronic_address.value`. */
  readonly field: FieldProperties;
  readonly values: PeppolIdValues;
  /** Where the party is, ISO 3166-1 alpha-2; "" if it is not known. */
  readonly country: string;
  readonly onChange: (values: PeppolIdValues) => void;
}

/** Where a party receives electronic invoices, as people write it. The scheme follows from the text, and can be chosen by name. */
export function PeppolIdFields({ field, values, country, onChange }: PeppolIdFieldsProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const [stored] = useState(values.scheme);
  const [chosen, setChosen] = useState("");
  const [isUsed, setUsed] = useState(false);
  const { scheme, value } = values;
  const type = (text: string) => {
    if (text.trim() === "") setChosen("");
    onChange({ scheme: schemeOf(text, country, { chosen, stored }), value: text });
  };
  const read = peppolIdBody(values, country);
  const shown = read?.scheme ?? scheme;
  const options = isUsed ? schemeOptions(country, shown, t, locale) : [{ value: shown, label: schemeName(shown, t, locale) }];
  const understood =
    read === null || read.scheme === ""
      ? null
      : t("electronicAddress.understood", {
          scheme: schemeName(read.scheme, t, locale),
          address: `${read.scheme}:${read.value}`,
        });
  return (
    <>
      <TextInput
        label={t("electronicAddress.value")}
        description={understood ?? t(read === null ? "electronicAddress.valueHint" : "electronicAddress.choose")}
        {...field("electronic_address.value")}
        value={value}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value)}
        onBlur={() => {
          if (read !== null && (read.value !== value || read.scheme !== scheme)) onChange(read);
        }}
      />
      <SearchSelect
        label={t("electronicAddress.scheme")}
        placeholder={t("electronicAddress.schemeHint")}
        {...field("electronic_address.scheme")}
        options={options}
        value={shown}
        onFocus={() => setUsed(true)}
        onChange={(code) => {
          setChosen(code);
          onChange({ scheme: code, value: withScheme(value)?.value ?? value });
        }}
      />
    </>
  );
}

/** The rule for the scheme of a text: that it is known. */
export function usePeppolIdRule() {
  const { t } = useTranslation("shell");
  return (values: PeppolIdValues, country: string) =>
    peppolIdBody(values, country)?.scheme === "" ? t("electronicAddress.choose") : null;
}
