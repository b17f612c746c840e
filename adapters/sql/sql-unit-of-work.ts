import { type Clock, type IdSource, isLostRace, type Stores, type UnitOfWork, type WorkScope } from "../../core/index.js";
import type { Database, PooledConnection } from "./database.js";
import { isBrokenReference, translated } from "./failures.js";
import {
  type Bounds,
  part,
  ReadSession,
  requireCommitted,
  type Session,
  TransactionSession,
  type Turn,
  whole,
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

/** Work that lost a race, or refers to what was deleted at the same time, runs again, alone in its workspace. */
export class SqlUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly kit: StoreKit,
  ) {}

  run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return untilNotRaced((turn) =>
      this.database.withConnection((connection) => this.#once(connection, { turn, bounds: whole }, scope, work)),
    );
  }

  /**
   * All that the work does through the unit of work that it is lent is one transaction: there when the work has resolved, else never, even if the
   * process is killed. What is read through it is not kept from writing. Nothing else sees any of it before, and on the embedded database, which has
   * one connection, nothing else is answered before.
   */
  inOneTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.database.withConnection(async (connection) => {
      const run: UnitOfWork["run"] = (scope, unit) =>
        untilNotRaced((turn) => this.#once(connection, { turn, bounds: part }, scope, unit));
      try {
        await connection.query({ ...whole.begin });
        const result = await work({ run, read: run });
        requireCommitted(await connection.query({ ...whole.commit }), whole);
        return result;
      } catch (error) {
        await connection.query({ ...whole.rollback }).catch((failure: unknown) => {
          connection.__knex__disposed = failure;
        });
        throw translated(error);
      }
    });
  }

  async #once<T>(
    connection: PooledConnection,
    how: { readonly turn: Turn; readonly bounds: Bounds },
    scope: WorkScope,
    work: (stores: Stores) => Promise<T>,
  ): Promise<T> {
    const session = new TransactionSession(connection, how, this.statements, scope, () => this.clock.now());
    try {
      const result = await work(storesOn(session, this.kit));
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
    const result = await work(storesOn(session, this.kit));
    await session.end();
    return result;
  }
}

/** From the second attempt on, no other unit of work writes in the workspace at the same time. */
async function untilNotRaced<T>(attemptOnce: (turn: Turn) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(attempt === 1 ? "beside others" : "alone");
    } catch (error) {
      const raced = isLostRace(error) || isBrokenReference(error);
      if (!raced || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}

/** What stores need beyond their session. */
export interface StoreKit {
  readonly ids: IdSource;
  readonly sealer: Sealer;
  readonly outbox: boolean;
}

function storesOn(session: Session, { ids, sealer, outbox }: StoreKit): Stores {
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
