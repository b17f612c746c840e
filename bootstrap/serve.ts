import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Container } from "inversify";
import type { Logger } from "pino";
import { dashboardPages } from "../adapters/dashboard/pages.js";
import {
  createHttpServer,
  createProbeServer,
  type HttpOptions,
  type ProbeOptions,
  type Readiness,
} from "../adapters/http/index.js";
import type { SqlStorage } from "../adapters/sql/index.js";
import { type Config, SettingError } from "./config.js";
import { closeAll, createContainer } from "./container.js";
import { listenForOperators } from "./control.js";
import { fillWorkspace } from "./demo/fill-workspace.js";
import { firstRun, firstWorkspace, welcome } from "./first-run.js";
import { drain, stopSignal } from "./lifecycle.js";
import { operate } from "./operator.js";
import { DEFAULT_PORTS, type Part } from "./public-address.js";
import { tokens } from "./tokens.js";
import { version } from "./version.js";
import { startWorkers } from "./workers.js";

/** The port cannot be listened on; the start ends with exit code 4. */
export class PortError extends Error {
  override readonly name = "PortError";
}

const GRACE_MS = 20_000;

export interface Serving {
  readonly part?: Part;
  /** The first start makes a demo workspace. */
  readonly demo?: boolean;
  readonly container?: Container;
}

/** Runs the service, or a part of it, until a signal stops it: what is under way finishes, then the store is closed. */
export async function serve(
  config: Config,
  { part = "serve", demo = false, container = createContainer(config) }: Serving = {},
): Promise<void> {
  requireShared(config, part);
  const stopped = stopSignal();
  const logger = container.get(tokens.logger);
  for (const line of startingOn(config)) logger.info(line);
  const storage = await container.getAsync(tokens.storage);
  try {
    if (storage.applied.length > 0) logger.info({ migrations: storage.applied }, "database prepared");
    await run({ container, config, logger, part, demo }, stopped);
  } finally {
    await closeAll(container);
  }
  logger.info("stopped");
}

/** Parts that run in several processes share a server; and the one that sends mail must know what links in it begin with. */
function requireShared({ databaseUrl, publicUrl }: Config, part: Part): void {
  if (part === "serve") return;
  if (databaseUrl === null)
    throw new SettingError(`DATABASE_URL is required by "stint ${part}": the embedded database belongs to one process.`);
  if (part === "worker" && publicUrl === null)
    throw new SettingError('STINT_PUBLIC_URL is required by "stint worker", which writes links into mail.');
}

interface Process {
  readonly container: Container;
  readonly config: Config;
  readonly logger: Logger;
  readonly part: Part;
  readonly demo: boolean;
}

interface Stopping {
  stop(): Promise<void>;
}

async function run(process: Process, stopped: Promise<NodeJS.Signals>): Promise<void> {
  const { container, config, logger, part } = process;
  const probes = await probesOf(process);
  const api = part === "worker" ? await startProbes(process, probes) : await startApi(process, probes);
  const reactions = await container.getAsync(tokens.reactions);
  const workers = part === "api" ? null : startWorkers(reactions, container.get(tokens.messageBus), config.amqpUrl !== null);
  logger.info("ready");
  const signal = await stopped;
  logger.info({ signal }, "stopping: nothing new, finishing what is under way");
  await Promise.all([api.stop(), workers?.stop(GRACE_MS)]);
}

