import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useLocation } from "react-router";
import { MAX_SEARCH_LENGTH } from "../../../../../../core/kernel/text.js";
import { clientChoices } from "../../../api/choices.js";
import { tagsQuery } from "../../../api/tags.js";
import { DateField } from "../../../elements/date-field.js";
import { namedOptions, type Option, tagOptions, taskOptions } from "../../../elements/options.js";
import { SearchMultiSelect } from "../../../elements/search-multi-select.js";
import { SettledField } from "../../../elements/settled-field.js";
import { useMay } from "../../../shell/session.js";
import { activeFilters, type AllFilter, type ListedField, withProjects } from "./all-filter.js";
import { useChoices } from "../choices.js";
import { usePeople, useSeesPeople } from "../time-bar.js";
import classes from "../time.module.css";
import { DateSelect } from "./date-select.js";

interface AllFiltersProps {
  readonly filter: AllFilter;
  readonly onChange: (filter: AllFilter) => void;
}

/** The filters of the list, stored in the URL. On phones, a button shows those after the search. */
export function AllFilters({ filter, onChange }: AllFiltersProps) {
  const { t } = useTranslation("time");
  const [isOpen, setOpen] = useState(false);
  const { data: choices } = useChoices();
  const { data: people } = usePeople();
  const seesPeople = useSeesPeople();
  const seesClients = useMay("clients:read");
  const { data: clients } = useQuery({ ...clientChoices({}), enabled: seesClients });
  const { data: tags = [] } = useQuery(tagsQuery);
  const anyOf = (field: ListedField, options: readonly Option[]) => ({
    any: t("all.any"),
    options,
    values: filter[field],
    onChange: (values: readonly string[]) => onChange({ ...filter, [field]: values }),
  });
  const yesOrNo = ["", "true", "false"].map((value) => ({
    value,
    label: t(value === "" ? "all.any" : value === "true" ? "yes" : "no"),
  }));
  const choice = (field: "billable" | "billed" | "sort") => ({
    value: filter[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...filter, [field]: value }),
  });
  // A link may name archived or deleted resources.
  const { client, project, task, user, tag } = filter;
  const active = activeFilters(filter);
  return (
    <SimpleGrid cols={{ base: 2, sm: 4, lg: 6 }} verticalSpacing="xs" className={isOpen ? "" : (classes["folded"] ?? "")}>
      <Search text={filter.text} onText={(text) => onChange({ ...filter, text })} />
      <Button
        hiddenFrom="sm"
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        style={{ alignSelf: "end" }}
      >
        {t("all.filters")}
        {active > 0 && ` (${active})`}
      </Button>
      {seesClients && <SearchMultiSelect label={t("client")} {...anyOf("client", namedOptions(clients, ...client))} />}
      <SearchMultiSelect
        label={t("project")}
        {...anyOf("project", namedOptions(choices?.projects, ...project))}
        onChange={(projects) => onChange(withProjects(filter, projects, choices?.tasks ?? []))}
      />
      <SearchMultiSelect
        label={t("task")}
        {...anyOf("task", taskOptions(choices?.tasks, choices?.projects, { of: project, chosen: task }))}
      />
      {seesPeople && <SearchMultiSelect label={t("person")} {...anyOf("user", namedOptions(people, ...user))} />}
      <SearchMultiSelect label={t("all.tag")} takesText {...anyOf("tag", tagOptions(tags, ...tag))} />
      <NativeSelect label={t("billable")} data={yesOrNo} {...choice("billable")} />
      <NativeSelect label={t("all.billed")} data={yesOrNo} {...choice("billed")} />
      <DateSelect from={filter.from} to={filter.to} onDays={(days) => onChange({ ...filter, ...days })} />
      <DateField label={t("all.fromDay")} value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
      <DateField label={t("all.toDay")} value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
      <NativeSelect
        label={t("all.sort.label")}
        data={[
          { value: "", label: t("all.sort.newest") },
          { value: "oldest", label: t("all.sort.oldest") },
          { value: "changed", label: t("all.sort.changed") },
        ]}
        {...choice("sort")}
      />
    </SimpleGrid>
  );
}

/** The text search. The keyboard shortcut focuses it. */
function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const { t } = useTranslation("time");
  const input = useRef<HTMLInputElement>(null);
  const { state, key } = useLocation();
  const asked: unknown = state;
  const isAsked = typeof asked === "object" && asked !== null && "search" in asked;
  useEffect(() => {
    // After the heading, which every navigation focuses.
    if (isAsked) queueMicrotask(() => input.current?.focus());
  }, [isAsked, key]);
  return (
    <SettledField
      ref={input}
      type="search"
      label={t("all.search")}
      maxLength={MAX_SEARCH_LENGTH}
      leftSection={<IconSearch size={18} />}
      value={text}
      onSettled={onText}
    />
  );
}
