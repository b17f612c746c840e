import { Group, Switch, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { addDays } from "../../../../../core/kernel/calendar.js";
import { useDaysText } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { groupingsOf, type ReportFilter } from "./report-filter.js";
import classes from "./reports.module.css";
import type { Days } from "./spans.js";

interface PeriodLineProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
  readonly days: Partial<Days>;
  /** Undefined if the period has no previous one. */
  readonly before: Days | undefined;
}

/** The days of the report, and the switch for the comparison with those before. */
export function PeriodLine({ filter, onChange, days, before }: PeriodLineProps) {
  const { t } = useTranslation("reports");
  const { workspace } = useSession();
  const text = useDaysText();
  const written = ({ from, to }: Days) => text(from, addDays(to, -1));
  const isCompared = filter.compare !== "" && before !== undefined;
  const { from, to } = days;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {from !== undefined && to !== undefined && `${written({ from, to })} · `}
        {isCompared && `${t("comparedWith", { days: written(before) })} · `}
        {t("zone", { zone: workspace.time_zone })}
        {groupingsOf(filter).includes("tag") && ` ${t("tagsOverlap")}`}
      </Text>
      <Switch
        className={`${classes["compare"]} ${classes["onScreen"]}`}
        label={t("compare")}
        checked={isCompared}
        disabled={before === undefined}
        onChange={({ currentTarget: { checked } }) => onChange({ ...filter, compare: checked ? "previous" : "" })}
      />
    </Group>
  );
}
