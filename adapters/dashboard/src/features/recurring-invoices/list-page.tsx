import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { clientChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { paged } from "../../api/paged.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { namedOptions } from "../../elements/options.js";
import { Page } from "../../elements/page.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import { RecurringTable } from "./recurring-table.js";
import { recurringKeys, recurringPath } from "./recurring.js";

const shows = ["all", "active", "paused", "failed", "ended"] as const;

/** The query of each choice. It selects those that the list shows in the same state. */
const queries = {
  all: {},
  active: { status: ["active" as const], ended: "false" as const, failed: "false" as const },
  paused: { status: ["paused" as const], ended: "false" as const, failed: "false" as const },
  failed: { failed: "true" as const },
  ended: { ended: "true" as const },
};

interface Filter {
  readonly show: (typeof shows)[number];
  /** "" for all. */
  readonly client: string;
}

const everything = { show: "all", client: "" } as const;

function listQuery({ show, client }: Filter) {
  const query = {
    sort: "name" as const,
    ...queries[show],
    ...(client === "" ? {} : { client_id: [client] }),
  };
  return paged(recurringKeys.list(query), (cursor, signal) =>
    answered(api.GET("/recurring-invoices", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** The list of recurring invoices. Filters are stored in the URL. */
export default function RecurringListPage() {
  const { t } = useTranslation("recurring-invoices");
  const [kept, setFilter] = useFilterAddress(everything);
  const filter: Filter = { ...kept, show: shows.find((one) => one === kept.show) ?? everything.show };
  const list = useInfiniteQuery(listQuery(filter));
  const { data: clients } = useQuery(clientChoices({}));
  const create = useMay("recurring_invoices:write") && (
    <Button component={Link} to={newPath(filter.client)} leftSection={<IconPlus size={18} />}>
      {t("create")}
    </Button>
  );
  const isNarrowed = filter.show !== "all" || filter.client !== "";
  return (
    <Page title={t("title")} actions={create}>
      <Filters filter={filter} clients={clients} onChange={setFilter} />
      <Loaded query={list}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              text={t(isNarrowed ? "none" : "empty")}
              action={isNarrowed ? <ClearFilters onClear={() => setFilter(everything)} /> : create}
            />
          ) : (
            <RecurringTable rows={rows} clients={clients} more={list} />
          )
        }
      </Loaded>
    </Page>
  );
}

function newPath(client: string): string {
  return `${recurringPath}/new${client === "" ? "" : `?client=${client}`}`;
}

interface FiltersProps {
  readonly filter: Filter;
  readonly clients: readonly Client[] | undefined;
  readonly onChange: (change: Partial<Filter>) => void;
}

function Filters({ filter, clients, onChange }: FiltersProps) {
  const { t } = useTranslation("recurring-invoices");
  return (
    <SimpleGrid cols={2} maw={560}>
      <NativeSelect
        label={t("status")}
        data={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        value={filter.show}
        onChange={({ currentTarget: { value } }) => onChange({ show: shows.find((one) => one === value) ?? filter.show })}
      />
      <SearchSelect
        label={t("client")}
        options={[{ value: "", label: t("allClients") }, ...namedOptions(clients, filter.client)]}
        value={filter.client}
        onChange={(client) => onChange({ client })}
      />
    </SimpleGrid>
  );
}
