import { NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { grantOf } from "../../../../../core/access/permissions.js";
import { clientChoices, peopleChoices, projectChoices } from "../../api/choices.js";
import { useMay, useSession } from "../../shell/session.js";
import { groupings, type ReportFilter } from "./report-filter.js";
import { spans, type Step, steps } from "./spans.js";

interface ReportFiltersProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
  /** The current step: chosen or default. */
  readonly step: Step;
  /** The currencies of the report's amounts. */
  readonly currencies: readonly string[];
}

type Named = readonly { readonly id: string; readonly name: string; readonly email?: string | null }[];

/** The filters and grouping of the report, stored in the URL. */
export function ReportFilters({ filter, onChange, step, currencies }: ReportFiltersProps) {
  const { t } = useTranslation("reports");
  const { me, workspace } = useSession();
  const seesAll = grantOf(me.role, "time_entries:read") === "all";
  const mayReadClients = useMay("clients:read");
  const { data: projects } = useQuery(projectChoices({}));
  const { data: clients } = useQuery({ ...clientChoices({}), enabled: mayReadClients });
  const { data: people } = useQuery({ ...peopleChoices, enabled: seesAll });
  const choice = (field: keyof ReportFilter) => ({
    value: filter[field] ?? "",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...filter, [field]: value }),
  });
  const narrowing = (items: Named | undefined, chosen: string) => [
    { value: "", label: t("any") },
    ...(items ?? []).map(({ id, name, email }) => ({ value: id, label: name || email || id })),
    ...(chosen !== "" && !items?.some(({ id }) => id === chosen) ? [{ value: chosen, label: chosen }] : []),
  ];
  const measures = [...new Set([...currencies, ...(filter.measure === "hours" ? [] : [filter.measure])])].sort();
  const by = groupings.filter((one) => (one !== "user" || seesAll) && (one !== "client" || mayReadClients));
  return (
    <div>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
        <NativeSelect
          label={t("span")}
          data={spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
          {...choice("span")}
        />
        {filter.span === "range" && (
          <>
            <TextInput type="date" label={t("first")} {...choice("first")} />
            <TextInput type="date" label={t("last")} {...choice("last")} />
          </>
        )}
        <NativeSelect label={t("groupBy")} data={by.map((value) => ({ value, label: t(`by.${value}`) }))} {...choice("by")} />
        <NativeSelect
          label={t("step")}
          data={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
          value={step}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, step: steps.find((one) => one === value) ?? null })}
        />
        <NativeSelect
          label={t("measure")}
          data={[
            { value: "hours", label: t("hours") },
            ...measures.map((value) => ({ value, label: t("amount", { currency: value }) })),
          ]}
          {...choice("measure")}
        />
        <NativeSelect label={t("by.project")} data={narrowing(projects, filter.project)} {...choice("project")} />
        {mayReadClients && <NativeSelect label={t("by.client")} data={narrowing(clients, filter.client)} {...choice("client")} />}
        {seesAll && <NativeSelect label={t("by.user")} data={narrowing(people, filter.user)} {...choice("user")} />}
        <NativeSelect
          label={t("billing")}
          data={(["", "true", "false"] as const).map((value) => ({ value, label: t(`billings.${value || "any"}`) }))}
          {...choice("billable")}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {t("zone", { zone: workspace.time_zone })}
        {filter.by === "tag" && ` ${t("tagsOverlap")}`}
      </Text>
    </div>
  );
}
