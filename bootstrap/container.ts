import "reflect-metadata";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Container } from "inversify";
import type { Logger } from "pino";
import { FileMailer, parseMailbox, SmtpMailer } from "../adapters/mail/index.js";
import { InProcessMessageBus } from "../adapters/memory/index.js";
import { PrometheusMetrics } from "../adapters/metrics/index.js";
import { FontPrinting, PdfkitRenderer, RenderQueue } from "../adapters/pdf/index.js";
import { RabbitMqMessageBus } from "../adapters/rabbitmq/index.js";
import { openStorage, type SqlStorage, type StorageSettings } from "../adapters/sql/index.js";
import { NodeWebhookSecrets } from "../adapters/system/node-webhook-secrets.js";
import { RandomTokenSecrets } from "../adapters/system/random-token-secrets.js";
import { systemClock } from "../adapters/system/system-clock.js";
import { TypeIdSource } from "../adapters/system/type-id-source.js";
import { AddressPolicy, GotWebhookSender, UrlTargets } from "../adapters/webhook-sender/index.js";
import { createReactions, createUseCases, type FinishedAttempt, hintingUnitOfWork, type Mailer } from "../core/index.js";
import type { Config } from "./config.js";
import { createLogger } from "./logger.js";
import { PublicAddress } from "./public-address.js";
import { openDataFolder } from "./private-files.js";
import { secretKeyOf } from "./secret-key.js";
import { tokens } from "./tokens.js";

/** Binds the adapters that the settings select. Each one is opened on first use. */
export function createContainer(config: Config): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.logger).toResolvedValue(createLogger, [tokens.config]);
  container.bind(tokens.publicAddress).toConstantValue(new PublicAddress(config.publicUrl));
  bindSystem(container);
  bindOutside(container, config);
  bindMessageBus(container, config);
  bindStorage(container, config);
  bindMetrics(container);
  bindDomain(container, config);
  bindReactions(container, config);
  return container;
}

/** Closes all opened adapters; the store last, because the others may still need it. */
export async function closeAll(container: Container): Promise<void> {
  for (const token of [tokens.messageBus, tokens.webhookSender, tokens.storage]) await container.unbindAsync(token);
}

function bindSystem(container: Container): void {
  container.bind(tokens.clock).toConstantValue(systemClock);
  container.bind(tokens.ids).toResolvedValue(() => new TypeIdSource());
  container.bind(tokens.tokenSecrets).toResolvedValue(() => new RandomTokenSecrets());
  container.bind(tokens.webhookSecrets).toResolvedValue(() => new NodeWebhookSecrets());
}

function bindOutside(container: Container, config: Config): void {
  const allow = AddressPolicy.parse(config.webhookAllow);
  container.bind(tokens.webhookTargets).toResolvedValue(() => new UrlTargets(allow));
  container.bind(tokens.printing).toResolvedValue(() => new FontPrinting());
  container
    .bind(tokens.webhookSender)
    .toResolvedValue(() => new GotWebhookSender({ allow, ...senderOptions(config) }))
    .onDeactivation((sender) => (sender instanceof GotWebhookSender ? sender.close() : undefined));
  container.bind(tokens.mailer).toResolvedValue(() => mailerOf(config));
  container.bind(tokens.pdfRenderer).toResolvedValue(() => new RenderQueue(new PdfkitRenderer()));
}

function bindMessageBus(container: Container, { amqpUrl: url }: Config): void {
  container
    .bind(tokens.messageBus)
    .toResolvedValue((logger) => (url === null ? inProcess(logger) : rabbitMq(url, logger)), [tokens.logger])
    .onDeactivation((bus) => (bus instanceof RabbitMqMessageBus ? bus.close() : undefined));
}

function inProcess(logger: Logger): InProcessMessageBus {
  return new InProcessMessageBus((error) => logger.error({ err: error }, "hint listener failed"));
}

function rabbitMq(url: string, logger: Logger): RabbitMqMessageBus {
  return RabbitMqMessageBus.open({
    url,
    onProblem: (sentence, error) => logger.warn(error === undefined ? {} : { err: error }, sentence),
    onRecovered: () => logger.info("RabbitMQ is available again"),
  });
}

function bindStorage(container: Container, config: Config): void {
  container
    .bind(tokens.storage)
    .toResolvedValue(
      (clock, ids) =>
        openStorage(storageSettings(config), { clock, ids, secretKey: secretKeyOf(config), outbox: config.amqpUrl !== null }),
      [tokens.clock, tokens.ids],
    )
    .onDeactivation((storage: SqlStorage) => storage.close());
  container
    .bind(tokens.unitOfWork)
    .toResolvedValue((storage, bus) => hintingUnitOfWork(storage.unitOfWork, bus), [tokens.storage, tokens.messageBus]);
}

