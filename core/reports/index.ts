import type { Ports } from "../ports/ports.js";
import { makeReportDeliveries } from "./use-cases/report-deliveries.js";
import { makeReportInvoices } from "./use-cases/report-invoices.js";
import { makeReportTime } from "./use-cases/report-time.js";

export * from "./amounts.js";
export * from "./delivery-report.js";
export * from "./invoice-report.js";
export * from "./report-store.js";
export * from "./reported-rows.js";
export * from "./report-view.js";
export * from "./calendar-segments.js";
export * from "./time-report.js";
export type { InvoiceReport, ReportInvoices } from "./use-cases/report-invoices.js";
export type { ReportTime, TimeReport } from "./use-cases/report-time.js";

export function reportUseCases(ports: Ports) {
  return {
    reportDeliveries: makeReportDeliveries(ports),
    reportTime: makeReportTime(ports),
    reportInvoices: makeReportInvoices(ports),
  };
}
