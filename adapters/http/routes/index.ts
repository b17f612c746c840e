import type { DocumentReader } from "../../../core/index.js";
import type { RequestRecorder } from "../request-recorder.js";
import type { Route } from "../route.js";
import { accountStatementRoutes } from "./account-statements.js";
import { auditRoutes } from "./audit.js";
import { bankStatementRoutes } from "./bank-statements.js";
import { bankTransactionRoutes } from "./bank-transactions.js";
import { changeRoutes } from "./changes.js";
import { clientRoutes } from "./clients.js";
import { documentLinkRoutes } from "./document-links.js";
import { documentRoutes } from "./documents.js";
import { expenseRoutes } from "./expenses.js";
import { milestoneRoutes } from "./milestones.js";
import { exportRoutes } from "./exports.js";
import { installationRoutes } from "./installation.js";
import { invoiceChangeRoutes } from "./invoice-changes.js";
import { invoiceCheckRoutes } from "./invoice-checks.js";
import { invoiceDocumentRoutes } from "./invoice-documents.js";
import { invoiceTimesheetRoutes } from "./invoice-timesheets.js";
import { invoiceRoutes } from "./invoices.js";
import { projectRoutes } from "./projects.js";
import { quoteRoutes } from "./quotes.js";
import { quoteSharingRoutes } from "./quote-sharing.js";
import { recurringInvoiceRoutes } from "./recurring-invoices.js";
import { invoiceReminderRoutes } from "./invoice-reminders.js";
import { reminderRoutes } from "./reminders.js";
import { reportRoutes } from "./reports.js";
import { requestRoutes } from "./requests.js";
import { settlementRoutes } from "./settlements.js";
import { tagRoutes } from "./tags.js";
import { taskRoutes } from "./tasks.js";
import { timeEntryRoutes } from "./time-entries.js";
import { timeEntryBatchRoutes } from "./time-entry-batches.js";
import { timesheetRoutes } from "./timesheet.js";
import { sessionRoutes } from "./sessions.js";
import { tokenRoutes } from "./tokens.js";
import { userRoutes } from "./users.js";
import { webhookDeliveryRoutes } from "./webhook-deliveries.js";
import { webhookRoutes } from "./webhooks.js";
import { workspaceRoutes } from "./workspace.js";

/** Every endpoint under /v1, in the order of the API reference, except the CSV lists, which {@link withCsv} adds. */
export const routes: readonly Route[] = [
  ...timeEntryRoutes,
  ...timeEntryBatchRoutes,
  ...tagRoutes,
  ...projectRoutes,
  ...taskRoutes,
  ...clientRoutes,
  ...expenseRoutes,
  ...milestoneRoutes,
  ...invoiceRoutes,
  ...invoiceChangeRoutes,
  ...invoiceDocumentRoutes,
  ...invoiceTimesheetRoutes,
  ...documentLinkRoutes,
  ...settlementRoutes,
  ...invoiceCheckRoutes,
  ...quoteRoutes,
  ...quoteSharingRoutes,
  ...recurringInvoiceRoutes,
  ...reminderRoutes,
  ...invoiceReminderRoutes,
  ...bankStatementRoutes,
  ...bankTransactionRoutes,
  ...documentRoutes,
  ...reportRoutes,
  ...accountStatementRoutes,
  ...timesheetRoutes,
  ...exportRoutes,
  ...auditRoutes,
  ...userRoutes,
  ...tokenRoutes,
  ...sessionRoutes,
  ...workspaceRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...changeRoutes,
  ...requestRoutes,
  ...installationRoutes,
];

/** What the program has beside the ports that every operation needs. */
export interface ServedWith {
  /** Without a recorder, an empty list of requests would say that none were made, so there is none. */
  readonly requests: RequestRecorder | undefined;
  /** Without a reader, no document can be inspected. */
  readonly documentReader: DocumentReader | undefined;
}

/** The routes that can be served. */
export function servedRoutes({ requests, documentReader }: ServedWith): readonly Route[] {
  const omitted = [...(requests ? [] : requestRoutes), ...(documentReader ? [] : documentRoutes)];
  return routes.filter((route) => !omitted.includes(route));
}
