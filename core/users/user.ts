import type { Role } from "../access/roles.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { conflict, Issues, type StintError } from "../kernel/errors.js";
import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkEmail, checkText, nameLimits } from "../kernel/text.js";
import type { TimeZone } from "../kernel/time-zone.js";
import { checkRate } from "../billing/rate.js";

/** `invited`: has not accepted yet; `deactivated`: cannot use the workspace, and can be activated again. */
export const userStatuses = ["invited", "active", "deactivated"] as const;
/** One of {@link userStatuses}. */
export type UserStatus = (typeof userStatuses)[number];

/** A member of one workspace. A person in two workspaces has two users. */
export interface User extends Versioned {
  readonly id: UserId;
  /** Unique in the workspace, compared without case. */
  readonly email: string;
  /** 1 to 200 characters. */
  readonly name: string;
  readonly role: Role;
  readonly status: UserStatus;
  /** Where the user's times are shown. Null: the workspace's. */
  readonly timeZone: TimeZone | null;
  /** Minor units of the workspace's currency per hour. Null inherits the workspace's rate. */
  readonly rate: bigint | null;
  /** SHA-256, hex, of the one-time token of the latest invitation; null after acceptance. */
  readonly invitationHash: string | null;
  /** Null after acceptance. */
  readonly invitationExpiresAt: Instant | null;
}

/** The error for an email address that another user of the workspace has. */
export function userExists(id: UserId): StintError {
  return conflict("user_exists", "A user with this email address already exists in the workspace.", { user_id: id });
}

/** A user without the invitation's secret. */
export type KnownUser = Omit<User, "invitationHash" | "invitationExpiresAt">;

/** A user without a rate and a time zone of their own. */
export function newUser(content: Pick<User, "id" | "email" | "name" | "role" | "status">, now: Instant): User {
  return { ...content, timeZone: null, rate: null, invitationHash: null, invitationExpiresAt: null, ...firstVersion(now) };
}

/** The lengths of a user's texts, in UTF-16 units. */
export const userLimits = { name: nameLimits } as const;

/** Checks all rules of a user except that the email address is unique. */
export function checkUser(user: Pick<User, "email" | "name" | "rate">): Issues {
  const issues = new Issues();
  checkEmail(issues, ["email"], user.email);
  checkText(issues, ["name"], user.name, userLimits.name);
  checkRate(issues, ["rate"], user.rate);
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
