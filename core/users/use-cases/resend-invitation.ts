import { type UserActor, authorize, authorOf } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { UserId } from "../../kernel/ids.js";
import { queueMail } from "../../messages/mail-quota.js";
import type { Needs } from "../../ports/ports.js";
import { type InvitedUser, requireInvited, withInvitation } from "../invitation.js";
import { requireMayChange } from "./update-user.js";

/**
 * Sends the invitation again with a new token. Throws `not_invited` (conflict) if the user is not invited, and `mail_limit`
 * (limited).
 */
export function makeResendInvitation(
  ports: Needs<"messages" | "users", "clock" | "ids" | "tokenSecrets" | "mailDomain" | "mailLimit" | "sendsMail">,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: UserActor, id: UserId): Promise<InvitedUser> => {
    authorize(actor, "users:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.users.find(id);
      if (!before) throw notFound("user");
      requireMayChange(actor, before, before);
      requireInvited(before);
      const { user, message, invitationToken } = withInvitation(ports, before, authorOf(actor), clock.now());
      const next = nextVersion(user, clock.now());
      await stores.users.update(next);
      await queueMail(ports, stores, message, clock.now());
      return { ...next, invitationToken };
    });
  };
}
