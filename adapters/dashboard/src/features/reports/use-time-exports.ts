import { useTranslation } from "../../words/use-translation.js";
import { steadily } from "../../loading/steadily.js";
import { labelOf } from "./label-of.js";
import type { CsvExport } from "./report-actions.js";
import type { ReportColumns } from "./report-csv.js";
import type { TimeReport } from "./report-queries.js";
import { useCsv } from "./use-csv.js";

/** What can be downloaded of the time report: by group, and by interval and group. Undefined until both are loaded. */
export function useTimeExports(reports: readonly (TimeReport | undefined)[], columns: ReportColumns): CsvExport[] | undefined {
  const { t } = useTranslation("reports");
  const csv = useCsv();
  const loaded = reports.filter((one) => one !== undefined);
  if (loaded.length < reports.length) return undefined;
  return loaded.map((report) => ({
    what: report.group_by.map((one) => labelOf(one, t)).join(", "),
    download: () =>
      csv({
        fileName: "time-report.csv",
        write: async () => (await steadily(() => import("./report-csv.js"))).csvOf(report, columns, t),
      }),
  }));
}
