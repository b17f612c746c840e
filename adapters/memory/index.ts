import { DEFAULT_MAIL_LIMIT } from "../../core/messages/mail-quota.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Clock } from "../../core/ports/clock.js";
import type { IdSource } from "../../core/ports/id-source.js";
import type { MessageBus } from "../../core/ports/message-bus.js";
import type { Ports } from "../../core/ports/ports.js";
import type { Printing } from "../../core/ports/printing.js";
import type { StoragePorts } from "../../core/ports/storage.js";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";
import type { WebhookSecrets } from "../../core/ports/webhook-secrets.js";
import type { WebhookTargets } from "../../core/ports/webhook-targets.js";
import { DEFAULT_WEBHOOK_LIMIT } from "../../core/webhooks/webhook.js";
import { MemoryDeliveryQueue } from "./delivery-queue.js";
import { MemoryDirectory } from "./directory.js";
import { MemoryEventOutbox } from "./event-outbox.js";
import { MemoryHousekeeping } from "./housekeeping.js";
import { InProcessMessageBus } from "./in-process-message-bus.js";
import { memoryClock } from "./memory-clock.js";
import { memoryDigest } from "./memory-digest.js";
import { memoryIds } from "./memory-ids.js";
import { memoryTokenSecrets } from "./memory-token-secrets.js";
import { memoryWebhookSecrets, memoryWebhookTargets } from "./memory-webhooks.js";
import { MemoryMailQueue } from "./message-store.js";
import { MemoryRequestLog } from "./request-log.js";
import { MemoryRequestQuota } from "./request-quota.js";
import type { WorkspaceData } from "./workspace-data.js";
import { MemoryUnitOfWork } from "./unit-of-work.js";

export { InProcessMessageBus } from "./in-process-message-bus.js";

/** Replacements for the default ports and settings. */
export interface MemoryPortsOptions {
  /** The system's clock by default. */
  readonly clock?: Clock;
  /** TypeIDs (UUIDv7) by default. */
  readonly ids?: IdSource;
  /** Random tokens by default, hashed with SHA-256. */
  readonly tokenSecrets?: TokenSecrets;
  /** Random secrets by default. */
  readonly webhookSecrets?: WebhookSecrets;
  /** Any https URL by default, also one of a private address. */
  readonly webhookTargets?: WebhookTargets;
  /** By default, every text and logo can be printed. */
  readonly printing?: Printing;
  /** The domain of the Message-ID of mail; `stint.invalid` by default. */
  readonly mailDomain?: string;
  /** Whether mail reaches its recipients; true by default. False for a mailer that only writes files. */
  readonly sendsMail?: boolean;
  /** Emails per workspace and hour; 200 by default. Null disables the limit. */
  readonly mailLimit?: number | null;
  /** Webhook subscriptions per workspace; 20 by default. */
  readonly webhookLimit?: number;
  /** Whether events are added to the outbox for publication. False by default. */
  readonly outbox?: boolean;
}

/** Ports for use cases, and the queues and the bus for reactions. The caller provides the mailer, document renderer and sender. */
export interface MemoryPorts extends Ports, StoragePorts {
  /** Delivers hints within this process. */
  readonly messageBus: MessageBus;
}

const printsAll: Printing = {
  unprintable: async (texts) => texts.map(() => ({ characters: [], packages: [] })),
  nameOfFont: async () => "Font",
  canDraw: async () => true,
};

/**
 * Creates a set of ports on a new, empty in-memory store with transactions and all constraints. Nothing is written to disk.
 */
export function memoryPorts(options: MemoryPortsOptions = {}): MemoryPorts {
  const { clock = memoryClock, ids = memoryIds, tokenSecrets = memoryTokenSecrets } = options;
  const {
    webhookSecrets = memoryWebhookSecrets,
    webhookTargets = memoryWebhookTargets,
    printing = printsAll,
    mailDomain = "stint.invalid",
    sendsMail = true,
    mailLimit = DEFAULT_MAIL_LIMIT,
    webhookLimit = DEFAULT_WEBHOOK_LIMIT,
    outbox = false,
  } = options;
  const dataByWorkspace = new Map<WorkspaceId, WorkspaceData>();
  const requestQuota = new MemoryRequestQuota();
  const unitOfWork = new MemoryUnitOfWork(dataByWorkspace, clock, { ids, outbox });
  return {
    unitOfWork,
    onDue: unitOfWork.onDue,
    directory: new MemoryDirectory(dataByWorkspace),
    deliveryQueue: new MemoryDeliveryQueue(dataByWorkspace),
    eventOutbox: new MemoryEventOutbox(dataByWorkspace),
    mailQueue: new MemoryMailQueue(dataByWorkspace),
    housekeeping: new MemoryHousekeeping(dataByWorkspace, requestQuota),
    requestQuota,
    requestLog: new MemoryRequestLog(dataByWorkspace),
    messageBus: new InProcessMessageBus(),
    digest: memoryDigest,
    ...{ clock, ids, tokenSecrets, webhookSecrets, webhookTargets, printing, mailDomain, sendsMail, mailLimit, webhookLimit },
  };
}
