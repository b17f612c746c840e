import { Fieldset, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { isPaymentTerms } from "../../elements/payment-terms.js";
import { checkNumberFormat, nextNumberLimits } from "../../../../../core/billing/invoice-number.js";
import { checkRounding } from "../../../../../core/billing/rounding.js";
import { timerLimits } from "../../../../../core/workspaces/timer-limits.js";
import { isTimeZone } from "../../../../../core/kernel/time-zone.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Workspace } from "../../api/me.js";
import { readAmount, readDecimal } from "../../elements/amounts.js";
import type { ApplyTo } from "../../../../../core/billing/rerate.js";
import { ApplyToChoice } from "../../elements/apply-to.js";
import { useEarlyPaymentRules } from "../../elements/early-payment.js";
import { useWithholdingRules } from "../../elements/withholding.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { usePeppolIdRule } from "../../elements/peppol-id-fields.js";
import { Waiting } from "../../elements/loaded.js";
import { later } from "../../loading/later.js";
import { withWords } from "../../words/with-words.js";
import { useStepRules } from "../reminders/use-step-rules.js";
import { restartForm } from "../../elements/restart-form.js";
import { Sections } from "../../elements/sections.js";
import { useFieldInAddress } from "../../elements/use-field-in-address.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { DocumentFields } from "./document-fields.js";
import { GeneralFields } from "./general-fields.js";
import { FileField } from "./file-field.js";
import { LogoImage } from "./logo-image.js";
import { NumberFields } from "./number-fields.js";
import { SellerFields } from "./seller-fields.js";
import { TermsFields } from "./terms-fields.js";
import { TimeFields } from "./time-fields.js";
import { bodyOf, roundingOf, valuesOf, type WorkspaceValues } from "./workspace-values.js";

const StepFields = later(withWords(() => import("../reminders/step-fields.js"), "reminders"));

/** Compares the fields with the settings at the start of editing, and sends only the differences. */
export function WorkspaceForm({ mayWrite }: { readonly mayWrite: boolean }) {
  const { t } = useTranslation("workspace");
  const { workspace } = useSession();
  const queries = useQueryClient();
  const [base, setBase] = useState(workspace);
  const [applyTo, setApplyTo] = useState<ApplyTo>("future");
  const form = useWorkspaceForm(base);
  const startFrom = (begun: Workspace, sent?: WorkspaceValues) => {
    setBase(begun);
    setApplyTo("future");
    restartForm(form, valuesOf(begun), sent);
  };
  const before = bodyOf(valuesOf(base));
  const send = (values: WorkspaceValues): Promise<Workspace> => {
    const body = changedFields(before, bodyOf(values));
    const query = body.rate === undefined ? {} : { apply_to: applyTo };
    const header = base.version === undefined ? {} : ifUnchanged({ version: base.version });
    return answered(api.PATCH("/workspace", { params: { query, header }, body }));
  };
  const onDone = (saved: Workspace, sent: WorkspaceValues) => {
    startFrom(saved, sent);
    void queries.invalidateQueries({ queryKey: keys.reports.all });
    notifications.show({ message: t("saved") });
  };
  /** A change of a file is saved already, so it is no conflict, unless others changed the settings too. */
  const noteFile = ({ version, logo, font }: Workspace) =>
    setBase((begun) =>
      version === (begun.version ?? 0) + 1 ? { ...begun, version, logo: logo ?? null, font: font ?? null } : begun,
    );
  const submission = useSubmission({ form, send, changes: keys.workspace, onDone });
  useFieldInAddress();
  const rate = readAmount(form.values.rate, form.values.currency);
  const general = (
    <Stack>
      <GeneralFields form={form} />
      {rate !== undefined && rate !== before.rate && <ApplyToChoice value={applyTo} onChange={setApplyTo} />}
    </Stack>
  );
  const { reminder_steps: steps, currency } = form.values;
  const reminders = (
    <Suspense fallback={<Waiting lines={3} />}>
      <StepFields form={form} steps={steps} currency={currency} />
    </Suspense>
  );
  const { logo, font, version } = workspace;
  const file = { workspace, mayWrite, onChange: noteFile };
  const image = logo && version !== undefined ? <LogoImage version={version} /> : null;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Fieldset variant="unstyled" disabled={!mayWrite}>
        <Sections
          label={t("sections.label")}
          sections={[
            { id: "general", title: t("sections.general"), content: general },
            { id: "numbers", title: t("sections.numbers"), content: <NumberFields form={form} /> },
            { id: "terms", title: t("sections.terms"), content: <TermsFields form={form} /> },
            { id: "time", title: t("sections.time"), content: <TimeFields form={form} /> },
            { id: "seller", title: t("sections.seller"), content: <SellerFields form={form} /> },
            { id: "documents", title: t("sections.documents"), content: <DocumentFields form={form} /> },
            { id: "reminders", title: t("sections.reminders"), content: reminders },
            { id: "logo", title: t("sections.logo"), content: <FileField kind="logo" shown={image} {...file} /> },
            {
              id: "font",
              title: t("sections.font"),
              content: <FileField kind="font" shown={font && <Text>{font.name}</Text>} {...file} />,
            },
          ]}
          bar={mayWrite && <FormButtons submission={submission} onCancel={() => startFrom(workspace)} />}
        />
      </Fieldset>
    </form>
  );
}

/** Empty, or a whole number of hours. */
function isTimerLimit(text: string): boolean {
  const hours = Number(text);
  return text.trim() === "" || (/^\s*\d+\s*$/.test(text) && hours >= timerLimits.min && hours <= timerLimits.max);
}

/** Whole numbers that the service accepts; only the service knows which are assigned. */
function isNextNumber(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= nextNumberLimits.min && Number(text) <= nextNumberLimits.max;
}

function useWorkspaceForm(base: Workspace) {
  const { t } = useTranslation("workspace");
  const required = (text: string) => (text.trim() === "" ? t("shell:problems.required") : null);
  const peppolId = usePeppolIdRule();
  const numberFormat = (format: string) =>
    checkNumberFormat(format).length > 0 ? t("shell:problems.number_format_malformed") : null;
  return useForm<WorkspaceValues>({
    initialValues: valuesOf(base),
    validate: {
      name: required,
      locale: required,
      time_zone: (zone) => (isTimeZone(zone.trim()) ? null : t("shell:problems.time_zone_unknown")),
      rate: (rate, { currency }) => (readAmount(rate, currency) === undefined ? t("shell:problems.amount") : null),
      payment_terms_days: (days, values) => (isPaymentTerms(days, values) ? null : t("shell:problems.out_of_range")),
      mileage_rate: (rate) =>
        rate.trim() === "" || readDecimal(rate) !== undefined ? null : t("shell:problems.decimal_malformed"),
      timer_limit_hours: (hours) => (isTimerLimit(hours) ? null : t("shell:problems.out_of_range")),
      early_payment_discount: useEarlyPaymentRules(),
      withholding: useWithholdingRules(),
      reminder_steps: useStepRules(),
      invoice_number_format: numberFormat,
      credit_note_number_format: numberFormat,
      seller: {
        electronic_address: {
          scheme: (_scheme, { seller }) => peppolId(seller.electronic_address, seller.address.country),
        },
      },
      invoice_next_number: (number) => (isNextNumber(number) ? null : t("shell:problems.out_of_range")),
      rounding: {
        step_minutes: (_step, { rounding }) => {
          const { step_minutes: stepMinutes, ...rest } = roundingOf(rounding);
          return checkRounding({ ...rest, stepMinutes }).length > 0 ? t("shell:problems.out_of_range") : null;
        },
      },
    },
  });
}
