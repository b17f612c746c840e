import type { Permission } from "../access/permissions.js";
import type { Client } from "../clients/client.js";
import type { Invoice } from "../invoices/invoice.js";
import type { Instant } from "../kernel/instant.js";
import { resources, type TrackedKind, trackedKinds } from "../kernel/resources.js";
import type { Project } from "../projects/project.js";
import type { Task } from "../tasks/task.js";
import type { TimeEntry } from "../time-entries/time-entry.js";
import type { Token } from "../tokens/token.js";
import type { KnownUser } from "../users/user.js";
import type { Webhook } from "../webhooks/webhook.js";
import type { Workspace } from "../workspaces/workspace.js";

/** The model of each kind of resource in the feed. */
export interface Tracked extends Record<TrackedKind, object> {
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

export type ChangeType = TrackedKind;
export const changeTypes: readonly ChangeType[] = trackedKinds;
export const changeActions = ["created", "updated", "deleted"] as const;
export type ChangeAction = (typeof changeActions)[number];

/** The permission that a kind's changes require. */
export function changePermission(type: ChangeType): Permission {
  return `${resources[type].scope}:read`;
}

interface ChangeOf<T extends ChangeType> {
  /** Commit order within the workspace, from 1, without gaps. */
  readonly position: number;
  readonly type: T;
  readonly action: ChangeAction;
  readonly id: string;
  /** The resource's version after the change; a deletion increases it by one. */
  readonly version: number;
  readonly at: Instant;
  /** The resource in this version; null if it is deleted. */
  readonly model: Tracked[T] | null;
}

/** A creation, update or deletion of a resource. */
export type Change = { [T in ChangeType]: ChangeOf<T> }[ChangeType];

/** How long changes are kept. */
export const CHANGES_KEPT_MS = 90 * 86_400_000;
