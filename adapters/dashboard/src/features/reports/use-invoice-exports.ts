import { useTranslation } from "../../words/use-translation.js";
import { steadily } from "../../loading/steadily.js";
import type { CsvExport } from "./report-actions.js";
import type { CurrencyFigures, InvoiceTable } from "./report-queries.js";
import { useCsv } from "./use-csv.js";

/** What can be downloaded of the invoice report: its tables. Undefined without figures. */
export function useInvoiceExports(figures: CurrencyFigures | undefined): CsvExport[] | undefined {
  const { t } = useTranslation("reports");
  const csv = useCsv();
  if (!figures) return undefined;
  const { currency } = figures;
  const download = (table: InvoiceTable) => () =>
    csv({
      fileName: "invoice-report.csv",
      write: async () => (await steadily(() => import("./invoice-csv.js"))).csvOfTable(table, figures, t),
    });
  return [
    { what: t("invoices.paidOf", { currency }), download: download("paid") },
    { what: t("invoices.agingOf", { currency }), download: download("aging") },
  ];
}
