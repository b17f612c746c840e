import type { Author } from "../access/actor.js";
import { conflict } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { plusSeconds } from "../kernel/instant.js";
import { contentForUser, newMessage, type Message } from "../messages/message.js";
import type { Ports } from "../ports/ports.js";
import type { User } from "./user.js";
import { SECONDS_PER_DAY } from "../kernel/durations.js";

/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** An invited user. */
export interface InvitedUser extends User {
  /** The one-time token of the invitation's link, for whoever hands it over where no mail reaches the user. Null if mail does. */
  readonly invitationToken: string | null;
}

/** Gives an invited user a new one-time token, valid for {@link INVITATION_DAYS}, and composes the mail with it. Earlier tokens become invalid. */
export function withInvitation(
  { ids, tokenSecrets, mailDomain, sendsMail }: Pick<Ports, "ids" | "tokenSecrets" | "mailDomain" | "sendsMail">,
  user: User,
  author: Author,
  now: Instant,
): { readonly user: User; readonly message: Message; readonly invitationToken: string | null } {
  const secret = tokenSecrets.issue();
  const content = contentForUser(user, { kind: "invitation", timeEntryId: null, author, secret });
  return {
    user: {
      ...user,
      invitationHash: tokenSecrets.hash(secret),
      invitationExpiresAt: plusSeconds(now, INVITATION_DAYS * SECONDS_PER_DAY),
    },
    invitationToken: sendsMail ? null : secret,
    message: newMessage(ids.next("msg"), mailDomain, content, now),
  };
}

/** Throws `not_invited` (conflict) unless the user is invited. */
export function requireInvited({ status }: User): void {
  if (status === "invited") return;
  const details = { current_status: status, allowed: ["invited"] };
  throw conflict("not_invited", "This user has no pending invitation.", details);
}
