import { ElectronicInvoiceReader, withElectronicInvoices } from "../adapters/electronic-invoices/index.js";
import { InProcessMessageBus, type MemoryPorts } from "../adapters/memory/index.js";
import { FontPrinting, PdfkitRenderer } from "../adapters/pdf/index.js";
import type { SqlStorage, StorageOptions } from "../adapters/sql/index.js";
import { NodeWebhookSecrets } from "../adapters/system/node-webhook-secrets.js";
import { nodeDigest } from "../adapters/system/node-digest.js";
import { RandomTokenSecrets } from "../adapters/system/random-token-secrets.js";
import { systemClock } from "../adapters/system/system-clock.js";
import { TypeIdSource } from "../adapters/system/type-id-source.js";
import { AddressPolicy, UrlTargets } from "../adapters/webhook-sender/index.js";
import type { DocumentRenderer } from "../core/index.js";

/** Restricts webhook deliveries to this machine. */
export const loopback = AddressPolicy.parse(["127.0.0.0/8"]);

/** The service's own adapters, except the storage. */
export const systemPorts = {
  clock: systemClock,
  ids: new TypeIdSource(),
  digest: nodeDigest,
  tokenSecrets: new RandomTokenSecrets(),
  webhookSecrets: new NodeWebhookSecrets(),
  webhookTargets: new UrlTargets(loopback),
  printing: new FontPrinting(),
  mailDomain: "stint.test",
  sendsMail: true,
  mailLimit: null,
  webhookLimit: 20,
};

/** One key for all storages of a test process. */
export const secretKey = new Uint8Array(32).fill(7);

/** The options of a test storage. */
export const storageOptions: StorageOptions = { clock: systemPorts.clock, ids: systemPorts.ids, secretKey };

export function portsOn({
  unitOfWork,
  directory,
  deliveryQueue,
  eventOutbox,
  mailQueue,
  housekeeping,
  requestQuota,
  requestLog,
  onDue,
}: SqlStorage): MemoryPorts {
  return {
    ...systemPorts,
    ...{ unitOfWork, directory, deliveryQueue, eventOutbox, mailQueue, housekeeping, requestQuota, requestLog, onDue },
    messageBus: new InProcessMessageBus(),
  };
}

/** Shared by all tests, since it reads its fonts once. */
export const documentReader = new ElectronicInvoiceReader();
export const documentRenderer: DocumentRenderer = withElectronicInvoices(new PdfkitRenderer());
