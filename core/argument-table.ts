import { auditingArguments } from "./auditing/arguments.js";
import { bankStatementArguments } from "./bank-statements/arguments.js";
import { changeArguments } from "./changes/arguments.js";
import { clientArguments } from "./clients/arguments.js";
import { documentLinkArguments } from "./document-links/arguments.js";
import { recurringInvoiceArguments } from "./recurring-invoices/arguments.js";
import { sharedDocumentArguments } from "./document-links/reactions/arguments.js";
import { expenseArguments } from "./expenses/arguments.js";
import { externalIdArguments } from "./external-ids/arguments.js";
import { invoiceArguments } from "./invoices/arguments.js";
import { invoiceDocumentArguments } from "./invoices/reactions/arguments.js";
import { mailingArguments } from "./mailing/arguments.js";
import { milestoneArguments } from "./milestones/arguments.js";
import { messageArguments } from "./messages/arguments.js";
import { projectArguments } from "./projects/arguments.js";
import { quoteArguments } from "./quotes/arguments.js";
import { quoteDocumentArguments } from "./quotes/reactions/arguments.js";
import { reminderArguments } from "./reminders/arguments.js";
import { reportArguments, statementDocumentArguments } from "./reports/arguments.js";
import { requestArguments } from "./requests/arguments.js";
import { sessionArguments } from "./sessions/arguments.js";
import { taskArguments } from "./tasks/arguments.js";
import { timeEntryArguments } from "./time-entries/arguments.js";
import { tokenArguments } from "./tokens/arguments.js";
import { userArguments } from "./users/arguments.js";
import { webhookArguments } from "./webhooks/arguments.js";
import { workspaceArguments } from "./workspaces/arguments.js";

/** The types of the arguments of all use cases. */
export const argumentTable = {
  ...auditingArguments,
  ...bankStatementArguments,
  ...changeArguments,
  ...clientArguments,
  ...expenseArguments,
  ...externalIdArguments,
  ...invoiceArguments,
  ...documentLinkArguments,
  ...quoteArguments,
  ...recurringInvoiceArguments,
  ...mailingArguments,
  ...milestoneArguments,
  ...messageArguments,
  ...projectArguments,
  ...reminderArguments,
  ...reportArguments,
  ...requestArguments,
  ...sessionArguments,
  ...taskArguments,
  ...timeEntryArguments,
  ...tokenArguments,
  ...userArguments,
  ...webhookArguments,
  ...workspaceArguments,
};

/** The types of the arguments of what renders and reads documents. */
export const documentArguments = {
  ...invoiceDocumentArguments,
  ...quoteDocumentArguments,
  ...sharedDocumentArguments,
  ...statementDocumentArguments,
};
