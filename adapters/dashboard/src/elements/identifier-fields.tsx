import { TextInput } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { useLocale } from "../words/locale.js";
import { useTranslation } from "../words/use-translation.js";
import { legalIdOf, type LegalIdValues, registerOptions } from "./legal-id-values.js";
import { schemeName } from "./peppol-id-values.js";
import { SearchSelect } from "./search-select.js";

interface LegalIdFieldsProps {
  /** The properties of the text at a path of the form. */
  readonly text: (path: "legal_id.value" | "legal_id.scheme") => object;
  readonly values: LegalIdValues;
  /** Where the party is, ISO 3166-1 alpha-2; "" if it is not known. */
  readonly country: string;
  readonly onChange: (values: LegalIdValues) => void;
}

/** The number of a party in a register. The register is that of most companies in the country, unless another one is chosen by name. */
export function LegalIdFields({ text, values, country, onChange }: LegalIdFieldsProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const [isUsed, setUsed] = useState(false);
  const { scheme } = values;
  const options = isUsed
    ? registerOptions(country, scheme, t, locale)
    : [{ value: scheme, label: schemeName(scheme, t, locale) }];
  return (
    <>
      <TextInput
        label={t("legalId.value")}
        description={t("legalId.valueHint")}
        {...text("legal_id.value")}
        value={values.value}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(legalIdOf(currentTarget.value, values, country))}
      />
      <SearchSelect
        label={t("legalId.scheme")}
        placeholder={t("legalId.schemeHint")}
        {...text("legal_id.scheme")}
        options={options}
        value={scheme}
        onFocus={() => setUsed(true)}
        onChange={(code) => onChange({ ...values, scheme: code })}
      />
    </>
  );
}
