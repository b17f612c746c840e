import { forbidden } from "../kernel/errors.js";
import type { TokenId, UserId, WorkspaceId } from "../kernel/ids.js";
import { resourceScopes } from "../kernel/resources.js";
import { type Grant, grantOf, type Permission } from "./permissions.js";
import type { Role } from "./roles.js";

/** What a token may be narrowed to: `read`, `write`, or one resource's `projects:read`, `invoices:write`… `write` includes `read`. */
export type Scope = string;

/**
 * Who acts, in which workspace, with which role. With a `tokenId` every unit of work first makes sure, in its own
 * transaction, that the token and the role still hold; without one the caller answers for the actor itself.
 */
export interface Actor {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly role: Role;
  readonly scopes: readonly Scope[] | null;
  readonly tokenId: TokenId | null;
}

/** What a scope can be about: a kind of resource, or the change feed. */
const scoped: readonly string[] = [...resourceScopes, "changes"];

export function isScope(text: string): text is Scope {
  const [, resource, action = ""] = /^(?:([^:]+):)?([^:]+)$/.exec(text) ?? [];
  return ["read", "write"].includes(action) && (resource === undefined || scoped.includes(resource));
}

/** Permissions that have no scope of their own, with the one that lets them through. */
const widerResource: Readonly<Partial<Record<Permission, Permission>>> = {
  "time_entry_rates:write": "time_entries:write",
  "webhook_secret:write": "webhooks:write",
};

/** The narrowest scope that lets a permission through. */
export function requiredScope(permission: Permission): Scope {
  return widerResource[permission] ?? permission;
}

/** Whether scopes let a permission through. No scopes at all means no narrowing. */
export function scopesAllow(scopes: readonly Scope[] | null, permission: Permission): boolean {
  if (scopes === null) return true;
  const [resource, action] = requiredScope(permission).split(":");
  return scopes.some((scope) => {
    const [left, right] = scope.split(":");
    if (right === undefined) return left === "write" || left === action;
    return left === resource && (right === "write" || right === action);
  });
}

/** Whether every permission that `inner` gives is given by `outer` as well. */
export function scopesWithin(inner: readonly Scope[] | null, outer: readonly Scope[] | null): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  return inner.every((scope) => {
    const [left, right] = scope.split(":");
    if (right === undefined) return outer.includes("write") || (left === "read" && outer.includes("read"));
    return outer.some((o) => o === "write" || o === scope || o === `${left}:write` || (right === "read" && o === "read"));
  });
}

/** How far the actor's permission reaches. Throws `forbidden` where it reaches nothing. */
export function authorize(actor: Actor, permission: Permission): Exclude<Grant, "none"> {
  const grant = grantOf(actor.role, permission);
  if (grant === "none") throw forbidden(`The role ${actor.role} may not do this.`);
  requireScope(actor, permission);
  return grant;
}

/** Throws `forbidden` where the token is too narrow for it, whatever the role. */
export function requireScope({ scopes }: Actor, permission: Permission): void {
  if (!scopesAllow(scopes, permission)) throw forbidden("The token's scopes do not include this.");
}

/** Whether the actor may do this at all; {@link authorize} without the throw. */
export function may(actor: Actor, permission: Permission): boolean {
  return grantOf(actor.role, permission) !== "none" && scopesAllow(actor.scopes, permission);
}
