import {
  type UserActor,
  type Directory,
  type FoundLink,
  formatInstant,
  type Instant,
  type Membership,
  type UsedToken,
  type WorkspaceId,
  type WorkspacePage,
} from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Columns, document, text } from "./rows.js";
import type { Query, Row } from "./pipeline.js";
import { DUE } from "./stores/recurring-invoice-store.js";
import { remindersDue } from "./stores/reminder-store.js";
import { UNREPORTED_OVERDUE } from "./stores/invoice-store.js";

type Member = Pick<Membership, "workspaceId" | "userId">;

const actors = new Columns<Omit<UserActor, "system">>({
  workspaceId: text,
  userId: text,
  role: text,
  scopes: document,
  tokenId: text,
});
const members = new Columns<Member>({ workspaceId: text, userId: text });
const links = new Columns<FoundLink>({ workspaceId: text, linkId: text });
const memberships = new Columns<Membership>({ workspaceId: text, workspaceName: text, userId: text, role: text, status: text });

/** Looks up users across workspaces with the policy `directory`. */
export class SqlDirectory implements Directory {
  constructor(private readonly across: AcrossWorkspaces) {}

  async findActor(tokenHash: string, now: Instant): Promise<UserActor | null> {
    const [row] = await this.#run({
      name: "directory.find_actor",
      text: `select t.id as token_id, t.workspace_id, t.user_id, t.scopes, u.role from tokens t join users u on u.workspace_id = t.workspace_id and u.id = t.user_id
             where t.hash = $1 and t.revoked_at is null and (t.expires_at is null or t.expires_at > $2) and u.status = 'active'`,
      values: [tokenHash, formatInstant(now)],
    });
    return row ? actors.fromRow(row) : null;
  }

  async findMemberships(email: string): Promise<readonly Membership[]> {
    const rows = await this.#run({
      text: `select w.id as workspace_id, w.name as workspace_name, u.id as user_id, u.role, u.status from users u join workspaces w on w.id = u.workspace_id
             where lower(u.email) = lower($1) order by w.id`,
      values: [email],
    });
    return rows.map((row) => memberships.fromRow(row));
  }

  async workspaces(request: WorkspacePage): Promise<readonly WorkspaceId[]> {
    const { after, limit, limitsTimers = false, unreportedOverdueOn, recurringDueOn, remindersDueOn } = request;
    const days = [unreportedOverdueOn, recurringDueOn, remindersDueOn].filter((day) => day !== undefined);
    const limited = limitsTimers ? "and timer_limit_hours is not null" : "";
    const overdue =
      unreportedOverdueOn === undefined
        ? ""
        : `and exists (select from invoices i where i.workspace_id = w.id and ${UNREPORTED_OVERDUE} and due_date < $3)`;
    const recurring =
      recurringDueOn === undefined
        ? ""
        : `and exists (select from recurring_invoices r where r.workspace_id = w.id and ${DUE} and next_on <= $${3 + (unreportedOverdueOn === undefined ? 0 : 1)})`;
    const reminded =
      remindersDueOn === undefined
        ? ""
        : `and exists (select from invoices i join clients c on c.workspace_id = i.workspace_id and c.id = i.client_id
             where i.workspace_id = w.id and ${remindersDue(`cast($${2 + days.length} as date)`)})`;
    const rows = await this.#run({
      text: `select id from workspaces w where id > $1 ${limited} ${overdue} ${recurring} ${reminded} order by id limit $2`,
      values: [after ?? "", limit, ...days],
    });
    return rows.map((row) => text.decode<WorkspaceId>(row["id"]));
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.#run({ text: "select exists (select from workspaces) as found" });
    return row?.["found"] === false;
  }

  async recordTokenUse(uses: readonly UsedToken[]): Promise<void> {
    if (uses.length === 0) return;
    await this.#run({
      text: `update tokens set last_used_at = u.used_at
             from unnest($1::text[], $2::text[], $3::timestamptz[]) as u(workspace_id, id, used_at)
             where tokens.workspace_id = u.workspace_id and tokens.id = u.id
               and (tokens.last_used_at is null or tokens.last_used_at < u.used_at)`,
      values: [
        uses.map(({ workspaceId }) => workspaceId),
        uses.map(({ tokenId }) => tokenId),
        uses.map(({ usedAt }) => formatInstant(usedAt)),
      ],
    });
  }

  async findInvitation(tokenHash: string, now: Instant): Promise<Member | null> {
    const [row] = await this.#run({
      text: `select workspace_id, id as user_id from users
             where invitation_hash = $1 and status = 'invited' and invitation_expires_at > $2`,
      values: [tokenHash, formatInstant(now)],
    });
    return row ? members.fromRow(row) : null;
  }

  async findSignInLink(tokenHash: string, now: Instant): Promise<Member | null> {
    const [row] = await this.#run({
      text: `select l.workspace_id, l.user_id from sign_in_links l join users u on u.workspace_id = l.workspace_id and u.id = l.user_id
             where l.hash = $1 and l.expires_at > $2 and u.status = 'active'`,
      values: [tokenHash, formatInstant(now)],
    });
    return row ? members.fromRow(row) : null;
  }

  async findDocumentLink(secretHash: string, now: Instant): Promise<FoundLink | null> {
    const [row] = await this.#run({
      text: `select workspace_id, id as link_id from document_links
             where hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
      values: [secretHash, formatInstant(now)],
    });
    return row ? links.fromRow(row) : null;
  }

  async #run(query: Query): Promise<readonly Row[]> {
    const [rows = []] = await this.across.run(query);
    return rows;
  }
}
