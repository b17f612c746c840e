import { Alert, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { usualSubject, usualText } from "../../../../../core/mailing/invoice-letter.js";
import { messageLimits } from "../../../../../core/billing/message-limits.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { addressesIn } from "../../elements/email-addresses.js";
import { EmailInput } from "../../elements/email-input.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormDrawer } from "../../elements/form-dialog.js";
import { UnsentMail, useSendsMail } from "../../elements/unsent-mail.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { DraftFindings } from "./draft-findings.js";
import { UnsendableFormat } from "./format-findings.js";
import { type Invoice, type Message, useInvoicesChanged } from "./invoice.js";
import { useMissing } from "./readiness.js";
import { MailPreview } from "./mail-preview.js";
import { mailedOf } from "./mailed.js";
import classes from "./sending-editor.module.css";
import { recipientsOf, sendingBody, sendingValues, type SendingValues } from "./sending-values.js";
import { todayIn } from "./spans.js";
import { useAttachedText } from "./use-attached-text.js";

interface SendingEditorProps {
  readonly invoice: Invoice;
  /** An earlier message that is sent again. */
  readonly again?: Message;
  readonly onClose: () => void;
}

/** Sends the invoice in the client's format. The fields contain what the service would send, and a preview shows the mail. */
export default function SendingEditor(given: SendingEditorProps) {
  const { t } = useTranslation("invoices");
  return (
    <FormDrawer onClose={given.onClose} size="min(72rem, 100%)" title={t("send")}>
      <SendingForm {...given} />
    </FormDrawer>
  );
}

function SendingForm({ invoice, again, onClose }: SendingEditorProps) {
  const { id, status } = invoice;
  const changed = useInvoicesChanged();
  const { t } = useTranslation("invoices");
  const { workspace } = useSession();
  const sendsMail = useSendsMail();
  const attached = useAttachedText();
  const mailed = useMemo(() => mailedOf(invoice, workspace, todayIn(workspace.time_zone)), [invoice, workspace]);
  const form = useForm({
    initialValues: sendingValues(mailed, recipientsOf(invoice, workspace.seller?.email ?? null), again ?? null),
    validate: { to: (to) => (addressesIn(to).length === 0 ? t("shell:problems.required") : null) },
  });
  const submission = useSubmission({
    form,
    send: (values) => answered(api.POST("/invoices/{id}/send", { params: { path: { id } }, body: sendingBody(values) })),
    changes: keys.invoices.all,
    onDone: () => {
      notifications.show({ message: t(sendsMail ? "sending" : "writing") });
      void changed();
      onClose();
    },
  });
  useCurrentText(form, usualText(mailed));
  const isDraft = mailed.number === null;
  const { format } = mailed;
  const isIncomplete = (useMissing(invoice, format) ?? []).length > 0;
  return (
    <div className={classes["columns"]}>
      <form onSubmit={submission.onSubmit} noValidate>
        <Stack>
          <UnsentMail />
          {status === "draft" && (
            <Alert color="yellow" variant="outline">
              {t("sendIssues")}
            </Alert>
          )}
          <DraftFindings invoice={invoice} />
          <Text size="sm">{attached(format)}</Text>
          <UnsendableFormat invoice={invoice} format={format} />
          <EmailInput label={t("to")} required data-autofocus {...form.getInputProps("to")} />
          <EmailInput label={t("cc")} {...form.getInputProps("cc")} />
          <TextInput
            label={t("subject")}
            maxLength={messageLimits.subject.max}
            {...(isDraft ? { description: t("subjectOfDraft"), placeholder: usualSubject({ ...mailed, number: "…" }) } : {})}
            {...form.getInputProps("subject")}
          />
          <Textarea
            label={t("message")}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={messageLimits.text.max}
            {...form.getInputProps("message")}
          />
          <FormButtons
            submission={submission}
            onCancel={onClose}
            label={t("send")}
            {...(isIncomplete ? { obstacle: t("formats.cannotSend") } : {})}
          />
        </Stack>
      </form>
      <MailPreview values={form.values} mailed={mailed} invoice={invoice} />
    </div>
  );
}

/** Replaces the usual text, which says what is attached, when the client gets another format meanwhile; not a text of the user. */
function useCurrentText(form: UseFormReturnType<SendingValues>, usual: string): void {
  const former = useRef(usual);
  useEffect(() => {
    if (usual === former.current) return;
    if (form.getValues().message === former.current) form.setFieldValue("message", usual);
    former.current = usual;
  }, [form, usual]);
}
