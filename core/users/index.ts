import { makeFind, makeGet } from "../access/read-resources.js";
import type { Ports } from "../ports/ports.js";
import { makeFindActors } from "./use-cases/find-actors.js";
import { makeGetMe } from "./use-cases/get-me.js";
import { makeGrantToken } from "./use-cases/grant-token.js";
import { makeInviteUser } from "./use-cases/invite-user.js";
import { makeListUsers } from "./use-cases/list-users.js";
import { makeGetPreferences, makeUpdatePreferences } from "./use-cases/preferences.js";
import { makeResendInvitation } from "./use-cases/resend-invitation.js";
import { makeUpdateMe } from "./use-cases/update-me.js";
import { type EndTimer, makeUpdateUser } from "./use-cases/update-user.js";
import { makeWithdrawInvitation } from "./use-cases/withdraw-invitation.js";

export * from "./credentials.js";
export * from "./preferences.js";
export * from "./preference-store.js";
export * from "./user.js";
export * from "./user-store.js";
export * from "./user-view.js";
export type { InvitedUser } from "./invitation.js";
export { type EndTimer, requireMayChange } from "./use-cases/update-user.js";

/** The use cases of the members of a workspace. `endTimer` stops the timer of a user who is deactivated; it can be absent where no time is recorded. */
export function userUseCases(ports: Ports, endTimer: EndTimer = async () => undefined) {
  return {
    /** Returns the actor's own user. Needs no permission. */
    getMe: makeGetMe(ports),
    /** Changes the name or the time zone of the actor's own user, in any role. The token's scopes must include `users:write`. */
    updateMe: makeUpdateMe(ports),
    /** Returns what the actor's own user has chosen for the dashboard. Needs no permission. */
    getPreferences: makeGetPreferences(ports),
    /** Changes the preferences that the patch has, in any role. The token's scopes must include `users:write`. */
    updatePreferences: makeUpdatePreferences(ports),
    /**
     * Lists users, filtered and in pages. Needs `users:read`. Throws `forbidden` if a member filters or sorts by email addresses
     * or update times, which members cannot see.
     */
    listUsers: makeListUsers(ports),
    /**
     * Returns one user in full; show members only what `userView` shows for the grant `limited`. Needs `users:read`. Throws
     * `not_found`.
     */
    getUser: makeGet(ports, "user", ({ users }) => users),
    /** Returns those of the users that exist, in any order, in full like `getUser`. Needs `users:read`. */
    findUsers: makeFind(ports, "user", ({ users }) => users),
    /**
     * Returns an actor for each workspace in which the email address belongs to an active user, for programs that authenticate users
     * themselves: has no actor and checks nothing else. The actors have no `tokenId`, so the caller vouches for them.
     */
    findActors: makeFindActors(ports),
    /**
     * Creates an invited user and queues the email with the link, valid for 7 days, that activates them. Returns the link's token where no mail
     * reaches the user. Needs `users:write`.
     * Records `user.invited`. Throws `user_exists` (conflict), `mail_limit` (limited, with `retry_after` in seconds), and
     * `forbidden` if an admin grants the role owner.
     */
    inviteUser: makeInviteUser(ports),
    /**
     * Queues the invitation again with a new link; earlier links stop working. Returns the link's token where no mail reaches the user. Needs `users:write`. Throws `not_found`,
     * `not_invited` (conflict), `mail_limit` (limited, with `retry_after` in seconds), and `forbidden` if an admin does so for an
     * owner.
     */
    resendInvitation: makeResendInvitation(ports),
    /**
     * Changes the fields that the patch has, and deactivates or reactivates the user. Deactivation stops the user's timer, which records
     * `time_entry.created`, and permanently revokes the user's tokens. Needs `users:write`. Otherwise records no event. With `applyTo` `unbilled`, also recalculates the rates of recorded entries
     * that are not billed. Throws `not_found`, `last_owner` and `invalid_transition` (conflict), and `forbidden` if an admin
     * changes an owner or grants that role.
     */
    updateUser: makeUpdateUser(ports, endTimer),
    /**
     * Deletes a user who has not accepted the invitation; its link stops working. Needs `users:write`. Throws `not_found`,
     * `not_invited` and, if time was recorded for the user, `in_use` (conflict), and `forbidden` if an admin does so for an
     * owner.
     */
    withdrawInvitation: makeWithdrawInvitation(ports),
    /**
     * Creates an API token without restrictions for a user, and activates an invited one. For the operator: has no actor. Returns
     * the token's plain text, which cannot be read again. Throws `user_unknown` and `workspace_ambiguous` (invalid), and
     * `user_deactivated` (conflict).
     */
    grantToken: makeGrantToken(ports),
  };
}
