import { TextInput } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { legalIdLimits } from "../../../../core/billing/legal-id.js";
import { useLocale } from "../words/locale.js";
import { useTranslation } from "../words/use-translation.js";
import { legalIdOf, type LegalIdValues, registerOptions } from "./legal-id-values.js";
import { schemeName } from "./peppol-id-values.js";
import { SearchSelect } from "./search-select.js";
import type { FieldProperties } from "./text-values.js";

interface LegalIdFieldsProps {
  /** The properties of the field at a path of the party. */
  readonly field: FieldProperties;
  readonly values: LegalIdValues;
  /** Where the party is, ISO 3166-1 alpha-2; "" if it is not known. */
  readonly country: string;
  readonly onChange: (values: LegalIdValues) => void;
}

/** The number of a party in a register. The register is that of most companies in the country, unless another one is chosen by name. */
export function LegalIdFields({ field, values, country, onChange }: LegalIdFieldsProps) {
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
        {...field("legal_id.value")}
        maxLength={legalIdLimits.value.max}
        value={values.value}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(legalIdOf(currentTarget.value, values, country))}
      />
      <SearchSelect
        label={t("legalId.scheme")}
        placeholder={t("legalId.schemeHint")}
        {...field("legal_id.scheme")}
        options={options}
        value={scheme}
        onFocus={() => setUsed(true)}
        onChange={(code) => onChange({ ...values, scheme: code })}
      />
    </>
  );
}
