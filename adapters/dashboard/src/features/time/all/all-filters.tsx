import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useLocation } from "react-router";
import { MAX_SEARCH_LENGTH } from "../../../../../../core/kernel/text.js";
import { timeEntryLimits } from "../../../../../../core/time-entries/time-entry-limits.js";
import { clientChoices } from "../../../api/choices.js";
import { DateField } from "../../../elements/date-field.js";
import { namedOptions } from "../../../elements/options.js";
import { SearchSelect } from "../../../elements/search-select.js";
import { SettledField } from "../../../elements/settled-field.js";
import { useMay } from "../../../shell/session.js";
import type { AllFilter } from "./all-filter.js";
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
  const named = (field: "client" | "project" | "task" | "user", items: Parameters<typeof namedOptions>[0]) => ({
    // A link may name an archived or deleted resource.
    options: [{ value: "", label: t("all.any") }, ...namedOptions(items, filter[field])],
    value: filter[field],
    onChange: (value: string) => onChange({ ...filter, ...(field === "project" ? { task: "" } : {}), [field]: value }),
  });
  const yesOrNo = ["", "true", "false"].map((value) => ({
    value,
    label: t(value === "" ? "all.any" : value === "true" ? "yes" : "no"),
  }));
  const choice = (field: keyof AllFilter) => ({
    value: filter[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...filter, [field]: value }),
  });
  const { user, project, task, client, tag, billable, billed, from, to } = filter;
  const active = [user, project, task, client, tag, billable, billed, from || to].filter((value) => value !== "").length;
  const tasks = choices?.tasks.filter((task) => filter.project === "" || task.project_id === filter.project);
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
      {seesClients && <SearchSelect label={t("client")} {...named("client", clients)} />}
      <SearchSelect label={t("project")} {...named("project", choices?.projects)} />
      <SearchSelect label={t("task")} {...named("task", tasks)} />
      {seesPeople && <SearchSelect label={t("person")} {...named("user", people)} />}
      <SettledField
        label={t("all.tag")}
        maxLength={timeEntryLimits.tag.max}
        value={filter.tag}
        onSettled={(tag) => onChange({ ...filter, tag })}
      />
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
