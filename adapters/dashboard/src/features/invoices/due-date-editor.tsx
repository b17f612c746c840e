import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { useSubmission } from "../../elements/use-submission.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";

interface DueDateEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Changes the due date of an open invoice. */
export default function DueDateEditor(given: DueDateEditorProps) {
  const { t } = useTranslation("invoices");
  return (
    <FormModal onClose={given.onClose} title={t("changeDueDate")} centered>
      <DueDateForm {...given} />
    </FormModal>
  );
}

function DueDateForm({ invoice, onClose }: DueDateEditorProps) {
  const { t } = useTranslation("invoices");
  const changed = useInvoicesChanged();
  const form = useForm({
    initialValues: { due_date: invoice.due_date ?? "" },
    validate: { due_date: (date) => (date === "" ? t("shell:problems.required") : null) },
  });
  const submission = useSubmission({
    form,
    send: (body) => {
      const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
      return answered(api.PATCH("/invoices/{id}", { params, body }));
    },
    changes: keys.invoices.all,
    onDone: () => {
      void changed();
      onClose();
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <Text>{t("dueDateText")}</Text>
        <DateField label={t("dueDate")} required data-autofocus {...form.getInputProps("due_date")} />
        <FormButtons submission={submission} onCancel={onClose} />
      </Stack>
    </form>
  );
}
