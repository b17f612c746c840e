import { roles } from "../access/roles.js";
import { rateType } from "../billing/rate.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { conflict, Issues, type StintError } from "../kernel/errors.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, emailType, idType, textType, timeZoneType } from "../kernel/field-types.js";
import {
  type ChangesOf,
  type CreationOf,
  field,
  type ModelOf,
  restricted,
  versionFields,
  type Described,
} from "../kernel/fields.js";
import { externalFields } from "../kernel/external-fields.js";
import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { nameLimits } from "../kernel/text.js";

/** `invited`: has not accepted yet; `deactivated`: cannot use the workspace, and can be activated again. */
export const userStatuses = ["invited", "active", "deactivated"] as const;
/** One of {@link userStatuses}. */
export type UserStatus = (typeof userStatuses)[number];

export const userTable = new FieldTable({
  /** `usr_…`, assigned by the service. */
  id: field.assigned(idType("usr")),
  /** 1 to 200 characters. Absent in a new user: the part of the address before the `@`. */
  name: field.optional(textType(nameLimits), ["The user's name", "Ada Lovelace"]),
  /** Determines what the user may do: see `permissions`. */
  role: field.defaulting(
    choiceType(roles),
    "member",
    "The user's role. `x-roles` of each operation lists the roles that can call it",
  ),
  /** `invited` until the invitation is accepted. A `deactivated` user cannot act, and can be activated again. */
  status: field.changed(choiceType(userStatuses), "active", ["`invited` until the user accepts the invitation", "active"]),
  /** Unique in the workspace, compared without case. */
  email: restricted(field.fixed(emailType)),
  /** Where the user's times are shown. Null: the workspace's. */
  timeZone: restricted(field.changedOrNull(timeZoneType, "The time zone. Null if the workspace's applies")),
  /** Minor units of the workspace's currency per hour. Null inherits the workspace's rate. */
  rate: restricted(field.changedOrNull(rateType)),
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: restricted(externalFields.externalId),
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: restricted(externalFields.metadata),
  createdAt: restricted(versionFields.createdAt),
  updatedAt: restricted(versionFields.updatedAt),
  version: restricted(versionFields.version),
});

const { name, timeZone } = userTable.fields;
const ownFields: Pick<typeof userTable.fields, "name" | "timeZone"> = { name, timeZone };
/** What users can change of their own. */
export const ownUserTable = new FieldTable(ownFields);

/** A user without the invitation's secret. */
export interface KnownUser extends Versioned, ModelOf<typeof userTable.fields> {}

/** A member of one workspace. A person in two workspaces has two users. */
export interface User extends KnownUser {
  /** SHA-256, hex, of the one-time token of the latest invitation; null after acceptance. */
  readonly invitationHash: string | null;
  /** Null after acceptance. */
  readonly invitationExpiresAt: Instant | null;
}

/** A person to invite. */
export interface InviteUser extends CreationOf<typeof userTable.fields>, Described {}
/** The fields to change; absent ones do not change. */
export interface UserPatch extends ChangesOf<typeof userTable.fields>, Described {}
/** The fields of their own that users change; absent ones do not change. */
export interface MePatch extends ChangesOf<typeof ownUserTable.fields>, Described {}

/** The error for an email address that another user of the workspace has. */
export function userExists(id: UserId): StintError {
  return conflict("user_exists", "A user with this email address already exists in the workspace.", { user_id: id });
}

/** A user without a rate and a time zone of their own. Absent fields have their initial values. */
export function newUser(
  content: Pick<User, "id" | "email" | "name" | "role" | "status"> & Pick<InviteUser, "externalId" | "metadata">,
  now: Instant,
): User {
  const { id, status } = content;
  return { ...userTable.create(content), id, status, invitationHash: null, invitationExpiresAt: null, ...firstVersion(now) };
}

/** Checks all rules of a user except that the email address is unique. */
export function checkUser(user: Pick<User, "email" | "name" | "rate">): Issues {
  const issues = new Issues();
  userTable.check(issues, [], user);
  return issues;
}

/** Whether the user can accept the invitation at this instant. */
export function isInvited({ status, invitationExpiresAt }: User, now: Instant): boolean {
  return status === "invited" && invitationExpiresAt !== null && invitationExpiresAt > now;
}

const statusChanges: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  invited: ["deactivated"],
  active: ["deactivated"],
  deactivated: ["active"],
};

/** Throws `invalid_transition` if the status cannot change this way. Only accepting an invitation activates an invited user. */
export function checkStatusChange(from: UserStatus, to: UserStatus): void {
  if (from === to || statusChanges[from].includes(to)) return;
  throw conflict("invalid_transition", `A user who is ${from} cannot become ${to}.`, { from, to, allowed: statusChanges[from] });
}
