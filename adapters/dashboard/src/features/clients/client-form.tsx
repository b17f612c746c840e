import { clientTable } from "../../../../../core/clients/client.js";
import { documentFormatNames } from "../../../../../core/billing/document-format.js";
import { isExempt, taxCategories } from "../../../../../core/billing/tax.js";
import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { Suspense } from "react";
import { Waiting } from "../../elements/loaded.js";
import { later } from "../../loading/later.js";
import { useTranslation } from "../../words/use-translation.js";
import { withWords } from "../../words/with-words.js";
import { useStepRules } from "../reminders/use-step-rules.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { readAmount } from "../../elements/amounts.js";
import { CountrySelect, CurrencySelect, LanguageSelect } from "../../elements/code-selects.js";
import { EarlyPaymentFields, useEarlyPaymentRules } from "../../elements/early-payment.js";
import { useWithholdingRules, WithholdingFields } from "../../elements/withholding.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { languageName } from "../../elements/named-codes.js";
import { isPaymentTerms } from "../../elements/payment-terms.js";
import { PaymentTermsFields } from "../../elements/payment-terms-fields.js";
import { TaxRateFields } from "../../elements/tax-rate-fields.js";
import type { TaxValues } from "../../elements/tax-values.js";
import { type FieldProperties, limitedTexts } from "../../elements/text-values.js";
import { useFieldInAddress, useNamedField } from "../../elements/use-field-in-address.js";
import { useSubmission } from "../../elements/use-submission.js";
import { LegalIdFields } from "../../elements/identifier-fields.js";
import { PeppolIdFields, usePeppolIdRule } from "../../elements/peppol-id-fields.js";
import { EmailInput } from "../../elements/email-input.js";
import { useSession } from "../../shell/session.js";
import { useLocale } from "../../words/locale.js";
import { bodyOf, type Client, type ClientValues, valuesOf } from "./client-values.js";
import { TimesheetFields } from "./timesheet-fields.js";

const StepFields = later(withWords(() => import("../reminders/step-fields.js"), "reminders"));

interface ClientFormProps {
  /** Null to create one. */
  readonly client: Client | null;
  readonly onDone: (client: Client) => void;
  readonly onCancel: () => void;
}

