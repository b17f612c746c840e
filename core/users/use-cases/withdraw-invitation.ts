import { type UserActor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { UserId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { requireInvited } from "../invitation.js";
import { requireMayChange } from "./update-user.js";

/** Deletes a user who has not accepted the invitation; its link stops working. Throws `not_invited` (conflict) for any other user. */
export function makeWithdrawInvitation({ unitOfWork }: Needs<"users">) {
  return async (actor: UserActor, id: UserId): Promise<void> => {
    authorize(actor, "users:write");
    await unitOfWork.run(actor, async (stores) => {
      const user = await stores.users.find(id);
      if (!user) throw notFound("user");
      requireMayChange(actor, user, user);
      requireInvited(user);
      await stores.users.delete(user);
    });
  };
}
