import { amountView, instantView, type View, versionView } from "../kernel/view.js";
import { budgetJson } from "./budget.js";
import type { Project } from "./project.js";

/** The project's representation in the API. Without `showRates` it has neither the rate nor a budget that is an amount. */
export function projectView(project: Project, showRates = true): View {
  const { budget } = project;
  const showBudget = showRates || budget?.kind !== "amount";
  return {
    id: project.id,
    name: project.name,
    client_id: project.clientId,
    code: project.code,
    color: project.color,
    notes: project.notes,
    status: project.status,
    archived_at: instantView(project.archivedAt),
    billable: project.billable,
    ...(showRates ? { rate: amountView(project.rate) } : {}),
    ...(showBudget ? { budget: budget && budgetJson.toJson(budget) } : {}),
    ...versionView(project),
  };
}
