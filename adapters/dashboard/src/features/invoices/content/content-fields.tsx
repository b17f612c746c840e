import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { invoiceLimits } from "../../../../../../core/invoices/invoice-limits.js";
import type { ContentForm } from "./content-form.js";
import { descriptionLast } from "./description-last.js";
import { MoreFields } from "./more-fields.js";

interface ContentFieldsProps {
  readonly form: ContentForm;
  readonly currency: string;
  /** Whether empty fields have defaults of the client. */
  readonly isNew: boolean;
  /** The fields of the early-payment discount. */
  readonly children: ReactNode;
}

/** Everything of an invoice except its lines. */
export function ContentFields({ form, currency, isNew, children }: ContentFieldsProps) {
  const { t } = useTranslation("invoices");
  const field = (path: string) => form.getInputProps(path);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("issueDate")} type="date" {...field("issue_date")} />
        <TextInput
          label={t("dueDate")}
          type="date"
          description={t("dueUsual")}
          inputWrapperOrder={descriptionLast}
          {...field("due_date")}
        />
        <TextInput label={t("periodStart")} type="date" {...field("period.start")} />
        <TextInput label={t("periodEnd")} type="date" {...field("period.end")} />
        <TextInput label={t("percent")} inputMode="decimal" {...field("discount.percent")} />
        <TextInput label={t("purchaseOrder")} maxLength={invoiceLimits.purchaseOrder.max} {...field("purchase_order")} />
      </SimpleGrid>
      {children}
      <Textarea label={t("notes")} autosize minRows={2} maxRows={8} maxLength={invoiceLimits.notes.max} {...field("notes")} />
      <MoreFields form={form} currency={currency} isNew={isNew} />
    </>
  );
}
