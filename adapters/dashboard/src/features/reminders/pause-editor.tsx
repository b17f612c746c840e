import { Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { pauseReasonLimits } from "../../../../../core/invoices/invoice-reminders.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { orNull } from "../../elements/text-values.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "../invoices/invoice.js";

interface PauseEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Stops the reminders of an invoice. */
export function PauseEditor(given: PauseEditorProps) {
  const { t } = useTranslation("reminders");
  return (
    <FormModal onClose={given.onClose} title={t("pause")} centered>
      <PauseForm {...given} />
    </FormModal>
  );
}

function PauseForm({ invoice, onClose }: PauseEditorProps) {
  const { t } = useTranslation("reminders");
  const form = useForm({ initialValues: { reason: "", until: "", disputed: false } });
  const submission = useSubmission({
    form,
    send: ({ reason, until, disputed }) =>
      answered(
        api.POST("/invoices/{id}/pause-reminders", {
          params: { path: { id: invoice.id } },
          body: { status: disputed ? "disputed" : "paused", reason: orNull(reason), until: orNull(until) },
        }),
      ),
    changes: keys.invoices.all,
    onDone: onClose,
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <Text>{t("pauseText")}</Text>
        <DateField label={t("until")} data-autofocus {...form.getInputProps("until")} />
        <TextInput label={t("reason")} maxLength={pauseReasonLimits.max} {...form.getInputProps("reason")} />
        <Checkbox label={t("disputed")} {...form.getInputProps("disputed", { type: "checkbox" })} />
        <FormButtons submission={submission} onCancel={onClose} />
      </Stack>
    </form>
  );
}
