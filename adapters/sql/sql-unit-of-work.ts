import { type Clock, type IdSource, isLostRace, type Stores, type UnitOfWork, type WorkScope } from "../../core/index.js";
import type { Database, PooledConnection } from "./database.js";
import { isBrokenReference, translated } from "./failures.js";
import {
  type Bounds,
  savepointBounds,
  ReadSession,
  requireCommitted,
  type Session,
  TransactionSession,
  type Concurrency,
  transactionBounds,
} from "./session.js";
import type { Sealer } from "./sealing.js";
import type { Statements } from "./statement.js";
import { SqlAnswerStore } from "./stores/answer-store.js";
import { SqlChangeStore } from "./stores/change-store.js";
import { SqlClientStore } from "./stores/client-store.js";
import { SqlDeliveryStore } from "./stores/delivery-store.js";
import { SqlEventStore } from "./stores/event-store.js";
import { SqlInvoiceStore } from "./stores/invoice-store.js";
import { SqlMessageStore } from "./stores/message-store.js";
import { SqlProjectStore } from "./stores/project-store.js";
import { SqlReportStore } from "./stores/report-store.js";
import { SqlTaskStore } from "./stores/task-store.js";
import { SqlTimeEntryStore } from "./stores/time-entry-store.js";
import { SqlSignInLinkStore } from "./stores/sign-in-link-store.js";
import { SqlTokenStore } from "./stores/token-store.js";
import { SqlUserStore } from "./stores/user-store.js";
import { SqlWebhookSecretStore, SqlWebhookStore } from "./stores/webhook-store.js";
import { SqlWorkspaceStore } from "./stores/workspace-store.js";

const MAX_ATTEMPTS = 6;

/** Retries work that lost a race or references a concurrently deleted row, exclusively in its workspace. */
export class SqlUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly options: StoreOptions,
  ) {}

  run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return retryLostRaces((concurrency) =>
      this.database.withConnection((connection) =>
        this.#once(connection, { concurrency, bounds: transactionBounds }, scope, work),
      ),
    );
  }

  /**
   * Runs all units of work of `work` in one transaction. It commits when the work resolves, and otherwise rolls back, even if the process is
   * killed. Its `read` can also write. The embedded database has one connection, so other requests wait until the
   * transaction ends.
   */
  inOneTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.database.withConnection(async (connection) => {
      const run: UnitOfWork["run"] = (scope, unit) =>
        retryLostRaces((concurrency) => this.#once(connection, { concurrency, bounds: savepointBounds }, scope, unit));
      try {
        await connection.query({ ...transactionBounds.begin });
        const result = await work({ run, read: run });
        requireCommitted(await connection.query({ ...transactionBounds.commit }), transactionBounds);
        return result;
      } catch (error) {
        await connection.query({ ...transactionBounds.rollback }).catch((failure: unknown) => {
          connection.__knex__disposed = failure;
        });
        throw translated(error);
      }
    });
  }

  async #once<T>(
    connection: PooledConnection,
    mode: { readonly concurrency: Concurrency; readonly bounds: Bounds },
    scope: WorkScope,
    work: (stores: Stores) => Promise<T>,
  ): Promise<T> {
    const session = new TransactionSession(connection, mode, this.statements, scope, () => this.clock.now());
    try {
      const result = await work(storesOn(session, this.options));
      await session.commit();
      return result;
    } catch (error) {
      await session.rollback();
      throw error;
    }
  }

  async read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const session = new ReadSession(
      (query) => this.database.withConnection(query),
      this.statements,
      scope,
      () => this.clock.now(),
    );
    const result = await work(storesOn(session, this.options));
    await session.end();
    return result;
  }
}

/** From the second attempt on, no other unit of work writes in the workspace at the same time. */
async function retryLostRaces<T>(attemptOnce: (concurrency: Concurrency) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(attempt === 1 ? "shared" : "exclusive");
    } catch (error) {
      const raced = isLostRace(error) || isBrokenReference(error);
      if (!raced || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}

/** What stores need in addition to their session. */
export interface StoreOptions {
  readonly ids: IdSource;
  readonly sealer: Sealer;
  readonly outbox: boolean;
}

function storesOn(session: Session, { ids, sealer, outbox }: StoreOptions): Stores {
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
    changes: new SqlChangeStore(session),
  };
}
