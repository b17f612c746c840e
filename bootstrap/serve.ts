import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Container } from "inversify";
import type { Logger } from "pino";
import { createHttpServer, type HttpOptions } from "../adapters/http/index.js";
import type { SqlStorage } from "../adapters/sql/index.js";
import type { Config } from "./config.js";
import { createContainer } from "./container.js";
import { listenForOperators } from "./control.js";
import { firstRun, welcome } from "./first-run.js";
import { drain, stopSignal } from "./lifecycle.js";
import { operate } from "./operator.js";
import { tokens } from "./tokens.js";
import { version } from "./version.js";
import { startWorkers } from "./workers.js";

/** The port cannot be listened on; the start ends with exit code 4. */
export class PortError extends Error {
  override readonly name = "PortError";
}

const GRACE_MS = 20_000;

/** Runs the service until a signal stops it: requests under way finish, then the store is closed. */
export async function serve(config: Config, container: Container = createContainer(config)): Promise<void> {
  const stopped = stopSignal();
  const logger = container.get(tokens.logger);
  logger.info(startingOn(config));
  logger.info(
    config.smtpUrl === null ? `mail becomes files in ${config.dataDir}/mail` : `mail goes to ${new URL(config.smtpUrl).host}`,
  );
  const storage = await container.getAsync(tokens.storage);
  try {
    if (storage.applied.length > 0) logger.info({ migrations: storage.applied }, "database prepared");
    await serveOn(container, config, logger, stopped);
  } finally {
    await container.unbindAsync(tokens.webhookSender);
    await container.unbindAsync(tokens.storage);
  }
  logger.info("stopped");
}

async function serveOn(container: Container, config: Config, logger: Logger, stopped: Promise<NodeJS.Signals>): Promise<void> {
  const storage = await container.getAsync(tokens.storage);
  const useCases = await container.getAsync(tokens.useCases);
  const ports = await container.getAsync(tokens.ports);
  const reactions = await container.getAsync(tokens.reactions);
  const { server, tokenUse } = createHttpServer({
    ports,
    reactions,
    corsOrigins: config.corsOrigins,
    rateLimit: rateLimitOf(config, storage),
    trustedProxies: config.trustedProxies,
    secure: config.publicUrl?.startsWith("https:") ?? false,
    logger,
    version: version(),
    readiness: async () => {
      const problem = await storage.problem();
      return { ok: problem === null, parts: { database: problem ?? "ok" } };
    },
  });
  const address = await listen(server, config);
  const operators =
    config.databaseUrl === null ? await listenForOperators(config.dataDir, (request) => operate(useCases, request)) : null;
  tokenUse.start();
  container.get(tokens.publicAddress).listensOn(address);
  logger.info({ address }, `listening on ${address}`);
  const token = await firstRun(storage, useCases);
  if (token !== null) process.stdout.write(welcome(address, token));
  const workers = startWorkers(reactions, container.get(tokens.messageBus));
  logger.info("ready");
  const signal = await stopped;
  logger.info({ signal }, "stopping: no new requests, finishing those under way");
  operators?.close();
  await Promise.all([drain(server, GRACE_MS), workers.stop(GRACE_MS)]);
  await tokenUse.stop();
}

/** A sixth of what is allowed in a minute may come at once. */
function rateLimitOf({ rateLimit: perMinute }: Config, { requestQuota: quota }: SqlStorage): HttpOptions["rateLimit"] {
  return perMinute === 0 ? null : { quota, perMinute, burst: Math.max(1, Math.round(perMinute / 6)) };
}

function listen(server: Server, { host, port }: Config): Promise<string> {
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
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new PortError(`HOST ${host} is no address of this machine.`);
  return error;
}

function startingOn({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null
    ? `opening the embedded database in ${dataDir}; the first start takes a few seconds`
    : `connecting to PostgreSQL at ${new URL(databaseUrl).host}`;
}
