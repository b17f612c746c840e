import type { Actor } from "../access/actor.js";
import type { Instant } from "../kernel/instant.js";
import type { TokenId, UserId, WorkspaceId } from "../kernel/ids.js";
import type { Role } from "../access/roles.js";

export interface Membership {
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly userId: UserId;
  readonly role: Role;
  readonly status: "invited" | "active" | "deactivated";
}

/** The few questions that are asked before a workspace is known. */
export interface Directory {
  /** Whom a token's hash stands for at `now`; null for an unknown, expired or revoked token or a user who is not active. */
  findActor(tokenHash: string, now: Instant): Promise<Actor | null>;
  /** Everyone with this e-mail address, compared without case, over all workspaces. */
  findMemberships(email: string): Promise<readonly Membership[]>;
  /** Who was invited with this token's hash; null for one that is unknown, expired at `now`, or used. */
  findInvitation(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null>;
  /** Whom a sign-in link with this token's hash signs in; null for one that is unknown, expired at `now`, or used, or of a user who is not active. */
  findSignInLink(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null>;
  /** Whether there is no workspace at all. */
  isEmpty(): Promise<boolean>;
  /** Notes that tokens were used, the latest instant for each. Never moves `lastUsedAt` backwards. */
  recordTokenUse(uses: ReadonlyMap<TokenId, Instant>): Promise<void>;
}
