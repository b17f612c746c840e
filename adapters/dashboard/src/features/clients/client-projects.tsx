import { Box, Button, Group, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { Failure } from "../../elements/failure.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { ProjectLink } from "../../elements/project-link.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import { BudgetBar } from "../projects/budget-bar.js";
import { projectsQuery } from "../projects/project-queries.js";
import type { Project } from "../projects/project-currency.js";
import { useBudgetFigures } from "../projects/use-budget-figures.js";
import type { Client } from "./client-values.js";
import classes from "./client-page.module.css";

/** Lazy: not needed to show the projects. */
const ProjectEditor = later(() => import("../projects/project-editor.js"));

/** The client's active projects, with their budgets. */
export function ClientProjects({ client }: { readonly client: Client }) {
  const { t } = useTranslation("clients");
  const projects = useInfiniteQuery(projectsQuery({ name: "", status: "active", clientId: client.id }, true));
  const [isCreating, setCreating] = useState(false);
  const create = useMay("projects:write") && client.status === "active" && (
    <Button size="xs" variant="default" onClick={() => setCreating(true)}>
      {t("newProject")}
    </Button>
  );
  return (
    <Panel title={t("projects")} aside={create}>
      <Loaded query={projects} lines={3}>
        {(rows) => (rows.length === 0 ? <Text c="dimmed">{t("noProjects")}</Text> : <Projects rows={rows} />)}
      </Loaded>
      {projects.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          mt="xs"
          loading={projects.isFetchingNextPage}
          onClick={() => void projects.fetchNextPage()}
        >
          {t("shell:list.more")}
        </Button>
      )}
      <Suspense>{isCreating && <ProjectEditor edited="new" client={client} onClose={() => setCreating(false)} />}</Suspense>
    </Panel>
  );
}

function Projects({ rows }: { readonly rows: readonly Project[] }) {
  const { usedOf, failed } = useBudgetFigures(rows);
  return (
    <>
      {failed.map(({ error, refetch }, index) => (
        <Failure key={index} error={error} onRetry={() => void refetch()} />
      ))}
      <ul className={classes["list"]}>
        {rows.map((project) => {
          const used = usedOf(project);
          return (
            <Group key={project.id} component="li" justify="space-between" py="xs" mih={44}>
              <Group gap="xs" wrap="nowrap">
                <ColourDot color={project.color} />
                <ProjectLink id={project.id}>{project.name}</ProjectLink>
              </Group>
              {project.budget && used && (
                <Box flex="0 1 280px">
                  <BudgetBar budget={project.budget} {...used} />
                </Box>
              )}
            </Group>
          );
        })}
      </ul>
    </>
  );
}
