import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { settlementLimits } from "../../../../../core/invoices/settlement.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";
import { todayIn } from "./spans.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface PaymentEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Records a partial or full payment. */
export default function PaymentEditor(given: PaymentEditorProps) {
  const { t } = useTranslation("invoices");
  return (
    <FormDrawer onClose={given.onClose} title={t("recordPayment")}>
      <PaymentForm {...given} />
    </FormDrawer>
  );
}

function PaymentForm({ invoice: { id, currency, amount_due: due }, onClose }: PaymentEditorProps) {
  const changed = useInvoicesChanged();
  const { t } = useTranslation(["invoices", "shell"]);
  const { time_zone: zone } = useSession().workspace;
  const form = useForm({
    initialValues: { amount: amountText(due, currency), paid_on: todayIn(zone), method: "", reference: "" },
    validate: { amount: (amount) => (readAmount(amount, currency) ? null : t("shell:problems.amount")) },
  });
  const submission = useSubmission({
    form,
    send: ({ amount, paid_on, method, reference }) =>
      answered(
        api.POST("/invoices/{id}/payments", {
          params: { path: { id } },
          body: {
            amount: readAmount(amount, currency) ?? 0,
            paid_on,
            method: method.trim() || null,
            reference: reference.trim() || null,
          },
        }),
      ),
    changes: keys.invoices.all,
    onDone: ({ status }) => {
      notifications.show({ message: t(status === "paid" ? "paymentFull" : "paymentPart") });
      void changed();
      onClose();
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput
          label={`${t("amount")} (${currency})`}
          inputMode="decimal"
          required
          data-autofocus
          {...form.getInputProps("amount")}
        />
        <TextInput label={t("paidOn")} type="date" required {...form.getInputProps("paid_on")} />
        <TextInput label={t("method")} maxLength={settlementLimits.method.max} {...form.getInputProps("method")} />
        <TextInput label={t("reference")} maxLength={settlementLimits.reference.max} {...form.getInputProps("reference")} />
        <FormButtons submission={submission} onCancel={onClose} label={t("recordPayment")} />
      </Stack>
    </form>
  );
}
