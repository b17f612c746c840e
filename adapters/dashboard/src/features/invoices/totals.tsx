import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { isRated } from "../../../../../core/billing/tax.js";
import { Money, usePercentText } from "../../elements/values.js";
import type { Figures } from "./figures.js";

/** The invoice's totals, as computed by the service. */
export function Totals({ invoice }: { readonly invoice: Figures }) {
  const { t } = useTranslation("invoices");
  const percent = usePercentText();
  const prepaid = invoice.prepaid_amount - invoice.withheld_total - invoice.deposit_total;
  const money = (amount: number) => <Money amount={amount} currency={invoice.currency} />;
  return (
    <Stack gap={4} w={{ base: "100%", xs: 320 }} ms="auto">
      <Row label={t("subtotal")}>{money(invoice.subtotal)}</Row>
      {invoice.discount_total !== 0 && <Row label={t("discount")}>{money(-invoice.discount_total)}</Row>}
      {invoice.allowance_total !== 0 && <Row label={t("allowances")}>{money(-invoice.allowance_total)}</Row>}
      {invoice.charge_total !== 0 && <Row label={t("charges")}>{money(invoice.charge_total)}</Row>}
      {invoice.tax_breakdown.flatMap(({ category, rate, tax_amount: tax, components }, index) =>
        components === null
          ? [
              <Row key={index} label={isRated(category) ? t("taxOf", { rate: percent(rate) }) : t(`shell:taxes.${category}`)}>
                {money(tax)}
              </Row>,
            ]
          : components.map((one, at) => (
              <Row key={`${index} ${at}`} label={`${one.name} ${percent(one.rate)}`}>
                {money(one.tax_amount)}
              </Row>
            )),
      )}
      <Row label={t("total")} isStrong>
        {money(invoice.total)}
      </Row>
      {invoice.tax_currency && invoice.tax_total_in_tax_currency !== null && (
        <Row label={t("taxIn", { currency: invoice.tax_currency.currency })}>
          <Money amount={invoice.tax_total_in_tax_currency} currency={invoice.tax_currency.currency} />
        </Row>
      )}
      {invoice.deposit_total !== 0 && <Row label={t("deposits.deducted")}>{money(-invoice.deposit_total)}</Row>}
      {invoice.withholding && invoice.withheld_total !== 0 && (
        <Row label={`${invoice.withholding.name} ${percent(invoice.withholding.rate)}`}>{money(-invoice.withheld_total)}</Row>
      )}
      {prepaid !== 0 && <Row label={t("prepaid")}>{money(-prepaid)}</Row>}
      {invoice.rounding_amount !== 0 && <Row label={t("rounding")}>{money(invoice.rounding_amount)}</Row>}
      {invoice.payable_amount !== invoice.total && (
        <Row label={t("payable")} isStrong>
          {money(invoice.payable_amount)}
        </Row>
      )}
      {invoice.amount_credited !== 0 && <Row label={t("credited")}>{money(-invoice.amount_credited)}</Row>}
      {invoice.amount_paid !== 0 && (
        <Row label={t(invoice.amount_paid < 0 ? "kinds.refund" : "paid")}>{money(-invoice.amount_paid)}</Row>
      )}
      {invoice.amount_discounted !== 0 && (
        <Row label={t("kinds.early_payment_discount")}>{money(-invoice.amount_discounted)}</Row>
      )}
      {invoice.amount_written_off !== 0 && <Row label={t("writtenOff")}>{money(-invoice.amount_written_off)}</Row>}
      {invoice.status === "open" && invoice.amount_refundable === 0 && invoice.amount_due !== invoice.payable_amount && (
        <Row label={t("amountDue")} isStrong>
          {money(invoice.amount_due)}
        </Row>
      )}
      {invoice.amount_refundable !== 0 && (
        <Row label={t("refundable")} isStrong>
          {money(invoice.amount_refundable)}
        </Row>
      )}
    </Stack>
  );
}

interface RowProps {
  readonly label: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Row({ label, isStrong = false, children }: RowProps) {
  return (
    <Group justify="space-between" wrap="nowrap" fw={isStrong ? 700 : undefined}>
      <Text inherit>{label}</Text>
      {children}
    </Group>
  );
}
