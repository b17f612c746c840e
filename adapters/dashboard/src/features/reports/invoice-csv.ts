import { agingBuckets } from "../../../../../core/reports/invoice-report.js";
import { isCurrency } from "../../../../../core/kernel/currency.js";
import { formatAmount } from "../../../../../core/kernel/money.js";
import type { Translate } from "../../words/translate.js";
import { csvDecimal, csvFile } from "./csv-file.js";
import type { CurrencyFigures, InvoiceTable } from "./report-queries.js";

type T = Translate<"reports">;

/** A table of the invoice report as CSV, as it is shown. Headers are translated, months `2026-03`, and amounts in major units. */
export function csvOfTable(table: InvoiceTable, { currency, paid, aging }: CurrencyFigures, t: T): string {
  const amount = (minor: number) => csvDecimal(isCurrency(currency) ? formatAmount(BigInt(minor), currency) : String(minor));
  const inCurrency = (label: string) => `${label} (${currency})`;
  if (table === "paid")
    return csvFile([
      [t("steps.month"), inCurrency(t("invoices.received"))],
      ...paid.map(({ month, amount: received }) => [month, amount(received)]),
    ]);
  return csvFile([
    [t("invoices.age"), t("invoices.count"), inCurrency(t("invoices.due"))],
    ...agingBuckets.map((bucket) => [t(`aging.${bucket}`), String(aging[bucket].count), amount(aging[bucket].amount_due)]),
  ]);
}
