import { LRUCache } from "lru-cache";
import { type Clock, type IdSource, type RecordingContext, type Storage, StintError, type UnitOfWork } from "../../core/index.js";
import { AcrossWorkspaces } from "./across-workspaces.js";
import type { Database } from "./database.js";
import type { Durability } from "./durability.js";
import { requireDatabase } from "./embedded/data-folder.js";
import { embeddedDatabase } from "./embedded/embedded-database.js";
import type { EmbeddedStore } from "./embedded/embedded-store.js";
import { openStore } from "./embedded/open-store.js";
import { HostConnections } from "./host/host-connections.js";
import type { HostTransaction } from "./host/host-transaction.js";
import { Health, type HealthListener } from "./health.js";
import { isolate } from "./isolation.js";
import { Maintenance } from "./maintenance.js";
import { exclusively, migrate } from "./migrate.js";
import { WorkerLock } from "./worker-lock.js";
import { problemOf } from "./problem.js";
import { Replica, type ReplicaSettings } from "./replica.js";
import { requireInstalled } from "./requirements.js";
import { sealerOf } from "./key-check.js";
import { serverDatabase } from "./server-database.js";
import { SqlDeliveryQueue } from "./sql-delivery-queue.js";
import { SqlDirectory } from "./sql-directory.js";
import { SqlEventOutbox } from "./sql-event-outbox.js";
import { SqlHousekeeping } from "./sql-housekeeping.js";
import { SqlRequestLog } from "./sql-request-log.js";
import { SqlRequestQuota } from "./sql-request-quota.js";
import { SqlMailQueue } from "./sql-mail-queue.js";
import { SqlUnitOfWork } from "./transactions/sql-unit-of-work.js";
import { Statements } from "./statement.js";

/** A database on a PostgreSQL server, version 15 or later. */
export interface ServerSettings extends HealthListener {
  readonly kind: "server";
  /** A libpq connection URI. Its login owns the database, or may create in the schema. */
  readonly url: string;
  /**
   * The schema of Stint's tables, which has no others: lower-case letters, digits and underscores. It is created if it is missing. Absent: the first one of
   * the login's search path, which usually is `public`, so name one if the database also has tables of your own.
   */
  readonly schema?: string;
  /** The largest number of connections for requests. 10 by default. */
  readonly poolSize?: number;
  /** `durable` by default: as the server is configured. `relaxed`: commits do not wait for the disk (`synchronous_commit`, PostgreSQL, section 19.5.1). */
  readonly durability?: Durability;
  /**
   * Whether to refuse a new installation if another schema of the database has one, unless `schema` names one that exists. So a mistyped schema starts no
   * empty installation. No by default.
   */
  readonly alone?: boolean;
  /** A read replica. Absent: lists and reports read the database itself. */
  readonly replica?: ReplicaSettings;
}

/** A PostgreSQL database that runs in this process and keeps its files in a folder. Only one process can open it. */
export interface EmbeddedSettings extends HealthListener {
  readonly kind: "embedded";
  /** Created if it is missing. */
  readonly folder: string;
  /** `durable` by default: what was committed survives a power failure. `relaxed` takes less time, and can lose the last fifth of a second. */
  readonly durability?: Durability;
}

/** Which database to open. */
export type StorageSettings = ServerSettings | EmbeddedSettings;

/** A migrated PostgreSQL database on a server or in this process. */
export interface SqlStorage extends Storage {
  /**
   * Returns a unit of work inside a transaction of the program, for `createUseCases`: of its own Knex, or the one that is open on a client of `pg`. What the use cases write is committed or rolled back
   * together with what the program writes. Each unit of work is a savepoint, and leaves the settings of the transaction as they were. The transaction must be on
   * the database of this storage. docs/host-transactions.md says what to know.
   *
   * Rejects with a TypeError if the argument is not an open transaction on `pg`, and with a StintError of kind `unavailable` if the transaction is
   * on another database (`other_database`), or its login may not act as Stint's (`role_not_granted`); with one of kind
   * `conflict` if it is read-only (`transaction_read_only`), or a statement of it has failed (`transaction_failed`).
   */
  unitOfWorkIn(transaction: HostTransaction): UnitOfWork;
}

/** A storage with its connections. */
export interface OpenedStorage extends SqlStorage {
  readonly database: Database;
  /** Connections for queues and housekeeping. Separate on a server, so that they do not wait for requests. */
  readonly background: Database;
  /** For reads that may be outdated. Null: they use the primary. */
  readonly replica: Replica | null;
  readonly maintenance: Maintenance;
  /** Rejects when the embedded database has failed, so that only a restart helps. Null for a server. */
  readonly failed: Promise<never> | null;
  /** Copies the files of the embedded database into the folder, while it is used. Null on a server. Rejects with `storage_full` (unavailable). */
  readonly copyFiles: ((folder: string) => Promise<void>) | null;
}

