import type { LRUCache } from "lru-cache";
import type { IdSource, RecordingContext, Stores } from "../../../core/index.js";
import type { Sealer } from "../sealing.js";
import type { Session } from "../session.js";
import { SqlAnswerStore } from "./answer-store.js";
import { SqlChangeStore, type TrackedRows } from "./change-store.js";
import { clients, SqlClientStore } from "./client-store.js";
import { SqlDeliveryStore } from "./delivery-store.js";
import { SqlDocumentStore } from "./document-store.js";
import { SqlEventStore } from "./event-store.js";
import { invoices, SqlInvoiceStore } from "./invoice-store.js";
import { SqlLedgerStore } from "./ledger-store.js";
import { SqlFileStore } from "./file-store.js";
import { SqlMessageStore } from "./message-store.js";
import { SqlPreferenceStore } from "./preference-store.js";
import { projects, SqlProjectStore } from "./project-store.js";
import { SqlReportStore } from "./report-store.js";
import { SqlSignInLinkStore } from "./sign-in-link-store.js";
import { SqlTagStore } from "./tag-store.js";
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
  readonly subscribers: LRUCache<string, readonly string[]>;
  readonly contexts: LRUCache<string, RecordingContext>;
  readonly tags: LRUCache<string, string>;
}

type Factories = { readonly [Name in keyof Stores]: (session: Session, options: StoreOptions) => Stores[Name] };

const factories: Factories = {
  workspace: (session) => new SqlWorkspaceStore(session),
  files: (session) => new SqlFileStore(session),
  users: (session) => new SqlUserStore(session),
  preferences: (session) => new SqlPreferenceStore(session),
  tokens: (session) => new SqlTokenStore(session),
  signInLinks: (session) => new SqlSignInLinkStore(session),
  clients: (session) => new SqlClientStore(session),
  projects: (session) => new SqlProjectStore(session),
  tasks: (session) => new SqlTaskStore(session),
  tags: (session, { tags }) => new SqlTagStore(session, tags),
  timeEntries: (session, { contexts }) => new SqlTimeEntryStore(session, contexts),
  invoices: (session) => new SqlInvoiceStore(session),
  documents: (session) => new SqlDocumentStore(session),
  ledger: (session) => new SqlLedgerStore(session),
  reports: (session) => new SqlReportStore(session),
  events: (session, options) => new SqlEventStore(session, options),
  webhooks: (session) => new SqlWebhookStore(session),
  webhookSecret: (session, { sealer }) => new SqlWebhookSecretStore(session, sealer),
  deliveries: (session, { ids }) => new SqlDeliveryStore(session, ids),
  messages: (session, { sealer }) => new SqlMessageStore(session, sealer),
  answers: (session, { sealer }) => new SqlAnswerStore(session, sealer),
  changes: (session) => new SqlChangeStore(session, tracked),
};

/** Creates each store when it is first used, since most units of work use few of them. */
class LazyStores {
  readonly created: unknown[] = [];

  constructor(
    readonly session: Session,
    readonly options: StoreOptions,
  ) {}
}

Object.entries(factories).forEach(([name, create], index) => {
  Object.defineProperty(LazyStores.prototype, name, {
    get(this: LazyStores): unknown {
      return (this.created[index] ??= create(this.session, this.options));
    },
  });
});

/** All stores on one session. */
export function storesOn(session: Session, options: StoreOptions): Stores {
  return new LazyStores(session, options) as unknown as Stores;
}
