import { Button, Group, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { peopleChoices, projectChoices } from "../../api/choices.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { namedOptions } from "../../elements/options.js";
import { Page } from "../../elements/page.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { Money } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Expense, type ExpenseQuery, expensesQuery, expenseTotals } from "./expense.js";
import { ExpensesTable } from "./expenses-table.js";

/** Lazy: not needed to show the list. */
const ExpenseEditor = later(() => import("./expense-editor.js"));

const shows = ["all", "unbilled", "billed", "owed"] as const;

interface Filter {
  readonly show: (typeof shows)[number];
  /** "" for all. */
  readonly project: string;
  /** "" for all. */
  readonly person: string;
}

const everything = { show: "all", project: "", person: "" } as const;

const queries: Readonly<Record<Filter["show"], ExpenseQuery>> = {
  all: {},
  unbilled: { billable: "true", status: ["unbilled"] },
  billed: { status: ["billed"] },
  owed: { reimbursable: "true", reimbursed: "false" },
};

const queryOf = ({ show, project, person }: Filter): ExpenseQuery => ({
  ...queries[show],
  ...(project === "" ? {} : { project_id: [project] }),
  ...(person === "" ? {} : { user_id: [person] }),
});

/** The list of expenses with their sums. Filters are stored in the URL. */
export default function ExpensesPage() {
  const { t } = useTranslation("expenses");
  const [kept, setFilter] = useFilterAddress(everything);
  const filter: Filter = { ...kept, show: shows.find((one) => one === kept.show) ?? everything.show };
  const list = useInfiniteQuery(expensesQuery(queryOf(filter)));
  const [edited, setEdited] = useState<Expense | "new" | null>(null);
  const create = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited("new")}>
      {t("create")}
    </Button>
  );
  const isNarrowed = filter.show !== "all" || filter.project !== "" || filter.person !== "";
  const categories = [...new Set(list.data?.map(({ category }) => category))];
  return (
    <Page title={t("title")} actions={create}>
      <Filters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              text={t(isNarrowed ? "none" : "empty")}
              action={isNarrowed ? <ClearFilters onClear={() => setFilter(everything)} /> : create}
            />
          ) : (
            <>
              <Totals query={queryOf(filter)} />
              <ExpensesTable rows={rows} more={list} onEdit={setEdited} />
            </>
          )
        }
      </Loaded>
      <Suspense>
        {edited !== null && <ExpenseEditor edited={edited} categories={categories} onClose={() => setEdited(null)} />}
      </Suspense>
    </Page>
  );
}

/** What all expenses of the list cost together, in each currency. */
function Totals({ query }: { readonly query: ExpenseQuery }) {
  const { t } = useTranslation("expenses");
  const totals = useQuery(expenseTotals(query));
  return (
    <Loaded query={totals} lines={1}>
      {(all) => (
        <Group gap="lg">
          {all.map(({ currency, count, amount, net }) => (
            <Text key={currency}>
              {t("total", { count })} <Money amount={amount} currency={currency} />
              {net !== amount && (
                <Text span c="dimmed">
                  {" "}
                  ({t("net")} <Money amount={net} currency={currency} />)
                </Text>
              )}
            </Text>
          ))}
        </Group>
      )}
    </Loaded>
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (change: Partial<Filter>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation("expenses");
  const mayManage = useMay("clients:read");
  const { data: projects } = useQuery(projectChoices({}));
  const { data: people } = useQuery({ ...peopleChoices, enabled: mayManage });
  return (
    <SimpleGrid cols={{ base: 1, xs: mayManage ? 3 : 2 }} maw={840}>
      <NativeSelect
        label={t("status")}
        data={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        value={filter.show}
        onChange={({ currentTarget: { value } }) => onChange({ show: shows.find((one) => one === value) ?? filter.show })}
      />
      <SearchSelect
        label={t("project")}
        options={[{ value: "", label: t("allProjects") }, ...namedOptions(projects, filter.project)]}
        value={filter.project}
        onChange={(project) => onChange({ project })}
      />
      {mayManage && (
        <SearchSelect
          label={t("person")}
          options={[{ value: "", label: t("everyone") }, ...namedOptions(people, filter.person)]}
          value={filter.person}
          onChange={(person) => onChange({ person })}
        />
      )}
    </SimpleGrid>
  );
}
