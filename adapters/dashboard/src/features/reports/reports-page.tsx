import { Anchor, SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { parseTimeZone } from "../../../../../core/kernel/time-zone.js";
import { paths } from "../../../paths.js";
import { useToday } from "../../elements/use-today.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { byTime, ReportTable } from "../../elements/report-table.js";
import { useSession } from "../../shell/session.js";
import { Place } from "./place.js";
import { CsvButton } from "./csv-button.js";
import { daysOfFilter, entriesOf, filterIn, queryOf, type ReportFilter, searchOf, stepOf } from "./report-filter.js";
import { ReportFilters } from "./report-filters.js";
import { ReportTabs } from "./report-tabs.js";
import { type TimeGroup, type TimeReport, timeReportQuery } from "./report-queries.js";
import { type Days, firstDayOf, keysBetween, type Step, widened } from "./spans.js";
import { stackOf } from "./stack.js";
import { useStepLabel } from "./use-step-label.js";
import { Totals } from "./totals.js";
import { later } from "../../loading/later.js";

/** Lazy: the tables contain the same figures. */
const TimeChart = later(() => import("./time-chart.js"));

/** Recorded time and amounts, by project, client, person, task or tag, and by day, week or month. */
export default function ReportsPage() {
  const { t } = useTranslation("reports");
  const { workspace } = useSession();
  const zone = parseTimeZone(workspace.time_zone);
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const days = daysOfFilter(filter, useToday(zone), workspace.week_start);
  const query = queryOf(filter, days, zone);
  const step = stepOf(filter, days);
  const groups = useQuery(timeReportQuery(query, [filter.by]));
  const over = useQuery(timeReportQuery(query, [step, filter.by]));
  const change = (next: ReportFilter) => setSearch(searchOf(next), { replace: true });
  return (
    <Page title={t("title")} actions={query && over.data && <CsvButton report={over.data} />}>
      <ReportTabs value="time" />
      <ReportFilters filter={filter} onChange={change} step={step} currencies={currenciesOf(groups.data)} />
      {query === null ? (
        <EmptyState text={t("reversed")} />
      ) : (
        <>
          <Loaded query={groups} lines={2}>
            {({ totals }) => <Totals figures={totals} />}
          </Loaded>
          <Loaded query={over}>{(report) => <Drawn report={report} days={days} measure={filter.measure} />}</Loaded>
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
            <Loaded query={groups}>{(report) => <Groups report={report} filter={filter} days={days} />}</Loaded>
            <Loaded query={over}>{(report) => <Steps report={report} />}</Loaded>
          </SimpleGrid>
        </>
      )}
    </Page>
  );
}

function currenciesOf(report: TimeReport | undefined): readonly string[] {
  return report?.totals.amounts.map(({ currency }) => currency) ?? [];
}

interface DrawnProps {
  readonly report: TimeReport;
  readonly days: Partial<Days>;
  readonly measure: string;
}

function Drawn({ report, days, measure }: DrawnProps) {
  const { week_start: weekStart } = useSession().workspace;
  const [step] = report.group_by as [Step];
  const [first, last] = [report.groups[0]?.key, report.groups.at(-1)?.key];
  if (typeof first !== "string" || typeof last !== "string") return null;
  const stack = stackOf(report, keysBetween(step, widened(days, firstDayOf(first), firstDayOf(last)), weekStart), measure);
  return (
    <Suspense fallback={<Place />}>
      <TimeChart stack={stack} step={step} measure={measure} />
    </Suspense>
  );
}

function Groups({
  report,
  filter,
  days,
}: {
  readonly report: TimeReport;
  readonly filter: ReportFilter;
  readonly days: Partial<Days>;
}) {
  const { t } = useTranslation("reports");
  const by = report.group_by[0];
  const nameOf = ({ key, name }: TimeGroup) => {
    const shown = name ?? key ?? t("without");
    // The data of a previous query does not match the filter in the URL.
    const entries = by === filter.by ? entriesOf(filter, days, key) : undefined;
    return entries === undefined ? (
      shown
    ) : (
      <Anchor component={Link} inherit to={`${paths.time}/all?${entries}`}>
        {shown}
      </Anchor>
    );
  };
  return <ReportTable title={t(`by.${filter.by}`)} groups={byTime(report.groups)} nameOf={nameOf} withBillable />;
}

function Steps({ report }: { readonly report: TimeReport }) {
  const { t } = useTranslation("reports");
  const [step] = report.group_by as [Step];
  const label = useStepLabel(step, "long");
  return <ReportTable title={t(`steps.${step}`)} groups={report.groups} nameOf={({ key }) => key && label(key)} withBillable />;
}
