import { Alert, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { type EnteredKind, settlementLimits } from "../../../../../core/invoices/settlement.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { readAmount } from "../../elements/amounts.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormDrawer } from "../../elements/form-dialog.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useMoneyText } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { CreditButton } from "./credit-button.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";
import { PaymentKind } from "./payment-kind.js";
import { choicesOf, offerOf, type Offer, type PaymentValues, usualAmount } from "./payment-values.js";
import { todayIn } from "./spans.js";

interface PaymentEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Records a payment, a refund, a write-off or an early-payment discount. */
export default function PaymentEditor(given: PaymentEditorProps) {
  const { t } = useTranslation("invoices");
  return (
    <FormDrawer onClose={given.onClose} title={t(given.invoice.status === "open" ? "recordPayment" : "recordRefund")}>
      <PaymentForm {...given} />
    </FormDrawer>
  );
}

function PaymentForm({ invoice, onClose }: PaymentEditorProps) {
  const { t } = useTranslation("invoices");
  const { currency } = invoice;
  const changed = useInvoicesChanged();
  const today = todayIn(useSession().workspace.time_zone);
  const offer = offerOf(invoice, today);
  const choices = choicesOf(invoice, offer);
  const [first = "payment"] = choices;
  const form = useForm<PaymentValues>({
    initialValues: { kind: first, amount: usualAmount(first, invoice, offer), paid_on: today, method: "", reference: "" },
    validate: { amount: (amount) => (readAmount(amount, currency) ? null : t("shell:problems.amount")) },
  });
  const { send, recorded } = usePaymentSending(invoice, offer, (next) => form.setValues(next));
  const submission = useSubmission({
    form,
    send,
    changes: keys.invoices.all,
    onDone: ({ status, recorded: choice }) => {
      notifications.show({ message: `${t(`recorded.${choice}`)} ${t(`statusNow.${status}`)}` });
      void changed();
      onClose();
    },
  });
  const { kind } = form.values;
  const isMoney = kind !== "write_off" && kind !== "early_payment_discount";
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        {!recorded && <CreditButton invoice={invoice} onDone={onClose} />}
        {recorded && <Recorded offer={recorded} currency={currency} />}
        <PaymentKind form={form} choices={choices} invoice={invoice} offer={offer} />
        {kind !== "payment_and_discount" && (
          <TextInput
            label={`${t("amount")} (${currency})`}
            inputMode="decimal"
            required
            data-autofocus
            {...form.getInputProps("amount")}
          />
        )}
        <DateField label={t("paidOn")} required {...form.getInputProps("paid_on")} />
        {isMoney && <TextInput label={t("method")} maxLength={settlementLimits.method.max} {...form.getInputProps("method")} />}
        <TextInput label={t("reference")} maxLength={settlementLimits.reference.max} {...form.getInputProps("reference")} />
        <FormButtons submission={submission} onCancel={onClose} label={t(`record.${kind}`)} />
      </Stack>
    </form>
  );
}

/** Says what was recorded if only the discount failed. */
function Recorded({ offer: { payment, discount }, currency }: { readonly offer: Offer; readonly currency: string }) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(currency);
  return (
    <Alert variant="outline" role="status">
      {t("onlyPaymentRecorded", { payment: money(payment), discount: money(discount) })}
    </Alert>
  );
}

/**
 * Sends one row, or the reduced payment and then the discount. Once the payment is recorded, the form is about the discount only, so that a retry
 * cannot record the payment again.
 */
function usePaymentSending(invoice: Invoice, offer: Offer | null, refill: (values: Partial<PaymentValues>) => void) {
  const { id, currency } = invoice;
  const changed = useInvoicesChanged();
  const [recorded, setRecorded] = useState<Offer | null>(null);
  const post = (kind: EnteredKind, amount: number, { paid_on, method, reference }: PaymentValues) => {
    const isMoney = kind === "payment" || kind === "refund";
    const details = { paid_on, method: (isMoney && method.trim()) || null, reference: reference.trim() || null };
    return answered(api.POST("/invoices/{id}/payments", { params: { path: { id } }, body: { kind, amount, ...details } }));
  };
  const send = async (values: PaymentValues) => {
    const { kind } = values;
    if (kind !== "payment_and_discount") {
      return { ...(await post(kind, readAmount(values.amount, currency) ?? 0, values)), recorded: kind };
    }
    if (!offer) throw new Error("No early-payment discount is offered.");
    await post("payment", offer.payment, values);
    try {
      return { ...(await post("early_payment_discount", offer.discount, values)), recorded: kind };
    } catch (error) {
      refill({ kind: "early_payment_discount", amount: usualAmount("early_payment_discount", invoice, offer) });
      setRecorded(offer);
      void changed();
      throw error;
    }
  };
  return { send, recorded };
}
