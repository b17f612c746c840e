import { actor, anyOf, fieldsOf, many, selection } from "../access/arguments.js";
import { objectType } from "../kernel/field-table.js";
import { choiceType, dayType, idType, instantType, timeZoneType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { timeFilter } from "../time-entries/arguments.js";
import { deliveryIntervals } from "./delivery-report.js";
import { reportGroupings } from "./time-report.js";
import type { ReportDeliveries } from "./use-cases/report-deliveries.js";
import type { ReportInvoices } from "./use-cases/report-invoices.js";
import type { ReportTime } from "./use-cases/report-time.js";

const ofDeliveries = fieldsOf<ReportDeliveries>()({
  webhookIds: anyOf(idType("wh")),
  from: field.optional(instantType),
  to: field.optional(instantType),
  interval: field.optional(choiceType(deliveryIntervals)),
  timeZone: field.optional(timeZoneType),
});
const ofTime = fieldsOf<ReportTime>()({
  groupBy: field.required(many(choiceType(reportGroupings))),
  timeZone: field.optional(timeZoneType),
  filter: field.required(objectType(timeFilter)),
});
const ofInvoices = fieldsOf<ReportInvoices>()({ from: field.optional(dayType), to: field.optional(dayType) });

/** The arguments of the use cases. */
export const reportArguments = {
  reportDeliveries: [actor, selection(ofDeliveries)],
  reportTime: [actor, selection(ofTime)],
  reportInvoices: [actor, selection(ofInvoices)],
} as const;
