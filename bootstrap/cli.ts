import { parseArgs } from "node:util";
import { StintError } from "../core/index.js";
import { transfer } from "./adapters.js";
import { backup } from "./backup.js";
import { type Config, readConfig, SettingError, warningsOfSettings } from "./config.js";
import { type ServerCommand, settings } from "./settings.js";
import { closeAll, createContainer } from "./container.js";
import { askRunningService, type OperatorAnswer, type OperatorRequest } from "./control.js";
import { copy } from "./copy.js";
import { fillWorkspace } from "./demo/fill-workspace.js";
import { operate, type Workplace } from "./operator.js";
import { assumedAddress } from "./public-address.js";
import { serveInProcesses } from "./processes/index.js";
import { checkBackup, restore } from "./restore.js";
import { PortError, serve } from "./serve.js";
import { tokens } from "./tokens.js";
import { version } from "./version.js";

/** The exit codes of the process. */
export const exitCodes = { ok: 0, failed: 1, usage: 2, unavailable: 3, portTaken: 4 } as const;

class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The commands and their options; an option with `?` takes no value, and one with `<` is named by its place. */
const commands: Readonly<Record<string, readonly string[]>> = {
  serve: ["demo?", "processes"],
  api: ["processes"],
  worker: ["processes"],
  migrate: [],
  "workspace create": ["name", "owner", "currency", "time-zone"],
  "token create": ["user", "workspace", "name"],
  "sign-in-link": ["user", "workspace"],
  demo: [],
  audit: ["workspace"],
  "verify-ledger": ["workspace"],
  backup: ["<file", "passphrase-file", "without-key?", "force?"],
  restore: ["<file", "passphrase-file", "without-key?", "replace?", "check?"],
  copy: ["to", "from"],
};

/** Executes a command line and returns the exit code. `serve` resolves when the service has stopped. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    const request = parse(words);
    if (request === "help" || request === "version") {
      process.stdout.write(request === "help" ? help() : `${version()}\n`);
      return exitCodes.ok;
    }
    const { processes } = request.options;
    const config = readConfig(processes === undefined ? {} : { STINT_PROCESSES: processes });
    for (const sentence of warningsOfSettings()) say(`stint: ${sentence}`);
    if (isServerCommand(request.command)) {
      const serving = { part: request.command, demo: request.options["demo"] === "true" ? {} : null };
      if (config.processes > 1) return await serveInProcesses(config, serving);
      await serve(config, serving);
    } else process.stdout.write(`${(await answerOf(config, request)).join("\n")}\n`);
    return exitCodes.ok;
  } catch (error) {
    return report(error);
  }
}

function isServerCommand(command: string): command is ServerCommand {
  return command === "serve" || command === "api" || command === "worker";
}

function parse(words: readonly string[]): OperatorRequest | "help" | "version" {
  if (words.length === 0 || words.includes("--help") || words.includes("-h") || words[0] === "help") return "help";
  if (words[0] === "--version") return "version";
  const command = Object.keys(commands).find((one) => words.slice(0, one.split(" ").length).join(" ") === one);
  if (!command) throw new UsageError(`Unknown command "${words.join(" ")}".`);
  const names = commands[command] ?? [];
  try {
    const places = names.filter((name) => name.startsWith("<")).map((name) => name.slice(1));
    const { values, positionals } = parseArgs({
      args: words.slice(command.split(" ").length),
      allowPositionals: places.length > 0,
      options: Object.fromEntries(
        names
          .filter((name) => !name.startsWith("<"))
          .map((name) => [name.replace("?", ""), { type: name.endsWith("?") ? ("boolean" as const) : ("string" as const) }]),
      ),
    });
    if (positionals.length > places.length) throw new UsageError(`Unexpected argument "${String(positionals[places.length])}".`);
    const placed = positionals.map((value, place) => [places[place], value]);
    const named = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return { command, options: Object.fromEntries([...placed, ...named]) as OperatorRequest["options"] };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const say = (line: string): boolean => process.stderr.write(`${line}\n`);

function answerOf(config: Config, request: OperatorRequest): Promise<OperatorAnswer> {
  switch (request.command) {
    case "backup":
      return backup(config, request, say);
    case "restore":
      if (request.options["check"] !== "true") return restore(config, request, say);
      return checkBackup(config, request, say, (temporary) => operateOn(temporary, { command: "audit", options: {} }));
    case "copy":
      return copy(config, request, (line) => process.stdout.write(`${line}\n`));
    default:
      return operateOn(config, request);
  }
}

/** The commands that create an installation if there is none. Others most likely have the wrong folder. */
const creating: ReadonlySet<string> = new Set(["migrate", "workspace create", "demo"]);

