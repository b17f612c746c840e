import { actor, anyOf, byName, changes, creation, fieldsOf, id, ids, page, value } from "../access/arguments.js";
import { roles } from "../access/roles.js";
import { rateType } from "../billing/rate.js";
import { applyTo } from "../billing/apply-to.js";
import { choiceType, emailType, idType, instantType, textType, timeZoneType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import type { GrantToken } from "./use-cases/grant-token.js";
import type { InviteUser } from "./use-cases/invite-user.js";
import type { MePatch } from "./use-cases/update-me.js";
import type { UserPatch } from "./use-cases/update-user.js";
import { userStatuses } from "./user.js";
import type { UserFilter } from "./user-store.js";

const filter = fieldsOf<UserFilter>()({
  statuses: anyOf(choiceType(userStatuses)),
  roles: anyOf(choiceType(roles)),
  name: field.optional(textType(nameLimits)),
  emails: anyOf(emailType),
  updatedSince: field.optional(instantType),
});
const own = { name: field.optional(textType(nameLimits)), timeZone: field.nullable(timeZoneType) };
const me = fieldsOf<MePatch>()(own);
const patch = fieldsOf<UserPatch>()({
  ...own,
  role: field.optional(choiceType(roles)),
  status: field.optional(choiceType(userStatuses)),
  rate: field.nullable(rateType),
});
const invitation = fieldsOf<InviteUser>()({
  email: field.required(emailType),
  name: field.optional(textType(nameLimits)),
  role: field.optional(choiceType(roles)),
});
const grant = fieldsOf<GrantToken>()({
  email: field.required(emailType),
  workspaceId: field.optional(idType("ws")),
  name: field.required(textType(nameLimits)),
});

/** The arguments of the use cases. */
export const userArguments = {
  getMe: [actor],
  updateMe: [actor, changes(me)],
  listUsers: [actor, creation(filter), page(byName)],
  getUser: [actor, id("usr")],
  findUsers: [actor, ids("usr")],
  findActors: [value("email", emailType)],
  inviteUser: [actor, creation(invitation)],
  resendInvitation: [actor, id("usr")],
  updateUser: [actor, id("usr"), changes(patch), applyTo],
  withdrawInvitation: [actor, id("usr")],
  grantToken: [creation(grant)],
} as const;
