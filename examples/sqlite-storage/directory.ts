import { type Directory, foldCase, isValidToken, type Membership, type Token, type User, type WorkspaceId } from "stint/storage";
import type { Connection, Value } from "./connection.js";
import { decode } from "./documents.js";
import type { SqliteUnitOfWork } from "./unit-of-work.js";

interface Found {
  readonly workspaceId: WorkspaceId;
  readonly user: string;
  readonly other: string;
}

/** The queries that run before the workspace is known: the only ones without it. */
export function directory(reader: Connection, unitOfWork: SqliteUnitOfWork): Directory {
  const usersWith = (other: string, condition: string, ...values: readonly Value[]): Found[] =>
    reader.all(
      `select u.workspace_id as workspaceId, u.doc as user, o.doc as other from users u join ${other} where ${condition}`,
      values,
    );
  return {
    findActor: async (hash, now) => {
      const [found] = usersWith("tokens o on o.workspace_id = u.workspace_id and o.userId = u.id", "o.hash = ?", hash);
      if (found === undefined) return null;
      const [user, token] = [decode<User>(found.user), decode<Token>(found.other)];
      if (!isValidToken(token, user, now)) return null;
      return { workspaceId: found.workspaceId, userId: user.id, role: user.role, scopes: token.scopes, tokenId: token.id };
    },
    findMemberships: async (email) =>
      usersWith("workspaces o on o.workspace_id = u.workspace_id", "u.folded_email = ?", foldCase(email)).map(
        (found): Membership => {
          const { id: userId, role, status } = decode<User>(found.user);
          const { name } = decode<{ readonly name: string }>(found.other);
          return { workspaceId: found.workspaceId, workspaceName: name, userId, role, status };
        },
      ),
    findInvitation: async (hash, now) => {
      const [found] = usersWith("workspaces o on o.workspace_id = u.workspace_id", "u.invitationHash = ?", hash);
      if (found === undefined) return null;
      const { id: userId, status, invitationExpiresAt: end } = decode<User>(found.user);
      return status === "invited" && end !== null && end > now ? { workspaceId: found.workspaceId, userId } : null;
    },
    findSignInLink: async (hash, now) => {
      const joined = "signInLinks o on o.workspace_id = u.workspace_id and o.userId = u.id";
      const [found] = usersWith(joined, "o.id = ? and o.expiresAt > ? and u.status = 'active'", hash, now);
      return found ? { workspaceId: found.workspaceId, userId: decode<User>(found.user).id } : null;
    },
    workspaces: async ({ after, limit }) =>
      reader
        .all<{ id: WorkspaceId }>("select id from workspaces where id > ? order by id limit ?", [after ?? "", limit])
        .map(({ id }) => id),
    isEmpty: async () => reader.all("select 1 from workspaces limit 1").length === 0,
    recordTokenUse: (uses) =>
      unitOfWork.across((tablesOf) => {
        for (const { workspaceId, tokenId, usedAt } of uses) {
          const { tokens } = tablesOf(workspaceId);
          const token = tokens.find(tokenId);
          if (token && (token.lastUsedAt === null || token.lastUsedAt < usedAt)) tokens.put({ ...token, lastUsedAt: usedAt });
        }
      }),
  };
}
