import type { TFunction } from "i18next";
import { isCurrency } from "../../../../../core/kernel/currency.js";
import { formatAmount } from "../../../../../core/kernel/money.js";
import { unparse } from "papaparse";
import type { Figures, TimeReport } from "./report-queries.js";

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The report as CSV (RFC 4180), with both grouping levels and translated headers. Hours are decimal, to the second; each currency has a column, in major
 * units. Texts that a spreadsheet would interpret as a formula begin with an apostrophe.
 */
export function csvOf(report: TimeReport, t: TFunction<"reports">): string {
  const [step = "week", by = "project"] = report.group_by;
  const currencies = report.totals.amounts.map(({ currency }) => currency);
  const header = [
    t(`steps.${step as "week"}`),
    t(`by.${by as "project"}`),
    t("hours"),
    t("billable"),
    t("unrated"),
    ...currencies.map((currency) => t("amount", { currency })),
  ];
  const rows = report.groups.flatMap(({ key: part, groups = [] }) =>
    groups.map((group) => [part ?? "", group.name ?? group.key ?? "", ...figuresOf(group, currencies)]),
  );
  return BYTE_ORDER_MARK + unparse([header, ...rows], { escapeFormulae: true, newline: "\r\n" }) + "\r\n";
}

function figuresOf(
  { seconds, billable_seconds: billable, unrated_seconds: unrated, amounts }: Figures,
  currencies: readonly string[],
) {
  const hours = [seconds, billable, unrated].map((one) => (one / 3_600).toFixed(4));
  return [...hours, ...currencies.map((currency) => amountOf(amounts, currency))];
}

function amountOf(amounts: Figures["amounts"], currency: string): string {
  const { amount = 0 } = amounts.find((one) => one.currency === currency) ?? {};
  return isCurrency(currency) ? formatAmount(BigInt(amount), currency) : String(amount);
}
