import "reflect-metadata";
import { join } from "node:path";
import { Container } from "inversify";
import { FileMailer, parseMailbox, SmtpMailer } from "../adapters/mail/index.js";
import { InProcessMessageBus } from "../adapters/memory/index.js";
import { PdfkitRenderer } from "../adapters/pdf/index.js";
import { openStorage, type SqlStorage, type StorageSettings } from "../adapters/sql/index.js";
import { NodeWebhookSecrets } from "../adapters/system/node-webhook-secrets.js";
import { RandomTokenSecrets } from "../adapters/system/random-token-secrets.js";
import { systemClock } from "../adapters/system/system-clock.js";
import { TypeIdSource } from "../adapters/system/type-id-source.js";
import { AddressPolicy, GotWebhookSender, UrlTargets } from "../adapters/webhook-sender/index.js";
import { createReactions, createUseCases, hintingUnitOfWork, type Mailer } from "../core/index.js";
import type { Config } from "./config.js";
import { createLogger } from "./logger.js";
import { PublicAddress } from "./public-address.js";
import { secretKeyOf } from "./secret-key.js";
import { tokens } from "./tokens.js";

/** Chooses the adapters that the settings ask for. Nothing is opened before it is asked for. */
export function createContainer(config: Config): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.logger).toResolvedValue(createLogger, [tokens.config]);
  container.bind(tokens.publicAddress).toConstantValue(new PublicAddress(config.publicUrl));
  bindSystem(container);
  bindOutside(container, config);
  bindStorage(container, config);
  bindDomain(container, config);
  return container;
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
  container
    .bind(tokens.webhookSender)
    .toResolvedValue(() => new GotWebhookSender({ allow }))
    .onDeactivation((sender) => (sender instanceof GotWebhookSender ? sender.close() : undefined));
  container.bind(tokens.mailer).toResolvedValue(() => mailerOf(config));
  container.bind(tokens.pdfRenderer).toResolvedValue(() => new PdfkitRenderer());
  container.bind(tokens.messageBus).toResolvedValue(() => new InProcessMessageBus());
}

function bindStorage(container: Container, config: Config): void {
  container
    .bind(tokens.storage)
    .toResolvedValue(
      (clock, ids) => openStorage(storageSettings(config), { clock, ids, secretKey: secretKeyOf(config) }),
      [tokens.clock, tokens.ids],
    )
    .onDeactivation((storage: SqlStorage) => storage.close());
  container
    .bind(tokens.unitOfWork)
    .toResolvedValue((storage, bus) => hintingUnitOfWork(storage.unitOfWork, bus), [tokens.storage, tokens.messageBus]);
}

function bindDomain(container: Container, config: Config): void {
  const mailDomain = parseMailbox(config.mailFrom).address.split("@").at(-1) ?? "localhost";
  container.bind(tokens.ports).toResolvedValue(
    (unitOfWork, { directory }, clock, ids, tokenSecrets, webhookSecrets, webhookTargets) => ({
      ...{ unitOfWork, directory, clock, ids, tokenSecrets, webhookSecrets, webhookTargets, mailDomain },
    }),
    [
      tokens.unitOfWork,
      tokens.storage,
      tokens.clock,
      tokens.ids,
      tokens.tokenSecrets,
      tokens.webhookSecrets,
      tokens.webhookTargets,
    ],
  );
  container.bind(tokens.useCases).toResolvedValue(createUseCases, [tokens.ports]);
  container.bind(tokens.reactions).toResolvedValue(
    (ports, { deliveryQueue, mailQueue, housekeeping }, mailer, pdfRenderer, webhookSender, logger, publicAddress) =>
      createReactions(
        { ...ports, deliveryQueue, mailQueue, housekeeping, mailer, pdfRenderer, webhookSender },
        {
          deliveries: {
            retryBaseSeconds: config.webhookRetryBaseSeconds,
            random: Math.random,
            onError: (error) => logger.warn({ err: error }, "webhook deliveries are held up"),
          },
          mail: {
            onError: (error) => logger.warn({ err: error }, "mail is held up"),
            onNotSent: ({ id, kind, status, attempts, error }) =>
              logger.warn({ message: id, kind, status, attempts, reason: error }, "a mail was not sent"),
          },
          housekeeping: { onError: (error) => logger.warn({ err: error }, "what is too old is not removed yet") },
          publicUrl: () => publicAddress.url,
        },
      ),
    [tokens.ports, tokens.storage, tokens.mailer, tokens.pdfRenderer, tokens.webhookSender, tokens.logger, tokens.publicAddress],
  );
}

function mailerOf({ smtpUrl, mailFrom: from, dataDir }: Config): Mailer {
  return smtpUrl === null
    ? FileMailer.create({ folder: join(dataDir, "mail"), from })
    : SmtpMailer.create({ url: smtpUrl, from });
}

function storageSettings({ databaseUrl, dataDir }: Config): StorageSettings {
  return databaseUrl === null ? { kind: "embedded", folder: dataDir } : { kind: "server", url: databaseUrl };
}
