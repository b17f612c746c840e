import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { DateField } from "../../elements/date-field.js";
import { SearchMultiSelect } from "../../elements/search-multi-select.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Grouping, groupings, type ReportFilter } from "./report-filter.js";
import classes from "./reports.module.css";
import { type Span, spans } from "./spans.js";
import { type FilterChoices, useFilterChoices } from "./use-filter-choices.js";

interface ReportFiltersProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

/** The period, grouping and filters of the report, stored in the URL. On phones, a button shows the filters. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const { t } = useTranslation("reports");
  const [isOpen, setOpen] = useState(false);
  const choices = useFilterChoices(filter);
  const active = [...groupings.map((field) => filter[field]), filter.billable].filter((value) => value.length > 0).length;
  return (
    <div className={classes["onScreen"]}>
      <Structure {...{ filter, onChange, choices }} />
      <Button
        hiddenFrom="sm"
        fullWidth
        mt="xs"
        mih={44}
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("filters")}
        {active > 0 && ` (${active})`}
      </Button>
      <div className={`${classes["filters"]} ${classes["narrowing"]}`} data-open={isOpen || undefined}>
        {groupings.map((field) => {
          const options = choices.options[field];
          return (
            options && (
              <SearchMultiSelect
                key={field}
                label={t(`by.${field}`)}
                any={t("any")}
                options={options}
                values={filter[field]}
                takesText={field === "tag"}
                onChange={(values) => onChange({ ...filter, [field]: values })}
              />
            )
          );
        })}
        <NativeSelect
          label={t("billing")}
          data={(["", "true", "false"] as const).map((value) => ({ value, label: t(`billings.${value || "any"}`) }))}
          value={filter.billable}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, billable: value as ReportFilter["billable"] })}
        />
      </div>
    </div>
  );
}

interface StructureProps extends ReportFiltersProps {
  readonly choices: Pick<FilterChoices, "by">;
}

/** The period and what it is grouped by. */
function Structure({ filter, onChange, choices }: StructureProps) {
  const { t } = useTranslation("reports");
  const named = (value: Grouping) => ({ value, label: t(`by.${value}`) });
  return (
    <div className={classes["filters"]}>
      <NativeSelect
        label={t("span")}
        data={spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
        value={filter.span}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, span: value as Span })}
      />
      {filter.span === "range" && (
        <>
          <DateField label={t("first")} value={filter.first} onChange={(first) => onChange({ ...filter, first })} />
          <DateField label={t("last")} value={filter.last} onChange={(last) => onChange({ ...filter, last })} />
        </>
      )}
      <NativeSelect
        label={t("groupBy")}
        data={choices.by.map(named)}
        value={filter.by}
        onChange={({ currentTarget: { value } }) => {
          const by = value as Grouping;
          onChange({ ...filter, by, then: filter.then === by ? "" : filter.then });
        }}
      />
      <NativeSelect
        label={t("thenBy")}
        data={[{ value: "", label: t("thenNothing") }, ...choices.by.filter((value) => value !== filter.by).map(named)]}
        value={filter.then}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, then: value as ReportFilter["then"] })}
      />
    </div>
  );
}
