import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Day, Money } from "../../elements/values.js";
import type { Invoice } from "./invoice.js";

/** The payments of an invoice. */
export function Payments({ invoice: { payments, currency } }: { readonly invoice: Pick<Invoice, "payments" | "currency"> }) {
  const { t } = useTranslation("invoices");
  return (
    <Table aria-label={t("payments")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("paidOn")}</Table.Th>
          <Table.Th scope="col">{t("method")}</Table.Th>
          <Table.Th scope="col">{t("reference")}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t("amount")}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map(({ id, paid_on: day, method, reference, amount }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <Day date={day} />
            </Table.Td>
            <Table.Td>{method}</Table.Td>
            <Table.Td>{reference}</Table.Td>
            <Table.Td ta="end">
              <Money amount={amount} currency={currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