/** What the storage needs in addition to a database. */
export interface StorageOptions {
  /** Decides whether a token has expired, and how old the data of a replica is. */
  readonly clock: Clock;
  /** Creates the ids of deliveries. */
  readonly ids: IdSource;
  /**
   * 32-byte key for the encryption of webhook secrets and tokens in unsent emails, or a function that returns it. The function learns whether the database
   * is new, so that a key may be created for it, and throws if there is none.
   */
  readonly secretKey: Uint8Array | ((isNew: boolean) => Uint8Array);
  /** Whether events are added to the outbox for publication. False by default. */
  readonly outbox?: boolean;
  /**
   * Whether to create what is missing of the database, and to migrate it. True by default. Otherwise nothing is created, and a database without tables is refused
   * with `no_installation`, one of an earlier version with `migration_needed` (unavailable).
   */
  readonly migrates?: boolean;
  /** Called before each migration of a database that is not new, with its name. Some take minutes for a large database. */
  readonly onMigration?: (name: string) => void;
  /** Called if making statistics or removing dead rows fails, other than because the database is unavailable. */
  readonly onMaintenanceFailure?: (error: unknown) => void;
}

/** Options that only tests of row-level security change. */
export interface InternalOptions extends StorageOptions {
  readonly filterByWorkspace?: boolean;
}

export const BACKGROUND_POOL_SIZE = 4;
/** Maximum size of each cache of data that transactions verify. */
const CACHED = 10_000;

/** Opens and migrates the database. Throws a StintError of kind `unavailable` if it is unreachable or unusable. */
export async function openStorage(settings: StorageSettings, options: InternalOptions): Promise<OpenedStorage> {
  if (settings.kind === "server") {
    const { schema = null, poolSize } = settings;
    const server = { url: settings.url, schema, durability: settings.durability };
    const health = new Health();
    const database = serverDatabase(server, { poolSize, health });
    const background = serverDatabase(server, { poolSize: BACKGROUND_POOL_SIZE, health });
    const replica = settings.replica ? new Replica(settings.replica, background, options.clock, poolSize) : null;
    return ready({ database, background, replica }, null, settings, options, async () => {
      await replica?.close();
      await Promise.all([database.close(), background.close()]);
    });
  }
  if (options.migrates === false) requireDatabase(settings.folder);
  const store = await openStore(settings.folder, settings.durability);
  const database = embeddedDatabase(store);
  return ready({ database, background: database, replica: null }, store, settings, options, async () => {
    await database.close();
    await store.close();
  });
}

async function ready(
  { database, background, replica }: Pick<OpenedStorage, "database" | "background" | "replica">,
  store: EmbeddedStore | null,
  settings: StorageSettings,
  {
    clock,
    ids,
    secretKey,
    outbox = false,
    migrates = true,
    onMaintenanceFailure,
    onMigration,
    filterByWorkspace = true,
  }: InternalOptions,
  close: () => Promise<void>,
): Promise<OpenedStorage> {
  try {
    const isAlone = settings.kind === "server" && settings.alone === true;
    if (!migrates) await exclusively(database, () => requireInstalled(database, "current"));
    const { applied } = migrates ? await migrate(database, { isAlone, onMigration }) : { applied: [] };
    await Promise.all([isolate(database), isolate(background)]);
    const workerLock = new WorkerLock(background);
    const problem = () => problemOf(database, background, workerLock);
    const found = await problem();
    if (found !== null) throw new StintError("unavailable", "database_unusable", found);
    const across = (purpose: ConstructorParameters<typeof AcrossWorkspaces>[1], on = database) =>
      new AcrossWorkspaces(on, purpose);
    const sealer = await sealerOf(across("directory"), secretKey);
    const maintenance = new Maintenance(background, onMaintenanceFailure);
    const statements = new Statements({ filterByWorkspace });
    const caches = {
      subscribers: new LRUCache<string, readonly string[]>({ max: CACHED }),
      contexts: new LRUCache<string, RecordingContext>({ max: CACHED }),
      tags: new LRUCache<string, string>({ max: CACHED }),
    };
    const unitOfWork = new SqlUnitOfWork(database, statements, clock, { ids, sealer, outbox, ...caches }, replica, (units) =>
      maintenance.wrote(units),
    );
    const host = new HostConnections(database, background);
    database.health.inform(settings);
    return {
      unitOfWork,
      onDue: unitOfWork.onDue,
      inOneTransaction: (work) => unitOfWork.inOneTransaction(work),
      unitOfWorkIn: (transaction) => unitOfWork.inTransactionOf(host, transaction),
      directory: new SqlDirectory(across("directory")),
      deliveryQueue: new SqlDeliveryQueue(across("delivery", background), sealer, workerLock),
      eventOutbox: new SqlEventOutbox(across("outbox", background), workerLock),
      mailQueue: new SqlMailQueue(across("mail", background), sealer, workerLock),
      housekeeping: new SqlHousekeeping(across("housekeeping", background)),
      requestQuota: new SqlRequestQuota(across("quota")),
      requestLog: new SqlRequestLog(across("request_log", background)),
      database,
      background,
      replica,
      maintenance,
      failed: store && store.failed,
      copyFiles: store && ((folder) => maintenance.withoutCheckpoints(() => store.copyFiles(folder))),
      applied,
      exclusively: (work) => exclusively(database, work),
      problem,
      close: async () => {
        await maintenance.close();
        await workerLock.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
