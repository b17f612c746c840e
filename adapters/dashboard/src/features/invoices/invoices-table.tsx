import { Anchor, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { type Column, type ColumnOrder, DataTable } from "../../elements/data-table.js";
import { Day, Money } from "../../elements/values.js";
import { ClientLink } from "../clients/client-link.js";
import type { ListedInvoice } from "./invoice.js";
import type { Order } from "./invoice-list.js";
import { StatusBadge } from "./status-badge.js";

interface InvoicesTableProps {
  readonly sort: Order;
  readonly onSort: (order: Order) => void;
  readonly rows: readonly ListedInvoice[];
  readonly more: Parameters<typeof DataTable<ListedInvoice>>[0]["more"];
}

export function InvoicesTable({ sort, onSort, rows, more }: InvoicesTableProps) {
  const { t } = useTranslation("invoices");
  const columns = useMemo(
    (): readonly Column<ListedInvoice>[] => [
      { id: "number", header: t("number"), cell: (invoice) => <Number invoice={invoice} draft={t("statuses.draft")} /> },
      {
        id: "issued",
        header: t("issueDate"),
        isWide: true,
        order: orderBetween("issuedFirst", "issued", sort, onSort),
        cell: ({ issue_date: date }) => date && <Day date={date} />,
      },
      {
        id: "due",
        header: t("dueDate"),
        isWide: true,
        order: orderBetween("due", "dueLast", sort, onSort),
        cell: ({ due_date: date }) => date && <Day date={date} />,
      },
      { id: "status", header: t("status"), cell: (invoice) => <StatusBadge invoice={invoice} /> },
      {
        id: "amountDue",
        header: t("amountDue"),
        align: "end",
        isWide: true,
        cell: ({ status, amount_due: due, currency }) => status === "open" && <Money amount={due} currency={currency} />,
      },
      {
        id: "total",
        header: t("total"),
        align: "end",
        cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      },
    ],
    [t, sort, onSort],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} {...(more ? { more } : {})} />;
}

/** The order of a column that sorts ascending or descending. */
function orderBetween(ascending: Order, descending: Order, sort: Order, onSort: (order: Order) => void): ColumnOrder {
  const sorted = sort === ascending ? "ascending" : sort === descending ? "descending" : "none";
  return { sorted, onToggle: () => onSort(sort === descending ? ascending : descending) };
}

function Number({ invoice, draft }: { readonly invoice: ListedInvoice; readonly draft: string }) {
  return (
    <Stack gap={4}>
      <Anchor component={Link} to={`${paths.invoices}/${invoice.id}`}>
        {invoice.number ?? draft}
      </Anchor>
      <Text size="sm" c="dimmed" lineClamp={1}>
        {invoice.client && <ClientLink client={invoice.client} />}
      </Text>
    </Stack>
  );
}
