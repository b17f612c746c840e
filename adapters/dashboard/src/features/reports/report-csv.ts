import type { Translate } from "../../words/translate.js";
import { isCurrency } from "../../../../../core/kernel/currency.js";
import { formatAmount } from "../../../../../core/kernel/money.js";
import { amountIn, byTime } from "../../elements/report-table.js";
import { changeOf } from "./change.js";
import { figuresBefore, withEarlier } from "./comparison.js";
import { csvDecimal, csvFile } from "./csv-file.js";
import { labelOf } from "./label-of.js";
import type { Figures, TimeGroup, TimeReport } from "./report-queries.js";

/** What the page shows of a report. */
export interface ReportColumns {
  /** The previous period, if it is compared. */
  readonly before: TimeReport | undefined;
  readonly currency: string | undefined;
}

type T = Translate<"reports">;

interface Measured {
  readonly label: string;
  readonly of: (figures: Figures) => number;
  readonly write: (value: number) => string;
}

/**
 * The report as CSV, as it is shown: with its groups, its currency and, for one grouping, the comparison and the total. Headers are translated, hours
 * decimal, to the second, amounts in major units, and numbers in the format of the language.
 */
export function csvOf(report: TimeReport, { before, currency }: ReportColumns, t: T): string {
  const measured = measuredIn(currency, t);
  const [outer = "", inner] = report.group_by.map((by) => labelOf(by, t));
  const rows =
    inner === undefined
      ? groupRows(report, before, measured, t)
      : report.groups.flatMap(({ key, groups = [] }) =>
          groups.map((group) => [key ?? "", nameOf(group), ...measured.map(({ of, write }) => write(of(group)))]),
        );
  const header = [
    outer,
    ...(inner === undefined ? [] : [inner]),
    ...measured.flatMap(({ label }) => [label, ...(before && inner === undefined ? comparedLabels(label, t) : [])]),
  ];
  return csvFile([header, ...rows]);
}

function measuredIn(currency: string | undefined, t: T): readonly Measured[] {
  const hours = (seconds: number) => csvDecimal((seconds / 3_600).toFixed(4));
  return [
    { label: t("hours"), of: ({ seconds }) => seconds, write: hours },
    { label: t("billable"), of: ({ billable_seconds: seconds }) => seconds, write: hours },
    { label: t("unrated"), of: ({ unrated_seconds: seconds }) => seconds, write: hours },
    ...(currency !== undefined && isCurrency(currency)
      ? [
          {
            label: t("amount", { currency }),
            of: ({ amounts }: Figures) => amountIn(amounts, currency),
            write: (amount: number) => csvDecimal(formatAmount(BigInt(amount), currency)),
          },
        ]
      : []),
  ];
}

function groupRows(report: TimeReport, before: TimeReport | undefined, measured: readonly Measured[], t: T): string[][] {
  const earlier = before && figuresBefore(before.groups);
  const row = (name: string, figures: Figures, past: Figures | undefined) => [
    name,
    ...measured.flatMap((one) => [one.write(one.of(figures)), ...(past ? comparedCells(one, figures, past, t) : [])]),
  ];
  const groups = withEarlier(byTime(report.groups), byTime(before?.groups ?? []));
  return [...groups.map((group) => row(nameOf(group), group, earlier?.(group))), row(t("total"), report.totals, before?.totals)];
}

function comparedLabels(label: string, t: T): string[] {
  return [t("previousOf", { label }), t("changeOf", { label }), t("percentOf", { label })];
}

function comparedCells({ of, write }: Measured, figures: Figures, past: Figures, t: T): string[] {
  const { by, percent } = changeOf(of(figures), of(past));
  return [write(of(past)), write(by), percent ?? t("new")];
}

function nameOf({ name, key }: Pick<TimeGroup, "name" | "key">): string {
  return name ?? key ?? "";
}
