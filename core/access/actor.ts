import { forbidden } from "../kernel/errors.js";
import type { TokenId, UserId, WorkspaceId } from "../kernel/ids.js";
import { resourceScopes } from "../kernel/resources.js";
import { type Grant, grantOf, type Permission } from "./permissions.js";
import type { Role } from "./roles.js";

/** A scope of a token: `read`, `write`, or that of one resource, such as `projects:read`. `write` includes `read`. */
export type Scope = string;

/**
 * Who acts, in which workspace and role. With a `tokenId`, every unit of work first verifies in its own transaction that the token
 * and the role are still valid; without one, the caller vouches for the actor.
 */
export interface Actor {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly role: Role;
  /** The scopes of the token. Null means no restriction. */
  readonly scopes: readonly Scope[] | null;
  /** Null if the caller vouches for the actor. */
  readonly tokenId: TokenId | null;
}

/** What a scope can apply to: a kind of resource, or the change feed. */
const scoped: readonly string[] = [...resourceScopes, "changes"];

/** Whether the text is `read`, `write`, or one of these after a known resource and a colon. */
export function isScope(text: string): text is Scope {
  const [, resource, action = ""] = /^(?:([^:]+):)?([^:]+)$/.exec(text) ?? [];
  return ["read", "write"].includes(action) && (resource === undefined || scoped.includes(resource));
}

/** Permissions without a scope of their own, each with the permission whose scope applies. */
const widerResource: Readonly<Partial<Record<Permission, Permission>>> = {
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
  const grant = grantOf(actor.role, permission);
  if (grant === "none") throw forbidden(`The role ${actor.role} does not have the permission ${permission}.`);
  requireScope(actor, permission);
  return grant;
}

/** Throws `forbidden` if the token's scopes do not grant the permission, regardless of the role. */
export function requireScope({ scopes }: Actor, permission: Permission): void {
  if (!scopesAllow(scopes, permission)) throw forbidden(`The token's scopes do not include ${requiredScope(permission)}.`);
}

/** Whether the actor has the permission; {@link authorize} without the error. */
export function may(actor: Actor, permission: Permission): boolean {
  return grantOf(actor.role, permission) !== "none" && scopesAllow(actor.scopes, permission);
}
