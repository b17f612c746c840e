import { StintError } from "../../core/index.js";
import { type Connection, rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { migrations } from "./migrations/index.js";
import { Columns, count, flag, text, texts } from "./rows.js";

export const MIGRATIONS_TABLE = "stint_migrations";
const OLDEST_VERSION = 15;

/** Whether the table `c` has a policy of Stint's. */
export const HAS_OWN_POLICY = `exists (
  select from pg_policy p where p.polrelid = c.oid and pg_get_expr(p.polqual, p.polrelid) like '%current_setting(''stint.%')`;

interface State {
  readonly encoding: string;
  /** The major version of PostgreSQL. */
  readonly version: number;
  /** The schema of the tables. Null: the login's search path names none that exists. */
  readonly schema: string | null;
  readonly mayUse: boolean;
  readonly mayCreate: boolean;
  readonly login: string;
  readonly hasInstallation: boolean;
  /** Other schemas with an installation. */
  readonly others: readonly string[];
  /** Tables in the schema that are not Stint's: all of a new one, later those that nothing protects. */
  readonly foreign: readonly string[];
}

const states = new Columns<State>({
  encoding: text,
  version: count,
  schema: text,
  mayUse: flag,
  mayCreate: flag,
  login: text,
  hasInstallation: flag,
  others: texts,
  foreign: texts,
});

/** `$1`: the schema of the settings, which need not exist yet. */
const STATE = `
  select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int / 10000 as version, schema, session_user::text as login,
    coalesce(has_schema_privilege(schema, 'usage'), false) as may_use, coalesce(has_schema_privilege(schema, 'create'), false) as may_create,
    schema = any(installed) as has_installation, array_remove(installed, schema) as others,
    array(select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = schema and c.relkind in ('r', 'p') and c.relname not like '${MIGRATIONS_TABLE}%'
        and (schema <> all(installed) or not c.relrowsecurity and not ${HAS_OWN_POLICY})
      order by 1) as "foreign"
  from (select case when $1::text is null then current_schema()::text else (select nspname::text from pg_namespace where nspname = $1) end as schema) as s,
    (select coalesce(array_agg(nspname::text order by nspname), '{}') as installed from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relname = '${MIGRATIONS_TABLE}' and relkind = 'r') as i`;

function unusable(code: string, sentence: string): StintError {
  return new StintError("unavailable", code, sentence);
}

/** Throws a StintError of kind `unavailable`, with a sentence that says what to do, if this version cannot use the database. */
export async function requireUsable(database: Database, isAlone: boolean): Promise<void> {
  await database.withConnection(async (connection) => {
    const state = await stateOf(connection, database);
    if (state.hasInstallation && state.mayUse && !(await areMissing(connection, String(state.schema)))) return;
    if (isAlone && !state.hasInstallation) requireFirst(state, database.schema);
    requirePrivilege(state, database.schema);
  });
}

const MOST_NAMES = 5;

/**
 * Throws `schema_shared` (unavailable) for a schema with tables that are not Stint's: their names could be the same, and the role of Stint gets privileges on
 * all tables of the schema.
 */
export async function requireOwnSchema(database: Database): Promise<void> {
  const { schema, hasInstallation, foreign } = await database.withConnection((connection) => stateOf(connection, database));
  if (foreign.length === 0) return;
  const names = foreign.slice(0, MOST_NAMES).join(", ");
  const more = foreign.length > MOST_NAMES ? `, and ${foreign.length - MOST_NAMES} more` : "";
  const remedy = hasInstallation
    ? "Move them to another schema."
    : "Give Stint a schema of its own: set DATABASE_SCHEMA of the service, or the option schema of the database in a program.";
  throw unusable(
    "schema_shared",
    `The schema ${schema} has tables that are not Stint's: ${names}${more}. ${remedy} Nothing was changed.`,
  );
}

/** Which versions a database may be of: this one, or also an earlier one. */
export type AcceptedVersion = "current" | "any";

/**
 * Changes nothing. Throws a StintError of kind `unavailable` unless the database has the tables of an accepted version: `no_installation` if it has none,
 * `migration_needed` if they are of an earlier version, or as {@link requireUsable} does.
 */
export async function requireInstalled(database: Database, accepted: AcceptedVersion): Promise<void> {
  await database.withConnection(async (connection) => {
    const state = await stateOf(connection, database);
    if (!state.hasInstallation) requireFirst(state, database.schema);
    if (!state.mayUse) requirePrivilege(state, database.schema);
    const applied = state.hasInstallation ? await appliedMigrations(connection, String(state.schema)) : [];
    if (applied.length === 0) throw unusable("no_installation", "The database has no tables of Stint.");
    if (accepted === "current" && applied.length < migrations.length)
      throw unusable("migration_needed", "The database is of an earlier version of Stint, and has to be migrated.");
  });
}

async function stateOf(connection: Connection, { schema }: Database): Promise<State> {
  const [row = {}] = await rowsOf(connection, { text: STATE, values: [schema] });
  const state = states.fromRow(row);
  requireServer(state);
  return state;
}

function requireServer({ encoding, version }: State): void {
  if (version < OLDEST_VERSION)
    throw unusable("database_too_old", `The server is PostgreSQL ${version}. Stint requires ${OLDEST_VERSION} or later.`);
  if (encoding !== "UTF8")
    throw unusable(
      "database_encoding",
      `The database has the encoding ${encoding}, which cannot store all texts. Create one with: create database … encoding 'UTF8' template template0.`,
    );
}

/** The others name what a mistyped or forgotten setting means. A schema that the operator has created, and named, is meant. */
function requireFirst({ schema, others }: State, setting: string | null): void {
  if (others.length === 0 || (setting !== null && schema !== null)) return;
  throw unusable(
    "other_installation",
    `The schema ${setting ?? schema} has no data of Stint, but this database has some in the schema ${others.join(", ")}. Set DATABASE_SCHEMA to it. For separate data, create a schema and set DATABASE_SCHEMA to its name.`,
  );
}

function requirePrivilege({ schema, mayUse, mayCreate, login }: State, setting: string | null): void {
  if (schema === null && setting === null)
    throw unusable("schema_missing", "The search path of the login names no schema that exists. Set DATABASE_SCHEMA.");
  if (schema === null || (mayUse && mayCreate)) return;
  throw unusable(
    "schema_unusable",
    `The login may not use the schema ${schema}, or not create tables in it. Run: grant create, usage on schema ${schema} to ${login}.`,
  );
}

/** Whether migrations of this version are missing. */
async function areMissing(connection: Connection, schema: string): Promise<boolean> {
  return (await appliedMigrations(connection, schema)).length < migrations.length;
}

/** The names of the migrations of the database, in order. Throws `database_newer` (unavailable) if this version does not know all of them. */
export async function appliedMigrations(connection: Connection, schema: string): Promise<readonly string[]> {
  const table = `"${schema.replaceAll('"', '""')}".${MIGRATIONS_TABLE}`;
  const applied = (await rowsOf(connection, { text: `select name from ${table} order by id` })).map((row) => String(row["name"]));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return applied;
  throw unusable(
    "database_newer",
    `A newer version of Stint has migrated the database (${unknown.join(", ")}). Run that version or a later one.`,
  );
}
