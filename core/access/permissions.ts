import { accessOfResources, type Audience, type ResourcePermission } from "../kernel/resources.js";
import type { Role } from "./roles.js";

/** What a role's permission covers: everything in the workspace, only the actor's own, a reduced view, or nothing. */
export type Grant = "all" | "own" | "limited" | "none";

type Row = Readonly<Record<Role, Grant>>;

const audiences = {
  everyone: { owner: "all", admin: "all", accountant: "all", member: "all" },
  administrators: { owner: "all", admin: "all", accountant: "none", member: "none" },
  administrators_and_own: { owner: "all", admin: "all", accountant: "own", member: "own" },
  finance: { owner: "all", admin: "all", accountant: "all", member: "none" },
  finance_and_own: { owner: "all", admin: "all", accountant: "all", member: "own" },
  finance_and_limited: { owner: "all", admin: "all", accountant: "all", member: "limited" },
} as const satisfies Record<Audience, Row>;

/** Permissions that do not follow from the scope of a resource. */
const others = {
  "invoices:send": audiences.finance,
  "time_entry_rates:write": audiences.administrators,
  "rates:read": audiences.finance_and_own,
  "webhook_secret:write": { owner: "all", admin: "none", accountant: "none", member: "none" },
  "changes:read": audiences.finance,
  "requests:read": audiences.administrators,
} as const satisfies Record<string, Row>;

/** What a use case requires: a resource and an action, such as `invoices:read`. {@link permissions} says which roles have it, and {@link automaticWork} which work. */
export type Permission = ResourcePermission | keyof typeof others;

/** The permissions of each role. The HTTP API and its tests are generated from this table. */
export const permissions = {
  ...Object.fromEntries(accessOfResources.map(([permission, audience]) => [permission, audiences[audience]])),
  ...others,
} as Readonly<Record<Permission, Row>>;

/**
 * The work that the program does by itself, each with its permissions: only what it needs, and each in the whole workspace. It has no others, whatever
 * role its owner has.
 */
export const automaticWork = {
  recurring_invoices: ["recurring_invoices:read", "recurring_invoices:write", "invoices:read", "invoices:write", "invoices:send"],
  reminders: ["invoices:read", "invoices:send", "reminders:read", "reminders:write"],
  imports: [
    ...(["clients", "projects", "tasks", "time_entries"] as const).flatMap(
      (scope) => [`${scope}:read`, `${scope}:write`] as const,
    ),
    "time_entry_rates:write",
    "users:read",
  ],
  due_dates: ["invoices:read"],
  timer_limit: ["time_entries:read", "time_entries:write"],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** One of {@link automaticWork}. */
export type AutomaticWork = keyof typeof automaticWork;

/** What the role's permission covers; `none` if the role does not have it, or does not exist. Does not consider the scopes of a token. */
export function grantOf(role: Role, permission: Permission): Grant {
  const row = permissions[permission];
  return Object.hasOwn(row, role) ? row[role] : "none";
}
