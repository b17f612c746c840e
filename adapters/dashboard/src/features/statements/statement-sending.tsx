import { Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { messageLimits } from "../../../../../core/billing/message-limits.js";
import { usualCopies } from "../../../../../core/invoices/usual-copies.js";
import { answered, api } from "../../api/client.js";
import { addressesIn, addressesText } from "../../elements/email-addresses.js";
import { EmailInput } from "../../elements/email-input.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormDrawer } from "../../elements/form-dialog.js";
import { UnsentMail, useSendsMail } from "../../elements/unsent-mail.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import { type Days, messagesKey, rangeOf } from "./statement-queries.js";

interface StatementSendingProps {
  readonly client: Client;
  readonly days: Days;
  readonly onClose: () => void;
}

/** Sends the statement with the days that the page shows. Empty texts are those of the service. */
export default function StatementSending(given: StatementSendingProps) {
  const { t } = useTranslation("statements");
  return (
    <FormDrawer onClose={given.onClose} title={t("send")}>
      <SendingForm {...given} />
    </FormDrawer>
  );
}

function SendingForm({ client, days, onClose }: StatementSendingProps) {
  const { t } = useTranslation("statements");
  const { workspace } = useSession();
  const sendsMail = useSendsMail();
  const { id, email, cc_emails: ccEmails, copy_to_seller: copyToSeller } = client;
  const copies = usualCopies({ ccEmails, copyToSeller }, workspace.seller?.email ?? null);
  const form = useForm({
    initialValues: { to: email ?? "", cc: addressesText(copies), subject: "", message: "" },
    validate: { to: (to) => (addressesIn(to).length === 0 ? t("shell:problems.required") : null) },
  });
  const submission = useSubmission({
    form,
    send: ({ to, cc, subject, message }) => {
      const range = rangeOf(days);
      const body = {
        ...{ to: addressesIn(to), cc: addressesIn(cc) },
        ...{ subject: subject.trim() || null, message: message.trim() || null },
        ...{ statement_from: range.from ?? null, statement_to: range.to ?? null },
      };
      return answered(api.POST("/clients/{id}/statement/send", { params: { path: { id } }, body }));
    },
    changes: messagesKey(id),
    onDone: () => {
      notifications.show({ message: t(sendsMail ? "sending" : "writing") });
      onClose();
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <UnsentMail />
        <Text size="sm">{t("sendHint")}</Text>
        <EmailInput label={t("to")} required data-autofocus {...form.getInputProps("to")} />
        <EmailInput label={t("cc")} {...form.getInputProps("cc")} />
        <TextInput
          label={t("subject")}
          description={t("usual")}
          maxLength={messageLimits.subject.max}
          {...form.getInputProps("subject")}
        />
        <Textarea
          label={t("message")}
          description={t("usual")}
          autosize
          minRows={6}
          maxRows={16}
          maxLength={messageLimits.text.max}
          {...form.getInputProps("message")}
        />
        <FormButtons submission={submission} onCancel={onClose} label={t("send")} />
      </Stack>
    </form>
  );
}
