import { LRUCache } from "lru-cache";
import { type Clock, type IdSource, type RecordingContext, type Storage, StintError } from "../../core/index.js";
import { AcrossWorkspaces } from "./across-workspaces.js";
import { type Database, embeddedDatabase, serverDatabase } from "./database.js";
import { EmbeddedStore } from "./embedded/embedded-store.js";
import { isolate, unprotectedTables } from "./isolation.js";
import { exclusively, migrate } from "./migrate.js";
import { Presence } from "./presence.js";
import { Replica, type ReplicaSettings } from "./replica.js";
import { Sealer } from "./sealing.js";
import { SqlDeliveryQueue } from "./sql-delivery-queue.js";
import { SqlDirectory } from "./sql-directory.js";
import { SqlEventOutbox } from "./sql-event-outbox.js";
import { SqlHousekeeping } from "./sql-housekeeping.js";
import { SqlRequestQuota } from "./sql-request-quota.js";
import { SqlMailQueue } from "./sql-mail-queue.js";
import { SqlUnitOfWork } from "./sql-unit-of-work.js";
import { Statements } from "./statement.js";

/**
 * Where the database is: on a server at a libpq connection URI, or in this process with its files in a folder, which is created.
 */
export type StorageSettings =
  /** `poolSize` defaults to 10. At least 2, since migrations need one connection for their lock and one for their work. */
  | { readonly kind: "server"; readonly url: string; readonly poolSize?: number; readonly replica?: ReplicaSettings }
  | { readonly kind: "embedded"; readonly folder: string };

/** A migrated PostgreSQL database on a server or in this process. */
export interface SqlStorage extends Storage {
  readonly database: Database;
  /** Connections for queues and housekeeping. Separate on a server, so that they do not wait for requests. */
  readonly background: Database;
  /** For reads that may be outdated. Null: they use the primary. */
  readonly replica: Replica | null;
}

/** What the storage needs in addition to a database. */
export interface StorageOptions {
  /** Decides whether a token has expired, and how old the data of a replica is. */
  readonly clock: Clock;
  /** Creates the ids of deliveries. */
  readonly ids: IdSource;
  /** 32-byte key for the encryption of webhook secrets and tokens in unsent emails. */
  readonly secretKey: Uint8Array;
  /** Whether events are added to the outbox for publication. False by default. */
  readonly outbox?: boolean;
  /** False only in tests of row-level security. */
  readonly filterByWorkspace?: boolean;
}

const BACKGROUND_POOL_SIZE = 4;
/** Maximum size of each cache of data that transactions verify. */
const CACHED = 10_000;

/** Opens and migrates the database. Throws a StintError of kind `unavailable` if it is unreachable or unusable. */
export async function openStorage(settings: StorageSettings, options: StorageOptions): Promise<SqlStorage> {
  if (settings.kind === "server") {
    const { url, poolSize } = settings;
    const database = serverDatabase(url, poolSize);
    const background = serverDatabase(url, BACKGROUND_POOL_SIZE);
    const replica = settings.replica ? new Replica(settings.replica, background, options.clock, poolSize) : null;
    return ready({ database, background, replica }, options, async () => {
      await replica?.close();
      await Promise.all([database.close(), background.close()]);
    });
  }
  const store = await EmbeddedStore.open(settings.folder);
  const database = embeddedDatabase(store.pglite);
  return ready({ database, background: database, replica: null }, options, async () => {
    await database.close();
    await store.close();
  });
}

async function ready(
  { database, background, replica }: Pick<SqlStorage, "database" | "background" | "replica">,
  { clock, ids, secretKey, outbox = false, filterByWorkspace = true }: StorageOptions,
  close: () => Promise<void>,
): Promise<SqlStorage> {
  try {
    const { applied } = await migrate(database);
    await Promise.all([isolate(database), isolate(background)]);
    const problem = () => problemOf(database);
    const found = await problem();
    if (found !== null) throw new Error(found);
    const sealer = new Sealer(secretKey);
    const across = (purpose: ConstructorParameters<typeof AcrossWorkspaces>[1], on = database) =>
      new AcrossWorkspaces(on, purpose);
    await requireSameKey(across("directory"), sealer);
    const presence = new Presence(background);
    const statements = new Statements({ filterByWorkspace });
    const caches = {
      subscribers: new LRUCache<string, number>({ max: CACHED }),
      contexts: new LRUCache<string, RecordingContext>({ max: CACHED }),
    };
    const unitOfWork = new SqlUnitOfWork(database, statements, clock, { ids, sealer, outbox, ...caches }, replica);
    return {
      unitOfWork,
      onDue: unitOfWork.onDue,
      inOneTransaction: (work) => unitOfWork.inOneTransaction(work),
      directory: new SqlDirectory(across("directory")),
      deliveryQueue: new SqlDeliveryQueue(across("delivery", background), sealer, presence),
      eventOutbox: new SqlEventOutbox(across("outbox", background), presence),
      mailQueue: new SqlMailQueue(across("mail", background), sealer, presence),
      housekeeping: new SqlHousekeeping(across("housekeeping", background)),
      requestQuota: new SqlRequestQuota(across("quota")),
      database,
      background,
      replica,
      applied,
      exclusively: (work) => exclusively(database, work),
      problem,
      close: async () => {
        await presence.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function problemOf(database: Database): Promise<string | null> {
  const tables = await unprotectedTables(database);
  return tables.length === 0 ? null : `Row-level security is not enforced on these tables: ${tables.join(", ")}.`;
}

const CHECKED_TEXT = "This store belongs to this key.";

/** Stores a text encrypted with the key at the first start. Throws `secret_key_wrong` (invalid) if the key cannot decrypt it. */
async function requireSameKey(across: AcrossWorkspaces, sealer: Sealer): Promise<void> {
  const [, rows = []] = await across.run(
    {
      text: "insert into secret_key_check (sealed) values ($1) on conflict do nothing",
      values: [sealer.seal(CHECKED_TEXT, "secret_key_check")],
    },
    { text: "select sealed from secret_key_check" },
  );
  try {
    sealer.open(rows[0]?.["sealed"] as string, "secret_key_check");
  } catch {
    throw new StintError(
      "invalid",
      "secret_key_wrong",
      "STINT_SECRET_KEY, or the file secret.key in the data folder, is not the key of this database. Restore the original key.",
    );
  }
}
