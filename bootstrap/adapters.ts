import { join } from "node:path";
import type { Logger } from "pino";
import { FileMailer, parseMailbox, SmtpMailer } from "../adapters/mail/index.js";
import { InProcessMessageBus } from "../adapters/memory/index.js";
import { PrometheusMetrics } from "../adapters/metrics/index.js";
import { FontPrinting, PdfkitRenderer, RenderQueue } from "../adapters/pdf/index.js";
import { RabbitMqMessageBus } from "../adapters/rabbitmq/index.js";
import type { ReplicaSettings } from "../adapters/sql/replica.js";
import { copyStorage } from "../adapters/sql/copy.js";
import { openStorage, type ServerSettings, type StorageSettings } from "../adapters/sql/storage.js";
import { NodeWebhookSecrets } from "../adapters/system/node-webhook-secrets.js";
import { nodeDigest } from "../adapters/system/node-digest.js";
import { RandomTokenSecrets } from "../adapters/system/random-token-secrets.js";
import { systemClock } from "../adapters/system/system-clock.js";
import { TypeIdSource } from "../adapters/system/type-id-source.js";
import { AddressPolicy, GotWebhookSender, UrlTargets } from "../adapters/webhook-sender/index.js";
import type {
  Clock,
  DocumentRenderer,
  IdSource,
  Mailer,
  MessageBus,
  Printing,
  Storage,
  Digest,
  TokenSecrets,
  WebhookSecrets,
  WebhookSender,
  WebhookTargets,
} from "../core/index.js";
import type { Config } from "./config.js";
import { keepWebAssemblySmall } from "./memory.js";
import { openDataFolder } from "./private-files.js";
import { secretKeyOf } from "./secret-key.js";

/** The adapters that the settings select. Other files of this folder import only HTTP, the dashboard, and the syntax checks of settings. */
export interface Adapters {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly digest: Digest;
  tokenSecrets(): TokenSecrets;
  webhookSecrets(): WebhookSecrets;
  webhookTargets(): WebhookTargets;
  webhookSender(): WebhookSender;
  printing(): Printing;
  documentRenderer(): DocumentRenderer;
  mailer(): Mailer;
  readonly mailDomain: string;
  messageBus(logger: Logger): MessageBus;
  /** Opens the storage. It keeps an outbox if the bus carries events. */
  storage(needs: StorageNeeds): Promise<Storage>;
  metrics(needs: { readonly storage: Storage; readonly clock: Clock }): Metrics;
}

export { startWorkers } from "../adapters/system/workers.js";
export { lastingOf, type Measurements } from "../adapters/metrics/index.js";

interface StorageNeeds {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly bus: MessageBus;
  readonly logger: Logger;
}

export type Metrics = Pick<PrometheusMetrics, "answered" | "attempted" | "measurements" | "read">;

export function adaptersOf(config: Config): Adapters {
  const { amqpUrl, smtpUrl, dataDir, mailFrom: from } = config;
  const allow = AddressPolicy.parse(config.webhookAllow);
  return {
    clock: systemClock,
    ids: new TypeIdSource(),
    digest: nodeDigest,
    tokenSecrets: () => new RandomTokenSecrets(),
    webhookSecrets: () => new NodeWebhookSecrets(),
    webhookTargets: () => new UrlTargets(allow),
    webhookSender: () => new GotWebhookSender({ allow, ...senderOptions(config) }),
    printing: () => new FontPrinting(),
    documentRenderer: () => new RenderQueue(new PdfkitRenderer()),
    mailer: () =>
      smtpUrl === null ? FileMailer.create({ folder: join(dataDir, "mail"), from }) : SmtpMailer.create({ url: smtpUrl, from }),
    mailDomain: parseMailbox(from).address.split("@").at(-1) ?? "localhost",
    messageBus: (logger) => (amqpUrl === null ? inProcess(logger) : rabbitMq(amqpUrl, logger)),
    storage: ({ clock, ids, bus, logger }) =>
      openStorage(storageSettings(config, logger), { clock, ids, secretKey: secretKeyOf(config), outbox: bus.carriesEvents }),
    metrics: ({ storage: { deliveryQueue, eventOutbox }, clock }) =>
      new PrometheusMetrics({
        clock,
        backlog: () => deliveryQueue.backlog(clock.now()),
        waitingEvents: () => eventOutbox.waiting(),
      }),
  };
}

/** Copies the store of the settings to an empty PostgreSQL database. Throws a StintError if it is not empty or has other settings. */
export async function copyToServer(config: Config, databaseUrl: string, progress: (line: string) => void): Promise<void> {
  const options = { clock: systemClock, ids: new TypeIdSource(), secretKey: secretKeyOf(config) };
  const from = await openStorage(storageSettings(config), options);
  try {
    const to = await openStorage(serverSettings(config, databaseUrl), options);
    try {
      await copyStorage(from, to, progress);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
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

function senderOptions({ webhookCertificates, webhookProxy }: Config) {
  return {
    ...(webhookCertificates === null ? {} : { trustedCertificates: webhookCertificates }),
    ...(webhookProxy === null ? {} : { proxy: webhookProxy }),
  };
}

/** Without a logger, there is no replica. */
function storageSettings(config: Config, logger?: Logger): StorageSettings {
  const { databaseUrl, databaseReplicaUrl, dataDir, optimizeEmbedded } = config;
  if (databaseUrl !== null) {
    const server = serverSettings(config, databaseUrl);
    return logger && databaseReplicaUrl !== null ? { ...server, replica: replicaSettings(databaseReplicaUrl, logger) } : server;
  }
  if (!optimizeEmbedded) keepWebAssemblySmall();
  openDataFolder(dataDir);
  return { kind: "embedded", folder: dataDir };
}

function serverSettings({ databaseSchema }: Config, url: string): ServerSettings {
  return { kind: "server", url, ...(databaseSchema === null ? {} : { schema: databaseSchema }) };
}

function replicaSettings(url: string, logger: Logger): ReplicaSettings {
  return {
    url,
    onUsable: () => logger.info("lists and reports use the read replica"),
    onProblem: (sentence, error) => logger.warn(error === undefined ? {} : { err: error }, `read replica: ${sentence}`),
  };
}
