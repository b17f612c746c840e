import type pg from "pg";
import { ACQUIRE_TIMEOUT_MS, Database } from "./database.js";
import { checkDatabaseUrl } from "./database-url.js";
import type { Durability } from "./durability.js";
import { Health } from "./health.js";
import { checkSchemaName } from "./schema-name.js";
import { commonOptions } from "./session-settings.js";
import { valueTypes } from "./value-types.js";

/** Connections of one process for requests. */
export const POOL_SIZE = 10;
const IDLE_TIMEOUT_MS = 30_000;
/** Silence after which the system asks whether the server's machine still responds, 10 times, once a second. */
const KEEPALIVE_MS = 5_000;

/** A database on a PostgreSQL server. */
export interface Server {
  /** A libpq connection URI. */
  readonly url: string;
  /** The schema of the tables. Null: the first one of the login's search path. */
  readonly schema: string | null;
  /** Absent: as the server is configured. */
  readonly durability?: Durability | undefined;
}

/** How the connections of a server are opened. */
interface Opening {
  readonly poolSize?: number | undefined;
  readonly acquireTimeoutMs?: number;
  readonly health?: Health;
  readonly applicationName?: string;
}

/** Throws a RangeError if the URL is none of a PostgreSQL database, or the schema has no valid name. */
export function serverDatabase(
  { url, schema, durability }: Server,
  {
    poolSize = POOL_SIZE,
    acquireTimeoutMs = ACQUIRE_TIMEOUT_MS,
    health = new Health(),
    applicationName = applicationOf(schema),
  }: Opening = {},
): Database {
  checkDatabaseUrl(url);
  if (schema !== null) checkSchemaName(schema);
  const { connectionString, options } = withoutOptions(url);
  const config: pg.PoolConfig = {
    connectionString,
    types: valueTypes,
    // Later ones take precedence.
    options: [
      options,
      commonOptions,
      ...(schema === null ? [] : [`-c search_path="${schema}"`]),
      ...(durability === "relaxed" ? ["-c synchronous_commit=off"] : []),
    ].join(" "),
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: acquireTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
  };
  return new Database(config, false, { schema, health });
}

/** The application name of the processes of an installation, in `pg_stat_activity`. */
export function applicationOf(schema: string | null): string {
  return schema === null ? "stint" : `stint ${schema}`;
}

/** Separates the startup parameter `options` from a URL, since `pg` would let it replace all others. */
function withoutOptions(connectionString: string): { readonly connectionString: string; readonly options: string } {
  const url = new URL(connectionString);
  const options = url.searchParams.get("options");
  if (options === null) return { connectionString, options: "" };
  url.searchParams.delete("options");
  return { connectionString: url.href, options };
}
