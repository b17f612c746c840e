import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { MAX_SEARCH_LENGTH } from "../../../../../core/kernel/text.js";
import { timeEntryLimits } from "../../../../../core/time-entries/time-entry.js";
import { clientChoices } from "../../api/choices.js";
import { SettledField } from "../../elements/settled-field.js";
import { useMay } from "../../shell/session.js";
import type { AllFilter } from "./all-filter.js";
import { useChoices } from "./choices.js";
import { usePeople } from "./time-bar.js";

interface AllFiltersProps {
  readonly filter: AllFilter;
  readonly onChange: (filter: AllFilter) => void;
}

type Named = readonly { readonly id: string; readonly name: string }[];

/** The filters of the list, stored in the URL. */
export function AllFilters({ filter, onChange }: AllFiltersProps) {
  const { t } = useTranslation("time");
  const { data: choices } = useChoices();
  const { data: people } = usePeople();
  const { data: clients } = useQuery({ ...clientChoices({}), enabled: useMay("clients:read") });
  const options = (items: Named | undefined, chosen: string) => [
    { value: "", label: t("all.any") },
    ...(items ?? []).map(({ id, name }) => ({ value: id, label: name || id })),
    // A link may name an archived or deleted resource.
    ...(chosen !== "" && !items?.some(({ id }) => id === chosen) ? [{ value: chosen, label: chosen }] : []),
  ];
  const yesOrNo = ["", "true", "false"].map((value) => ({
    value,
    label: t(value === "" ? "all.any" : value === "true" ? "yes" : "no"),
  }));
  const choice = (field: keyof AllFilter, change: Partial<AllFilter> = {}) => ({
    value: filter[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...filter, ...change, [field]: value }),
  });
  const tasks = choices?.tasks.filter((task) => filter.project === "" || task.project_id === filter.project);
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
      <Search text={filter.text} onText={(text) => onChange({ ...filter, text })} />
      <NativeSelect label={t("project")} data={options(choices?.projects, filter.project)} {...choice("project", { task: "" })} />
      <NativeSelect label={t("task")} data={options(tasks, filter.task)} {...choice("task")} />
      {clients && <NativeSelect label={t("client")} data={options(clients, filter.client)} {...choice("client")} />}
      {people && <NativeSelect label={t("person")} data={options(people, filter.user)} {...choice("user")} />}
      <SettledField
        label={t("all.tag")}
        maxLength={timeEntryLimits.tag.max}
        value={filter.tag}
        onSettled={(tag) => onChange({ ...filter, tag })}
      />
      <NativeSelect label={t("billable")} data={yesOrNo} {...choice("billable")} />
      <NativeSelect label={t("all.billed")} data={yesOrNo} {...choice("billed")} />
      <TextInput type="date" label={t("all.fromDay")} {...choice("from")} />
      <TextInput type="date" label={t("all.toDay")} {...choice("to")} />
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
