import type { Ports } from "../ports/ports.js";
import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeCreateClient } from "./use-cases/create-client.js";
import { makeFindClients, makeGetClient, makeListClients } from "./use-cases/read-clients.js";
import { makeUpdateClient } from "./use-cases/update-client.js";

export * from "./client.js";
export * from "./client-store.js";
export * from "./client-view.js";
export type { ClientPatch, CreateClient } from "./use-cases/create-client.js";

export function clientUseCases(ports: Ports) {
  return {
    createClient: makeCreateClient(ports),
    listClients: makeListClients(ports),
    getClient: makeGetClient(ports),
    findClients: makeFindClients(ports),
    updateClient: makeUpdateClient(ports),
    deleteClient: makeDeleteUnreferenced(ports, "client", ({ clients }) => clients),
  };
}
