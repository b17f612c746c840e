import { useQuery } from "@tanstack/react-query";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { useToday } from "../../elements/use-today.js";
import { useSession } from "../../shell/session.js";
import { currenciesIn } from "./comparison.js";
import { currencyOf, daysOfFilter, groupingsOf, queryOf, type ReportFilter, stepOf } from "./report-filter.js";
import { timeReportQuery } from "./report-queries.js";
import { daysBefore } from "./spans.js";

/** What the filter selects: the days, and the reports by group and over time. */
export function useTimeReport(filter: ReportFilter) {
  const { workspace } = useSession();
  const zone = useWorkspaceZone();
  const today = useToday(zone);
  const days = daysOfFilter(filter, today, workspace.week_start);
  const query = queryOf(filter, days, zone);
  const step = stepOf(filter, days);
  const before = daysBefore(days, today);
  const queryBefore = filter.compare === "" || !before ? null : queryOf(filter, before, zone);
  const groups = useQuery(timeReportQuery(query, groupingsOf(filter)));
  const over = useQuery(timeReportQuery(query, [step, filter.by]));
  const earlier = useQuery(timeReportQuery(queryBefore, groupingsOf(filter)));
  // Figures of other filters, shown until these arrive, cannot be compared.
  const isComparable = queryBefore !== null && !groups.isPlaceholderData && !earlier.isPlaceholderData;
  const compared = isComparable ? earlier.data : undefined;
  const currencies = currenciesIn(groups.data?.totals, compared?.totals);
  const currency = currencyOf(filter.currency, currencies, workspace.currency);
  return { days, before, step, groups, over, earlier, compared, currencies, currency, isReversed: query === null };
}
