import { Housekeeper, type HousekeeperOptions } from "./housekeeping/reactions/housekeeper.js";
import { EventRelay, type RelayOptions } from "./events/reactions/event-relay.js";
import { makeExportInvoice } from "./invoices/reactions/invoice-pdf.js";
import { MailEngine, type MailEngineOptions } from "./mailing/reactions/mail-engine.js";
import type { OutsidePorts } from "./ports/outside-ports.js";
import type { Ports } from "./ports/ports.js";
import { DeliveryEngine, type EngineOptions } from "./webhooks/reactions/delivery-engine.js";

export interface ReactionOptions {
  readonly deliveries: EngineOptions;
  readonly mail: MailEngineOptions;
  readonly events: RelayOptions;
  readonly housekeeping: HousekeeperOptions;
  /** The URL of the service for links in mail, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** Creates everything that reaches other systems, always outside a transaction: PDFs on demand, and what is sent after commits. */
export function createReactions(ports: Ports & OutsidePorts, options: ReactionOptions) {
  return {
    exportInvoice: makeExportInvoice(ports),
    deliveries: new DeliveryEngine(ports, options.deliveries),
    mail: new MailEngine({ ...ports, publicUrl: options.publicUrl }, options.mail),
    events: new EventRelay(ports, options.events),
    housekeeper: new Housekeeper(ports, options.housekeeping),
  };
}

export type Reactions = ReturnType<typeof createReactions>;
