import { forbidden } from "../kernel/errors.js";
import type { TokenId, UserId, WorkspaceId } from "../kernel/ids.js";
import { resourceScopes } from "../kernel/resources.js";
import { type AutomaticWork, automaticWork, type Grant, grantOf, type Permission } from "./permissions.js";
import type { Role } from "./roles.js";

/** A scope of a token: `read`, `write`, or that of one resource, such as `projects:read`. `write` includes `read`. */
export type Scope = string;

/**
 * A user who acts, in which workspace and role. With a `tokenId`, every unit of work first verifies in its own transaction that the token
 * and the role are still valid; without one, the caller vouches for the actor.
 */
export interface UserActor {
  /** The only workspace whose data the actor can reach. */
  readonly workspaceId: WorkspaceId;
  /** Whose work it is: recorded as the author of events. */
  readonly userId: UserId;
  /** What the user may do: see `permissions`. */
  readonly role: Role;
  /** The scopes of the token. Null means no restriction. */
  readonly scopes: readonly Scope[] | null;
  /** Null if the caller vouches for the actor. */
  readonly tokenId: TokenId | null;
  /** Tells it from a {@link SystemActor}. */
  readonly system?: undefined;
}

/** Work that the program does by itself in one workspace, with permissions of its own. It has no token, so no request can act as it. */
export interface SystemActor {
  /** The only workspace whose data the work can reach. */
  readonly workspaceId: WorkspaceId;
  /** The name of the work, which determines what it may do. */
  readonly system: AutomaticWork;
}

/** Who acts, in which workspace. */
export type Actor = UserActor | SystemActor;

/** Who did something, as it is recorded: the id of a user, or the work after `system:`. */
export type Author = UserId | `system:${AutomaticWork}`;

/** The actor, as it is recorded. */
export function authorOf(actor: Actor): Author {
  return actor.system === undefined ? actor.userId : `system:${actor.system}`;
}

/** What a scope can apply to: a kind of resource, the change feed, or the request log. */
export const scoped: readonly string[] = [...resourceScopes, "changes", "requests"];

/** Whether the text is `read`, `write`, or one of these after a known resource and a colon. */
export function isScope(text: string): text is Scope {
  const [, resource, action = ""] = /^(?:([^:]+):)?([^:]+)$/.exec(text) ?? [];
  return ["read", "write"].includes(action) && (resource === undefined || scoped.includes(resource));
}

/** Permissions without a scope of their own, each with the permission whose scope applies. */
const widerResource: Readonly<Partial<Record<Permission, Permission>>> = {
  "invoices:send": "invoices:write",
  "time_entry_rates:write": "time_entries:write",
  "webhook_secret:write": "webhooks:write",
};

/** The narrowest scope that grants a permission. */
export function requiredScope(permission: Permission): Scope {
  return widerResource[permission] ?? permission;
}

/** Whether the scopes grant a permission. Null means no restriction. */
export function scopesAllow(scopes: readonly Scope[] | null, permission: Permission): boolean {
  if (scopes === null) return true;
  const [resource, action] = requiredScope(permission).split(":");
  return scopes.some((scope) => {
    const [left, right] = scope.split(":");
    if (right === undefined) return left === "write" || left === action;
    return left === resource && (right === "write" || right === action);
  });
}

/** Whether `outer` grants every permission that `inner` grants. */
export function scopesWithin(inner: readonly Scope[] | null, outer: readonly Scope[] | null): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  return inner.every((scope) => {
    const [left, right] = scope.split(":");
    if (right === undefined) return outer.includes("write") || (left === "read" && outer.includes("read"));
    return outer.some((o) => o === "write" || o === scope || o === `${left}:write` || (right === "read" && o === "read"));
  });
}

/** Returns the actor's grant for the permission. Throws `forbidden` if it is none. */
export function authorize(actor: Actor, permission: Permission): Exclude<Grant, "none"> {
  const grant = grantOfActor(actor, permission);
  if (grant === "none") throw forbidden(`${nameOf(actor)} does not have the permission ${permission}.`);
  if (actor.system === undefined) requireScope(actor, permission);
  return grant;
}

/** What the permission covers, regardless of the scopes of a token. */
export function grantOfActor(actor: Actor, permission: Permission): Grant {
  if (actor.system === undefined) return grantOf(actor.role, permission);
  const granted: readonly Permission[] = Object.hasOwn(automaticWork, actor.system) ? automaticWork[actor.system] : [];
  return granted.includes(permission) ? "all" : "none";
}

/** {@link authorize} for resources of users. Returns the user whose resources the permission covers, or null if it covers those of all. */
export function authorizeForUser(actor: Actor, permission: Permission): UserId | null {
  return authorize(actor, permission) === "own" ? userOf(actor) : null;
}

/** Throws `forbidden` if the token's scopes do not grant the permission, regardless of the role. */
export function requireScope({ scopes }: UserActor, permission: Permission): void {
  if (!scopesAllow(scopes, permission)) throw forbidden(`The token's scopes do not include ${requiredScope(permission)}.`);
}

/** Whether the actor has the permission; {@link authorize} without the error. */
export function may(actor: Actor, permission: Permission): boolean {
  return grantOfActor(actor, permission) !== "none" && scopesAllow(actor.system === undefined ? actor.scopes : null, permission);
}

/** Whether the actor is the user. */
export function isUser(actor: Actor, userId: UserId): boolean {
  return actor.system === undefined && actor.userId === userId;
}

/** The user who acts. Throws `forbidden` for automatic work, which has nothing of its own. */
export function userOf(actor: Actor): UserId {
  if (actor.system === undefined) return actor.userId;
  throw forbidden(`${nameOf(actor)} has no user.`);
}

/** The subject of a sentence about what the actor may do. */
export function nameOf(actor: Actor): string {
  return actor.system === undefined ? `The role ${actor.role}` : `The automatic work ${actor.system}`;
}
