import type { Ports } from "../ports/ports.js";
import { makeGetInstallation } from "./use-cases/get-installation.js";
import { makeListClientMessages } from "./use-cases/list-client-messages.js";
import { makeListInvoiceMessages } from "./use-cases/list-invoice-messages.js";

export * from "./claiming.js";
export * from "./mail-quota.js";
export * from "./message.js";
export * from "./message-store.js";
export * from "./message-view.js";
export type { Installation } from "./use-cases/get-installation.js";

/** The use cases of queued and sent emails. */
export function messageUseCases(ports: Ports) {
  return {
    /**
     * Lists the emails of one invoice, filtered and in pages. Needs `invoices:read`. Throws `not_found` if the invoice does not
     * exist.
     */
    listInvoiceMessages: makeListInvoiceMessages(ports),
    /**
     * Lists the emails with a statement of account of one client, filtered and in pages. Needs `invoices:read`. Throws `not_found` if the client does not
     * exist.
     */
    listClientMessages: makeListClientMessages(ports),
    /** Returns what callers can know about the installation. Has no actor. */
    getInstallation: makeGetInstallation(ports),
  };
}
