import { paymentCodes } from "../../../../../core/billing/payment-code.js";
import { paymentReferenceKinds } from "../../../../../core/billing/payment-reference.js";
import { isExempt, taxCategories, taxLimits } from "../../../../../core/billing/tax.js";
import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { EarlyPaymentFields } from "../../elements/early-payment.js";
import { TaxRateFields } from "../../elements/tax-rate-fields.js";
import { WithholdingFields } from "../../elements/withholding.js";
import { PaymentTermsFields } from "../../elements/payment-terms-fields.js";
import type { WorkspaceValues } from "./workspace-values.js";

/** The terms and the tax of new invoices. */
export function TermsFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t } = useTranslation("workspace");
  const { category } = form.values.tax;
  const categories = taxCategories.map((value) => ({ value, label: t(`shell:taxes.${value}`) }));
  return (
    <Stack>
      <PaymentTermsFields label={t("terms")} values={form.values} field={(path) => form.getInputProps(path)} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t("paymentReference")}
          data={paymentReferenceKinds.map((value) => ({ value, label: t(`references.${value}`) }))}
          {...form.getInputProps("payment_reference")}
        />
        <NativeSelect
          label={t("paymentCode")}
          data={[{ value: "", label: t("codes.none") }, ...paymentCodes.map((value) => ({ value, label: t(`codes.${value}`) }))]}
          {...form.getInputProps("payment_code")}
        />
        <NativeSelect
          label={t("taxCategory")}
          data={[{ value: "", label: t("taxNone") }, ...categories]}
          {...form.getInputProps("tax.category")}
        />
        <TaxRateFields
          values={form.values.tax}
          field={(name) => form.getInputProps(`tax.${name}`)}
          label={t("taxRate")}
          onComponents={(components) => form.setFieldValue("tax.components", components)}
        />
        {isExempt(category) && (
          <TextInput
            label={t("exemption")}
            maxLength={taxLimits.exemptionReason.max}
            {...form.getInputProps("tax.exemption_reason")}
          />
        )}
      </SimpleGrid>
      <EarlyPaymentFields field={(path) => form.getInputProps(path)} />
      <WithholdingFields field={(path) => form.getInputProps(path)} description={t("withholdingText")} />
    </Stack>
  );
}
