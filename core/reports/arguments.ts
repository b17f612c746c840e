import { stopSignalType } from "../invoices/reactions/arguments.js";
import { actor, anyOf, creation, fieldsOf, id, many, optional, selection } from "../access/arguments.js";
import { objectType } from "../kernel/field-table.js";
import { choiceType, currencyType, dayType, idType, instantType, timeZoneType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { timeFilter } from "../time-entries/arguments.js";
import { deliveryIntervals } from "./delivery-report.js";
import { reportGroupings } from "./time-report.js";
import type { ExportAccountStatement } from "./reactions/statement-document.js";
import type { GetAccountStatement } from "./stating.js";
import type { GetDeliveryReport } from "./use-cases/get-delivery-report.js";
import type { GetInvoiceReport } from "./use-cases/get-invoice-report.js";
import type { GetJournal } from "./use-cases/get-journal.js";
import type { GetTimeReport } from "./use-cases/get-time-report.js";

const ofDeliveries = fieldsOf<GetDeliveryReport>()({
  webhookIds: anyOf(idType("wh")),
  from: field.optional(instantType),
  to: field.optional(instantType),
  interval: field.optional(choiceType(deliveryIntervals)),
  timeZone: field.optional(timeZoneType),
});
const ofTime = fieldsOf<GetTimeReport>()({
  groupBy: field.required(many(choiceType(reportGroupings))),
  timeZone: field.optional(timeZoneType),
  filter: field.required(objectType(timeFilter)),
});
const ofInvoices = fieldsOf<GetInvoiceReport>()({ from: field.optional(dayType), to: field.optional(dayType) });

const ofAccount = fieldsOf<GetAccountStatement>()({
  from: field.optional(dayType),
  to: field.optional(dayType),
  currencies: anyOf(currencyType),
});

const ofJournal = fieldsOf<GetJournal>()({
  from: field.optional(dayType),
  to: field.optional(dayType),
  currencies: anyOf(currencyType),
});
const ofPrinted = fieldsOf<ExportAccountStatement>()({ ...ofAccount.fields, signal: field.optional(stopSignalType) });

/** The arguments of what renders statements. */
export const statementDocumentArguments = {
  exportAccountStatement: [actor, id("cli"), optional(creation(ofPrinted))],
} as const;

/** The arguments of the use cases. */
export const reportArguments = {
  getDeliveryReport: [actor, selection(ofDeliveries)],
  getTimeReport: [actor, selection(ofTime)],
  getAccountStatement: [actor, id("cli"), optional(selection(ofAccount))],
  getInvoiceReport: [actor, selection(ofInvoices)],
  getJournal: [actor, optional(selection(ofJournal))],
} as const;
