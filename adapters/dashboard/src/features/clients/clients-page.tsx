import { activities } from "../../../../../core/kernel/activity.js";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useSearchParams } from "react-router";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { SearchField } from "../../elements/search-field.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { FIELD_PARAMETER } from "../../elements/use-field-in-address.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { clientQuery } from "./client-query.js";
import type { Client } from "./client-values.js";
import { ClientsTable } from "./clients-table.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const ClientEditor = later(() => import("./client-editor.js"));

const statuses = [...activities, "all"] as const;

interface Filter {
  readonly name: string;
  readonly status: (typeof statuses)[number];
}

function clientsQuery({ name, status }: Filter) {
  const query = {
    sort: "name" as const,
    ...(name === "" ? {} : { name }),
    ...(status === "all" ? {} : { status: [status] }),
  };
  return paged(keys.clients.list(query), (cursor, signal) =>
    answered(api.GET("/clients", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

const everything = { name: "", status: "active" } as const;

/** The list of clients. Filters are stored in the URL. */
export default function ClientsPage() {
  const { t } = useTranslation("clients");
  const [kept, setFilter] = useFilterAddress(everything);
  const filter: Filter = { ...kept, status: statuses.find((one) => one === kept.status) ?? everything.status };
  const [name] = useDebouncedValue(filter.name.trim(), 250);
  const clients = useInfiniteQuery(clientsQuery({ ...filter, name }));
  const { edited, setEdited, close } = useEdited();
  const mayWrite = useMay("clients:write");
  const create = mayWrite && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited("new")}>
      {t("create")}
    </Button>
  );
  const first = mayWrite && <Button onClick={() => setEdited("new")}>{t("createFirst")}</Button>;
  const isNarrowed = name !== "" || filter.status !== "active";
  return (
    <Page title={t("title")} actions={create}>
      <FilterBar filter={filter} onChange={setFilter} />
      <Loaded query={clients}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              text={t(isNarrowed ? "none" : "empty")}
              action={isNarrowed ? <ClearFilters onClear={() => setFilter(everything)} /> : first}
            />
          ) : (
            <ClientsTable rows={rows} more={clients} {...(mayWrite ? { onEdit: setEdited } : {})} />
          )
        }
      </Loaded>
      <Suspense>{edited !== null && <ClientEditor edited={edited} onClose={close} />}</Suspense>
    </Page>
  );
}

/** The client in the editor: a chosen one, a new one, or the one that the parameter `edit` of the address names. */
function useEdited() {
  // The setter is stable, so that the table keeps its buttons and their focus.
  const [chosen, setEdited] = useState<Client | "new" | null>(null);
  const [params, setParams] = useSearchParams();
  const id = params.get("edit") ?? "";
  const named = useQuery({ ...clientQuery(id), enabled: id !== "" });
  const close = () => {
    setEdited(null);
    if (id === "") return;
    setParams(
      (before) => {
        before.delete("edit");
        before.delete(FIELD_PARAMETER);
        return before;
      },
      { replace: true },
    );
  };
  return { edited: chosen ?? (id === "" ? null : (named.data ?? null)), setEdited, close };
}

function FilterBar({ filter, onChange }: { readonly filter: Filter; readonly onChange: (change: Partial<Filter>) => void }) {
  const { t } = useTranslation("clients");
  return (
    <Group align="flex-end">
      <SearchField label={t("search")} value={filter.name} onChange={(name) => onChange({ name })} />
      <NativeSelect
        label={t("status")}
        data={statuses.map((value) => ({ value, label: t(value) }))}
        value={filter.status}
        onChange={({ currentTarget: { value } }) => onChange({ status: statuses.find((one) => one === value) ?? filter.status })}
      />
    </Group>
  );
}
