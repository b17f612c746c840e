import type { Client } from "../clients/client.js";
import { addUnknown, type Issues } from "../kernel/errors.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Project } from "../projects/project.js";
import type { User } from "../users/user.js";
import type { Expense } from "./expense.js";

/** What an expense refers to. A resource that does not exist or is not referenced is null. */
export interface ExpenseReferences {
  readonly user: User | null;
  readonly project: Project | null;
  /** That of the expense, not of its project. */
  readonly client: Client | null;
}

export async function referencesOf(
  stores: Pick<Stores, "clients" | "projects" | "users">,
  { userId, projectId, clientId }: Pick<Expense, "userId" | "projectId" | "clientId">,
): Promise<ExpenseReferences> {
  return {
    user: await stores.users.find(userId),
    project: projectId && (await stores.projects.find(projectId)),
    client: clientId && (await stores.clients.find(clientId)),
  };
}

/** Whether the expense is for a client, directly or by its project. */
export function hasClient({ project, client }: ExpenseReferences): boolean {
  return client !== null || (project?.clientId ?? null) !== null;
}

/** Adds an issue for each resource that does not exist, and for a billable expense that nobody can be billed for. */
export function checkReferences(issues: Issues, references: ExpenseReferences, expense: Expense): void {
  const { user, project, client } = references;
  if (!user) addUnknown(issues, ["userId"], "user");
  if (expense.projectId !== null && !project) addUnknown(issues, ["projectId"], "project");
  if (expense.clientId !== null && !client) addUnknown(issues, ["clientId"], "client");
  const isKnown = (expense.projectId === null || project) && (expense.clientId === null || client);
  if (expense.billable && isKnown && !hasClient(references))
    issues.add(["billable"], "client_required", "A billable expense needs a client, or a project that has one.");
}
