import type { Ports } from "../ports/ports.js";
import { makeAcceptInvitation } from "./use-cases/accept-invitation.js";
import { makeGrantSignIn } from "./use-cases/grant-sign-in.js";
import { makeRequestSignIn } from "./use-cases/request-sign-in.js";
import { makeSignIn } from "./use-cases/sign-in.js";
import { makeSignOut, makeSignOutEverywhere } from "./use-cases/sign-out.js";

export * from "./session.js";
export * from "./sign-in-link.js";
export * from "./sign-in-link-store.js";
export type { AcceptedInvitation, AcceptInvitation } from "./use-cases/accept-invitation.js";

export function sessionUseCases(ports: Ports) {
  return {
    requestSignIn: makeRequestSignIn(ports),
    grantSignIn: makeGrantSignIn(ports),
    signIn: makeSignIn(ports),
    signOut: makeSignOut(ports),
    signOutEverywhere: makeSignOutEverywhere(ports),
    acceptInvitation: makeAcceptInvitation(ports),
  };
}
