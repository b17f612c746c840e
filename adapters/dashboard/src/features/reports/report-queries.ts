import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Grouping, ReportQuery } from "./report-filter.js";
import type { Step } from "./spans.js";

export type TimeReport = Schemas["TimeReport"];
export type TimeGroup = TimeReport["groups"][number];
export type Figures = TimeReport["totals"];
export type InvoiceReport = Schemas["InvoiceReport"];
export type CurrencyFigures = InvoiceReport["currencies"][number];
/** The tables of the invoice report. */
export type InvoiceTable = keyof Pick<CurrencyFigures, "paid" | "aging">;

export type Audit = Schemas["Audit"];

/** The time report with these groupings. Disabled if the query is null. */
export function timeReportQuery(query: ReportQuery | null, groupBy: (Grouping | Step)[]) {
  const whole = { ...query, group_by: groupBy };
  return queryOptions({
    queryKey: keys.reports.list({ time: whole }),
    queryFn: ({ signal }): Promise<TimeReport> => answered(api.GET("/reports/time", { params: { query: whole }, signal })),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

/** The invoice report, with payments received from `from` (inclusive) to `to` (exclusive). */
export function invoiceReportQuery(days: { readonly from?: string; readonly to?: string }) {
  return queryOptions({
    queryKey: keys.reports.list({ invoices: days }),
    queryFn: ({ signal }): Promise<InvoiceReport> => answered(api.GET("/reports/invoices", { params: { query: days }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The audit of all records. Not repeated on its own, since it reads every invoice. */
export const auditQuery = queryOptions({
  queryKey: keys.reports.list({ audit: true }),
  queryFn: ({ signal }): Promise<Audit> => answered(api.GET("/reports/audit", { signal })),
  refetchOnWindowFocus: false,
});
