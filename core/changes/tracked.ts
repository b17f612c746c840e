import { type BankStatement, bankStatementTable } from "../bank-statements/bank-statement.js";
import { type BankTransaction, bankTransactionTable } from "../bank-statements/bank-transaction.js";
import type { Client } from "../clients/client.js";
import { clientView } from "../clients/client-view.js";
import type { Expense } from "../expenses/expense.js";
import { expenseTable } from "../expenses/expense-table.js";
import type { Milestone } from "../milestones/milestone.js";
import { milestoneTable } from "../milestones/milestone.js";
import type { Invoice } from "../invoices/invoice.js";
import { invoiceView } from "../invoices/invoice-view.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { TrackedKind } from "../kernel/resources.js";
import type { View } from "../kernel/view.js";
import type { Project } from "../projects/project.js";
import { projectView } from "../projects/project-view.js";
import type { Quote } from "../quotes/quote.js";
import { quoteView } from "../quotes/quote-view.js";
import { type RecurringInvoice, recurringInvoiceTable } from "../recurring-invoices/recurring-invoice.js";
import { type Reminder, reminderTable } from "../reminders/reminder.js";
import type { Task } from "../tasks/task.js";
import { taskView } from "../tasks/task-view.js";
import type { TimeEntry } from "../time-entries/time-entry.js";
import { timeEntryView } from "../time-entries/time-entry-view.js";
import type { Token } from "../tokens/token.js";
import { tokenView } from "../tokens/token-view.js";
import type { KnownUser } from "../users/user.js";
import { userView } from "../users/user-view.js";
import type { Webhook } from "../webhooks/webhook.js";
import { webhookView } from "../webhooks/webhook-view.js";
import type { Workspace } from "../workspaces/workspace.js";
import { workspaceView } from "../workspaces/workspace-view.js";

/** Data that views compute when they are read, in addition to the model. */
export interface ComputedData {
  /** In the workspace's time zone. Determines which invoices are overdue, and which quotes expired. */
  readonly today: LocalDate;
  /** The failing subscriptions, with the time of the first failure after the last success. */
  readonly failing: ReadonlyMap<WebhookId, Instant>;
  /** Undefined if nothing shows it. */
  readonly invoiceNextNumber: number | undefined;
}

/** The JSON of each kind of resource in the feed. The parameter's type is the model that the feed contains. */
export const trackedViews = {
  workspace: (model: Workspace, { invoiceNextNumber: next }: ComputedData) =>
    workspaceView(next === undefined ? model : { ...model, invoiceNextNumber: next }),
  user: (model: KnownUser) => userView(model),
  token: (model: Omit<Token, "hash">) => tokenView(model),
  client: (model: Client) => clientView(model),
  project: (model: Project) => projectView(model),
  task: (model: Task) => taskView(model),
  time_entry: (model: TimeEntry) => timeEntryView(model),
  expense: (model: Expense) => expenseTable.toJson(model),
  milestone: (model: Milestone) => milestoneTable.toJson(model),
  invoice: (model: Invoice, { today }: ComputedData) => invoiceView(model, today),
  quote: (model: Quote, { today }: ComputedData) => quoteView(model, today),
  recurring_invoice: (model: RecurringInvoice) => recurringInvoiceTable.toJson(model),
  reminder: (model: Reminder) => reminderTable.toJson(model),
  bank_statement: (model: BankStatement) => bankStatementTable.toJson(model),
  bank_transaction: (model: BankTransaction) => bankTransactionTable.toJson(model),
  webhook: (model: Webhook, { failing }: ComputedData) => webhookView(model, failing.get(model.id) ?? null),
} satisfies Readonly<Record<TrackedKind, (model: never, computed: ComputedData) => View>>;

/** The model of each kind of resource in the feed. */
export type Tracked = { readonly [K in TrackedKind]: Parameters<(typeof trackedViews)[K]>[0] };
