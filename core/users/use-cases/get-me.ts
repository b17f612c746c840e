import type { UserActor } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import type { User } from "../user.js";

/** Returns the actor's own user; requires no permission. */
export function makeGetMe({ unitOfWork }: Needs<"users">) {
  return async (actor: UserActor): Promise<User> => {
    const user = await unitOfWork.read(actor, (stores) => stores.users.find(actor.userId));
    if (!user) throw notFound("user");
    return user;
  };
}
