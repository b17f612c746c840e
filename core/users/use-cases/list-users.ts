import { type Actor, authorize, nameOf } from "../../access/actor.js";
import { forbidden } from "../../kernel/errors.js";
import { byName, type NamedSortKey, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { UserFilter } from "../user-store.js";

/** Throws `forbidden` for a filter or an order by fields that the actor cannot see, because the result would reveal them. */
export function makeListUsers({ unitOfWork }: Needs<"users">) {
  return async (actor: Actor, filter: UserFilter = {}, page: PageOptions<NamedSortKey> = {}) => {
    const limited = authorize(actor, "users:read") === "limited";
    const { emails, updatedSince, externalIds, metadata } = filter;
    const hidden = [emails, updatedSince, externalIds, metadata].some((one) => one !== undefined) || page.sort === "updatedAt";
    if (limited && hidden) throw forbidden(`${nameOf(actor)} can filter and sort users only by what it sees of them.`);
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.users.list(filter, pageRequest(byName, page)));
  };
}
