import { paths } from "../../../paths.js";

/** The paths of the reports that can be saved and shared. */
export const reportPaths = { time: paths.reports, invoices: `${paths.reports}/invoices` } as const;

/** The page of a report. */
export type ReportKind = keyof typeof reportPaths;

/** A report with its filter, as it can be saved and shared. */
export interface ReportAddress {
  readonly kind: ReportKind;
  /** The query string of the filter. */
  readonly search: string;
}

/** The path and query of the report. */
export function hrefOf({ kind, search }: ReportAddress): string {
  return search === "" ? reportPaths[kind] : `${reportPaths[kind]}?${search}`;
}

/** Whether the value names the page of a report. */
export function isReportKind(value: unknown): value is ReportKind {
  return typeof value === "string" && Object.hasOwn(reportPaths, value);
}
