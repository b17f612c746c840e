import type { Ports } from "../ports/ports.js";
import { makeQueueInvoice } from "./use-cases/queue-invoice.js";

export * from "./letter.js";
export type { SendInvoice } from "./use-cases/queue-invoice.js";

export function mailingUseCases(ports: Ports) {
  return {
    queueInvoice: makeQueueInvoice(ports),
  };
}
