import { Paper, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { addDays } from "../../../../../core/kernel/calendar.js";
import { spanOf } from "../../elements/days.js";
import { useToday } from "../../elements/use-today.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { useSession } from "../../shell/session.js";
import { BudgetBar } from "./budget-bar.js";
import { PACE_WEEKS, paceOf, weeksLeft } from "./budget-pace.js";
import { shareOf } from "./budget-share.js";
import { type Figures, timeReportQuery } from "./project-queries.js";
import { type Budget, currencyOf, type Project } from "./project-currency.js";

interface ProjectBudgetProps {
  readonly project: Project;
  readonly budget: Budget;
  /** The figures of the budget's period. */
  readonly used: Figures;
}

/** The used share of a project's budget, and its pace. */
export function ProjectBudget({ project, budget, used }: ProjectBudgetProps) {
  const { t } = useTranslation("projects");
  const { workspace } = useSession();
  const currency = currencyOf(project.client, workspace.currency);
  const Pace = budget.period === "month" ? MonthPace : RecentPace;
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed" mb="xs">
        {t("budget")}
      </Text>
      <BudgetBar budget={budget} used={used} currency={currency} />
      <Pace project={project} budget={budget} used={used} currency={currency} />
    </Paper>
  );
}

interface PaceProps extends ProjectBudgetProps {
  readonly currency: string;
}

/** Compares a monthly budget with the month so far. */
function MonthPace({ budget, used, currency }: PaceProps) {
  const { t } = useTranslation("projects");
  const { spent, planned } = shareOf(budget, used, currency);
  const { elapsed, isFast } = paceOf(spent, planned, useToday(useWorkspaceZone()));
  return (
    <PaceText isFast={isFast}>
      {t("elapsed", { percent: elapsed })} {t(isFast ? "paceFast" : "paceRight")}
    </PaceText>
  );
}

/** How long a total budget lasts at the pace of the last weeks. */
function RecentPace({ project, budget, used, currency }: PaceProps) {
  const { t } = useTranslation("projects");
  const zone = useWorkspaceZone();
  const days = 7 * PACE_WEEKS;
  const span = spanOf(zone, addDays(useToday(zone), 1 - days), days);
  // The page shows the same figures in full, so a failure of these is not worth a message.
  const { data: recent } = useQuery(timeReportQuery({ project_id: [project.id], ...span, group_by: [] }));
  const { spent, planned } = shareOf(budget, used, currency);
  const weeks = recent ? weeksLeft(spent, planned, shareOf(budget, recent.totals, currency).spent) : null;
  if (weeks === null) return null;
  return <PaceText isFast={weeks === 0}>{t("weeksLeft", { count: weeks, weeks: PACE_WEEKS })}</PaceText>;
}

function PaceText({ isFast, children }: { readonly isFast: boolean; readonly children: ReactNode }) {
  return (
    <Text size="sm" mt={4} c={isFast ? "var(--mantine-color-error)" : "dimmed"}>
      {children}
    </Text>
  );
}
