import { byName } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeFind, makeGet, makeList } from "../access/read-resources.js";
import { clientView } from "./client-view.js";
import { makeGetCreditBalance } from "./use-cases/get-credit-balance.js";
import { makeCreateClient } from "./use-cases/create-client.js";
import { makeUpdateClient } from "./use-cases/update-client.js";

export * from "../client-credits/client-credit.js";
export * from "../client-credits/client-credit-store.js";
export * from "./client.js";
export * from "./client-store.js";
export * from "./client-view.js";
export { type CreditBalance, NEWEST_CREDITS } from "./use-cases/get-credit-balance.js";

/** The use cases of clients. */
export function clientUseCases(ports: Ports) {
  return {
    /** Creates a client; only the name is required. Needs `clients:write`. Records `client.created`. */
    createClient: makeCreateClient(ports),
    /** Lists clients, filtered and in pages. Needs `clients:read`. */
    listClients: makeList(ports, "client", byName, ({ clients }) => clients),
    /** Returns one client. Needs `clients:read`. Throws `not_found`. */
    getClient: makeGet(ports, "client", ({ clients }) => clients),
    /** Returns what a client has paid in excess, by currency, with its newest rows. Needs `clients:read`. Throws `not_found`. */
    getCreditBalance: makeGetCreditBalance(ports),
    /** Returns those of the clients that exist, in any order. Needs `clients:read`. */
    findClients: makeFind(ports, "client", ({ clients }) => clients),
    /**
     * Changes the fields that the patch has. Needs `clients:write`. Records `client.updated` if anything changes. With `applyTo`
     * `unbilled`, also recalculates the rates of recorded entries that are not billed; by default, a new rate applies to entries
     * recorded from now on. Throws `not_found`.
     */
    updateClient: makeUpdateClient(ports),
    /**
     * Deletes a client that nothing refers to. Needs `clients:write`. Records `client.deleted`. Throws `not_found`, and `in_use`
     * (conflict) if a project or an invoice refers to it: archive it instead.
     */
    deleteClient: makeDeleteUnreferenced(
      ports,
      "client",
      ({ clients }) => clients,
      (model) => ["client.deleted", clientView(model)],
    ),
  };
}
