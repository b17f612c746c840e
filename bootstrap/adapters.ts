import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { FileMailer, parseMailbox, SmtpMailer } from "../adapters/mail/index.js";
import { InProcessMessageBus } from "../adapters/memory/index.js";
import { PrometheusMetrics } from "../adapters/metrics/index.js";
import { RabbitMqMessageBus } from "../adapters/rabbitmq/index.js";
import type { HealthListener } from "../adapters/sql/health.js";
import type { ReplicaSettings } from "../adapters/sql/replica.js";
import { openStorage, type OpenedStorage, type ServerSettings, type StorageSettings } from "../adapters/sql/storage.js";
import { hasDatabase } from "../adapters/sql/transfer/index.js";
import { systemClock } from "../adapters/system/system-clock.js";
import { TypeIdSource } from "../adapters/system/type-id-source.js";
import { AddressPolicy, GotWebhookSender, UrlTargets } from "../adapters/webhook-sender/index.js";
import {
  type Clock,
  type IdSource,
  type Mailer,
  type MessageBus,
  type Storage,
  StintError,
  type WebhookSender,
  type WebhookTargets,
} from "../core/index.js";
import type { Config } from "./config.js";
import { keepWebAssemblySmall } from "./memory.js";
import { openDataFolder } from "./private-files.js";
import { keyFile, secretKeyOf } from "./secret-key.js";

export { startWorkers } from "../adapters/system/workers.js";
export { lastingOf, type Measurements } from "../adapters/metrics/index.js";
export { ElectronicInvoiceReader, withElectronicInvoices } from "../adapters/electronic-invoices/index.js";
export { documentPages, FontPrinting, PdfkitRenderer, RenderQueue } from "../adapters/pdf/index.js";
export { isTemporaryName } from "../adapters/sql/embedded/data-folder.js";
export * as transfer from "../adapters/sql/transfer/index.js";
export { NodeWebhookSecrets } from "../adapters/system/node-webhook-secrets.js";
export { nodeDigest } from "../adapters/system/node-digest.js";
export { RandomTokenSecrets } from "../adapters/system/random-token-secrets.js";
export { systemClock, TypeIdSource };

export type Metrics = Pick<PrometheusMetrics, "answered" | "attempted" | "measurements" | "read">;

/** Which URLs webhooks can have. */
export function webhookTargetsOf({ webhookAllow }: Config): WebhookTargets {
  return new UrlTargets(AddressPolicy.parse(webhookAllow));
}

export function webhookSenderOf({ webhookAllow, webhookCertificates, webhookProxy }: Config): WebhookSender {
  return new GotWebhookSender({
    allow: AddressPolicy.parse(webhookAllow),
    ...(webhookCertificates === null ? {} : { trustedCertificates: webhookCertificates }),
    ...(webhookProxy === null ? {} : { proxy: webhookProxy }),
  });
}

/** Without a mail server, mail is written to files. */
export function mailerOf({ smtpUrl, dataDir, mailFrom: from }: Config): Mailer {
  return smtpUrl === null
    ? FileMailer.create({ folder: join(dataDir, "mail"), from })
    : SmtpMailer.create({ url: smtpUrl, from });
}

/** What the mail server says against the sender; null if it takes it, or does not reply within seconds. */
export async function refusalOfSender({ smtpUrl, mailFrom: from }: Config): Promise<string | null> {
  if (smtpUrl === null) return null;
  const timeouts = { connect: 5_000, greeting: 5_000, idle: 5_000 };
  return SmtpMailer.create({ url: smtpUrl, from, timeouts }).refusalOfSender();
}

/** The domain of the Message-ID headers. */
export function mailDomainOf({ mailFrom }: Config): string {
  return parseMailbox(mailFrom).address.split("@").at(-1) ?? "localhost";
}

/** Without RabbitMQ, messages stay in the process. */
export function messageBusOf({ amqpUrl }: Config, logger: Logger): MessageBus {
  return amqpUrl === null ? inProcess(logger) : rabbitMq(amqpUrl, logger);
}

