import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { categoryOfExemption, exemptionCodes } from "../../../../../../core/billing/exemption-code.js";
import { isExempt, taxCategories, taxLimits } from "../../../../../../core/billing/tax.js";
import { TaxRateFields } from "../../../elements/tax-rate-fields.js";
import type { TaxValues } from "../../../elements/tax-values.js";
import type { ContentForm } from "./content-form.js";

interface TaxFieldsProps {
  readonly form: ContentForm;
  readonly path: string;
  readonly values: TaxValues;
  /** What applies without a category. */
  readonly none: string;
}

/** The tax of a line, of an allowance or a charge, or of the invoice. */
export function TaxFields({ form, path, values, none }: TaxFieldsProps) {
  const { t } = useTranslation("invoices");
  const { category } = values;
  const field = (name: keyof TaxValues) => form.getInputProps(`${path}.${name}`);
  const codes = exemptionCodes.filter((code) => categoryOfExemption(code) === category);
  return (
    <SimpleGrid cols={{ base: 1, xs: category === "" ? 1 : 2 }}>
      <NativeSelect
        label={t("taxCategory")}
        data={[{ value: "", label: none }, ...taxCategories.map((value) => ({ value, label: t(`shell:taxes.${value}`) }))]}
        {...field("category")}
      />
      <TaxRateFields
        values={values}
        field={(name) => form.getInputProps(`${path}.${name}`)}
        label={t("taxRate")}
        required
        onComponents={(components) => form.setFieldValue(`${path}.components`, components)}
      />
      {isExempt(category) && (
        <>
          <NativeSelect
            label={t("exemptionCode")}
            data={[{ value: "", label: t("noCode") }, ...codes]}
            {...field("exemption_code")}
          />
          <TextInput label={t("exemption")} maxLength={taxLimits.exemptionReason.max} {...field("exemption_reason")} />
        </>
      )}
    </SimpleGrid>
  );
}
