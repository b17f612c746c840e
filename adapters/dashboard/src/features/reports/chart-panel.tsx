import { Group, SegmentedControl, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Panel } from "../../elements/panel.js";
import { useSession } from "../../shell/session.js";
import { type Grouping, type Measure, measures, type ReportFilter } from "./report-filter.js";
import type { TimeReport } from "./report-queries.js";
import classes from "./reports.module.css";
import { type Days, firstDayOf, keysBetween, type Step, steps, widened } from "./spans.js";
import { stackOf } from "./stack.js";
import { TimeChart } from "./time-chart.js";
import { useColours } from "./use-colours.js";

interface ChartPanelProps {
  readonly report: TimeReport;
  readonly days: Partial<Days>;
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
  /** The current step: chosen or default. */
  readonly step: Step;
  readonly currency: string | undefined;
}

/** The report as a chart, with its interval and what it measures. */
export function ChartPanel({ report, days, filter, onChange, step, currency }: ChartPanelProps) {
  const { t } = useTranslation("reports");
  const measured = filter.measure === "amount" ? currency : undefined;
  return (
    <Panel
      title={measured === undefined ? t("hours") : t("amount", { currency: measured })}
      aside={
        <Group gap="xs" className={`${classes["controls"]} ${classes["onScreen"]}`}>
          {currency !== undefined && (
            <SegmentedControl
              size="xs"
              aria-label={t("measure")}
              data={measures.map((value) => ({ value, label: t(`measures.${value}`) }))}
              value={filter.measure}
              onChange={(measure: Measure) => onChange({ ...filter, measure })}
            />
          )}
          <SegmentedControl
            size="xs"
            aria-label={t("step")}
            data={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
            value={step}
            onChange={(chosen: Step) => onChange({ ...filter, step: chosen })}
          />
        </Group>
      }
    >
      <Drawn report={report} days={days} currency={measured} />
    </Panel>
  );
}

type DrawnProps = Pick<ChartPanelProps, "report" | "days" | "currency">;

function Drawn({ report, days, currency }: DrawnProps) {
  const { t } = useTranslation();
  const { week_start: weekStart } = useSession().workspace;
  const [step, by] = report.group_by as [Step, Grouping];
  const colourOf = useColours(by);
  const [first, last] = [report.groups[0]?.key, report.groups.at(-1)?.key];
  if (typeof first !== "string" || typeof last !== "string") return <Text c="dimmed">{t("report.nothing")}</Text>;
  const stack = stackOf(report, keysBetween(step, widened(days, firstDayOf(first), firstDayOf(last)), weekStart), currency);
  return <TimeChart stack={stack} step={step} currency={currency} colourOf={colourOf} />;
}
