import { Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { priceKinds } from "../../../../../core/invoices/document-terms.js";
import { invoiceLimits } from "../../../../../core/invoices/invoice-limits.js";
import { nameLimits } from "../../../../../core/kernel/text.js";
import { messageLimits } from "../../../../../core/billing/message-limits.js";
import { recurringActions } from "../../../../../core/recurring-invoices/recurring-limits.js";
import { FormButtons } from "../../elements/form-buttons.js";
import type { Submission } from "../../elements/use-submission.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import type { ContentForm } from "../invoices/content/content-form.js";
import { descriptionLast } from "../invoices/content/description-last.js";
import { LinesFields } from "../invoices/content/lines-fields.js";
import { TaxFields } from "../invoices/content/tax-fields.js";
import type { Line } from "../invoices/invoice.js";
import { ClientField } from "./client-field.js";
import { PlaceholderList } from "./placeholder-list.js";
import { contentValuesOf, type RecurringForm } from "./recurring-values.js";
import { RetainerFields } from "./retainer-fields.js";
import { ScheduleFields } from "./schedule-fields.js";
import { UnbilledFields } from "./unbilled-fields.js";

interface RecurringFieldsProps {
  readonly form: RecurringForm;
  readonly clients: readonly Client[];
  /** Whether the client can be chosen. */
  readonly isNew: boolean;
  readonly currency: string;
  readonly submission: Submission;
  readonly onCancel: () => void;
}

const limits = {
  name: nameLimits,
  notes: invoiceLimits.notes,
  purchase_order: invoiceLimits.purchaseOrder,
  contract_reference: invoiceLimits.contractReference,
  project_reference: invoiceLimits.projectReference,
  buyer_reference: invoiceLimits.buyerReference,
  subject: messageLimits.subject,
  message: messageLimits.text,
};

const noLines: readonly Line[] = [];

export function RecurringFields({ form, clients, isNew, currency, submission, onCancel }: RecurringFieldsProps) {
  const { t } = useTranslation("recurring-invoices");
  const { values } = form;
  const field = (name: string) => form.getInputProps(name);
  const text = (name: keyof typeof limits) => ({ ...field(name), maxLength: limits[name].max });
  const below = (description: string) => ({ description, inputWrapperOrder: descriptionLast });
  const content: ContentForm = { ...form, values: contentValuesOf(values) };
  const action = recurringActions.find((one) => one === values.action) ?? "draft";
  // Hidden texts would be checked all the same, and their errors could not be mended.
  const hasMail = action === "send" || values.subject !== "" || values.message !== "";
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack maw={860}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <ClientField form={form} clients={clients} isNew={isNew} />
          <TextInput label={t("name")} required {...below(t("nameText"))} {...text("name")} />
        </SimpleGrid>
        <ScheduleFields form={form} />
        <NativeSelect
          label={t("action")}
          {...below(t(`actionTexts.${action}`))}
          data={recurringActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
          {...field("action")}
        />
        <LinesFields form={content} legend={t("lines")} currency={currency} stored={noLines} havePeriods={false} />
        <UnbilledFields form={form} />
        <RetainerFields form={form} currency={currency} />
        <Fieldset legend={t("placeholders")}>
          <PlaceholderList values={values} locale={clients.find(({ id }) => id === values.client_id)?.locale ?? null} />
        </Fieldset>
        <Textarea label={t("notes")} autosize minRows={2} maxRows={8} {...below(t("notesText"))} {...text("notes")} />
        <References form={form} content={content} />
        {hasMail && (
          <Fieldset legend={t("email")}>
            <Stack>
              <TextInput label={t("subject")} {...below(t("usualText"))} {...text("subject")} />
              <Textarea label={t("message")} autosize minRows={3} maxRows={12} {...below(t("usualText"))} {...text("message")} />
            </Stack>
          </Fieldset>
        )}
        <FormButtons submission={submission} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

/** The tax, and the numbers by which the client knows the invoices. */
function References({ form, content }: { readonly form: RecurringForm; readonly content: ContentForm }) {
  const { t } = useTranslation("invoices");
  const text = (name: keyof typeof limits) => ({ ...form.getInputProps(name), maxLength: limits[name].max });
  return (
    <>
      <Fieldset legend={t("tax")}>
        <Stack>
          <TaxFields form={content} path="tax" values={form.values.tax} none={t("taxUsual")} />
          <NativeSelect
            label={t("prices")}
            data={priceKinds.map((value) => ({ value, label: t(`priceKinds.${value}`) }))}
            {...form.getInputProps("prices")}
          />
        </Stack>
      </Fieldset>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("purchaseOrder")} {...text("purchase_order")} />
        <TextInput label={t("contractReference")} {...text("contract_reference")} />
        <TextInput label={t("projectReference")} {...text("project_reference")} />
        <TextInput
          label={t("buyerReference")}
          description={t("buyerReferenceUsual")}
          inputWrapperOrder={descriptionLast}
          {...text("buyer_reference")}
        />
      </SimpleGrid>
    </>
  );
}
