import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { firstVersion } from "../../kernel/entity.js";
import type { Needs } from "../../ports/ports.js";
import { checkClient, type Client, clientTable, type CreateClient } from "../client.js";
import { clientView } from "../client-view.js";

export function makeCreateClient(ports: Needs<"clients" | "events" | "externalIds", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, command: CreateClient): Promise<Client> => {
    authorize(actor, "clients:write");
    const client: Client = {
      id: ids.next("cli"),
      ...clientTable.create(command),
      remindersSince: null,
      ...firstVersion(clock.now()),
    };
    checkClient(client).throwIfAny();
    await unitOfWork.run(actor, async (stores) => {
      await requireFreeExternalId(stores, "client", client);
      await stores.clients.insert(client);
      await stores.events.record(domainEvent(ports, authorOf(actor), "client.created", clientView(client)));
    });
    return client;
  };
}
