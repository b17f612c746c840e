import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { agingBuckets } from "../../../../../core/reports/invoice-report.js";
import { Money } from "../../elements/values.js";
import type { CurrencyFigures } from "./report-queries.js";
import { useStepLabel } from "./use-step-label.js";

interface TableProps {
  readonly title: string;
  readonly figures: CurrencyFigures;
}

/** Received amounts by month. */
export function PaidTable({ title, figures: { currency, paid } }: TableProps) {
  const { t } = useTranslation("reports");
  const label = useStepLabel("month", "long");
  return (
    <AmountTable title={title} headers={[t("steps.month"), t("invoices.received")]}>
      {paid.map(({ month, amount }) => (
        <Table.Tr key={month}>
          <Table.Td>{label(month)}</Table.Td>
          <Table.Td ta="end">
            <Money amount={amount} currency={currency} />
          </Table.Td>
        </Table.Tr>
      ))}
    </AmountTable>
  );
}

/** Open amounts by days overdue. */
export function AgingTable({ title, figures: { currency, aging } }: TableProps) {
  const { t } = useTranslation("reports");
  return (
    <AmountTable title={title} headers={[t("invoices.age"), t("invoices.count"), t("invoices.due")]}>
      {agingBuckets.map((bucket) => (
        <Table.Tr key={bucket}>
          <Table.Td>{t(`aging.${bucket}`)}</Table.Td>
          <Table.Td ta="end">{aging[bucket].count}</Table.Td>
          <Table.Td ta="end">
            <Money amount={aging[bucket].amount_due} currency={currency} />
          </Table.Td>
        </Table.Tr>
      ))}
    </AmountTable>
  );
}

interface AmountTableProps {
  readonly title: string;
  /** The first column contains names, the others figures. */
  readonly headers: readonly string[];
  readonly children: ReactNode;
}

function AmountTable({ title, headers, children }: AmountTableProps) {
  return (
    <Table aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header, place) => (
            <Table.Th key={header} scope="col" ta={place === 0 ? "start" : "end"}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}
