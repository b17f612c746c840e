import { type Actor, authorize } from "../../access/actor.js";
import { forbidden } from "../../kernel/errors.js";
import type { UserId } from "../../kernel/ids.js";
import type { NamedSortKey, PageRequest } from "../../kernel/page.js";
import type { Ports } from "../../ports/ports.js";
import type { User } from "../user.js";
import type { UserFilter } from "../user-store.js";

/** Throws `forbidden` for a filter or an order by what the actor does not see of users, since these would tell it. */
export function makeListUsers({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, filter: UserFilter, page: PageRequest<NamedSortKey>) => {
    const limited = authorize(actor, "users:read") === "limited";
    const hidden = filter.emails !== undefined || filter.updatedSince !== undefined || page.sort === "updatedAt";
    if (limited && hidden) throw forbidden(`The role ${actor.role} does not see e-mail addresses and changes of users.`);
    return unitOfWork.read(actor, (stores) => stores.users.list(filter, page));
  };
}

/** Those of the users that there are. */
export function makeFindUsers({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, ids: readonly UserId[]): Promise<readonly User[]> => {
    authorize(actor, "users:read");
    return ids.length === 0 ? [] : unitOfWork.read(actor, (stores) => stores.users.findMany(ids));
  };
}