/** Executes the command in the service that uses the data folder if one is running, otherwise in this process. */
async function operateOn(config: Config, request: OperatorRequest): Promise<OperatorAnswer> {
  if (config.databaseUrl === null) {
    const answer = await askRunningService(config.dataDir, request, say);
    if (answer) return answer;
    if (!creating.has(request.command)) transfer.requireDatabase(config.dataDir);
  }
  const container = createContainer(config);
  try {
    const { storage, ports, useCases } = await container.getAsync(tokens.domain);
    const fillDemo: Workplace["fillDemo"] = (progress) =>
      storage.inOneTransaction((unitOfWork) =>
        fillWorkspace({ ...ports, unitOfWork }, { progress, inOneTransaction: (work) => work(unitOfWork) }),
      );
    const lines = await operate(
      { useCases, directory: ports.directory, publicUrl: assumedAddress(config), fillDemo },
      request,
      say,
    );
    return storage.applied.length > 0 ? [`Applied: ${storage.applied.join(", ")}.`, ...lines] : lines;
  } finally {
    await closeAll(container);
  }
}

function report(error: unknown): number {
  const say = (line: string) => process.stderr.write(`stint: ${line}\n`);
  if (error instanceof UsageError) {
    say(`${error.message} Try: stint --help`);
    return exitCodes.usage;
  }
  if (error instanceof SettingError) {
    say(error.message);
    return exitCodes.usage;
  }
  if (error instanceof PortError) {
    say(error.message);
    return exitCodes.portTaken;
  }
  if (error instanceof StintError) {
    const cause =
      error.cause instanceof Error ? ` (${error.cause.message || String((error.cause as NodeJS.ErrnoException).code)})` : "";
    say(`${error.message}${cause}`);
    if (error.kind === "unavailable") return exitCodes.unavailable;
    return error.kind === "invalid" ? exitCodes.usage : exitCodes.failed;
  }
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return exitCodes.failed;
}

function help(): string {
  const rows = settings.map(({ name, fallback, meaning }) => `  ${name.padEnd(26)}${meaning}${fallback ? ` (${fallback})` : ""}`);
  return `Stint ${version()}: time tracking and invoicing with a REST API

Usage: stint COMMAND [OPTIONS]

Commands:
  serve [--demo] [--processes N]              run the service; the first start prints a sign-in link and an API token;
                                              --demo creates a workspace with a year of sample data;
                                              --processes uses several cores, requires PostgreSQL
  api [--processes N]                         only serve the API; any number of processes, requires PostgreSQL
  worker [--processes N]                      only send webhooks, mail and events; any number, requires PostgreSQL
  migrate                                     migrate the database and exit
  workspace create --name NAME --owner EMAIL  create a workspace and print its owner's API token
      [--currency EUR] [--time-zone Europe/Berlin]
  token create --user EMAIL                   create an API token for a user; accepts a pending invitation
      [--workspace ID] [--name NAME]
  demo                                        create a workspace with a year of sample data
  sign-in-link --user EMAIL                   create a one-time link to the dashboard; accepts a pending invitation
      [--workspace ID]
  audit [--workspace ID]                      check that all records of invoices and billed time agree
  verify-ledger [--workspace ID]              check that no issued invoice was changed, removed or inserted
  backup FILE                                 write everything to a file and verify it; the key of the secrets is sealed with
      [--passphrase-file FILE] [--force]      a passphrase, from the file, STINT_BACKUP_PASSPHRASE or the terminal,
      [--without-key]                         or left out
  restore FILE                                restore a backup into an empty database; stop the service first;
      [--passphrase-file FILE] [--replace]    --replace replaces what a database contains;
      [--without-key] [--check]               --check only loads the backup into a temporary database and audits it
  copy --to URL | --from URL                  copy the embedded database to an empty PostgreSQL database, or the reverse;
                                              stop the service first
  --version, --help

All commands except copy and restore also work while the service is running.

Settings, from the environment or a .env file:
${rows.join("\n")}

Exit codes: 0 success, 1 failure, 2 invalid usage or setting, 3 database or data folder unavailable, 4 port in use.
`;
}
