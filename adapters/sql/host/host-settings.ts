import type { Message } from "../batch.js";
import type { Bounds } from "../session.js";
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

const SAVEPOINT: Message = { text: "savepoint stint_unit" };
const RELEASE: Message = { text: "release savepoint stint_unit" };
/** Also restores all settings. */
const UNDO: Message = { text: "rollback to savepoint stint_unit" };

const SAVE: Message = {
  text: select([
    setting(
      SAVED,
      `json_build_object(${changed.map((name) => `'${name}', coalesce(current_setting('${name}', true), '')`).join(", ")})::text`,
    ),
  ]),
  raw: true,
};

/** Returns the number of the host's transaction, or null if it has written nothing. */
const RESTORE: Message = {
  text: `${select([
    "pg_current_xact_id_if_assigned()::text",
    ...changed.map((name) => setting(name, `host->>'${name}'`)),
    setting(SAVED, "''"),
  ])} from (select current_setting('${SAVED}')::json as host) as saved`,
  raw: true,
};

function applied({ path, role }: Identity): Message {
  return { text: select(Object.entries(values).map(([name, value]) => setting(name, value))), values: [path, role], raw: true };
}

/** A unit of work as a savepoint that leaves the settings of the host's transaction as they were. The answer of {@link RESTORE} is the first of its commit. */
export function hostBounds(identity: Identity): Bounds {
  return {
    begin: [SAVEPOINT, SAVE, applied(identity)],
    commit: [RESTORE, RELEASE],
    rollback: [UNDO, RELEASE],
    committed: "RELEASE",
  };
}

/** A read keeps nothing, so that the end of its savepoint restores the settings. */
export function hostReadBounds(identity: Identity): Bounds {
  return { begin: [SAVEPOINT, applied(identity)], commit: [UNDO, RELEASE], rollback: [UNDO, RELEASE], committed: "RELEASE" };
}
