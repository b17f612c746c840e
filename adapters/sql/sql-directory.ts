import {
  type Actor,
  type Directory,
  formatInstant,
  type Instant,
  type Membership,
  type Role,
  type Scope,
  type TokenId,
  type UserId,
  type WorkspaceId,
} from "../../core/index.js";
import type { AcrossWorkspaces, Query } from "./across-workspaces.js";
import type { Row } from "./session.js";

/** Looks up users across workspaces with the policy `directory`. */
export class SqlDirectory implements Directory {
  constructor(private readonly across: AcrossWorkspaces) {}

  async findActor(tokenHash: string, now: Instant): Promise<Actor | null> {
    const [row] = await this.#run({
      name: "directory.find_actor",
      text: `select t.id as token_id, t.workspace_id, t.user_id, t.scopes, u.role from tokens t join users u on u.id = t.user_id
             where t.hash = $1 and t.revoked_at is null and (t.expires_at is null or t.expires_at > $2) and u.status = 'active'`,
      values: [tokenHash, formatInstant(now)],
    });
    if (!row) return null;
    return {
      workspaceId: row["workspace_id"] as WorkspaceId,
      userId: row["user_id"] as UserId,
      role: row["role"] as Role,
      scopes: row["scopes"] as readonly Scope[] | null,
      tokenId: row["token_id"] as TokenId,
    };
  }

  async findMemberships(email: string): Promise<readonly Membership[]> {
    const rows = await this.#run({
      text: `select w.id as workspace_id, w.name, u.id as user_id, u.role, u.status from users u join workspaces w on w.id = u.workspace_id
             where lower(u.email) = lower($1) order by w.id`,
      values: [email],
    });
    return rows.map((row) => ({
      workspaceId: row["workspace_id"] as WorkspaceId,
      workspaceName: row["name"] as string,
      userId: row["user_id"] as UserId,
      role: row["role"] as Role,
      status: row["status"] as Membership["status"],
    }));
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.#run({ text: "select exists (select from workspaces) as found" });
    return row?.["found"] === false;
  }

  async recordTokenUse(uses: ReadonlyMap<TokenId, Instant>): Promise<void> {
    if (uses.size === 0) return;
    await this.#run({
      text: `update tokens set last_used_at = u.used_at from unnest($1::text[], $2::timestamptz[]) as u(id, used_at)
             where tokens.id = u.id and (tokens.last_used_at is null or tokens.last_used_at < u.used_at)`,
      values: [[...uses.keys()], [...uses.values()].map(formatInstant)],
    });
  }

  async findInvitation(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null> {
    const [row] = await this.#run({
      text: `select workspace_id, id from users
             where invitation_hash = $1 and status = 'invited' and invitation_expires_at > $2`,
      values: [tokenHash, formatInstant(now)],
    });
    return row ? { workspaceId: row["workspace_id"] as WorkspaceId, userId: row["id"] as UserId } : null;
  }

  async findSignInLink(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null> {
    const [row] = await this.#run({
      text: `select l.workspace_id, l.user_id from sign_in_links l join users u on u.id = l.user_id
             where l.hash = $1 and l.expires_at > $2 and u.status = 'active'`,
      values: [tokenHash, formatInstant(now)],
    });
    return row ? { workspaceId: row["workspace_id"] as WorkspaceId, userId: row["user_id"] as UserId } : null;
  }

  async #run(query: Query): Promise<readonly Row[]> {
    const [rows = []] = await this.across.run(query);
    return rows;
  }
}
