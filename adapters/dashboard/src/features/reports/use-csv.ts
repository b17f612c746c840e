import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { useExplain } from "../../elements/explain.js";
import { offerFile } from "../../elements/offer-file.js";
import { steadily } from "../../loading/steadily.js";
import type { ReportColumns } from "./report-csv.js";
import type { TimeReport } from "./report-queries.js";

/** Returns a function that downloads a report as CSV. */
export function useCsv(): (report: TimeReport, columns: ReportColumns) => void {
  const { t } = useTranslation("reports");
  const { ofError } = useExplain();
  const { mutate } = useMutation({
    mutationFn: async ({ report, columns }: { readonly report: TimeReport; readonly columns: ReportColumns }) => {
      const { csvOf } = await steadily(() => import("./report-csv.js"));
      offerFile(new Blob([csvOf(report, columns, t)], { type: "text/csv" }), "time-report.csv");
    },
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
  });
  return (report, columns) => mutate({ report, columns });
}
