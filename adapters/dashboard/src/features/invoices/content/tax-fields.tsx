import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { categoryOfExemption, exemptionCodes } from "../../../../../../core/billing/exemption-code.js";
import { isExempt, isRated, taxCategories, taxLimits } from "../../../../../../core/billing/tax.js";
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
export function TaxFields({ form, path, values: { category }, none }: TaxFieldsProps) {
  const { t } = useTranslation("invoices");
  const field = (name: keyof TaxValues) => form.getInputProps(`${path}.${name}`);
  const codes = exemptionCodes.filter((code) => categoryOfExemption(code) === category);
  return (
    <SimpleGrid cols={{ base: 1, xs: category === "" ? 1 : 2 }}>
      <NativeSelect
        label={t("taxCategory")}
        data={[{ value: "", label: none }, ...taxCategories.map((value) => ({ value, label: t(`shell:taxes.${value}`) }))]}
        {...field("category")}
      />
      {isRated(category) && <TextInput label={t("taxRate")} inputMode="decimal" required {...field("rate")} />}
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
