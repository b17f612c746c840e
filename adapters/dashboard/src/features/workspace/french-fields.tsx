import { Checkbox, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { sellerTable } from "../../../../../core/billing/seller.js";
import { suppliesKinds } from "../../../../../core/billing/supplies.js";
import { limitedTexts } from "../../elements/text-values.js";
import { useTranslation } from "../../words/use-translation.js";
import type { WorkspaceValues } from "./workspace-values.js";

/** What the law of France requires invoices to state. */
export function FrenchFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t } = useTranslation("workspace");
  const field = (path: string) => form.getInputProps(`seller.${path}`);
  const text = limitedTexts(sellerTable, field);
  const kinds = suppliesKinds.map((value) => ({ value, label: t(`seller.suppliesKinds.${value}`) }));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t("seller.supplies")}
          description={t("seller.suppliesHint")}
          data={[{ value: "", label: t("seller.suppliesNone") }, ...kinds]}
          {...field("supplies")}
        />
        <TextInput
          label={t("seller.latePaymentRate")}
          description={t("seller.latePaymentRateHint")}
          {...text("late_payment_rate")}
        />
      </SimpleGrid>
      <Checkbox
        label={t("seller.vatOnDebits")}
        description={t("seller.vatOnDebitsHint")}
        {...form.getInputProps("seller.vat_on_debits", { type: "checkbox" })}
      />
    </>
  );
}