async function startApi({ container, config, logger, demo }: Process, probes: ProbeOptions): Promise<Stopping> {
  const storage = await container.getAsync(tokens.storage);
  const ports = await container.getAsync(tokens.ports);
  const useCases = await container.getAsync(tokens.useCases);
  const metrics = await container.getAsync(tokens.metrics);
  const publicAddress = container.get(tokens.publicAddress);
  const { server, tokenUse } = createHttpServer({
    ...probes,
    ports,
    reactions: await container.getAsync(tokens.reactions),
    corsOrigins: config.corsOrigins,
    rateLimit: rateLimitOf(config, storage),
    trustedProxies: config.trustedProxies,
    secure: config.publicUrl?.startsWith("https:") ?? false,
    publicUrl: () => publicAddress.url,
    logger,
    pages: dashboardPages({ basePath: new URL(config.publicUrl ?? "http://localhost").pathname }),
    version: version(),
    onAnswer: (answered) => metrics.answered(answered),
  });
  const address = await listen(server, config.host, config.port ?? DEFAULT_PORTS.api);
  publicAddress.listensOn(address);
  const operators =
    config.databaseUrl === null
      ? await listenForOperators(config.dataDir, (request, progress) =>
          operate({ ports, useCases, publicUrl: publicAddress.url }, request, progress),
        )
      : null;
  tokenUse.start();
  logger.info({ address }, `listening on ${address}`);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const credentials = await firstRun(storage, () => (demo ? fillWorkspace(ports, say) : firstWorkspace(useCases)));
  if (credentials !== null) process.stdout.write(welcome(publicAddress.url, credentials));
  else if (demo)
    logger.info("the database is not empty, so --demo adds nothing; `stint demo` makes a demo workspace beside the others");
  return {
    stop: async () => {
      operators?.close();
      await drain(server, GRACE_MS);
      await tokenUse.stop();
    },
  };
}

async function startProbes({ config, logger }: Process, probes: ProbeOptions): Promise<Stopping> {
  const server = createProbeServer({ ...probes, logger });
  const address = await listen(server, config.host, config.port ?? DEFAULT_PORTS.worker);
  logger.info({ address }, `listening on ${address} for probes`);
  return { stop: () => drain(server, GRACE_MS) };
}

/** A broker that is away makes nobody unready: it carries nothing that is not in the store. */
async function probesOf({ container, config }: Process): Promise<ProbeOptions> {
  const storage = await container.getAsync(tokens.storage);
  const metrics = await container.getAsync(tokens.metrics);
  const bus = container.get(tokens.messageBus);
  const readiness = async (): Promise<Readiness> => {
    const database = await storage.problem();
    const broker = config.amqpUrl === null ? {} : { broker: bus.health() ?? "ok" };
    return { ok: database === null, parts: { database: database ?? "ok", ...broker } };
  };
  return { readiness, metrics: () => metrics.read() };
}

/** A sixth of what is allowed in a minute may come at once. */
function rateLimitOf({ rateLimit: perMinute }: Config, { requestQuota: quota }: SqlStorage): HttpOptions["rateLimit"] {
  return perMinute === 0 ? null : { quota, perMinute, burst: Math.max(1, Math.round(perMinute / 6)) };
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(portError(error, host, port)));
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
      resolve(`http://${name}:${actual}`);
    });
  });
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") return new PortError(`Port ${port} on ${host} is taken. Set PORT to another.`);
  if (error.code === "EACCES") return new PortError(`This user may not listen on port ${port}. Set PORT to one above 1023.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(error.code ?? ""))
    return new SettingError(`HOST ${host} is no address of this machine.`);
  return error;
}

/** Where things are kept and go to, never with a password. */
function startingOn({ databaseUrl, dataDir, amqpUrl, smtpUrl, webhookProxy }: Config): readonly string[] {
  const hostOf = (url: string): string => new URL(url).host;
  return [
    databaseUrl === null
      ? `opening the embedded database in ${dataDir}; the first start takes a few seconds`
      : `connecting to PostgreSQL at ${hostOf(databaseUrl)}`,
    ...(amqpUrl === null ? [] : [`events go to RabbitMQ at ${hostOf(amqpUrl)}`]),
    smtpUrl === null ? `mail becomes files in ${dataDir}/mail` : `mail goes to ${hostOf(smtpUrl)}`,
    ...(webhookProxy === null ? [] : [`webhooks go through the proxy ${hostOf(webhookProxy)}`]),
  ];
}
