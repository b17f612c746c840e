import type { IdSource, Stores } from "../../../core/index.js";
import type { Sealer } from "../sealing.js";
import type { Session } from "../session.js";
import { SqlAnswerStore } from "./answer-store.js";
import { SqlChangeStore, type TrackedRows } from "./change-store.js";
import { clients, SqlClientStore } from "./client-store.js";
import { SqlDeliveryStore } from "./delivery-store.js";
import { SqlEventStore } from "./event-store.js";
import { invoices, SqlInvoiceStore } from "./invoice-store.js";
import { SqlMessageStore } from "./message-store.js";
import { projects, SqlProjectStore } from "./project-store.js";
import { SqlReportStore } from "./report-store.js";
import { SqlSignInLinkStore } from "./sign-in-link-store.js";
import { SqlTaskStore, tasks } from "./task-store.js";
import { storedEntries } from "./time-entry-rows.js";
import { SqlTimeEntryStore } from "./time-entry-store.js";
import { SqlTokenStore, tokens } from "./token-store.js";
import { SqlUserStore, users } from "./user-store.js";
import { SqlWebhookSecretStore, SqlWebhookStore, webhooks } from "./webhook-store.js";
import { SqlWorkspaceStore, workspaces } from "./workspace-store.js";

/** How the change feed reads the stored rows of each kind. */
const tracked: TrackedRows = {
  client: clients,
  invoice: invoices,
  project: projects,
  task: tasks,
  time_entry: storedEntries,
  token: tokens,
  user: users,
  webhook: webhooks,
  workspace: workspaces,
};

/** What stores need in addition to their session. */
export interface StoreOptions {
  readonly ids: IdSource;
  readonly sealer: Sealer;
  readonly outbox: boolean;
}

/** All stores on one session. */
export function storesOn(session: Session, { ids, sealer, outbox }: StoreOptions): Stores {
  return {
    workspace: new SqlWorkspaceStore(session),
    users: new SqlUserStore(session),
    tokens: new SqlTokenStore(session),
    signInLinks: new SqlSignInLinkStore(session),
    clients: new SqlClientStore(session),
    projects: new SqlProjectStore(session),
    tasks: new SqlTaskStore(session),
    timeEntries: new SqlTimeEntryStore(session),
    invoices: new SqlInvoiceStore(session),
    reports: new SqlReportStore(session),
    events: new SqlEventStore(session, { ids, outbox }),
    webhooks: new SqlWebhookStore(session),
    webhookSecret: new SqlWebhookSecretStore(session, sealer),
    deliveries: new SqlDeliveryStore(session, ids),
    messages: new SqlMessageStore(session, sealer),
    answers: new SqlAnswerStore(session, sealer),
    changes: new SqlChangeStore(session, tracked),
  };
}
