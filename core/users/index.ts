import type { Ports } from "../ports/ports.js";
import { makeGetMe, makeGetUser } from "./use-cases/get-user.js";
import { makeGrantToken } from "./use-cases/grant-token.js";
import { makeInviteUser } from "./use-cases/invite-user.js";
import { makeFindUsers, makeListUsers } from "./use-cases/list-users.js";
import { makeResendInvitation } from "./use-cases/resend-invitation.js";
import { makeUpdateMe } from "./use-cases/update-me.js";
import { makeUpdateUser } from "./use-cases/update-user.js";
import { makeWithdrawInvitation } from "./use-cases/withdraw-invitation.js";

export * from "./credentials.js";
export * from "./user.js";
export * from "./user-store.js";
export * from "./user-view.js";
export type { GrantToken } from "./use-cases/grant-token.js";
export type { InviteUser } from "./use-cases/invite-user.js";
export type { MePatch } from "./use-cases/update-me.js";
export { requireMayChange, type UserPatch } from "./use-cases/update-user.js";

export function userUseCases(ports: Ports) {
  return {
    getMe: makeGetMe(ports),
    updateMe: makeUpdateMe(ports),
    listUsers: makeListUsers(ports),
    getUser: makeGetUser(ports),
    findUsers: makeFindUsers(ports),
    inviteUser: makeInviteUser(ports),
    resendInvitation: makeResendInvitation(ports),
    updateUser: makeUpdateUser(ports),
    withdrawInvitation: makeWithdrawInvitation(ports),
    grantToken: makeGrantToken(ports),
  };
}
