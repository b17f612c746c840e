import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import type { NamedSortKey, PageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Client } from "../client.js";
import type { ClientFilter } from "../client-store.js";

export function makeGetClient({ unitOfWork }: Needs<"clients">) {
  return async (actor: Actor, id: ClientId): Promise<Client> => {
    authorize(actor, "clients:read");
    const client = await unitOfWork.read(actor, (stores) => stores.clients.find(id));
    if (!client) throw notFound("client");
    return client;
  };
}

export function makeListClients({ unitOfWork }: Needs<"clients">) {
  return async (actor: Actor, filter: ClientFilter, page: PageRequest<NamedSortKey>) => {
    authorize(actor, "clients:read");
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.clients.list(filter, page));
  };
}

/** Returns the clients that exist. */
export function makeFindClients({ unitOfWork }: Needs<"clients">) {
  return async (actor: Actor, ids: readonly ClientId[]): Promise<readonly Client[]> => {
    authorize(actor, "clients:read");
    return ids.length === 0 ? [] : unitOfWork.read(mayBeOutdated(actor), (stores) => stores.clients.findMany(ids));
  };
}
