import { Checkbox } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import type { NewInvoiceValues } from "./new-invoice-values.js";

/** Whether the new invoice bills an advance payment, which has only lines. */
export function DepositChoice({ form }: { readonly form: UseFormReturnType<NewInvoiceValues> }) {
  const { t } = useTranslation("invoices");
  return (
    <Checkbox
      label={t("deposits.one")}
      description={t("deposits.oneText")}
      {...form.getInputProps("isDeposit", { type: "checkbox" })}
    />
  );
}
