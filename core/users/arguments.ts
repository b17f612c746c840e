import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing, value } from "../access/arguments.js";
import { byName } from "../kernel/page.js";
import { roles } from "../access/roles.js";
import { applyTo } from "../billing/apply-to.js";
import { choiceType, emailType, idType, instantType, textType } from "../kernel/field-types.js";
import { externalFilter } from "../kernel/external-fields.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import type { GrantToken } from "./use-cases/grant-token.js";
import { preferencesTable } from "./preferences.js";
import { ownUserTable, userStatuses, userTable } from "./user.js";
import type { UserFilter } from "./user-store.js";

const filter = fieldsOf<UserFilter>()({
  statuses: anyOf(choiceType(userStatuses)),
  roles: anyOf(choiceType(roles)),
  name: field.optional(textType(nameLimits)),
  emails: anyOf(emailType),
  updatedSince: field.optional(instantType),
  ...externalFilter,
});
const grant = fieldsOf<GrantToken>()({
  email: field.required(emailType),
  workspaceId: field.optional(idType("ws")),
  name: field.required(textType(nameLimits)),
});

/** The arguments of the use cases. */
export const userArguments = {
  getMe: [actor],
  updateMe: [actor, changes(ownUserTable)],
  getPreferences: [actor],
  updatePreferences: [actor, changes(preferencesTable)],
  listUsers: [actor, ...listing(filter, byName)],
  getUser: [actor, id("usr")],
  findUsers: [actor, ids("usr")],
  findActors: [value("email", emailType)],
  inviteUser: [actor, creation(userTable)],
  resendInvitation: [actor, id("usr")],
  updateUser: [actor, id("usr"), changes(userTable), applyTo],
  withdrawInvitation: [actor, id("usr")],
  grantToken: [creation(grant)],
} as const;
