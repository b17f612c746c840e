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
import { type DemoOptions, fillWorkspace, isInterrupted } from "./demo/fill-workspace.js";
import { firstRun, firstWorkspace, welcome, whyNoDemo } from "./first-run.js";
import { drain, stopSignal } from "./lifecycle.js";
import { startOperators } from "./operators.js";
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
  /** The first start makes a demo workspace; null for an empty one. */
  readonly demo?: Pick<DemoOptions, "months"> | null;
  readonly container?: Container;
}

/** Runs the service, or a part of it, until a signal stops it: what is under way finishes, then the store is closed. */
export async function serve(
  config: Config,
  { part = "serve", demo = null, container = createContainer(config) }: Serving = {},
): Promise<void> {
  requireShared(config, part);
  const stopped = stopSignal();
  const logger = container.get(tokens.logger);
  for (const line of startingOn(config)) logger.info(line);
  const storage = await container.getAsync(tokens.storage);
  try {
    if (storage.applied.length > 0) logger.info({ migrations: storage.applied }, "database prepared");
    await run({ container, config, logger, part, demo, progress: { begun: false } }, stopped);
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
  readonly demo: Pick<DemoOptions, "months"> | null;
  /** Whether what a first start makes is there. */
  readonly progress: { begun: boolean };
}

interface Stopping {
  stop(): Promise<unknown>;
}

async function run(process: Process, stopped: Promise<NodeJS.Signals>): Promise<void> {
  const { container, config, logger, part, progress } = process;
  const stopping = new AbortController();
  void stopped.then(() => stopping.abort());
  const probes = await probesOf(process);
  const running: Stopping[] = [await (part === "worker" ? startProbes(process, probes) : startApi(process, probes))];
  try {
    if (part !== "worker") {
      await welcomeFirst(process, stopping.signal);
      running.push(await startOperators(container, stopping.signal));
    }
    progress.begun = true;
    const reactions = await container.getAsync(tokens.reactions);
    if (part !== "api") {
      const workers = startWorkers(reactions, container.get(tokens.messageBus), config.amqpUrl !== null);
      running.push({ stop: () => workers.stop(GRACE_MS) });
    }
    logger.info("ready");
    const signal = await stopped;
    logger.info({ signal }, "stopping: nothing new, finishing what is under way");
  } catch (error) {
    if (!isInterrupted(error)) throw error;
    logger.info({ signal: await stopped }, "stopping: nothing of the demo is kept, and the next start begins it anew");
  } finally {
    await Promise.all(running.map((one) => one.stop()));
  }
}

/** On an empty store; several processes that start together wait for the one that makes the first workspace. */
async function welcomeFirst({ container, logger, demo }: Process, stopping: AbortSignal): Promise<void> {
  const storage = await container.getAsync(tokens.storage);
  const ports = await container.getAsync(tokens.ports);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const credentials = await firstRun(storage, ports, (whole) =>
    demo ? fillWorkspace(whole, say, { ...demo, stopping }) : firstWorkspace(whole),
  );
  if (credentials !== null) process.stdout.write(welcome(container.get(tokens.publicAddress).url, credentials));
  else if (demo) logger.info(await whyNoDemo(storage));
}

async function startApi({ container, config, logger }: Process, probes: ProbeOptions): Promise<Stopping> {
  const storage = await container.getAsync(tokens.storage);
  const ports = await container.getAsync(tokens.ports);
  const metrics = await container.getAsync(tokens.metrics);
  const publicAddress = container.get(tokens.publicAddress);
  const basePath = config.publicUrl === null ? "" : new URL(config.publicUrl).pathname.replace(/\/$/, "");
  const { server, tokenUse, afterwards } = createHttpServer({
    ...probes,
    ports,
    reactions: await container.getAsync(tokens.reactions),
    corsOrigins: config.corsOrigins,
    rateLimit: rateLimitOf(config, storage),
    trustedProxies: config.trustedProxies,
    secure: config.publicUrl?.startsWith("https:") ?? false,
    publicUrl: () => publicAddress.url,
    logger,
    basePath,
    pages: dashboardPages({ basePath: basePath || "/" }),
    version: version(),
    onAnswer: (answered) => metrics.answered(answered),
  });
  const address = await listen(server, config.host, config.port ?? DEFAULT_PORTS.api);
  publicAddress.listensOn(address);
  tokenUse.start();
  logger.info({ address }, `listening on ${address}`);
  return {
    stop: async () => {
      await drain(server, GRACE_MS);
      await afterwards.idle();
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
async function probesOf({ container, config, logger, progress }: Process): Promise<ProbeOptions> {
  const storage = await container.getAsync(tokens.storage);
  const metrics = await container.getAsync(tokens.metrics);
  const bus = container.get(tokens.messageBus);
  const readiness = async (): Promise<Readiness> => {
    if (!progress.begun) return { ok: false, parts: { start: "under way" } };
    const database = await storage.problem().catch((error: unknown) => {
      logger.warn({ err: error }, "the database does not answer");
      return "The database does not answer.";
    });
    const broker =
      config.amqpUrl === null
        ? {}
        : { broker: bus.health() === null ? "ok" : "RabbitMQ cannot be used at the moment; the log says why." };
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
