import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { priceKinds } from "../../../../../../core/invoices/document-terms.js";
import { invoiceLimits } from "../../../../../../core/invoices/invoice-limits.js";
import { CurrencySelect } from "../../../elements/code-selects.js";
import { WithholdingFields } from "../../../elements/withholding.js";
import { useFieldInAddress } from "../../../elements/use-field-in-address.js";
import { AllowanceFields } from "./allowance-fields.js";
import type { MoreProps } from "./content-form.js";
import { roundingChoices } from "./content-values.js";
import { descriptionLast } from "./description-last.js";
import { TaxFields } from "./tax-fields.js";

/** The fields behind "More". */
export default function MoreOptions({ form, currency, isNew }: MoreProps) {
  const { t } = useTranslation("invoices");
  useFieldInAddress();
  const { values } = form;
  const rounding = values.payable_rounding.kind;
  const field = (path: string) => form.getInputProps(path);
  return (
    <>
      <Fieldset legend={t("tax")}>
        <TaxFields form={form} path="tax" values={values.tax} none={t("taxUsual")} />
      </Fieldset>
      <Fieldset legend={t("adjustments.legend")}>
        <Stack>
          {(["allowances", "charges"] as const).map((kind) => (
            <AllowanceFields key={kind} form={form} kind={kind} within="" values={values[kind]} currency={currency} />
          ))}
        </Stack>
      </Fieldset>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t("prices")}
          data={priceKinds.map((value) => ({ value, label: t(`priceKinds.${value}`) }))}
          {...field("prices")}
        />
        <TextInput label={`${t("discount")} (${currency})`} inputMode="decimal" {...field("discount.amount")} />
        <TextInput
          label={`${t("prepaid")} (${currency})`}
          description={t("prepaidText")}
          inputWrapperOrder={descriptionLast}
          inputMode="decimal"
          {...field("prepaid_amount")}
        />
        <TextInput
          label={t("contractReference")}
          maxLength={invoiceLimits.contractReference.max}
          {...field("contract_reference")}
        />
        <TextInput label={t("projectReference")} maxLength={invoiceLimits.projectReference.max} {...field("project_reference")} />
        <TextInput
          label={t("buyerReference")}
          description={isNew && t("buyerReferenceUsual")}
          inputWrapperOrder={descriptionLast}
          maxLength={invoiceLimits.buyerReference.max}
          {...field("buyer_reference")}
        />
        <TextInput
          label={t("paymentReference")}
          description={t("paymentReferenceUsual")}
          inputWrapperOrder={descriptionLast}
          maxLength={invoiceLimits.paymentReference.max}
          {...field("payment_reference")}
        />
        <NativeSelect
          label={t("payableRounding")}
          data={roundingChoices.map((value) => ({ value, label: t(`roundings.${value}`) }))}
          {...field("payable_rounding.kind")}
        />
        {(rounding === "increment" || rounding === "amount") && (
          <TextInput
            label={`${t(rounding === "increment" ? "roundingIncrement" : "roundingAmount")} (${currency})`}
            inputMode="decimal"
            required
            {...field(`payable_rounding.${rounding}`)}
          />
        )}
      </SimpleGrid>
      <WithholdingFields field={field} description={t(isNew ? "withholdingUsual" : "withholdingNone")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <CurrencySelect label={t("taxCurrency")} none={t("noTaxCurrency")} {...field("tax_currency.currency")} />
        {values.tax_currency.currency !== "" && (
          <TextInput
            label={t("exchangeRate", { currency, other: values.tax_currency.currency })}
            inputMode="decimal"
            required
            {...field("tax_currency.exchange_rate")}
          />
        )}
      </SimpleGrid>
    </>
  );
}
