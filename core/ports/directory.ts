import type { UserActor } from "../access/actor.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Instant } from "../kernel/instant.js";
import type { DocumentLinkId, TokenId, UserId, WorkspaceId } from "../kernel/ids.js";
import type { Role } from "../access/roles.js";

/** A user with the workspace that they belong to. */
export interface Membership {
  /** The workspace that the user belongs to. */
  readonly workspaceId: WorkspaceId;
  /** For messages to the user. */
  readonly workspaceName: string;
  /** The user in this workspace. */
  readonly userId: UserId;
  /** The user's role in it. */
  readonly role: Role;
  /** Only active users can act. */
  readonly status: "invited" | "active" | "deactivated";
}

/** The link that a secret belongs to. */
export interface FoundLink {
  /** The workspace of its document. */
  readonly workspaceId: WorkspaceId;
  /** The link. */
  readonly linkId: DocumentLinkId;
}

/** When a token was used. */
export interface UsedToken {
  /** The workspace of the token. */
  readonly workspaceId: WorkspaceId;
  /** The token that was used. */
  readonly tokenId: TokenId;
  /** The last use. */
  readonly usedAt: Instant;
}

/** Some of the workspaces. */
export interface WorkspacePage {
  /** The last workspace of the previous page. Null: from the first one on. */
  readonly after: WorkspaceId | null;
  /** The maximum number of workspaces. */
  readonly limit: number;
  /** Only workspaces whose `timerLimitHours` is not null. Absent: all. */
  readonly limitsTimers?: boolean;
  /** Only workspaces for which `unreportedOverdue` of their invoices finds something on this day. Absent: all. */
  readonly unreportedOverdueOn?: LocalDate;
  /** Only workspaces for which `due` of their recurring invoices finds something on this day. Absent: all. */
  readonly recurringDueOn?: LocalDate;
  /** Only workspaces for which `due` of their reminders finds something on this day. Absent: all. */
  readonly remindersDueOn?: LocalDate;
}

/** The queries that run before the workspace is known. */
export interface Directory {
  /** The actor of a token's hash at `now`; null for an unknown, expired or revoked token or an inactive user. */
  findActor(tokenHash: string, now: Instant): Promise<UserActor | null>;
  /** All users with this email address, compared without case, in all workspaces. */
  findMemberships(email: string): Promise<readonly Membership[]>;
  /** The invited user for this token's hash; null if it is unknown, used, or expired at `now`. */
  findInvitation(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null>;
  /**
   * The user of the sign-in link with this token's hash; null if it is unknown, used, or expired at `now`, or if the user is not
   * active.
   */
  findSignInLink(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null>;
  /** The link to a document with this hash of its secret; null if it is unknown, or revoked or expired at `now`. */
  findDocumentLink(secretHash: string, now: Instant): Promise<FoundLink | null>;
  /** The ids of all workspaces, or of some, sorted; at most `limit`, starting after `after`. */
  workspaces(page: WorkspacePage): Promise<readonly WorkspaceId[]>;
  /** Whether no workspace exists. */
  isEmpty(): Promise<boolean>;
  /** Records the last use of tokens, each at most once. Never moves `lastUsedAt` backwards. */
  recordTokenUse(uses: readonly UsedToken[]): Promise<void>;
}
