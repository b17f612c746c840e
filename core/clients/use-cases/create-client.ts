import { type Actor, authorize } from "../../access/actor.js";
import { firstVersion, patched } from "../../kernel/entity.js";
import type { Ports } from "../../ports/ports.js";
import { checkClient, type Client, type ClientContent, emptyClient } from "../client.js";

export type ClientPatch = { readonly [K in keyof ClientContent]?: ClientContent[K] | undefined };
export type CreateClient = ClientPatch & Pick<ClientContent, "name">;

export function makeCreateClient({ unitOfWork, clock, ids }: Pick<Ports, "unitOfWork" | "clock" | "ids">) {
  return async (actor: Actor, command: CreateClient): Promise<Client> => {
    authorize(actor, "clients:write");
    const client: Client = {
      id: ids.next("cli"),
      ...patched<ClientContent>({ ...emptyClient, name: command.name }, command),
      ...firstVersion(clock.now()),
    };
    checkClient(client).throwIfAny();
    await unitOfWork.run(actor, (stores) => stores.clients.insert(client));
    return client;
  };
}
