import { DEFAULT_MAIL_LIMIT } from "../../core/messages/mail-quota.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Clock } from "../../core/ports/clock.js";
import type { DeliveryQueue } from "../../core/ports/delivery-queue.js";
import type { EventOutbox } from "../../core/ports/event-outbox.js";
import type { Housekeeping } from "../../core/ports/housekeeping.js";
import type { IdSource } from "../../core/ports/id-source.js";
import type { MailQueue } from "../../core/ports/mail-queue.js";
import type { MessageBus } from "../../core/ports/message-bus.js";
import type { Ports } from "../../core/ports/ports.js";
import type { RequestQuota } from "../../core/ports/request-quota.js";
import type { Printing } from "../../core/ports/printing.js";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";
import type { WebhookSecrets } from "../../core/ports/webhook-secrets.js";
import type { WebhookTargets } from "../../core/ports/webhook-targets.js";
import { MemoryDeliveryQueue } from "./delivery-queue.js";
import { MemoryDirectory } from "./directory.js";
import { MemoryEventOutbox } from "./event-outbox.js";
import { MemoryHousekeeping } from "./housekeeping.js";
import { InProcessMessageBus } from "./in-process-message-bus.js";
import { memoryClock } from "./memory-clock.js";
import { memoryIds } from "./memory-ids.js";
import { memoryTokenSecrets } from "./memory-token-secrets.js";
import { memoryWebhookSecrets, memoryWebhookTargets } from "./memory-webhooks.js";
import { MemoryMailQueue } from "./message-store.js";
import { MemoryRequestQuota } from "./request-quota.js";
import type { Space } from "./space.js";
import { MemoryUnitOfWork } from "./unit-of-work.js";

export { InProcessMessageBus } from "./in-process-message-bus.js";

/** What stands in for the machine's clock, ids and random numbers, and for the rules about webhook URLs. */
export interface MemoryPortsOptions {
  readonly clock?: Clock;
  readonly ids?: IdSource;
  readonly tokenSecrets?: TokenSecrets;
  readonly webhookSecrets?: WebhookSecrets;
  readonly webhookTargets?: WebhookTargets;
  readonly printing?: Printing;
  readonly mailDomain?: string;
  /** 200 unless told. */
  readonly mailLimit?: number | null;
  /** Whether events wait in the outbox until somebody publishes them; else the outbox stays empty. */
  readonly outbox?: boolean;
}

/** Ports for use cases, and the queues and the bus that reactions work on. Mailer, PDF and sender are left to the caller. */
export interface MemoryPorts extends Ports {
  readonly deliveryQueue: DeliveryQueue;
  readonly eventOutbox: EventOutbox;
  readonly mailQueue: MailQueue;
  readonly housekeeping: Housekeeping;
  readonly requestQuota: RequestQuota;
  readonly messageBus: MessageBus;
}

const printsAll: Printing = { unprintable: async (texts) => texts.map(() => []) };

/**
 * A full set of ports over one empty store in this process's memory: real transactions, every constraint, nothing on disk.
 * Each call makes a store of its own.
 */
export function memoryPorts(options: MemoryPortsOptions = {}): MemoryPorts {
  const { clock = memoryClock, ids = memoryIds, tokenSecrets = memoryTokenSecrets } = options;
  const {
    webhookSecrets = memoryWebhookSecrets,
    webhookTargets = memoryWebhookTargets,
    printing = printsAll,
    mailDomain = "stint.invalid",
    mailLimit = DEFAULT_MAIL_LIMIT,
    outbox = false,
  } = options;
  const spaces = new Map<WorkspaceId, Space>();
  const requestQuota = new MemoryRequestQuota();
  return {
    unitOfWork: new MemoryUnitOfWork(spaces, clock, { ids, outbox }),
    directory: new MemoryDirectory(spaces),
    deliveryQueue: new MemoryDeliveryQueue(spaces),
    eventOutbox: new MemoryEventOutbox(spaces),
    mailQueue: new MemoryMailQueue(spaces),
    housekeeping: new MemoryHousekeeping(spaces, requestQuota),
    requestQuota,
    messageBus: new InProcessMessageBus(),
    ...{ clock, ids, tokenSecrets, webhookSecrets, webhookTargets, printing, mailDomain, mailLimit },
  };
}
