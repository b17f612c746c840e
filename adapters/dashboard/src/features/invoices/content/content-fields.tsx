import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { invoiceLimits } from "../../../../../../core/invoices/invoice-limits.js";
import { DateField } from "../../../elements/date-field.js";
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
      <SimpleGrid cols={2} spacing="sm">
        <DateField label={t("issueDate")} {...field("issue_date")} />
        <DateField label={t("dueDate")} description={t("dueUsual")} inputWrapperOrder={descriptionLast} {...field("due_date")} />
        <DateField label={t("periodStart")} {...field("period.start")} />
        <DateField label={t("periodEnd")} {...field("period.end")} />
        <TextInput label={t("percent")} inputMode="decimal" {...field("discount.percent")} />
        <TextInput label={t("purchaseOrder")} maxLength={invoiceLimits.purchaseOrder.max} {...field("purchase_order")} />
      </SimpleGrid>
      <Textarea label={t("notes")} autosize minRows={2} maxRows={8} maxLength={invoiceLimits.notes.max} {...field("notes")} />
      <MoreFields form={form} currency={currency} isNew={isNew}>
        {children}
      </MoreFields>
    </>
  );
}
