import type { Translate } from "../../words/translate.js";
import { isCurrency } from "../../../../../core/kernel/currency.js";
import { formatAmount } from "../../../../../core/kernel/money.js";
import { amountIn } from "../../elements/report-figures.js";
import { changeOf } from "./change.js";
import { figuresBefore, ranked } from "./comparison.js";
import { csvDecimal, csvFile } from "./csv-file.js";
import { labelOf } from "./label-of.js";
import type { Figures, TimeGroup, TimeReport } from "./report-queries.js";
import { steps } from "./spans.js";

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
 * The report as CSV, as it is shown: with its groups, its currency, and the comparison if there is one. A report in two levels has a column for each and a
 * row for each group within a group, so that a spreadsheet can add the rows up; other reports have a total. Headers are translated, hours decimal, to the
 * second, amounts in major units, and numbers in the format of the language.
 */
export function csvOf(report: TimeReport, { before, currency }: ReportColumns, t: T): string {
  const measured = measuredIn(currency, t);
  // Another table of the page is not compared.
  const compared = before?.group_by.join() === report.group_by.join() ? before : undefined;
  const header = [
    ...report.group_by.map((by) => labelOf(by, t)),
    ...measured.flatMap(({ label }) => [label, ...(compared ? comparedLabels(label, t) : [])]),
  ];
  return csvFile([header, ...rowsOf(report, compared, measured, t)]);
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

function rowsOf(report: TimeReport, before: TimeReport | undefined, measured: readonly Measured[], t: T): string[][] {
  const earlier = before && figuresBefore(before.groups);
  const row = (names: readonly string[], figures: Figures, past: Figures | undefined) => [
    ...names,
    ...measured.flatMap((one) => [one.write(one.of(figures)), ...(past ? comparedCells(one, figures, past, t) : [])]),
  ];
  const groups = isByStep(report) ? report.groups : ranked(report.groups, before?.groups);
  if (report.group_by.length > 1)
    return groups.flatMap((outer) =>
      (outer.groups ?? []).map((group) => row([nameOf(outer), nameOf(group)], group, earlier?.(group, outer))),
    );
  return [
    ...groups.map((group) => row([nameOf(group)], group, earlier?.(group))),
    row([t("total")], report.totals, before?.totals),
  ];
}

/** Whether the groups are days, weeks or months, which stay in their order. */
function isByStep({ group_by: [by] }: TimeReport): boolean {
  return steps.some((step) => step === by);
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
