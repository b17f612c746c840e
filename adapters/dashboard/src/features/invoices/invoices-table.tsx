import { Anchor, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Day, Money } from "../../elements/values.js";
import { ClientLink } from "../clients/client-link.js";
import type { Invoice } from "./invoice.js";
import { StatusBadge } from "./status-badge.js";

interface InvoicesTableProps {
  readonly rows: readonly Invoice[];
  readonly more: Parameters<typeof DataTable<Invoice>>[0]["more"];
}

export function InvoicesTable({ rows, more }: InvoicesTableProps) {
  const { t } = useTranslation("invoices");
  const columns = useMemo(
    (): readonly Column<Invoice>[] => [
      { id: "number", header: t("number"), cell: (invoice) => <Number invoice={invoice} draft={t("statuses.draft")} /> },
      { id: "issued", header: t("issueDate"), isWide: true, cell: ({ issue_date: date }) => date && <Day date={date} /> },
      { id: "due", header: t("dueDate"), isWide: true, cell: ({ due_date: date }) => date && <Day date={date} /> },
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
    [t],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} {...(more ? { more } : {})} />;
}

function Number({ invoice, draft }: { readonly invoice: Invoice; readonly draft: string }) {
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
