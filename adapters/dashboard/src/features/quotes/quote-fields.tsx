import { Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { priceKinds } from "../../../../../core/invoices/document-terms.js";
import { invoiceLimits } from "../../../../../core/invoices/invoice-limits.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import type { Submission } from "../../elements/use-submission.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import { descriptionLast } from "../invoices/content/description-last.js";
import { LinesFields } from "../invoices/content/lines-fields.js";
import { TaxFields } from "../invoices/content/tax-fields.js";
import type { Line } from "../invoices/invoice.js";
import type { QuoteForm } from "./quote-values.js";

interface QuoteFieldsProps {
  readonly form: QuoteForm;
  readonly clients: readonly Client[];
  /** Whether the client can be chosen. */
  readonly isNew: boolean;
  readonly currency: string;
  readonly submission: Submission;
  readonly onCancel: () => void;
}

const limits = {
  project_reference: invoiceLimits.projectReference,
  buyer_reference: invoiceLimits.buyerReference,
  notes: invoiceLimits.notes,
};

const noLines: readonly Line[] = [];

export function QuoteFields({ form, clients, isNew, currency, submission, onCancel }: QuoteFieldsProps) {
  const { t } = useTranslation("quotes");
  const { t: ofInvoices } = useTranslation("invoices");
  const { values } = form;
  const text = (name: keyof typeof limits) => ({ ...form.getInputProps(name), maxLength: limits[name].max });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack maw={860}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {isNew ? (
            <SearchSelect
              label={t("client")}
              required
              placeholder={t("choose")}
              options={namedOptions(clients)}
              {...form.getInputProps("client_id")}
            />
          ) : (
            <TextInput label={t("client")} readOnly value={clients.find(({ id }) => id === values.client_id)?.name ?? ""} />
          )}
          <DateField
            label={t("validUntil")}
            description={t("validUntilText")}
            inputWrapperOrder={descriptionLast}
            {...form.getInputProps("valid_until")}
          />
        </SimpleGrid>
        <LinesFields form={form} legend={t("lines")} currency={currency} stored={noLines} />
        <Fieldset legend={ofInvoices("tax")}>
          <Stack>
            <TaxFields form={form} path="tax" values={values.tax} none={ofInvoices("taxUsual")} />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <NativeSelect
                label={ofInvoices("prices")}
                data={priceKinds.map((value) => ({ value, label: ofInvoices(`priceKinds.${value}`) }))}
                {...form.getInputProps("prices")}
              />
              <TextInput label={ofInvoices("percent")} inputMode="decimal" {...form.getInputProps("discount.percent")} />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t("projectReference")} {...text("project_reference")} />
          <TextInput
            label={ofInvoices("buyerReference")}
            description={ofInvoices("buyerReferenceUsual")}
            inputWrapperOrder={descriptionLast}
            {...text("buyer_reference")}
          />
        </SimpleGrid>
        <Textarea label={ofInvoices("notes")} autosize minRows={2} maxRows={8} {...text("notes")} />
        <FormButtons submission={submission} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
