import { SimpleGrid, Stack } from "@mantine/core";
import { Suspense, useDeferredValue } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useSearchParams } from "react-router";
import { EmptyState } from "../../elements/empty-state.js";
import { FailureNote } from "../../elements/failure.js";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { later } from "../../loading/later.js";
import { WhenNear } from "../../loading/when-near.js";
import { ChartPanel } from "./chart-panel.js";
import { CurrencyChoice } from "./currency-choice.js";
import { OnPaper } from "./on-paper.js";
import { CHART_HEIGHT, ChartPlaceholder } from "./chart-placeholder.js";
import { PeriodLine } from "./period-line.js";
import { filterIn, type ReportFilter, searchOf } from "./report-filter.js";
import { ReportActions } from "./report-actions.js";
import { ReportFilters } from "./report-filters.js";
import { GroupTable, StepTable } from "./report-tables.js";
import { ReportTabs } from "./report-tabs.js";
import classes from "./reports.module.css";
import { Totals } from "./totals.js";
import { useTimeExports } from "./use-time-exports.js";
import { useTimeReport } from "./use-time-report.js";

/** Lazy: below the figures. */
const YearPanel = later(() => import("./year-panel.js"));

/** Recorded time and amounts, by project, client, person, task or tag, and by day, week or month. */
export default function ReportsPage() {
  const { t } = useTranslation("reports");
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const found = useTimeReport(filter);
  const exports = useTimeExports([found.groups.data, found.over.data], { before: found.compared, currency: found.currency });
  // Together, since each would move what is below it. As a transition, so that the page stays responsive.
  const areFiguresShown = useDeferredValue(found.isReversed || !(found.groups.isLoading || found.over.isLoading));
  const isRelative = filter.span !== "range" && filter.span !== "ever";
  const change = (next: ReportFilter) => setSearch(searchOf(next), { replace: true });
  return (
    <Page
      title={t("title")}
      actions={
        <ReportActions
          address={{ kind: "time", search: searchOf(filter).toString() }}
          relativePeriod={isRelative ? t(`spans.${filter.span}`) : null}
          exports={found.isReversed ? null : exports}
        />
      }
    >
      <ReportTabs value="time" />
      <OnPaper filter={filter} currency={found.currency} />
      <ReportFilters filter={filter} onChange={change} />
      <PeriodLine filter={filter} onChange={change} days={found.days} before={found.before} />
      {found.isReversed ? (
        <EmptyState text={t("reversed")} />
      ) : (
        <Stack>
          <CurrencyChoice
            currencies={found.currencies}
            value={found.currency}
            onChange={(currency) => change({ ...filter, currency })}
          />
          {areFiguresShown ? <Figures found={found} filter={filter} onChange={change} /> : <Waiting lines={5} />}
        </Stack>
      )}
      {areFiguresShown && (
        <div className={classes["onScreen"]}>
          <WhenNear height={CHART_HEIGHT}>
            <Suspense fallback={<ChartPlaceholder />}>
              <YearPanel filter={filter} onChange={change} />
            </Suspense>
          </WhenNear>
        </div>
      )}
    </Page>
  );
}

interface FiguresProps {
  readonly found: ReturnType<typeof useTimeReport>;
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

function Figures({ found: { days, step, groups, over, earlier, compared, currency }, filter, onChange }: FiguresProps) {
  return (
    <>
      {earlier.error && filter.compare !== "" && <FailureNote error={earlier.error} />}
      <Loaded query={groups} lines={2}>
        {({ totals }) => <Totals figures={totals} before={compared?.totals} currency={currency} />}
      </Loaded>
      <Loaded query={over}>{(report) => <ChartPanel {...{ report, days, filter, onChange, step, currency }} />}</Loaded>
      <SimpleGrid cols={{ base: 1, lg: compared ? 1 : 2 }} spacing="xl">
        <Loaded query={groups}>{(report) => <GroupTable {...{ report, before: compared, filter, days, currency }} />}</Loaded>
        <Loaded query={over}>{(report) => <StepTable report={report} currency={currency} />}</Loaded>
      </SimpleGrid>
    </>
  );
}
