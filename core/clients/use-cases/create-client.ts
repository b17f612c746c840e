import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { firstVersion, patched } from "../../kernel/entity.js";
import type { Patch } from "../../kernel/patch.js";
import type { Needs } from "../../ports/ports.js";
import { type Address, mergeAddress } from "../../billing/address.js";
import { checkClient, type Client, type ClientContent, emptyClient } from "../client.js";
import { clientView } from "../client-view.js";

/** Absent fields do not change, including those of the address. */
export type ClientPatch = Patch<Omit<ClientContent, "address">> & {
  /** Null removes it. */
  readonly address?: Partial<Address> | null | undefined;
};
/** The fields of a new client; absent ones get the defaults of {@link emptyClient}. */
export type CreateClient = ClientPatch & Pick<ClientContent, "name">;

export function makeCreateClient(ports: Needs<"clients" | "events", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, command: CreateClient): Promise<Client> => {
    authorize(actor, "clients:write");
    const client: Client = {
      id: ids.next("cli"),
      ...patchClient({ ...emptyClient, name: command.name }, command),
      ...firstVersion(clock.now()),
    };
    checkClient(client).throwIfAny();
    await unitOfWork.run(actor, async (stores) => {
      await stores.clients.insert(client);
      await stores.events.record(domainEvent(ports, authorOf(actor), "client.created", clientView(client)));
    });
    return client;
  };
}

export function patchClient<T extends ClientContent>(before: T, { address, ...rest }: ClientPatch): T {
  return { ...patched<ClientContent>(before, rest), address: mergeAddress(before.address, address) } as T;
}