/** Creates or updates a client. An update sends changed fields only. */
export function ClientForm({ client, onDone, onCancel }: ClientFormProps) {
  const { t } = useTranslation("clients");
  const { currency } = useSession().workspace;
  const initialValues = valuesOf(client, currency);
  const peppolId = usePeppolIdRule();
  const form = useForm<ClientValues>({
    initialValues,
    validate: {
      name: (name) => (name.trim() === "" ? t("shell:problems.required") : null),
      rate: (rate, values) => (readAmount(rate, values.currency || currency) === undefined ? t("shell:problems.amount") : null),
      payment_terms_days: (days, values) =>
        days.trim() === "" || isPaymentTerms(days, values) ? null : t("shell:problems.out_of_range"),
      early_payment_discount: useEarlyPaymentRules(),
      withholding: useWithholdingRules(),
      reminder_steps: useStepRules(),
      electronic_address: {
        scheme: (_scheme, { electronic_address: values, address }) => peppolId(values, address.country),
      },
    },
  });
  const submission = useSubmission({
    form,
    send: (values) => save(client, bodyOf(form.getInitialValues(), currency), bodyOf(values, currency)),
    changes: keys.clients.all,
    onDone,
  });
  useFieldInAddress();
  const isAtName = useNamedField() === null;
  const field = (path: string) => form.getInputProps(path);
  const text = limitedTexts(clientTable, field);
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required data-autofocus={isAtName || undefined} {...text("name")} />
        <EmailInput label={t("email")} {...text("email")} />
        <EmailInput label={t("ccEmails")} description={t("ccEmailsHint")} {...field("cc_emails")} />
        <Checkbox label={t("copyToSeller")} {...form.getInputProps("copy_to_seller", { type: "checkbox" })} />
        <Fieldset legend={t("invoicing")}>
          <Stack>
            <Invoicing form={form} workspaces={currency} />
          </Stack>
        </Fieldset>
        <Fieldset legend={t("address")}>
          <Address field={field} />
        </Fieldset>
        <Textarea label={t("notes")} autosize minRows={2} maxRows={8} {...text("notes")} />
        <FormButtons submission={submission} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

type Body = ReturnType<typeof bodyOf>;

function save(client: Client | null, before: Body, after: Body): Promise<Client> {
  if (!client) return answered(api.POST("/clients", { body: after }));
  const params = { path: { id: client.id }, header: ifUnchanged(client) };
  return answered(api.PATCH("/clients/{id}", { params, body: changedFields(before, after) }));
}

interface InvoicingProps {
  readonly form: UseFormReturnType<ClientValues>;
  /** The workspace's currency. */
  readonly workspaces: string;
}

function Invoicing({ form, workspaces }: InvoicingProps) {
  const { t } = useTranslation("clients");
  const { locale: workspaceLocale } = useSession().workspace;
  const { currency, tax, electronic_address: peppolId, legal_id: legalId, address } = form.values;
  const field = (path: string) => form.getInputProps(path);
  const text = limitedTexts(clientTable, field);
  return (
    <>
      <TextInput label={t("legalName")} {...text("legal_name")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <CurrencySelect label={t("currency")} none={t("ofWorkspace", { currency: workspaces })} {...field("currency")} />
        <TextInput label={`${t("rate")} (${currency || workspaces})`} inputMode="decimal" {...field("rate")} />
      </SimpleGrid>
      <Tax field={field} values={tax} onComponents={(components) => form.setFieldValue("tax.components", components)} />
      <TextInput label={t("taxId")} {...text("tax_id")} />
      <PaymentTermsFields label={t("terms")} values={form.values} field={field} />
      <EarlyPaymentFields field={field} />
      <WithholdingFields field={field} description={t("withholdingUsual")} />
      <TextInput label={t("buyerReference")} {...text("buyer_reference")} />
      <NativeSelect
        label={t("invoiceFormat")}
        description={t("invoiceFormatHint")}
        data={documentFormatNames.map((value) => ({ value, label: t(`shell:formats.${value}`) }))}
        {...field("invoice_format")}
      />
      <TimesheetFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PeppolIdFields
          field={field}
          values={peppolId}
          country={address.country}
          onChange={(changed) => form.setFieldValue("electronic_address", changed)}
        />
        <LegalIdFields
          field={field}
          values={legalId}
          country={address.country}
          onChange={(changed) => form.setFieldValue("legal_id", changed)}
        />
      </SimpleGrid>
      <LanguageSelect
        label={t("locale")}
        none={t("localeOfWorkspace", { locale: languageName(workspaceLocale, useLocale()) })}
        {...field("locale")}
      />
      <NativeSelect
        label={t("reminders")}
        data={[
          { value: "", label: t("remindersOfWorkspace") },
          { value: "none", label: t("noReminders") },
          { value: "own", label: t("ownReminders") },
        ]}
        {...field("reminders")}
      />
      {form.values.reminders === "own" && (
        <Suspense fallback={<Waiting lines={3} />}>
          <StepFields form={form} steps={form.values.reminder_steps} currency={currency || workspaces} />
        </Suspense>
      )}
      <Textarea
        label={t("invoiceNotes")}
        description={t("invoiceNotesHint")}
        autosize
        minRows={2}
        maxRows={8}
        {...text("invoice_notes")}
      />
    </>
  );
}

interface TaxProps {
  readonly field: FieldProperties;
  readonly values: TaxValues;
  readonly onComponents: (components: TaxValues["components"]) => void;
}

function Tax({ field, values, onComponents }: TaxProps) {
  const { t } = useTranslation("clients");
  const { category } = values;
  const choices = taxCategories.map((value) => ({ value, label: t(`shell:taxes.${value}`) }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NativeSelect label={t("taxCategory")} data={[{ value: "", label: t("taxNone") }, ...choices]} {...field("tax.category")} />
      <TaxRateFields values={values} field={(name) => field(`tax.${name}`)} label={t("taxRate")} onComponents={onComponents} />
      {isExempt(category) && <TextInput label={t("exemption")} {...limitedTexts(clientTable, field)("tax.exemption_reason")} />}
    </SimpleGrid>
  );
}

function Address({ field }: { readonly field: FieldProperties }) {
  const { t } = useTranslation("clients");
  const text = limitedTexts(clientTable, field);
  return (
    <Stack>
      <TextInput label={t("line1")} {...text("address.line1")} />
      <TextInput label={t("line2")} {...text("address.line2")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("postalCode")} {...text("address.postal_code")} />
        <TextInput label={t("city")} {...text("address.city")} />
        <TextInput label={t("region")} {...text("address.region")} />
        <CountrySelect label={t("country")} {...field("address.country")} />
      </SimpleGrid>
    </Stack>
  );
}
