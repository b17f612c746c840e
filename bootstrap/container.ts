import "reflect-metadata";
import { setTimeout } from "node:timers/promises";
import { Container } from "inversify";
import type { Logger } from "pino";
import { createReactions, createUseCases, type FinishedAttempt } from "../core/index.js";
import { type Adapters, adaptersOf } from "./adapters.js";
import type { Config } from "./config.js";
import { createLogger } from "./logger.js";
import { PublicAddress } from "./public-address.js";
import { tokens } from "./tokens.js";

/** Binds the adapters that the settings select. Each one is opened on first use. */
export function createContainer(config: Config): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.logger).toResolvedValue(createLogger, [tokens.config]);
  container.bind(tokens.publicAddress).toConstantValue(new PublicAddress(config.publicUrl));
  const adapters = adaptersOf(config);
  bindSystem(container, adapters);
  bindOutside(container, adapters);
  bindStorage(container, adapters);
  bindDomain(container, config, adapters);
  bindReactions(container, config);
  return container;
}

/** Closes all opened adapters; the store last, because the others may still need it. */
export async function closeAll(container: Container): Promise<void> {
  for (const token of [tokens.messageBus, tokens.webhookSender, tokens.storage]) await container.unbindAsync(token);
}

function bindSystem(container: Container, adapters: Adapters): void {
  container.bind(tokens.clock).toConstantValue(adapters.clock);
  container.bind(tokens.ids).toConstantValue(adapters.ids);
  container.bind(tokens.digest).toConstantValue(adapters.digest);
  container.bind(tokens.tokenSecrets).toResolvedValue(adapters.tokenSecrets);
  container.bind(tokens.webhookSecrets).toResolvedValue(adapters.webhookSecrets);
  container.bind(tokens.webhookTargets).toResolvedValue(adapters.webhookTargets);
  container.bind(tokens.printing).toResolvedValue(adapters.printing);
}

function bindOutside(container: Container, adapters: Adapters): void {
  container
    .bind(tokens.webhookSender)
    .toResolvedValue(adapters.webhookSender)
    .onDeactivation((sender) => sender.close?.());
  container
    .bind(tokens.messageBus)
    .toResolvedValue(adapters.messageBus, [tokens.logger])
    .onDeactivation((bus) => bus.close());
  container.bind(tokens.mailer).toResolvedValue(adapters.mailer);
  container.bind(tokens.documentRenderer).toResolvedValue(adapters.documentRenderer);
}

function bindStorage(container: Container, adapters: Adapters): void {
  container
    .bind(tokens.storage)
    .toResolvedValue(
      (clock, ids, bus, logger) => adapters.storage({ clock, ids, bus, logger }),
      [tokens.clock, tokens.ids, tokens.messageBus, tokens.logger],
    )
    .onDeactivation((storage) => storage.close());
  container.bind(tokens.unitOfWork).toResolvedValue(
    (storage, bus) => {
      storage.onDue((hint) => bus.hint(hint));
      return storage.unitOfWork;
    },
    [tokens.storage, tokens.messageBus],
  );
  container
    .bind(tokens.metrics)
    .toResolvedValue((storage, clock) => adapters.metrics({ storage, clock }), [tokens.storage, tokens.clock]);
}

function bindDomain(container: Container, { mailLimit }: Config, { mailDomain }: Adapters): void {
  container.bind(tokens.ports).toResolvedValue(
    (unitOfWork, { directory }, clock, ids, digest, tokenSecrets, webhookSecrets, webhookTargets, printing) => ({
      ...{
        unitOfWork,
        directory,
        clock,
        ids,
        digest,
        tokenSecrets,
        webhookSecrets,
        webhookTargets,
        printing,
        mailDomain,
        mailLimit,
      },
    }),
    [
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
  container.bind(tokens.useCases).toResolvedValue(createUseCases, [tokens.ports]);
}

function bindReactions(container: Container, config: Config): void {
  container.bind(tokens.reactions).toResolvedValue(
    (ports, storage, messageBus, mailer, documentRenderer, webhookSender, logger, publicAddress, metrics) => {
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
