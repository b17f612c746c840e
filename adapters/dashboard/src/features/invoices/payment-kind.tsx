import { Radio, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { useDayText, useMoneyText } from "../../elements/values.js";
import type { Invoice } from "./invoice.js";
import { type Offer, type PaymentChoice, type PaymentValues, usualAmount } from "./payment-values.js";

interface PaymentKindProps {
  readonly form: UseFormReturnType<PaymentValues>;
  readonly choices: readonly PaymentChoice[];
  readonly invoice: Invoice;
  readonly offer: Offer | null;
}

/** What is recorded. A choice fills in its usual amount, unless the user has typed another. */
export function PaymentKind({ form, choices, invoice, offer }: PaymentKindProps) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(invoice.currency);
  const day = useDayText();
  const { kind, amount } = form.values;
  const choose = (chosen: PaymentChoice) => {
    const isUsual = amount === usualAmount(kind, invoice, offer);
    form.setValues({ kind: chosen, ...(isUsual ? { amount: usualAmount(chosen, invoice, offer) } : {}) });
    form.clearErrors();
  };
  const figures = offer
    ? { until: day(offer.until), payment: money(offer.payment), discount: money(offer.discount) }
    : { until: "", payment: "", discount: "" };
  return (
    <Radio.Group
      label={t("kind")}
      value={kind}
      onChange={(value) => choose(choices.find((one) => one === value) ?? kind)}
      error={form.errors["kind"]}
    >
      <Stack gap="sm" mt="xs">
        {choices.map((choice) => (
          <Radio key={choice} value={choice} label={t(`kinds.${choice}`)} description={t(`kindTexts.${choice}`, figures)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
