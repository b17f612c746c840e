import type { Role } from "./roles.js";

/** What a role's permission covers: everything in the workspace, only the actor's own, a reduced view, or nothing. */
export type Grant = "all" | "own" | "limited" | "none";

type Row = Readonly<Record<Role, Grant>>;

const everyone: Row = { owner: "all", admin: "all", accountant: "all", member: "all" };
const administrators: Row = { owner: "all", admin: "all", accountant: "none", member: "none" };
const owners: Row = { owner: "all", admin: "none", accountant: "none", member: "none" };
const finance: Row = { owner: "all", admin: "all", accountant: "all", member: "none" };

/** The permissions of each role. The HTTP API and its tests are generated from this table. */
export const permissions = {
  "users:read": { owner: "all", admin: "all", accountant: "all", member: "limited" },
  "users:write": administrators,
  "projects:read": everyone,
  "projects:write": administrators,
  "tasks:read": everyone,
  "tasks:write": administrators,
  "time_entries:read": { owner: "all", admin: "all", accountant: "all", member: "own" },
  "time_entries:write": { owner: "all", admin: "all", accountant: "own", member: "own" },
  "time_entry_rates:write": administrators,
  "rates:read": { owner: "all", admin: "all", accountant: "all", member: "own" },
  "clients:read": finance,
  "clients:write": finance,
  "invoices:read": finance,
  "invoices:write": finance,
  "workspace:read": { owner: "all", admin: "all", accountant: "all", member: "limited" },
  "workspace:write": administrators,
  "webhooks:read": administrators,
  "webhooks:write": administrators,
  "webhook_secret:write": owners,
  "changes:read": finance,
  "tokens:read": { owner: "all", admin: "all", accountant: "own", member: "own" },
  "tokens:write": { owner: "all", admin: "all", accountant: "own", member: "own" },
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof permissions;

export function grantOf(role: Role, permission: Permission): Grant {
  return permissions[permission][role];
}
