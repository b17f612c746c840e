import { Anchor, Button, NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { answered, api } from "../../api/client.js";
import { paged } from "../../api/paged.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { Day, Money } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { ClientLink } from "../clients/client-link.js";
import { type ListedQuote, quoteKeys, quotesPath } from "./quote.js";
import { QuoteBadge } from "./quote-badge.js";

const shows = ["all", "draft", "open", "expired", "accepted", "declined"] as const;

/** The query of each choice. It selects those that the list shows in the same state. */
const queries = {
  all: {},
  draft: { status: ["draft" as const] },
  open: { status: ["open" as const], expired: "false" as const },
  expired: { expired: "true" as const },
  accepted: { status: ["accepted" as const] },
  declined: { status: ["declined" as const] },
};

const everything = { show: "all" } as const;

function listQuery(show: (typeof shows)[number]) {
  const query = { sort: "-created_at" as const, expand: ["client" as const], ...queries[show] };
  return paged(quoteKeys.list(query), (cursor, signal) =>
    answered(api.GET("/quotes", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** The list of quotes. The filter is stored in the URL. */
export default function QuoteListPage() {
  const { t } = useTranslation("quotes");
  const [kept, setFilter] = useFilterAddress(everything);
  const show = shows.find((one) => one === kept.show) ?? everything.show;
  const list = useInfiniteQuery(listQuery(show));
  const isNarrowed = show !== "all";
  const create = useMay("quotes:write") && (
    <Button component={Link} to={`${quotesPath}/new`}>
      {t("create")}
    </Button>
  );
  return (
    <Page title={t("title")} actions={create}>
      <NativeSelect
        label={t("status")}
        maw={280}
        data={shows.map((value) => ({ value, label: value === "all" ? t("all") : t(`states.${value}`) }))}
        value={show}
        onChange={({ currentTarget: { value } }) => setFilter({ show: shows.find((one) => one === value) ?? show })}
      />
      <Loaded query={list}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              text={t(isNarrowed ? "none" : "empty")}
              action={isNarrowed ? <ClearFilters onClear={() => setFilter(everything)} /> : create}
            />
          ) : (
            <QuotesTable rows={rows} more={list} />
          )
        }
      </Loaded>
    </Page>
  );
}

interface QuotesTableProps {
  readonly rows: readonly ListedQuote[];
  readonly more: NonNullable<Parameters<typeof DataTable<ListedQuote>>[0]["more"]>;
}

function QuotesTable({ rows, more }: QuotesTableProps) {
  const { t } = useTranslation("quotes");
  const columns = useMemo(
    (): readonly Column<ListedQuote>[] => [
      {
        id: "number",
        header: t("number"),
        cell: ({ id, number }) => (
          <Anchor component={Link} to={`${quotesPath}/${id}`}>
            {number ?? t("states.draft")}
          </Anchor>
        ),
      },
      {
        id: "client",
        header: t("client"),
        cell: ({ client_id: id, client, buyer }) => <ClientLink client={{ id, name: buyer?.legal_name ?? client?.name ?? id }} />,
      },
      { id: "issued", header: t("issueDate"), isWide: true, cell: ({ issue_date: date }) => date && <Day date={date} /> },
      { id: "valid", header: t("validUntil"), isWide: true, cell: ({ valid_until: date }) => date && <Day date={date} /> },
      { id: "state", header: t("status"), isText: true, cell: (quote) => <QuoteBadge quote={quote} /> },
      {
        id: "total",
        header: t("total"),
        align: "end",
        cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      },
    ],
    [t],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} more={more} />;
}
