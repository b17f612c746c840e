import {
  type InvoiceId,
  type InvoiceTimesheet,
  type TimesheetFileFormat,
  timesheetSums,
  timesheetTable,
  type UserActor,
  type View,
} from "../../../core/index.js";
import { type ApiUseCases, costs, type FileResult, type Route, route } from "../route.js";
import { InvoiceTimesheet as TimesheetView } from "../schemas/invoice-timesheets.js";
import { invoiceTag } from "./invoices.js";

function show({ invoice, timesheet }: InvoiceTimesheet): View {
  const { days, people, recorded, covered } = timesheetSums(timesheet);
  return {
    ...timesheetTable.toJson(timesheet),
    invoice_id: invoice.id,
    number: invoice.number,
    currency: invoice.currency,
    recorded_seconds: recorded,
    covered_seconds: covered,
    days: days.map(({ of: date, seconds }) => ({ date, seconds })),
    people: people.map(({ of: name, seconds }) => ({ name, seconds })),
  };
}

const file = "in the language and with the columns of the client. The file of an issued invoice never changes.";

async function exported(
  useCases: ApiUseCases,
  actor: UserActor,
  id: InvoiceId,
  format: TimesheetFileFormat,
  signal: AbortSignal,
): Promise<FileResult> {
  const { content, fileName } = await useCases.exportInvoiceTimesheet(actor, id, format, signal);
  return { file: content, fileName };
}

/** The time entries that an invoice bills. */
export const invoiceTimesheetRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/invoices/:id/timesheet",
    id: "inv",
    operation: "getInvoiceTimesheet",
    cost: costs.report,
    summary: "Retrieve the timesheet of an invoice",
    description:
      "Returns the time entries that the invoice bills, with sums by day and by person. Of an issued invoice, they are kept when it is issued if its client has a `timesheet_annex`, else when they are first requested; they never change from then on, whatever becomes of names, tags and the invoice. If the time of an invoice was released before that, the response is 409 `timesheet_not_kept`.",
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: TimesheetView,
    conflicts: ["timesheet_not_kept"],
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.getInvoiceTimesheet(actor, id)) }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/timesheet.pdf",
    id: "inv",
    operation: "exportInvoiceTimesheet",
    cost: costs.file,
    summary: "Download the timesheet of an invoice as PDF",
    description: `Returns the timesheet as PDF, ${file}`,
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: null,
    conflicts: ["timesheet_not_kept"],
    produces: "application/pdf",
    ranged: true,
    handle: ({ useCases, actor, id, disconnectSignal }) => exported(useCases, actor, id, "pdf", disconnectSignal()),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/timesheet.csv",
    id: "inv",
    operation: "exportTimesheetAsCsv",
    cost: costs.csv,
    summary: "Download the timesheet of an invoice as CSV",
    description: `Returns the timesheet as CSV for spreadsheets, with a row for each time entry, ${file}`,
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: null,
    conflicts: ["timesheet_not_kept"],
    produces: "text/csv",
    handle: ({ useCases, actor, id, disconnectSignal }) => exported(useCases, actor, id, "csv", disconnectSignal()),
  }),
];
