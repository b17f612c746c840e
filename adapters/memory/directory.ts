import type { Actor } from "../../core/access/actor.js";
import type { TokenId, WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { Directory, Membership } from "../../core/ports/directory.js";
import { holds } from "./credentials.js";
import { type Space, transact, type View } from "./space.js";
import { sameEmail } from "./user-store.js";

/** The only reader of more than one workspace. */
export class MemoryDirectory implements Directory {
  constructor(private readonly spaces: ReadonlyMap<WorkspaceId, Space>) {}

  async findActor(tokenHash: string, now: Instant): Promise<Actor | null> {
    for (const space of this.spaces.values()) {
      for (const token of space.tables.tokens.values()) {
        if (token.hash !== tokenHash) continue;
        const user = space.tables.users.get(token.userId);
        if (user === undefined || !holds(token, user, now)) return null;
        return { workspaceId: space.workspaceId, userId: user.id, role: user.role, scopes: token.scopes, tokenId: token.id };
      }
    }
    return null;
  }

  async findMemberships(email: string): Promise<readonly Membership[]> {
    return [...this.spaces.values()].flatMap((space) => {
      const workspace = space.tables.workspaces.get(space.workspaceId);
      if (workspace === undefined) return [];
      return [...space.tables.users.values()]
        .filter((user) => sameEmail(user.email, email))
        .map(({ id, role, status }) => ({ workspaceId: workspace.id, workspaceName: workspace.name, userId: id, role, status }));
    });
  }

  async isEmpty(): Promise<boolean> {
    return ![...this.spaces.values()].some((space) => space.tables.workspaces.size > 0);
  }

  /** Leaves the version alone, since a use is no change that anybody could be stale against. */
  async recordTokenUse(uses: ReadonlyMap<TokenId, Instant>): Promise<void> {
    for (const space of this.spaces.values()) {
      const ids = [...uses.keys()].filter((id) => space.tables.tokens.has(id));
      if (ids.length > 0) await transact(space, (view) => recordUses(view, ids, uses));
    }
  }

  async findInvitation(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null> {
    for (const { workspaceId, tables } of this.spaces.values()) {
      for (const { id, status, invitationHash, invitationExpiresAt } of tables.users.values()) {
        if (invitationHash !== tokenHash) continue;
        const holding = status === "invited" && invitationExpiresAt !== null && invitationExpiresAt > now;
        return holding ? { workspaceId, userId: id } : null;
      }
    }
    return null;
  }

  async findSignInLink(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null> {
    for (const { workspaceId, tables } of this.spaces.values()) {
      const { users, signInLinks } = tables;
      const link = signInLinks.get(tokenHash);
      if (link && link.expiresAt > now && users.get(link.userId)?.status === "active")
        return { workspaceId, userId: link.userId };
    }
    return null;
  }
}

function recordUses(view: View, ids: readonly TokenId[], uses: ReadonlyMap<TokenId, Instant>): void {
  for (const id of ids) {
    const token = view.tokens.get(id);
    const usedAt = uses.get(id);
    if (token === undefined || usedAt === undefined || (token.lastUsedAt ?? Number.NEGATIVE_INFINITY) >= usedAt) continue;
    view.tokens.put({ ...token, lastUsedAt: usedAt });
  }
}