function bindMetrics(container: Container): void {
  container.bind(tokens.metrics).toResolvedValue(
    ({ deliveryQueue, eventOutbox }, clock) =>
      new PrometheusMetrics({
        clock,
        backlog: () => deliveryQueue.backlog(clock.now()),
        waitingEvents: () => eventOutbox.waiting(),
      }),
    [tokens.storage, tokens.clock],
  );
}

function bindDomain(container: Container, config: Config): void {
  const mailDomain = parseMailbox(config.mailFrom).address.split("@").at(-1) ?? "localhost";
  container.bind(tokens.ports).toResolvedValue(
    (unitOfWork, { directory }, clock, ids, tokenSecrets, webhookSecrets, webhookTargets, printing) => ({
      ...{
        unitOfWork,
        directory,
        clock,
        ids,
        tokenSecrets,
        webhookSecrets,
        webhookTargets,
        printing,
        mailDomain,
        mailLimit: config.mailLimit,
      },
    }),
    [
      tokens.unitOfWork,
      tokens.storage,
      tokens.clock,
      tokens.ids,
      tokens.tokenSecrets,
      tokens.webhookSecrets,
      tokens.webhookTargets,
      tokens.printing,
    ],
  );
  container.bind(tokens.useCases).toResolvedValue(createUseCases, [tokens.ports]);
}

function bindReactions(container: Container, config: Config): void {
  container.bind(tokens.reactions).toResolvedValue(
    (ports, storage, messageBus, mailer, pdfRenderer, webhookSender, logger, publicAddress, metrics) => {
      const { deliveryQueue, mailQueue, eventOutbox, housekeeping } = storage;
      return createReactions(
        { ...ports, deliveryQueue, mailQueue, eventOutbox, housekeeping, messageBus, mailer, pdfRenderer, webhookSender },
        {
          deliveries: {
            retryBaseSeconds: config.webhookRetryBaseSeconds,
            random: Math.random,
            pause: (ms) => setTimeout(ms),
            onAttempt: (finished) => {
              metrics.attempted(finished);
              logAttempt(logger, finished);
            },
            onError: (error) => logger.warn({ err: error }, "cannot process webhook deliveries; retrying"),
          },
          mail: {
            onError: (error) => logger.warn({ err: error }, "cannot process mail; retrying"),
            onNotSent: ({ id, kind, status, attempts, error }) =>
              logger.warn({ message: id, kind, status, attempts, reason: error }, "mail not sent"),
          },
          events: { onError: (error) => logger.warn({ err: error }, "cannot publish events; retrying") },
          housekeeping: { onError: (error) => logger.warn({ err: error }, "cannot remove expired data; retrying") },
          publicUrl: () => publicAddress.url,
        },
      );
    },
    [
      tokens.ports,
      tokens.storage,
      tokens.messageBus,
      tokens.mailer,
      tokens.pdfRenderer,
      tokens.webhookSender,
      tokens.logger,
      tokens.publicAddress,
      tokens.metrics,
    ],
  );
}

/** A failed delivery needs the operator's attention; everything else is in the delivery log of the API. */
function logAttempt(logger: Logger, { claim, attempt, next }: FinishedAttempt): void {
  const { id: delivery, webhookId: webhook, workspaceId: workspace_id } = claim;
  const fields = {
    delivery,
    webhook,
    workspace_id,
    attempt: attempt.number,
    status: attempt.response?.status,
    error: attempt.error?.code,
  };
  if (next.status === "failed") logger.warn(fields, "webhook delivery failed permanently");
  else logger.debug(fields, next.status === "succeeded" ? "webhook delivered" : "webhook delivery failed; retrying");
}

function senderOptions({ webhookCertificates, webhookProxy }: Config) {
  return {
    ...(webhookCertificates === null ? {} : { trustedCertificates: webhookCertificates }),
    ...(webhookProxy === null ? {} : { proxy: webhookProxy }),
  };
}

function mailerOf({ smtpUrl, mailFrom: from, dataDir }: Config): Mailer {
  return smtpUrl === null
    ? FileMailer.create({ folder: join(dataDir, "mail"), from })
    : SmtpMailer.create({ url: smtpUrl, from });
}

function storageSettings({ databaseUrl, dataDir }: Config): StorageSettings {
  if (databaseUrl !== null) return { kind: "server", url: databaseUrl };
  openDataFolder(dataDir);
  return { kind: "embedded", folder: dataDir };
}
