import { type AddressInfo, createServer, type Server } from "node:net";
import type { Container } from "inversify";
import { dashboardPages } from "../adapters/dashboard/pages.js";
import {
  createHttpServer,
  createProbeServer,
  documentationPages,
  drain,
  type HttpOptions,
  type ProbeOptions,
  type Readiness,
} from "../adapters/http/index.js";
import type { Storage } from "../core/index.js";
import { documentPages, refusalOfSender, startWorkers } from "./adapters.js";
import { type Config, SettingError } from "./config.js";
import { closeAll, createContainer } from "./container.js";
import { beginDemo } from "./demo/fill-workspace.js";
import { completeDemos } from "./demo/unfinished-demos.js";
import { firstRun, firstWorkspace, welcome, whyNoDemo } from "./first-run.js";
import { stopSignal } from "./lifecycle.js";
import { startOperators } from "./operators.js";
import type { Member } from "./processes/member.js";
import { DEFAULT_PORTS, DEFAULT_SENDER, type ServerCommand } from "./settings.js";
import { type Service, tokens } from "./tokens.js";
import { version } from "./version.js";
import { startWatchdog } from "./watchdog.js";

/** The port is not available; the process exits with code 4. */
export class PortError extends Error {
  override readonly name = "PortError";
}

/** How long running work may take after a signal to stop. */
export const GRACE_MS = 20_000;

/** A process whose event loop does not turn for this long ends itself. No request blocks it for nearly as long. */
export const WATCHDOG_SECONDS = 60;

interface DemoOptions {
  /** The number of months before the current one. */
  readonly months?: number;
}

export interface Serving {
  readonly part?: ServerCommand;
  /** Creates a demo workspace on the first start; null creates an empty one. */
  readonly demo?: DemoOptions | null;
  readonly container?: Container;
  /** If this process is one of several. */
  readonly member?: Member | null;
}

/** Runs the service or a part of it until a signal arrives, then finishes the work in progress and closes the store. */
export async function serve(
  config: Config,
  { part = "serve", demo = null, container = createContainer(config), member = null }: Serving = {},
): Promise<void> {
  requireServer(config, part);
  // The primary of several processes repeats a signal that all of them received.
  const stopped = stopSignal(member ? () => undefined : undefined);
  const logger = container.get(tokens.logger);
  const levels = levelsOf(member);
  for (const line of startingOn(config)) logger[levels.start](line);
  try {
    if (!member) await requirePort(config, part);
    const service = await container.getAsync(tokens.service);
    const { applied } = service.storage;
    if (applied.length > 0) logger.info({ migrations: applied }, "database migrated");
    await run({ ...service, part, demo, member, levels, progress: { begun: false } }, stopped);
  } finally {
    await closeAll(container);
  }
  logger[levels.stop]("stopped");
}

/** Parts that run in several processes require a shared server; the part that sends mail requires the URL for links. */
export function requireServer({ databaseUrl, publicUrl, processes }: Config, part: ServerCommand = "serve"): void {
  const command = processes > 1 ? `stint ${part} --processes ${processes}` : `stint ${part}`;
  if (databaseUrl === null && command !== "stint serve")
    throw new SettingError(`"${command}" requires DATABASE_URL, because only one process can use the embedded database.`);
  if (part === "worker" && publicUrl === null)
    throw new SettingError('"stint worker" requires STINT_PUBLIC_URL for the links in mail.');
}

/** Throws {@link PortError} or {@link SettingError} before the store is created or migrated. Members of several processes share a port. */
async function requirePort({ host, port }: Config, part: ServerCommand): Promise<void> {
  const trial = createServer();
  await listen(trial, host, port ?? DEFAULT_PORTS[part]);
  await new Promise((resolve) => trial.close(resolve));
}

/** The service in this process. */
interface Running extends Service {
  readonly part: ServerCommand;
  readonly demo: DemoOptions | null;
  readonly member: Member | null;
  readonly levels: Levels;
  /** Whether the first start has finished its setup. */
  readonly progress: { begun: boolean };
}

