import type { DocumentReader } from "./document-reader.js";
import type { DocumentRenderer } from "./document-renderer.js";
import type { Mailer } from "./mailer.js";
import type { MessageBus } from "./message-bus.js";
import type { StoragePorts } from "./storage.js";
import type { WebhookSender } from "./webhook-sender.js";

/** The ports that reactions require in addition to {@link Ports}: the queues and the adapters that send. */
export interface OutsidePorts extends Pick<StoragePorts, "deliveryQueue" | "mailQueue" | "eventOutbox" | "housekeeping"> {
  /** Carries events to other systems, and hints between processes. */
  readonly messageBus: MessageBus;
  /** Sends emails. */
  readonly mailer: Mailer;
  /** Renders invoices. */
  readonly documentRenderer: DocumentRenderer;
  /** Reads electronic invoices from any issuer. Absent: they cannot be inspected. */
  readonly documentReader?: DocumentReader;
  /** Sends deliveries to receivers of webhooks. */
  readonly webhookSender: WebhookSender;
}
