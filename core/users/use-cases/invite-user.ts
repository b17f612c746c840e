import { type UserActor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { forbidden } from "../../kernel/errors.js";
import { queueMail } from "../../messages/mail-quota.js";
import type { Needs } from "../../ports/ports.js";
import { type InvitedUser, withInvitation } from "../invitation.js";
import { checkUser, type InviteUser, newUser, userExists } from "../user.js";
import { userView } from "../user-view.js";

/**
 * Creates an invited user and queues the mail with the link that activates them. Throws `user_exists` (conflict) or `mail_limit`
 * (limited).
 */
export function makeInviteUser(
  ports: Needs<
    "events" | "externalIds" | "messages" | "users",
    "clock" | "ids" | "tokenSecrets" | "mailDomain" | "mailLimit" | "sendsMail"
  >,
) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: UserActor, command: InviteUser): Promise<InvitedUser> => {
    authorize(actor, "users:write");
    const role = command.role ?? "member";
    if (role === "owner" && actor.role !== "owner") throw forbidden("Only an owner can grant the role owner.");
    const email = command.email.trim();
    const name = command.name ?? email.slice(0, email.indexOf("@"));
    const { externalId, metadata } = command;
    const invited = newUser({ id: ids.next("usr"), email, name, role, status: "invited", externalId, metadata }, clock.now());
    checkUser(invited).throwIfAny();
    const { user, message, invitationToken } = withInvitation(ports, invited, authorOf(actor), clock.now());
    return unitOfWork.run(actor, async (stores) => {
      const existing = await stores.users.findByEmail(email);
      if (existing) throw userExists(existing.id);
      await requireFreeExternalId(stores, "user", user);
      await stores.users.insert(user);
      await queueMail(ports, stores, message, clock.now());
      await stores.events.record(domainEvent(ports, authorOf(actor), "user.invited", userView(user)));
      return { ...user, invitationToken };
    });
  };
}
