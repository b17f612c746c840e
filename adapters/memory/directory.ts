import type { UserActor } from "../../core/access/actor.js";
import { isActiveLink } from "../../core/document-links/document-link.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { Directory, FoundLink, Membership, UsedToken, WorkspacePage } from "../../core/ports/directory.js";
import { actorOf, recordUse } from "../../core/users/credentials.js";
import { isDateDue } from "../../core/recurring-invoices/recurring-invoice.js";
import { isInvited } from "../../core/users/user.js";
import { isReminderDue } from "../../core/reminders/plan.js";
import { isUnreportedOn } from "./invoice-store.js";
import { type Tables, type WorkspaceData, transact } from "./workspace-data.js";
import { sameEmail } from "./user-store.js";

/** Looks up users across workspaces. */
export class MemoryDirectory implements Directory {
  constructor(private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>) {}

  async findActor(tokenHash: string, now: Instant): Promise<UserActor | null> {
    for (const data of this.dataByWorkspace.values()) {
      for (const token of data.tables.tokens.values()) {
        if (token.hash !== tokenHash) continue;
        const user = data.tables.users.get(token.userId);
        return user === undefined ? null : actorOf(data.workspaceId, token, user, now);
      }
    }
    return null;
  }

  async findMemberships(email: string): Promise<readonly Membership[]> {
    return [...this.dataByWorkspace.values()].flatMap((data) => {
      const workspace = data.tables.workspaces.get(data.workspaceId);
      if (workspace === undefined) return [];
      return [...data.tables.users.values()]
        .filter((user) => sameEmail(user.email, email))
        .map(({ id, role, status }) => ({ workspaceId: workspace.id, workspaceName: workspace.name, userId: id, role, status }));
    });
  }

  async workspaces(request: WorkspacePage): Promise<readonly WorkspaceId[]> {
    const { after, limit, limitsTimers = false, unreportedOverdueOn, recurringDueOn, remindersDueOn } = request;
    const hasDue = ({ recurringInvoices }: Tables): boolean =>
      recurringDueOn === undefined || [...recurringInvoices.values()].some((one) => isDateDue(one, recurringDueOn));
    const hasOverdue = ({ invoices, overdueNotes }: Tables): boolean =>
      unreportedOverdueOn === undefined || [...invoices.values()].some(isUnreportedOn(unreportedOverdueOn, overdueNotes));
    const hasReminders = ({ invoices, clients, workspaces }: Tables): boolean =>
      remindersDueOn === undefined ||
      [...workspaces.values()].some((workspace) =>
        [...invoices.values()].some((one) => isReminderDue(one, clients.get(one.clientId) ?? null, workspace, remindersDueOn)),
      );
    return [...this.dataByWorkspace.values()]
      .filter(({ tables }) => hasOverdue(tables) && hasDue(tables) && hasReminders(tables))
      .flatMap(({ tables }) => [...tables.workspaces.values()])
      .filter(({ id, timerLimitHours }) => (after === null || id > after) && !(limitsTimers && timerLimitHours === null))
      .map(({ id }) => id)
      .sort()
      .slice(0, limit);
  }

  async isEmpty(): Promise<boolean> {
    return ![...this.dataByWorkspace.values()].some((data) => data.tables.workspaces.size > 0);
  }

  async recordTokenUse(uses: readonly UsedToken[]): Promise<void> {
    for (const data of this.dataByWorkspace.values()) {
      const own = uses.filter(({ workspaceId }) => workspaceId === data.workspaceId);
      if (own.length > 0) await transact(data, ({ tokens }) => own.forEach((use) => recordUse(tokens, use)));
    }
  }

  async findInvitation(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null> {
    for (const { workspaceId, tables } of this.dataByWorkspace.values()) {
      for (const user of tables.users.values())
        if (user.invitationHash === tokenHash) return isInvited(user, now) ? { workspaceId, userId: user.id } : null;
    }
    return null;
  }

  async findSignInLink(tokenHash: string, now: Instant): Promise<Pick<Membership, "workspaceId" | "userId"> | null> {
    for (const { workspaceId, tables } of this.dataByWorkspace.values()) {
      const { users, signInLinks } = tables;
      const link = signInLinks.get(tokenHash);
      if (link && link.expiresAt > now && users.get(link.userId)?.status === "active")
        return { workspaceId, userId: link.userId };
    }
    return null;
  }

  async findDocumentLink(secretHash: string, now: Instant): Promise<FoundLink | null> {
    for (const { workspaceId, tables } of this.dataByWorkspace.values()) {
      for (const link of tables.documentLinks.values())
        if (link.hash === secretHash) return isActiveLink(link, now) ? { workspaceId, linkId: link.id } : null;
    }
    return null;
  }
}