interface Levels {
  readonly start: "info" | "debug";
  readonly stop: "info" | "debug";
}

/** Of several processes, the first reports what it starts on, and the primary reports the rest for all. */
function levelsOf(member: Member | null): Levels {
  return { start: member && !member.isFirst ? "debug" : "info", stop: member ? "debug" : "info" };
}

interface Stopping {
  stop(): Promise<unknown>;
}

async function run(service: Running, stopped: Promise<NodeJS.Signals>): Promise<void> {
  const { logger, levels, member, metrics, part, progress, storage } = service;
  const stopping = new AbortController();
  void stopped.then(() => stopping.abort());
  member?.join(metrics, logger);
  const probes = probesOf(service);
  const running: Stopping[] = [
    startWatchdog(WATCHDOG_SECONDS),
    await (part === "worker" ? startProbes(service, probes) : startApi(service, probes)),
  ];
  try {
    if (part !== "worker") {
      if (!member || member.isFirst) running.push(await createFirst(service, stopping.signal));
      running.push(await startOperators(service, stopping.signal));
    }
    progress.begun = true;
    if (part !== "api") {
      const workers = startWorkers(service.reactions, service.messageBus);
      running.push({ stop: () => workers.stop(GRACE_MS) });
      if (!member || member.isFirst) void warnOfSender(service);
    }
    if (member) member.ready();
    else logger.info("ready");
    const signal = await (storage.failed ? Promise.race([stopped, storage.failed]) : stopped);
    logger[levels.stop]({ signal }, "stopping: finishing work in progress");
  } finally {
    stopping.abort();
    await Promise.all(running.map((one) => one.stop()));
  }
}

/**
 * Creates the first workspace in an empty store. Of several processes that start together, one creates it and the others wait. A demo is filled while the service
 * runs.
 */
async function createFirst(service: Running, stopping: AbortSignal): Promise<Stopping> {
  const { config, storage, ports, publicAddress, logger, demo } = service;
  const credentials = await firstRun(storage, ports, async (transaction) =>
    demo ? (await beginDemo(transaction, demo.months)).credentials : firstWorkspace(transaction),
  );
  if (credentials !== null) process.stdout.write(welcome(publicAddress.url, credentials, config));
  else if (demo) logger.info(await whyNoDemo(storage, config));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const filled = completeDemos({ ...service, say }, stopping);
  return { stop: () => filled };
}

async function startApi(service: Running, probes: ProbeOptions): Promise<Stopping> {
  const { config, logger, levels, member, storage, ports, metrics, documentRenderer, documentReader, publicAddress } = service;
  const basePath = config.publicUrl === null ? "" : new URL(config.publicUrl).pathname.replace(/\/$/, "");
  const http = createHttpServer({
    ...probes,
    ports,
    documentRenderer,
    documentReader,
    corsOrigins: config.corsOrigins,
    rateLimit: rateLimitOf(config.rateLimit, storage),
    workspaceRateLimit: rateLimitOf(config.workspaceRateLimit, storage),
    trustedProxies: config.trustedProxies,
    secure: config.publicUrl?.startsWith("https:") ?? false,
    publicUrl: () => publicAddress.url,
    logger,
    basePath,
    pages: [...documentationPages(), ...dashboardPages({ basePath: basePath || "/" })],
    documentPages,
    version: version(),
    requestLog: storage.requestLog,
    onResponse: (answered) => metrics.answered(answered),
  });
  const address = await listen(http.server, config.host, config.port ?? DEFAULT_PORTS.api);
  publicAddress.listensOn(address);
  http.start();
  logger[levels.start]({ address }, `listening on ${address}`);
  if (config.publicUrl === null && isOnAllAddresses(config.host) && (!member || member.isFirst))
    logger.warn(`links in mail and for signing in lead to ${address}; set STINT_PUBLIC_URL to the URL that users open`);
  return {
    stop: async () => {
      await drain(http.server, GRACE_MS);
      await http.stop();
    },
  };
}

