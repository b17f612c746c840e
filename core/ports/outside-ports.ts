import type { DeliveryQueue } from "./delivery-queue.js";
import type { EventOutbox } from "./event-outbox.js";
import type { Housekeeping } from "./housekeeping.js";
import type { MailQueue } from "./mail-queue.js";
import type { Mailer } from "./mailer.js";
import type { MessageBus } from "./message-bus.js";
import type { PdfRenderer } from "./pdf-renderer.js";
import type { WebhookSender } from "./webhook-sender.js";

/** The ports that reactions require in addition to {@link Ports}: the queues and the adapters that send. */
export interface OutsidePorts {
  readonly deliveryQueue: DeliveryQueue;
  readonly mailQueue: MailQueue;
  readonly eventOutbox: EventOutbox;
  readonly messageBus: MessageBus;
  readonly housekeeping: Housekeeping;
  readonly mailer: Mailer;
  readonly pdfRenderer: PdfRenderer;
  readonly webhookSender: WebhookSender;
}