/** The storage of a service. `failed` rejects when only a restart helps. `copyFiles` copies the files of the embedded database; absent or null for others. */
export type ServiceStorage = Storage & Partial<Pick<OpenedStorage, "copyFiles" | "failed">>;

/** What opening the storage needs. */
interface StorageNeeds {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly bus: MessageBus;
}

/** Opens the storage. It keeps an outbox if the bus carries events. */
export function storageOf(
  { config, logger, clock, ids, bus }: StorageNeeds,
  { migrates }: { readonly migrates: boolean },
): Promise<ServiceStorage> {
  const onMaintenanceFailure = (error: unknown) => logger.warn({ err: error }, "the maintenance of the database failed");
  const options = {
    clock,
    ids,
    secretKey: (isNew: boolean) => secretKeyOf(config, isNew),
    outbox: bus.carriesEvents,
    onMigration: (migration: string) => logger.info({ migration }, `migrating the database: ${migration}`),
    onMaintenanceFailure,
    migrates,
  };
  return openStorage(storageSettings(config, logger), options);
}

export function metricsOf({ deliveryQueue, eventOutbox }: Storage, clock: Clock): Metrics {
  return new PrometheusMetrics({
    clock,
    backlog: () => deliveryQueue.backlog(clock.now()),
    waitingEvents: () => eventOutbox.waiting(),
  });
}

function inProcess(logger: Logger): MessageBus {
  return new InProcessMessageBus((error) => logger.error({ err: error }, "hint listener failed"));
}

function rabbitMq(url: string, logger: Logger): MessageBus {
  return RabbitMqMessageBus.open({
    url,
    onProblem: (sentence, error) => logger.warn(error === undefined ? {} : { err: error }, sentence),
    onRecovered: () => logger.info("RabbitMQ is available again"),
  });
}

function storageSettings(config: Config, logger: Logger): StorageSettings {
  const { databaseUrl, databaseReplicaUrl, dataDir, optimizeEmbedded } = config;
  const reports = reportsOf(logger);
  if (databaseUrl !== null) {
    const server = { ...serverSettings(config, databaseUrl), ...reports };
    return databaseReplicaUrl !== null ? { ...server, replica: replicaSettings(databaseReplicaUrl, logger) } : server;
  }
  requireKeptDatabase(dataDir);
  prepareEmbedded({ dataDir, optimizeEmbedded });
  return { kind: "embedded", folder: dataDir, durability: config.durability, ...reports };
}

/** A key without a database is what remains of an installation whose database is lost, not mounted, or on a server. */
function requireKeptDatabase(dataDir: string): void {
  if (hasDatabase(dataDir) || !existsSync(keyFile(dataDir))) return;
  throw new StintError(
    "unavailable",
    "database_missing",
    `The data folder ${dataDir} has the secret.key of an installation, but no database. Restore the database, or set DATABASE_URL to it. To start an empty one, move secret.key away.`,
  );
}

/** One line when the database begins to fail, and one when it works again. */
function reportsOf(logger: Logger): HealthListener {
  return {
    onProblem: (sentence, { cause }) =>
      logger.warn({ reason: cause instanceof Error ? cause.message || cause.name : undefined }, `database: ${sentence}`),
    onRecovered: () => logger.info("the database is available again"),
  };
}

/** Prepares the process and the folder for the embedded database. */
export function prepareEmbedded({ dataDir, optimizeEmbedded }: Pick<Config, "dataDir" | "optimizeEmbedded">): void {
  if (!optimizeEmbedded) keepWebAssemblySmall();
  openDataFolder(dataDir);
}

export function serverSettings({ databaseSchema, durability }: Config, url: string): ServerSettings {
  const schema = databaseSchema === null ? {} : { schema: databaseSchema };
  return { kind: "server", url, alone: true, durability, ...schema };
}

function replicaSettings(url: string, logger: Logger): ReplicaSettings {
  return {
    url,
    onUsable: () => logger.info("lists and reports use the read replica"),
    onProblem: (sentence, error) => logger.warn(error === undefined ? {} : { err: error }, `read replica: ${sentence}`),
  };
}
