import type { Clock, Directory, UnitOfWork } from "../../core/index.js";
import { type Database, embeddedDatabase, serverDatabase } from "./database.js";
import { EmbeddedStore } from "./embedded/embedded-store.js";
import { isolationOf, unprotectedTables } from "./isolation.js";
import { exclusively, migrate } from "./migrate.js";
import { SqlDirectory } from "./sql-directory.js";
import { SqlUnitOfWork } from "./sql-unit-of-work.js";
import { Statements } from "./statement.js";

export type StorageSettings =
  /** `poolSize` is at least 2 (10): migrating holds one connection for its lock and works on another. */
  | { readonly kind: "server"; readonly url: string; readonly poolSize?: number }
  | { readonly kind: "embedded"; readonly folder: string };

/** PostgreSQL, on a server or in this process, migrated and ready. */
export interface SqlStorage {
  readonly unitOfWork: UnitOfWork;
  readonly directory: Directory;
  readonly database: Database;
  /** Migrations applied by this start. */
  readonly applied: readonly string[];
  /** Runs the work while no other process of this database runs such work. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Null while all is well, else what is not: no connection, or isolation that does not hold. */
  problem(): Promise<string | null>;
  close(): Promise<void>;
}

export interface StorageOptions {
  readonly clock: Clock;
  /** For tests of row-level security alone. */
  readonly filterByWorkspace?: boolean;
}

/** Opens the database and migrates it. Throws a StintError of kind `unavailable` where it cannot be reached or may not be used. */
export async function openStorage(settings: StorageSettings, options: StorageOptions): Promise<SqlStorage> {
  if (settings.kind === "server") {
    const { url, poolSize } = settings;
    const database = serverDatabase(url, poolSize === undefined ? {} : { poolSize });
    return ready(database, options, () => database.close());
  }
  const store = await EmbeddedStore.open(settings.folder);
  const database = embeddedDatabase(store.pglite);
  return ready(database, options, async () => {
    await database.close();
    await store.close();
  });
}

async function ready(
  database: Database,
  { clock, filterByWorkspace = true }: StorageOptions,
  close: () => Promise<void>,
): Promise<SqlStorage> {
  try {
    const { applied } = await migrate(database);
    const isolation = await isolationOf(database);
    const problem = () => problemOf(database, isolation);
    const found = await problem();
    if (found !== null) throw new Error(found);
    return {
      unitOfWork: new SqlUnitOfWork(database, new Statements({ filterByWorkspace }), isolation, clock),
      directory: new SqlDirectory(database, isolation),
      database,
      applied,
      exclusively: (work) => exclusively(database, work),
      problem,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function problemOf(database: Database, isolation: Parameters<typeof unprotectedTables>[1]): Promise<string | null> {
  try {
    const tables = await unprotectedTables(database, isolation);
    return tables.length === 0 ? null : `Row-level security is not effective on: ${tables.join(", ")}.`;
  } catch (error) {
    return `The database does not answer: ${(error as Error).message}`;
  }
}
