import type { Ports } from "../ports/ports.js";
import { makeAcceptInvitation } from "./use-cases/accept-invitation.js";
import { makeGrantSignIn } from "./use-cases/grant-sign-in.js";
import { makeRequestSignInLink } from "./use-cases/request-sign-in-link.js";
import { makeSignIn } from "./use-cases/sign-in.js";
import { makeSignOut, makeSignOutEverywhere } from "./use-cases/sign-out.js";

export * from "./session.js";
export * from "./sign-in-link.js";
export * from "./sign-in-link-store.js";

/** The use cases of signing in to the dashboard. They record no events. */
export function sessionUseCases(ports: Ports) {
  return {
    /**
     * Queues an email with a sign-in link, valid for 15 minutes, for each active user with this address in any workspace. Does
     * nothing for a user with 5 valid links, and does not reveal whether there is such a user. Has no actor.
     */
    requestSignInLink: makeRequestSignInLink(ports),
    /**
     * Returns the secret of a sign-in link for a user, and activates an invited one. For the operator: has no actor. Throws
     * `user_unknown` and `workspace_ambiguous` (invalid), and `user_deactivated` (conflict).
     */
    grantSignIn: makeGrantSignIn(ports),
    /**
     * Uses up a sign-in link and starts a session of 30 days, which replaces the browser's former one. Has no actor: the link's
     * secret is the authority. Throws `invalid_token` (unauthenticated).
     */
    signIn: makeSignIn(ports),
    /**
     * Ends the actor's session. Needs `tokens:write`. Throws `not_a_session` (conflict) for an actor with an API token, or
     * without any.
     */
    signOut: makeSignOut(ports),
    /** Ends all sessions of the actor's user and invalidates the sign-in links; API tokens stay valid. Needs `tokens:write`. */
    signOutEverywhere: makeSignOutEverywhere(ports),
    /**
     * Activates an invited user, and returns a first API token or, with `signIn`, a session. Has no actor: the invitation's
     * secret is the authority. Throws `invalid_token` (unauthenticated).
     */
    acceptInvitation: makeAcceptInvitation(ports),
  };
}
