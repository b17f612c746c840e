import { type Actor, authorize } from "../../access/actor.js";
import type { PageRequest } from "../../kernel/page.js";
import type { Ports } from "../../ports/ports.js";

export function makeListUsers({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, page: PageRequest) => {
    authorize(actor, "users:read");
    return unitOfWork.read(actor, (stores) => stores.users.list(page));
  };
}
