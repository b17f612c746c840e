import { Button, ScrollArea, Table, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Day, Money, useDayText, useMoneyText } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import type { Invoice } from "./invoice.js";
import { effectOf, isReversible, type Payment, type Row, withReversals } from "./settlements.js";

const ReversalEditor = later(() => import("./reversal-editor.js"));

/** The settlements of an invoice. A reversed row stays visible, with its reversal below. */
export function Payments({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const mayWrite = useMay("invoices:write");
  const [reversing, setReversing] = useState<Payment | null>(null);
  return (
    <>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: "group", "aria-label": t("payments") }}>
        <Table aria-label={t("payments")} verticalSpacing="sm" horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("kind")}</Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {t("paidOn")}
              </Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {t("method")}
              </Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {t("reference")}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {t("amount")}
              </Table.Th>
              {mayWrite && (
                <Table.Th scope="col" ta="end">
                  {t("actions")}
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {withReversals(invoice.payments).map((one) => (
              <PaymentRow key={one.row.id} one={one} invoice={invoice} {...(mayWrite ? { onReverse: setReversing } : {})} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      <Suspense>{reversing && <ReversalEditor invoice={invoice} row={reversing} onClose={() => setReversing(null)} />}</Suspense>
    </>
  );
}

interface PaymentRowProps {
  readonly one: Row;
  readonly invoice: Invoice;
  /** Absent for read-only users. */
  readonly onReverse?: (row: Payment) => void;
}

function PaymentRow({ one, invoice, onReverse }: PaymentRowProps) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(invoice.currency);
  const day = useDayText();
  const { row } = one;
  const kind = t(`kinds.${row.kind}`);
  const isReversed = row.reversed_by !== null;
  return (
    <Table.Tr td={isReversed ? "line-through" : undefined}>
      <Table.Td>
        {isReversed ? t("reversedKind", { kind }) : kind}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          {[day(row.paid_on), row.method, row.reference].filter((text) => text !== null).join(", ")}
        </Text>
        {row.reason !== null && (
          <Text size="sm" c="dimmed">
            {row.reason}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Day date={row.paid_on} />
      </Table.Td>
      <Table.Td visibleFrom="sm">{row.method}</Table.Td>
      <Table.Td visibleFrom="sm">{row.reference}</Table.Td>
      <Table.Td ta="end">
        <Money amount={effectOf(one)} currency={invoice.currency} />
      </Table.Td>
      {onReverse && (
        <Table.Td ta="end">
          {isReversible(row, invoice) && (
            <Button
              size="xs"
              variant="default"
              aria-label={`${t("reverse")}: ${kind}, ${money(row.amount)}`}
              onClick={() => onReverse(row)}
            >
              {t("reverse")}
            </Button>
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
