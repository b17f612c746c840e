import { deliveredTypes, eventTypes } from "../core/index.js";
import { settings } from "./settings.js";
import { version } from "./version.js";

/** The exit codes of the process. */
export const exitCodes = { ok: 0, failed: 1, usage: 2, unavailable: 3, portTaken: 4 } as const;

/**
 * What a command does with the database and the data folder of the settings:
 * - `creates`: it creates what is missing, and migrates it.
 * - `requires`: it creates nothing, since a missing database most likely is another one than is meant, and does not migrate, since a service may use it.
 * - `requires any version`: like `requires`, and also takes one of an earlier version, which it migrates only if no service can use it.
 * - `none`: it uses neither.
 */
export type DatabaseUse = "creates" | "requires" | "requires any version" | "none";

interface Command {
  readonly database: DatabaseUse;
  /** One with `?` takes no value, and one with `<` is named by its place. */
  readonly options: readonly string[];
  /** As `--help` prints it: what to type, and what that does, in lines. */
  readonly usage: readonly (readonly [typed: string, meaning?: string])[];
  /** The event types that it accepts, which its own `--help` lists. */
  readonly eventTypes?: readonly string[];
}

/** The commands by their words. */
export const commands: Readonly<Record<string, Command>> = {
  serve: {
    database: "creates",
    options: ["demo?", "processes"],
    usage: [
      ["serve [--demo] [--processes N]", "run the service; the first start prints a sign-in link and an API token;"],
      ["", "--demo creates a workspace with a year of sample data;"],
      ["", "--processes uses several cores, requires PostgreSQL"],
    ],
  },
  api: {
    database: "creates",
    options: ["processes"],
    usage: [["api [--processes N]", "only serve the API; any number of processes, requires PostgreSQL"]],
  },
  worker: {
    database: "creates",
    options: ["processes"],
    usage: [["worker [--processes N]", "only send webhooks, mail and events; any number, requires PostgreSQL"]],
  },
  migrate: { database: "creates", options: [], usage: [["migrate", "migrate the database and exit"]] },
  "workspace create": {
    database: "creates",
    options: ["name", "owner", "currency", "time-zone"],
    usage: [
      ["workspace create --name NAME --owner EMAIL", "create a workspace and print its owner's API token"],
      ["    [--currency EUR] [--time-zone Europe/Berlin]"],
    ],
  },
  "token create": {
    database: "requires",
    options: ["user", "workspace", "name"],
    usage: [
      ["token create --user EMAIL", "create an API token for a user; accepts a pending invitation"],
      ["    [--workspace ID] [--name NAME]"],
    ],
  },
  demo: { database: "requires", options: [], usage: [["demo", "create a workspace with a year of sample data"]] },
  "sign-in-link": {
    database: "requires",
    options: ["user", "workspace"],
    usage: [
      ["sign-in-link --user EMAIL", "create a one-time link to the dashboard; accepts a pending invitation"],
      ["    [--workspace ID]"],
    ],
  },
  audit: {
    database: "requires",
    options: ["workspace"],
    usage: [["audit [--workspace ID]", "check that all records of invoices and billed time agree"]],
  },
  "verify-ledger": {
    database: "requires",
    options: ["workspace"],
    usage: [["verify-ledger [--workspace ID]", "check that no issued invoice was changed, removed or inserted"]],
  },
  backup: {
    database: "requires any version",
    options: ["<file", "passphrase-file", "without-key?", "force?"],
    usage: [
      ["backup FILE", "write everything to a file and verify it; the key of the secrets is sealed with"],
      ["    [--passphrase-file FILE] [--force]", "a passphrase, from the file, STINT_BACKUP_PASSPHRASE or the terminal,"],
      ["    [--without-key]", "or left out"],
    ],
  },
  restore: {
    database: "creates",
    options: ["<file", "passphrase-file", "without-key?", "replace?", "check?"],
    usage: [
      ["restore FILE", "restore a backup into an empty database; stop the service first;"],
      ["    [--passphrase-file FILE] [--replace]", "--replace replaces what a database contains;"],
      ["    [--without-key] [--check]", "--check only loads the backup into a temporary database and audits it"],
    ],
  },
  "renew-key": {
    database: "requires any version",
    options: ["forget-secrets?"],
    usage: [
      ["renew-key [--forget-secrets]", "encrypt the secrets with a new key; stop the service first;"],
      ["", "--forget-secrets replaces secrets whose key is lost"],
    ],
  },
  copy: {
    database: "creates",
    options: ["to", "from"],
    usage: [
      ["copy --to URL | --from URL", "copy the embedded database to an empty PostgreSQL database, or the reverse;"],
      ["", "stop the service first"],
    ],
  },
  listen: {
    database: "none",
    options: ["forward-to", "events", "url", "token"],
    usage: [
      ["listen --forward-to URL", "forward the events of a workspace to a URL, signed with a secret that it prints,"],
      ["    [--events TYPE,TYPE] [--url URL]", "until Ctrl-C; asks the service at --url or STINT_URL,"],
      ["    [--token TOKEN]", "with the API token --token or STINT_TOKEN"],
    ],
    eventTypes,
  },
  trigger: {
    database: "none",
    options: ["<type", "forward-to", "token"],
    usage: [
      ["trigger TYPE --forward-to URL", "send an example of an event to a URL, signed with the secret of listen"],
      ["    [--token TOKEN]", "for the same token"],
    ],
    eventTypes: deliveredTypes,
  },
};

/** The command that the words begin with; null if there is none. */
export function commandIn(words: readonly string[]): string | null {
  return Object.keys(commands).find((one) => words.slice(0, one.split(" ").length).join(" ") === one) ?? null;
}

/** The text of `--help`: of one command, or of all and of the settings. */
export function help(command: string | null): string {
  if (command !== null)
    return `Usage: stint COMMAND [OPTIONS]\n\n${linesOf(command)}\n\n${typesOf(command)}For all commands, settings and exit codes, run: stint --help\n`;
  const width = 2 + Math.max(...settings.map(({ name }) => name.length));
  const rows = settings.map(
    ({ name, fallback, meaning }) => `  ${name.padEnd(width)}${meaning}${fallback ? ` (${fallback})` : ""}`,
  );
  return `Stint ${version()}: time tracking and invoicing with a REST API

Usage: stint COMMAND [OPTIONS]

Commands:
${Object.keys(commands).map(linesOf).join("\n")}
  --version, --help

All commands except copy, renew-key and restore also work while the service is running. ${creating()} create a data folder or tables that are
missing; all others refuse to.

Settings, from the environment or a .env file:
${rows.join("\n")}

Exit codes: 0 success, 1 failure, 2 invalid usage or setting, 3 database or data folder unavailable, 4 port in use.
`;
}

function typesOf(command: string): string {
  const types = commands[command]?.eventTypes ?? [];
  return types.length === 0 ? "" : `Event types:\n${types.map((type) => `  ${type}\n`).join("")}\n`;
}

function creating(): string {
  const names = Object.entries(commands).filter(([, { database }]) => database === "creates");
  return new Intl.ListFormat("en-GB").format(names.map(([name]) => name));
}

function linesOf(command: string): string {
  const lines = commands[command]?.usage ?? [];
  return lines.map(([typed, meaning = ""]) => `  ${typed.padEnd(44)}${meaning}`.trimEnd()).join("\n");
}
