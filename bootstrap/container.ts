import "reflect-metadata";
import { setTimeout } from "node:timers/promises";
import { Container } from "inversify";
import type { Logger } from "pino";
import {
  createReactions,
  createUseCases,
  type FinishedAttempt,
  type MessageBus,
  type Storage,
  type UnitOfWork,
} from "../core/index.js";
import {
  FontPrinting,
  mailDomainOf,
  mailerOf,
  messageBusOf,
  metricsOf,
  nodeDigest,
  NodeWebhookSecrets,
  PdfkitRenderer,
  RandomTokenSecrets,
  RenderQueue,
  storageOf,
  systemClock,
  TypeIdSource,
  webhookSenderOf,
  webhookTargetsOf,
  ElectronicInvoiceReader,
  withElectronicInvoices,
} from "./adapters.js";
import type { Config } from "./config.js";
import { createLogger } from "./logger.js";
import { PublicAddress } from "./public-address.js";
import { tokens } from "./tokens.js";

/**
 * Binds everything that the settings select, each once. An adapter is opened on first use. `migrates`: whether to create and migrate the database, as a service
 * does.
 */
export function createContainer(config: Config, { migrates = true }: { readonly migrates?: boolean } = {}): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.logger).toResolvedValue(createLogger, [tokens.config]);
  container.bind(tokens.publicAddress).toConstantValue(new PublicAddress(config.publicUrl));
  container.bind(tokens.clock).toConstantValue(systemClock);
  container.bind(tokens.ids).toResolvedValue(() => new TypeIdSource());
  container.bind(tokens.digest).toConstantValue(nodeDigest);
  container.bind(tokens.tokenSecrets).toResolvedValue(() => new RandomTokenSecrets());
  container.bind(tokens.webhookSecrets).toResolvedValue(() => new NodeWebhookSecrets());
  container.bind(tokens.webhookTargets).toResolvedValue(webhookTargetsOf, [tokens.config]);
  container.bind(tokens.printing).toResolvedValue(() => new FontPrinting());
  container.bind(tokens.documentRenderer).toResolvedValue(() => withElectronicInvoices(new RenderQueue(new PdfkitRenderer())));
  container.bind(tokens.documentReader).toResolvedValue(() => new ElectronicInvoiceReader());
  container.bind(tokens.mailer).toResolvedValue(mailerOf, [tokens.config]);
  container
    .bind(tokens.webhookSender)
    .toResolvedValue(webhookSenderOf, [tokens.config])
    .onDeactivation((sender) => sender.close?.());
  container
    .bind(tokens.messageBus)
    .toResolvedValue(messageBusOf, [tokens.config, tokens.logger])
    .onDeactivation((bus) => bus.close());
  container
    .bind(tokens.storage)
    .toResolvedValue(
      (config, logger, clock, ids, bus) => storageOf({ config, logger, clock, ids, bus }, { migrates }),
      [tokens.config, tokens.logger, tokens.clock, tokens.ids, tokens.messageBus],
    )
    .onDeactivation((storage) => storage.close());
  container.bind(tokens.unitOfWork).toResolvedValue(unitOfWorkOf, [tokens.storage, tokens.messageBus]);
  container.bind(tokens.metrics).toResolvedValue(metricsOf, [tokens.storage, tokens.clock]);
  bindPorts(container);
  container.bind(tokens.useCases).toResolvedValue(createUseCases, [tokens.ports]);
  bindReactions(container);
  bindRoots(container);
  return container;
}

/** Closes all opened adapters; the store last, because the others may still need it. */
export async function closeAll(container: Container): Promise<void> {
  for (const token of [tokens.messageBus, tokens.webhookSender, tokens.storage]) await container.unbindAsync(token);
}

/** What units of work make due is passed on to the bus. */
function unitOfWorkOf(storage: Storage, bus: MessageBus): UnitOfWork {
  storage.onDue((hint) => bus.hint(hint));
  return storage.unitOfWork;
}

function bindPorts(container: Container): void {
  container.bind(tokens.ports).toResolvedValue(
    (config, unitOfWork, { directory }, clock, ids, digest, tokenSecrets, webhookSecrets, webhookTargets, printing) => ({
      ...{ unitOfWork, directory, clock, ids, digest, tokenSecrets, webhookSecrets, webhookTargets, printing },
      mailDomain: mailDomainOf(config),
      sendsMail: config.smtpUrl !== null,
      mailLimit: config.mailLimit,
      webhookLimit: config.webhookLimit,
    }),
    [
      tokens.config,
      tokens.unitOfWork,
      tokens.storage,
      tokens.clock,
      tokens.ids,
      tokens.digest,
      tokens.tokenSecrets,
      tokens.webhookSecrets,
      tokens.webhookTargets,
      tokens.printing,
    ],
  );
}

/** What commands take from the container; everything below is passed on as parameters. */
function bindRoots(container: Container): void {
  container
    .bind(tokens.domain)
    .toResolvedValue(
      (storage, ports, useCases) => ({ storage, ports, useCases }),
      [tokens.storage, tokens.ports, tokens.useCases],
    );
  container.bind(tokens.service).toResolvedValue(
    (config, logger, publicAddress, domain, metrics, messageBus, documentRenderer, documentReader, reactions) => ({
      ...{ config, logger, publicAddress, ...domain, metrics, messageBus, documentRenderer, documentReader, reactions },
    }),
    [
      tokens.config,
      tokens.logger,
      tokens.publicAddress,
      tokens.domain,
      tokens.metrics,
      tokens.messageBus,
      tokens.documentRenderer,
      tokens.documentReader,
      tokens.reactions,
    ],
  );
}

function bindReactions(container: Container): void {
  container.bind(tokens.reactions).toResolvedValue(
    (config, ports, storage, messageBus, mailer, documentRenderer, webhookSender, logger, publicAddress, metrics) => {
      const { deliveryQueue, mailQueue, eventOutbox, housekeeping } = storage;
      return createReactions(
        { ...ports, deliveryQueue, mailQueue, eventOutbox, housekeeping, messageBus, mailer, documentRenderer, webhookSender },
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
          timers: { onError: (error) => logger.warn({ err: error }, "cannot stop timers at their limit; retrying") },
          overdue: { onError: (error) => logger.warn({ err: error }, "cannot report overdue invoices; retrying") },
          recurring: { onError: (error) => logger.warn({ err: error }, "cannot create recurring invoices; retrying") },
          reminders: { onError: (error) => logger.warn({ err: error }, "cannot send reminders; retrying") },
          housekeeping: { onError: (error) => logger.warn({ err: error }, "cannot remove expired data; retrying") },
          publicUrl: () => publicAddress.url,
        },
      );
    },
    [
      tokens.config,
      tokens.ports,
      tokens.storage,
      tokens.messageBus,
      tokens.mailer,
      tokens.documentRenderer,
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
