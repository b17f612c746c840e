import { NativeSelect } from "@mantine/core";
import { DateField } from "../../elements/date-field.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useTranslation } from "../../words/use-translation.js";
import type { ReportFilter } from "./report-filter.js";
import classes from "./reports.module.css";
import { spans } from "./spans.js";
import { useFilterChoices } from "./use-filter-choices.js";

interface ReportFiltersProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

const narrowing = ["project", "client", "user"] as const;

/** The filters and grouping of the report, stored in the URL. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const { t } = useTranslation("reports");
  const choices = useFilterChoices();
  const choice = (field: keyof ReportFilter) => ({
    value: filter[field] ?? "",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...filter, [field]: value }),
  });
  return (
    <div className={`${classes["filters"]} ${classes["onScreen"]}`}>
      <NativeSelect label={t("span")} data={spans.map((value) => ({ value, label: t(`spans.${value}`) }))} {...choice("span")} />
      {filter.span === "range" && (
        <>
          <DateField label={t("first")} value={filter.first} onChange={(first) => onChange({ ...filter, first })} />
          <DateField label={t("last")} value={filter.last} onChange={(last) => onChange({ ...filter, last })} />
        </>
      )}
      <NativeSelect
        label={t("groupBy")}
        data={choices.by.map((value) => ({ value, label: t(`by.${value}`) }))}
        {...choice("by")}
      />
      {narrowing.map(
        (field) =>
          choices[field] && (
            <SearchSelect
              key={field}
              label={t(`by.${field}`)}
              options={[{ value: "", label: t("any") }, ...namedOptions(choices[field], filter[field])]}
              value={filter[field]}
              onChange={(value) => onChange({ ...filter, [field]: value })}
            />
          ),
      )}
      <NativeSelect
        label={t("billing")}
        data={(["", "true", "false"] as const).map((value) => ({ value, label: t(`billings.${value || "any"}`) }))}
        {...choice("billable")}
      />
    </div>
  );
}
