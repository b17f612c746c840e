import { Anchor, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { Day, Duration, Money } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import type { ListedInvoice } from "../invoices/invoice.js";
import { StatusBadge } from "../invoices/status-badge.js";
import type { Recurring } from "./recurring.js";

function madeQuery(id: string) {
  const query = { recurring_invoice_id: [id], sort: "-created_at" as const };
  return paged(keys.invoices.list(query), (cursor, signal) =>
    answered(api.GET("/invoices", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** The invoices that a recurring invoice has created, the newest first. */
export function MadeInvoices({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation("recurring-invoices");
  const isRetained = recurring.retainer !== null;
  const made = useInfiniteQuery(madeQuery(recurring.id));
  const columns = useMemo((): readonly Column<ListedInvoice>[] => {
    const retained: readonly Column<ListedInvoice>[] = [
      {
        id: "used",
        header: t("retainer.used"),
        align: "end",
        isWide: true,
        cell: ({ retainer }) => retainer && <Duration seconds={retainer.used_seconds + retainer.beyond_seconds} isExact />,
      },
      {
        id: "rest",
        header: t("retainer.rest"),
        align: "end",
        isWide: true,
        cell: ({ retainer }) => retainer && <Duration seconds={retainer.carried_out_seconds} isExact />,
      },
    ];
    return [
      {
        id: "number",
        header: t("number"),
        cell: ({ id, number }) => (
          <Anchor component={Link} to={`${paths.invoices}/${id}`}>
            {number ?? t("draft")}
          </Anchor>
        ),
      },
      { id: "issued", header: t("issueDate"), isWide: true, cell: ({ issue_date: date }) => date && <Day date={date} /> },
      { id: "status", header: t("status"), cell: (invoice) => <StatusBadge invoice={invoice} /> },
      ...(isRetained ? retained : []),
      {
        id: "total",
        header: t("total"),
        align: "end",
        cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      },
    ];
  }, [t, isRetained]);
  return (
    <Panel title={t("made")}>
      <Loaded query={made} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">{t("noneMade")}</Text>
          ) : (
            <DataTable label={t("made")} columns={columns} rows={rows} keyOf={({ id }) => id} more={made} />
          )
        }
      </Loaded>
    </Panel>
  );
}
