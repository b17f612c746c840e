import type * as stint from "stint/storage";
import { type Feed, type PlacedChange, type Row, Rows } from "./rows.js";
import type { Connection } from "./connection.js";

/** One unit of work in its workspace. */
export class Session {
  /** What the stores have made due. */
  readonly due = new Set<stint.Hint>();

  constructor(
    private open: Connection | null,
    readonly workspaceId: stint.WorkspaceId,
    readonly now: () => stint.Instant,
  ) {}

  get connection(): Connection {
    if (this.open === null) throw new Error("The store was used after its unit of work settled.");
    return this.open;
  }

  settle(): void {
    this.open = null;
  }
}

/** All tables in the session's workspace, with the models of their rows. */
export type Tables = ReturnType<typeof tablesIn>;

export function tablesIn(session: Session) {
  return {
    session,
    workspaces: new Rows<stint.Workspace>(session, "workspaces"),
    users: new Rows<stint.User>(session, "users"),
    preferences: new Rows<{ readonly id: stint.UserId; readonly preferences: stint.Preferences }>(session, "preferences"),
    tokens: new Rows<stint.Token>(session, "tokens"),
    signInLinks: new Rows<Row & stint.SignInLink>(session, "signInLinks"),
    clients: new Rows<stint.Client>(session, "clients"),
    projects: new Rows<stint.Project>(session, "projects"),
    tasks: new Rows<stint.Task>(session, "tasks"),
    bankStatements: new Rows<stint.BankStatement>(session, "bankStatements"),
    bankTransactions: new Rows<stint.BankTransaction>(session, "bankTransactions"),
    clientCredits: new Rows<stint.ClientCredit>(session, "clientCredits"),
    recurringInvoices: new Rows<stint.RecurringInvoice>(session, "recurringInvoices"),
    invoices: new Rows<stint.Invoice>(session, "invoices"),
    quotes: new Rows<stint.Quote>(session, "quotes"),
    timeEntries: new Rows<stint.TimeEntry>(session, "timeEntries"),
    expenses: new Rows<stint.Expense>(session, "expenses"),
    milestones: new Rows<stint.Milestone>(session, "milestones"),
    receipts: new Rows<Row & { readonly content: Uint8Array }>(session, "receipts"),
    formerEntries: new Rows<Row & stint.FormerEntry>(session, "formerEntries"),
    tags: new Rows<Row & stint.Tag>(session, "tags"),
    series: new Rows<Row & { readonly last: number }>(session, "series"),
    documents: new Rows<Row & { readonly invoiceId: stint.InvoiceId; readonly content: Uint8Array }>(session, "documents"),
    overdueNotes: new Rows<{ readonly id: stint.InvoiceId; readonly dueDate: stint.LocalDate }>(session, "overdueNotes"),
    timeBases: new Rows<Row & { readonly basis: stint.TimeBasis }>(session, "timeBases"),
    ledger: new Rows<Row & stint.LedgerEntry>(session, "ledger"),
    files: new Rows<Row & stint.WorkspaceFileChange>(session, "files"),
    documentLinks: new Rows<stint.DocumentLink>(session, "documentLinks"),
    messages: new Rows<stint.Message>(session, "messages"),
    reminders: new Rows<stint.Reminder>(session, "reminders"),
    mailQuotas: new Rows<Row & stint.Bucket>(session, "mailQuotas"),
    answers: new Rows<Row & stint.StoredAnswer & { readonly at: stint.Instant }>(session, "answers"),
    events: new Rows<stint.DomainEvent>(session, "events"),
    outbox: new Rows<Row & { readonly leasedUntil: stint.Instant | null; readonly occurredAt: stint.Instant }>(session, "outbox"),
    webhooks: new Rows<stint.Webhook>(session, "webhooks"),
    endpoints: new Rows<stint.Endpoint>(session, "endpoints"),
    secrets: new Rows<Row & stint.WebhookSecret>(session, "secrets"),
    deliveries: new Rows<stint.QueuedDelivery>(session, "deliveries"),
    requests: new Rows<stint.LoggedRequest>(session, "requests"),
    requestQuotas: new Rows<Row & stint.Bucket>(session, "requestQuotas"),
    attempts: new Rows<Row & stint.DeliveryAttempt>(session, "attempts"),
    feeds: new Rows<Feed>(session, "feeds"),
    changes: new Rows<PlacedChange>(session, "changes"),
  };
}