async function startProbes({ config, logger, levels }: Running, probes: ProbeOptions): Promise<Stopping> {
  const server = createProbeServer({ ...probes, logger });
  const address = await listen(server, config.host, config.port ?? DEFAULT_PORTS.worker);
  logger[levels.start]({ address }, `listening on ${address} for probes`);
  return { stop: () => drain(server, GRACE_MS) };
}

const SILENT = "The database does not respond.";

/** An unavailable broker does not affect readiness, because everything it carries is also in the store. */
function probesOf({ storage, metrics, messageBus: bus, logger, member, progress }: Running): ProbeOptions {
  let reported: string | null = null;
  const readiness = async (): Promise<Readiness> => {
    if (!progress.begun) return { ok: false, parts: { start: "in progress" } };
    const database = await storage.problem().catch((error: unknown) => {
      logger.warn({ err: error }, "the database does not respond");
      reported = SILENT;
      return SILENT;
    });
    if (database !== null && database !== reported) logger.warn({ reason: database }, "not ready");
    reported = database;
    const broker = bus.carriesEvents
      ? { broker: bus.health() === null ? "ok" : "RabbitMQ is unavailable. See the log for the reason." }
      : {};
    return { ok: database === null, parts: { database: database ?? "ok", ...broker } };
  };
  return { readiness, metrics: async () => metrics.read(await member?.othersMeasurements(metrics)) };
}

/** Allows bursts of a sixth of the requests per minute. */
function rateLimitOf(perMinute: number, { requestQuota: quota }: Storage): HttpOptions["rateLimit"] {
  return perMinute === 0 ? null : { quota, perMinute, burst: Math.max(1, Math.round(perMinute / 6)) };
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(portError(error, host, port)));
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      const name = isOnAllAddresses(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
      resolve(`http://${name}:${actual}`);
    });
  });
}

const isOnAllAddresses = (host: string): boolean => host === "0.0.0.0" || host === "::";

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") return new PortError(`Port ${port} on ${host} is in use. Set PORT to another one.`);
  if (error.code === "EACCES") return new PortError(`This user cannot listen on port ${port}. Set PORT to a port above 1023.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(error.code ?? ""))
    return new SettingError(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** A mail server that refuses the default sender refuses all mail, which would otherwise show only in the first message that fails. */
async function warnOfSender({ config, logger }: Running): Promise<void> {
  const refusal = config.mailFrom === DEFAULT_SENDER ? await refusalOfSender(config) : null;
  if (refusal === null) return;
  const remedy = "set STINT_MAIL_FROM to an address that it accepts";
  logger.warn({ refusal }, `the mail server refuses mail from ${DEFAULT_SENDER}, so no mail is sent: ${remedy}`);
}

/** Where data is stored and sent, without passwords. */
function startingOn({ databaseUrl, databaseReplicaUrl, dataDir, amqpUrl, smtpUrl, webhookProxy }: Config): readonly string[] {
  const hostOf = (url: string): string => new URL(url).host;
  return [
    databaseUrl === null
      ? `opening the embedded database in ${dataDir}; the first start takes a few seconds`
      : `connecting to PostgreSQL at ${hostOf(databaseUrl)}`,
    ...(databaseReplicaUrl === null ? [] : [`the read replica for lists and reports is at ${hostOf(databaseReplicaUrl)}`]),
    ...(amqpUrl === null ? [] : [`events are published to RabbitMQ at ${hostOf(amqpUrl)}`]),
    smtpUrl === null ? `mail is written to files in ${dataDir}/mail` : `mail is sent to ${hostOf(smtpUrl)}`,
    ...(webhookProxy === null ? [] : [`webhooks are sent through the proxy ${hostOf(webhookProxy)}`]),
  ];
}
