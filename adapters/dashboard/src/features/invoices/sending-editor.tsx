import { Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { messageLimits } from "../../../../../core/messages/message.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface SendingEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

const addresses = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== "");

/** Sends the invoice with its PDF. Empty fields use the default text. */
export default function SendingEditor(given: SendingEditorProps) {
  const { t } = useTranslation("invoices");
  return (
    <FormDrawer onClose={given.onClose} size="lg" title={t("send")}>
      <SendingForm {...given} />
    </FormDrawer>
  );
}

function SendingForm({ invoice: { id, status, client, buyer }, onClose }: SendingEditorProps) {
  const changed = useInvoicesChanged();
  const { t } = useTranslation(["invoices", "shell"]);
  const form = useForm({
    initialValues: { to: buyer?.email ?? client?.email ?? "", cc: "", subject: "", message: "" },
    validate: { to: (to) => (addresses(to).length === 0 ? t("shell:problems.required") : null) },
  });
  const submission = useSubmission({
    form,
    send: ({ to, cc, subject, message }) =>
      answered(
        api.POST("/invoices/{id}/send", {
          params: { path: { id } },
          body: { to: addresses(to), cc: addresses(cc), subject: subject.trim() || null, message: message.trim() || null },
        }),
      ),
    changes: keys.invoices.all,
    onDone: () => {
      notifications.show({ message: t("sending") });
      void changed();
      onClose();
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        {status === "draft" && <Text>{t("sendIssues")}</Text>}
        <TextInput label={t("to")} required data-autofocus {...form.getInputProps("to")} />
        <TextInput label={t("cc")} {...form.getInputProps("cc")} />
        <TextInput
          label={t("subject")}
          maxLength={messageLimits.subject.max}
          description={t("usual")}
          {...form.getInputProps("subject")}
        />
        <Textarea
          label={t("message")}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={messageLimits.text.max}
          description={t("usual")}
          {...form.getInputProps("message")}
        />
        <FormButtons submission={submission} onCancel={onClose} label={t("send")} />
      </Stack>
    </form>
  );
}
