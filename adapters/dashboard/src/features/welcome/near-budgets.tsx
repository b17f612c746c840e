import { Anchor, Box, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Failure } from "../../elements/failure.js";
import { Panel } from "../../elements/panel.js";
import { useMay } from "../../shell/session.js";
import { BudgetBar } from "../projects/budget-bar.js";
import { shareOf } from "../projects/budget-share.js";
import { budgetedQuery } from "../projects/project-queries.js";
import { useBudgetFigures } from "../projects/use-budget-figures.js";
import classes from "./welcome.module.css";

/** The projects whose budget is nearly or completely used. Renders nothing if there are none. */
export function NearBudgets() {
  const { t } = useTranslation("welcome");
  const projects = useQuery(budgetedQuery(useMay("clients:read")));
  const { usedOf, failed } = useBudgetFigures(projects.data ?? []);
  const failures = [...failed, ...(projects.error && !projects.data ? [projects] : [])];
  const near = (projects.data ?? []).flatMap((project) => {
    const used = usedOf(project);
    const { budget } = project;
    if (!budget || !used) return [];
    const { isNear, isOver, percent } = shareOf(budget, used.used, used.currency);
    return isNear || isOver ? [{ project, budget, used, percent }] : [];
  });
  if (near.length === 0 && failures.length === 0) return null;
  return (
    <Panel title={t("budgets")}>
      {failures.map(({ error, refetch }, index) => error && <Failure key={index} error={error} onRetry={() => void refetch()} />)}
      <ul className={classes["list"]}>
        {near
          .toSorted((one, other) => other.percent - one.percent)
          .map(({ project: { id, name }, budget, used }) => (
            <Group key={id} component="li" justify="space-between" py="xs">
              <Anchor component={Link} to={`${paths.projects}/${id}`}>
                {name}
              </Anchor>
              <Box flex="0 1 280px">
                <BudgetBar budget={budget} {...used} />
              </Box>
            </Group>
          ))}
      </ul>
    </Panel>
  );
}
