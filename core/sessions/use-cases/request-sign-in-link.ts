import { queueMail } from "../../messages/mail-quota.js";
import { contentForUser, newMessage } from "../../messages/message.js";
import type { Membership } from "../../ports/directory.js";
import type { Needs } from "../../ports/ports.js";
import { MAX_SIGN_IN_LINKS, newSignInLink } from "../sign-in-link.js";

/**
 * Queues a mail with a sign-in link for every active user with this email address, one per workspace. Does not reveal whether such
 * a user exists, and does nothing for a user who already has five valid links.
 */
export function makeRequestSignInLink(
  ports: Needs<"messages" | "signInLinks" | "users", "directory" | "clock" | "ids" | "tokenSecrets" | "mailDomain" | "mailLimit">,
) {
  const { unitOfWork, directory, clock, ids, tokenSecrets, mailDomain } = ports;

  const send = async ({ workspaceId, userId }: Membership): Promise<void> => {
    const secret = tokenSecrets.issue();
    await unitOfWork.run({ workspaceId }, async (stores) => {
      const now = clock.now();
      await stores.users.lock(userId);
      const user = await stores.users.find(userId);
      if (user?.status !== "active" || (await stores.signInLinks.count(userId, now)) >= MAX_SIGN_IN_LINKS) return;
      await stores.signInLinks.insert(newSignInLink(userId, tokenSecrets.hash(secret), now));
      const content = contentForUser(user, { kind: "sign_in", timeEntryId: null, author: null, secret });
      await queueMail(ports, stores, newMessage(ids.next("msg"), mailDomain, content, now), now);
    });
  };

  return async (email: string): Promise<void> => {
    for (const membership of await directory.findMemberships(email.trim())) await send(membership);
  };
}
