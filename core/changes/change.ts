import type { Permission } from "../access/permissions.js";
import type { Client } from "../clients/client.js";
import type { Invoice } from "../invoices/invoice.js";
import type { Instant } from "../kernel/instant.js";
import type { Project } from "../projects/project.js";
import type { Task } from "../tasks/task.js";
import type { TimeEntry } from "../time-entries/time-entry.js";
import type { Token } from "../tokens/token.js";
import type { KnownUser } from "../users/user.js";
import type { Webhook } from "../webhooks/webhook.js";
import type { Workspace } from "../workspaces/workspace.js";

/** The kinds of resources whose changes are kept, each with its model. */
export interface Tracked {
  readonly workspace: Workspace;
  readonly user: KnownUser;
  readonly token: Omit<Token, "hash">;
  readonly client: Client;
  readonly project: Project;
  readonly task: Task;
  readonly time_entry: TimeEntry;
  readonly invoice: Invoice;
  readonly webhook: Webhook;
}

export type ChangeType = keyof Tracked;
export const changeActions = ["created", "updated", "deleted"] as const;
export type ChangeAction = (typeof changeActions)[number];

/** What has to be allowed for the changes of each kind to be seen. */
export const changePermissions = {
  workspace: "workspace:read",
  user: "users:read",
  token: "tokens:read",
  client: "clients:read",
  project: "projects:read",
  task: "tasks:read",
  time_entry: "time_entries:read",
  invoice: "invoices:read",
  webhook: "webhooks:read",
} as const satisfies Record<ChangeType, Permission>;

export const changeTypes = Object.keys(changePermissions) as readonly ChangeType[];

interface ChangeOf<T extends ChangeType> {
  /** In the order of commits, from 1, without a gap; per workspace. */
  readonly position: number;
  readonly type: T;
  readonly action: ChangeAction;
  readonly id: string;
  /** Of the resource after the change; a deletion counts as one more. */
  readonly version: number;
  readonly at: Instant;
  /** The resource in this version; null for one that is gone. */
  readonly model: Tracked[T] | null;
}

/** One creation, change or deletion of a resource. */
export type Change = { [T in ChangeType]: ChangeOf<T> }[ChangeType];

/** How long changes are kept. */
export const CHANGES_KEPT_MS = 90 * 86_400_000;
