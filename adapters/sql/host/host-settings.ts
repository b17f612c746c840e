import type { Query, QueryResult } from "../pipeline.js";
import { savepointCommands, type TransactionCommands } from "../transactions/commands.js";
import { sessionSettings } from "../session-settings.js";

/** How units of work run on the connections of a host. */
export interface Identity {
  /** A role that row-level security applies to. */
  readonly role: string;
  /** The search path. Temporary tables come last, since those of the host can have the names of Stint's. */
  readonly path: string;
}

/** The settings that hold while a unit of work runs, and their values in SQL. */
const values: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(sessionSettings).map(([name, value]) => [name, `'${value}'`])),
  search_path: "$1",
  "stint.purpose": "''",
  role: "$2",
};

/** The settings that a unit of work changes, also those that the session sets itself. */
const changed = [...Object.keys(values), "stint.workspace", "stint.now"];

/** Holds the host's settings as JSON while a unit of work runs, so that they need no round trip. */
const SAVED = "stint.host";

const setting = (name: string, value: string): string => `set_config('${name}', ${value}, true)`;
const select = (list: readonly string[]): string => `select ${list.join(", ")}`;

const SAVE: Query = {
  text: select([
    setting(
      SAVED,
      `json_build_object(${changed.map((name) => `'${name}', coalesce(current_setting('${name}', true), '')`).join(", ")})::text`,
    ),
  ]),
  raw: true,
};

/** Returns the number of the host's transaction, or null if it has written nothing. */
const RESTORE: Query = {
  text: `${select([
    "pg_current_xact_id_if_assigned()::text",
    ...changed.map((name) => setting(name, `host->>'${name}'`)),
    setting(SAVED, "''"),
  ])} from (select current_setting('${SAVED}')::json as host) as saved`,
  raw: true,
};

function applied({ path, role }: Identity): Query {
  return { text: select(Object.entries(values).map(([name, value]) => setting(name, value))), values: [path, role], raw: true };
}

/** A unit of work as a savepoint that leaves the settings of the host's transaction as they were. */
export function hostCommands(identity: Identity): TransactionCommands {
  const { begin, commit } = savepointCommands;
  return { ...savepointCommands, begin: [...begin, SAVE, applied(identity)], commit: [RESTORE, ...commit] };
}

/** The number of the host's transaction, from the results of the commit of {@link hostCommands}. Null if it has written nothing. */
export function transactionNumberOf([restored]: readonly QueryResult[]): string | null {
  return restored?.texts[0]?.[0] ?? null;
}

/** The queries before and after those of a read. It keeps nothing, so that a rollback restores the settings. */
export function aroundRead(identity: Identity): { readonly before: readonly Query[]; readonly after: readonly Query[] } {
  return { before: [...savepointCommands.begin, applied(identity)], after: savepointCommands.rollback };
}
