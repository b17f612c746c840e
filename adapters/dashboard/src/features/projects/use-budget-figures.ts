import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { grantOf } from "../../../../../core/access/permissions.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { monthSpanOf } from "../../elements/days.js";
import { useToday } from "../../elements/use-today.js";
import { useSession } from "../../shell/session.js";
import { type Figures, timeReportQuery } from "./project-queries.js";
import { type Budget, currencyOf, type Project } from "./project-currency.js";

/** The figures of the period of a project's budget, and the currency; null while they are loading, and without a budget. */
export type UsedOf = (project: Project) => { readonly used: Figures | undefined; readonly currency: string } | null;

/** What is used of the budgets of these projects. Loads only the periods that occur. */
export function useBudgetFigures(projects: readonly Project[]) {
  const { me, workspace } = useSession();
  const zone = useWorkspaceZone();
  // Members see only their own time, so their figures would be too low.
  const isShown = grantOf(me.role, "time_entries:read") === "all";
  const has = (period: Budget["period"]) => isShown && projects.some(({ budget }) => budget?.period === period);
  const total = useUsed({}, has("total"));
  const month = useUsed(monthSpanOf(zone, useToday(zone)), has("month"));
  const usedOf: UsedOf = useMemo(
    () => (project) => {
      const figures = project.budget && { total: total.figures, month: month.figures }[project.budget.period];
      return figures ? { used: figures.get(project.id), currency: currencyOf(project.client, workspace.currency) } : null;
    },
    [total.figures, month.figures, workspace.currency],
  );
  const failed = [total.report, month.report].flatMap(({ error, data, refetch }) => (error && !data ? [{ error, refetch }] : []));
  return { usedOf, failed, isShown };
}

function useUsed(span: { readonly from?: string; readonly to?: string }, enabled: boolean) {
  const report = useQuery({ ...timeReportQuery({ group_by: ["project"], ...span }), enabled });
  const figures = useMemo(
    () => report.data && new Map(report.data.groups.map((group) => [group.key ?? "", group])),
    [report.data],
  );
  return { report, figures };
}
