import { parseArgs } from "node:util";
import { StintError } from "../core/index.js";
import { backup } from "./backup.js";
import { commandIn, commands, type DatabaseUse, exitCodes, help } from "./commands.js";
import { type Config, readConfig, SettingError, warningsOfSettings } from "./config.js";
import type { ServerCommand } from "./settings.js";
import { closeAll, createContainer } from "./container.js";
import { askRunningService, type OperatorAnswer, type OperatorRequest, toldBy } from "./control.js";
import { copy } from "./copy.js";
import { fillWorkspace } from "./demo/fill-workspace.js";
import { withInstallation } from "./installation.js";
import { operate, type Workplace } from "./operator.js";
import { assumedAddress } from "./public-address.js";
import { serveInProcesses } from "./processes/index.js";
import { renewKey } from "./renew-key.js";
import { checkBackup, restore } from "./restore.js";
import { PortError, serve } from "./serve.js";
import { tokens } from "./tokens.js";
import { version } from "./version.js";

class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Executes a command line and returns the exit code. `serve` resolves when the service has stopped. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    const request = parse(words);
    if (typeof request === "string") {
      process.stdout.write(request);
      return exitCodes.ok;
    }
    const config = readConfig(settingsIn(request));
    for (const sentence of warningsOfSettings()) say(`stint: ${sentence}`);
    if (isServerCommand(request.command)) {
      const serving = { part: request.command, demo: request.options["demo"] === "true" ? {} : null };
      if (config.processes > 1) return await serveInProcesses(config, serving);
      await serve(config, serving);
      return exitCodes.ok;
    }
    const lines = await withInstallation(config, useOf(request), () => answerOf(config, request));
    lines.forEach(print);
    return exitCodes.ok;
  } catch (error) {
    return report(error);
  }
}

/** Options that take precedence over a setting. */
function settingsIn({ options }: OperatorRequest): Readonly<Record<string, string>> {
  const given = { STINT_PROCESSES: options["processes"], STINT_URL: options["url"], STINT_TOKEN: options["token"] };
  return Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function isServerCommand(command: string): command is ServerCommand {
  return command === "serve" || command === "api" || command === "worker";
}

/** The command, or the text that the words ask for. */
function parse(words: readonly string[]): OperatorRequest | string {
  const [first, ...others] = words;
  if (first === "help") return help(commandIn(others));
  const command = commandIn(words);
  if (words.length === 0 || words.includes("--help") || words.includes("-h")) return help(command);
  if (first === "--version") return `${version()}\n`;
  if (command === null) throw new UsageError(`Unknown command "${words.join(" ")}".`);
  const names = commands[command]?.options ?? [];
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
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

async function answerOf(config: Config, request: OperatorRequest): Promise<OperatorAnswer> {
  switch (request.command) {
    case "backup":
      return backup(config, request, say);
    case "restore":
      if (request.options["check"] !== "true") return restore(config, request, say);
      return checkBackup(config, request, say, (temporary) => operateOn(temporary, { command: "audit", options: {} }));
    case "copy":
      return copy(config, request, print);
    case "renew-key":
      return renewKey(config, request);
    case "listen":
      return listenUntilStopped(config, request);
    case "trigger":
      return (await import("./remote/trigger.js")).trigger(config, request, print);
    default:
      return operateOn(config, request);
  }
}

async function listenUntilStopped(config: Config, request: OperatorRequest): Promise<OperatorAnswer> {
  const { listen } = await import("./remote/listen.js");
  await listen(config, request, { print, say });
  return [];
}

function useOf({ command }: OperatorRequest): DatabaseUse {
  return commands[command]?.database ?? "requires";
}

/** Executes the command in the service that uses the data folder if one is running, otherwise in this process. */
async function operateOn(config: Config, request: OperatorRequest): Promise<OperatorAnswer> {
  if (config.databaseUrl === null) {
    const answer = await askRunningService(config.dataDir, request, say);
    if (answer) return answer;
  }
  const container = createContainer(config, { migrates: useOf(request) === "creates" });
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
    say(`${toldBy(error)}${cause}`);
    if (error.kind === "unavailable") return exitCodes.unavailable;
    return error.kind === "invalid" ? exitCodes.usage : exitCodes.failed;
  }
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return exitCodes.failed;
}
