import { Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { settlementLimits } from "../../../../../core/invoices/settlement.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useMoneyText } from "../../elements/values.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";
import type { Payment } from "./settlements.js";

interface ReversalEditorProps {
  readonly invoice: Pick<Invoice, "id" | "currency">;
  /** The row to reverse. */
  readonly row: Payment;
  readonly onClose: () => void;
}

/** Takes back a payment, a refund, a write-off or a discount, after confirmation. */
export default function ReversalEditor(given: ReversalEditorProps) {
  const { t } = useTranslation("invoices");
  return (
    <FormModal onClose={given.onClose} title={t("reverse")} centered>
      <ReversalForm {...given} />
    </FormModal>
  );
}

function ReversalForm({ invoice: { id, currency }, row, onClose }: ReversalEditorProps) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(currency);
  const changed = useInvoicesChanged();
  const form = useForm({ initialValues: { reason: "" } });
  const submission = useSubmission({
    form,
    send: ({ reason }) => {
      const params = { path: { id, payment_id: row.id } };
      return answered(
        api.POST("/invoices/{id}/payments/{payment_id}/reverse", { params, body: { reason: reason.trim() || null } }),
      );
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
        <Text>{t("reverseText", { kind: t(`kinds.${row.kind}`), amount: money(row.amount) })}</Text>
        <TextInput
          label={t("reverseReason")}
          maxLength={settlementLimits.reason.max}
          data-autofocus
          {...form.getInputProps("reason")}
        />
        <FormButtons submission={submission} onCancel={onClose} label={t("reverse")} />
      </Stack>
    </form>
  );
}
