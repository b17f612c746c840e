import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconMailPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { SearchField } from "../../elements/search-field.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { choices, type PeopleFilter, peopleQuery, type Person } from "./people.js";
import { PeopleTable } from "./people-table.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const Invitation = later(() => import("./invitation.js"));
const PersonEditor = later(() => import("./person-editor.js"));

const everybody: PeopleFilter = { name: "", choice: "current" };

/** The workspace's people. */
export default function TeamPage() {
  const { t } = useTranslation("team");
  const [filter, setFilter] = useState<PeopleFilter>(everybody);
  const [name] = useDebouncedValue(filter.name.trim(), 250);
  const people = useInfiniteQuery(peopleQuery({ ...filter, name }));
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<Person | null>(null);
  const mayWrite = useMay("users:write");
  const invite = mayWrite && (
    <Button leftSection={<IconMailPlus size={18} />} onClick={() => setInviting(true)}>
      {t("invite")}
    </Button>
  );
  return (
    <Page title={t("title")} actions={invite}>
      <FilterBar filter={filter} onChange={setFilter} />
      <Loaded query={people}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t("none")} action={<ClearFilters onClear={() => setFilter(everybody)} />} />
          ) : (
            <PeopleTable rows={rows} more={people} {...(mayWrite ? { onEdit: setEdited } : {})} />
          )
        }
      </Loaded>
      {mayWrite && (
        <Text size="sm" c="dimmed" maw={640}>
          {t("ownership")}
        </Text>
      )}
      <Suspense>
        {isInviting && <Invitation onClose={() => setInviting(false)} />}
        {edited && <PersonEditor person={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </Page>
  );
}

function FilterBar({ filter, onChange }: { readonly filter: PeopleFilter; readonly onChange: (filter: PeopleFilter) => void }) {
  const { t } = useTranslation("team");
  return (
    <Group align="flex-end">
      <SearchField label={t("search")} value={filter.name} onChange={(name) => onChange({ ...filter, name })} />
      <NativeSelect
        label={t("show")}
        data={choices.map((value) => ({ value, label: t(`choices.${value}`) }))}
        value={filter.choice}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, choice: choices.find((one) => one === value) ?? filter.choice })
        }
      />
    </Group>
  );
}
