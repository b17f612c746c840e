import { actorOf, type Directory, foldCase, isInvited, isReminderDue, recordUse } from "stint/storage";
import type { FoundLink, LocalDate, Token, User, Workspace, WorkspaceId } from "stint/storage";
import type { Connection, Value } from "./connection.js";
import { decode } from "./documents.js";
import { DATE_DUE, UNREPORTED_OVERDUE } from "./filters.js";
import type { SqliteUnitOfWork } from "./unit-of-work.js";

/** The queries that run before the workspace is known: the only ones without it. */
export function directory(reader: Connection, unitOfWork: SqliteUnitOfWork): Directory {
  /** Users with another row of their workspace. */
  const usersWith = <Other>(other: string, condition: string, ...values: readonly Value[]) =>
    reader
      .all<{ workspaceId: WorkspaceId; user: string; other: string }>(
        `select u.workspace_id as workspaceId, u.doc as user, o.doc as other from users u
          join ${other} and o.workspace_id = u.workspace_id where ${condition}`,
        values,
      )
      .map((found) => ({ ...found, user: decode<User>(found.user), other: decode<Other>(found.other) }));
  const hasReminder = (workspaceId: WorkspaceId, day: LocalDate): boolean =>
    reader
      .all<Record<"invoice" | "client" | "workspace", string>>(
        `select i.doc as invoice, c.doc as client, w.doc as workspace from invoices i
          join clients c on (c.workspace_id, c.id) = (i.workspace_id, i.clientId) join workspaces w on w.id = i.workspace_id
          where i.workspace_id = ? and i.status = 'open'`,
        [workspaceId],
      )
      .some((one) => isReminderDue(decode(one.invoice), decode(one.client), decode(one.workspace), day));
  return {
    findActor: async (hash, now) => {
      const [found] = usersWith<Token>("tokens o on o.userId = u.id", "o.hash = ?", hash);
      return found ? actorOf(found.workspaceId, found.other, found.user, now) : null;
    },
    findMemberships: async (email) => {
      const found = usersWith<Workspace>("workspaces o on true", "u.folded_email = ?", foldCase(email));
      return found.map(({ workspaceId, user: { id: userId, role, status }, other: { name: workspaceName } }) => ({
        ...{ workspaceId, workspaceName, userId, role, status },
      }));
    },
    findInvitation: async (hash, now) => {
      const [found] = usersWith("workspaces o on true", "u.invitationHash = ?", hash);
      return found && isInvited(found.user, now) ? { workspaceId: found.workspaceId, userId: found.user.id } : null;
    },
    findSignInLink: async (hash, now) => {
      const isValid = "o.id = ? and o.expiresAt > ? and u.status = 'active'";
      const [found] = usersWith("signInLinks o on o.userId = u.id", isValid, hash, now);
      return found ? { workspaceId: found.workspaceId, userId: found.user.id } : null;
    },
    findDocumentLink: async (hash, now) => {
      const isActive = "revokedAt is null and (expiresAt is null or expiresAt > ?)";
      const sql = `select workspace_id as workspaceId, id as linkId from documentLinks where hash = ? and ${isActive}`;
      return reader.all<FoundLink>(sql, [hash, now])[0] ?? null;
    },
    workspaces: async (page) => {
      const { after, limit, limitsTimers = false, unreportedOverdueOn = null, recurringDueOn = null, remindersDueOn: day } = page;
      const limited = limitsTimers ? "and doc ->> '$.timerLimitHours' is not null" : "";
      const overdue = `select 1 from invoices where workspace_id = w.id and ${UNREPORTED_OVERDUE.replace("?", "?2")}`;
      const due = `select 1 from recurringInvoices where workspace_id = w.id and ${DATE_DUE.replace("?", "?3")}`;
      const sql = `select id from workspaces w where id > ?1 ${limited}
        and (?2 is null or exists (${overdue})) and (?3 is null or exists (${due})) order by id`;
      return reader
        .all<Workspace>(sql, [after ?? "", unreportedOverdueOn, recurringDueOn])
        .map(({ id }) => id)
        .filter((id) => day === undefined || hasReminder(id, day))
        .slice(0, limit);
    },
    isEmpty: async () => reader.all("select 1 from workspaces limit 1").length === 0,
    recordTokenUse: (uses) =>
      unitOfWork.across((tablesOf) => uses.forEach((use) => recordUse(tablesOf(use.workspaceId).tokens, use))),
  };
}
