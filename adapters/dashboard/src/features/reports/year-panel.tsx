import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { paths } from "../../../paths.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";
import { useDurationText } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { queryOf, type ReportFilter, YEAR } from "./report-filter.js";
import { type TimeReport, timeReportQuery } from "./report-queries.js";
import type { Days } from "./spans.js";
import { useStepLabel } from "./use-step-label.js";
import { daysOfYear, LEVELS } from "./year-grid.js";
import { YearMap } from "./year-map.js";
import classes from "./year.module.css";

interface YearPanelProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

/** Recorded time by day of a calendar year, with the filters of the report. */
export default function YearPanel({ filter, onChange }: YearPanelProps) {
  const { t } = useTranslation("reports");
  const zone = useZone();
  const today = useToday(zone);
  const thisYear = today.slice(0, 4);
  const year = filter.year || thisYear;
  const days = daysOfYear(year);
  const report = useQuery(timeReportQuery(queryOf(filter, days, zone), ["day"]));
  const show = (next: number) => onChange({ ...filter, year: String(next) === thisYear ? "" : String(next) });
  const turn = (label: string, next: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={44} aria-label={label} disabled={!YEAR.test(String(next))} onClick={() => show(next)}>
      <Icon size={18} />
    </ActionIcon>
  );
  return (
    <Panel
      title={t("year.title")}
      aside={
        <Group gap="xs">
          {turn(t("year.previous"), Number(year) - 1, IconChevronLeft)}
          <Text fw={650}>{year}</Text>
          {turn(t("year.next"), Number(year) + 1, IconChevronRight)}
        </Group>
      }
    >
      <Loaded query={report}>
        {(data) => (
          <Year
            key={year}
            report={data}
            days={days}
            first={today >= days.from && today < days.to ? today : days.from}
            user={filter.user.length === 1 ? filter.user[0] : undefined}
          />
        )}
      </Loaded>
    </Panel>
  );
}

interface YearProps {
  readonly report: TimeReport;
  readonly days: Days;
  /** The day that is chosen at first. */
  readonly first: LocalDate;
  /** The only person whose time is shown. */
  readonly user: string | undefined;
}

function Year({ report: { groups, totals }, days, first, user }: YearProps) {
  const { t } = useTranslation("reports");
  const { workspace } = useSession();
  const duration = useDurationText();
  const dayLabel = useStepLabel("day", "long");
  const [chosen, setChosen] = useState(first);
  const seconds = new Map(groups.flatMap(({ key, seconds: some }) => (key === null ? [] : [[key, some] as const])));
  const hrefOf = (date: LocalDate) => `${paths.time}?${new URLSearchParams({ date, ...(user && { user }) })}`;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {t("year.sum", { time: duration(totals.seconds, false), count: [...seconds.values()].filter((some) => some > 0).length })}
      </Text>
      <YearMap
        days={days}
        weekStart={workspace.week_start}
        seconds={seconds}
        chosen={chosen}
        onChoose={setChosen}
        hrefOf={hrefOf}
      />
      <Group justify="space-between" gap="xs" mt="xs">
        <Group gap="xs">
          <Text size="sm">
            {dayLabel(chosen)}: {duration(seconds.get(chosen) ?? 0, false)}
          </Text>
          <Button component={Link} variant="default" size="xs" mih={44} to={hrefOf(chosen)}>
            {t("year.open")}
          </Button>
        </Group>
        <Group gap={4} aria-hidden="true">
          <Text size="xs" c="dimmed">
            {t("year.less")}
          </Text>
          {Array.from({ length: LEVELS + 1 }, (_, level) => (
            <span key={level} className={classes["shade"]} data-level={level} />
          ))}
          <Text size="xs" c="dimmed">
            {t("year.more")}
          </Text>
        </Group>
      </Group>
    </>
  );
}
