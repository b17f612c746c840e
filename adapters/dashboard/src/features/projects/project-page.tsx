import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.js";
import { isStatus } from "../../api/problem.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { ArchiveButton } from "./archive-button.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { DeleteButton } from "./delete-button.js";
import { ProjectFigures } from "./project-figures.js";
import { projectQuery } from "./project-queries.js";
import type { Project } from "./project-values.js";
import { RateRule } from "./rate-rule.js";
import { TasksSection } from "./tasks-section.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the project. */
const ProjectEditor = later(() => import("./project-editor.js"));

/** One project: its figures, tasks, and rates. */
export default function ProjectPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("projects");
  const project = useQuery(projectQuery(id, useMay("clients:read")));
  const [isEditing, setEditing] = useState(false);
  const mayWrite = useMay("projects:write");
  if (isStatus(project.error, 404)) return <NotFoundPage />;
  const { data } = project;
  return (
    <Page title={data?.name ?? t("one")} actions={mayWrite && data && <Actions project={data} onEdit={() => setEditing(true)} />}>
      <Loaded query={project}>{(shown) => <Content project={shown} />}</Loaded>
      <Suspense>{isEditing && data && <ProjectEditor edited={data} onClose={() => setEditing(false)} />}</Suspense>
    </Page>
  );
}

function Actions({ project, onEdit }: { readonly project: Project; readonly onEdit: () => void }) {
  const { t } = useTranslation("projects");
  return (
    <Group gap="xs">
      <Button onClick={onEdit}>{t("change")}</Button>
      <ArchiveButton project={project} />
      <DeleteButton project={project} />
    </Group>
  );
}

function Content({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const mayReadClients = useMay("clients:read");
  const facts = [
    project.client?.name,
    project.code,
    t(project.billable ? "billable" : "notBillable"),
    project.status === "archived" ? t("isArchived") : null,
  ];
  return (
    <Stack gap="xl">
      <div>
        <Group gap="xs">
          <ColourDot color={project.color} />
          <Text>{facts.filter(Boolean).join(" · ")}</Text>
          <Anchor component={Link} to={paths.projects}>
            {t("toAll")}
          </Anchor>
        </Group>
        {project.notes !== "" && (
          <Text mt="xs" c="dimmed" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {project.notes}
          </Text>
        )}
      </div>
      <ProjectFigures project={project} />
      <TasksSection project={project} />
      {mayReadClients && (
        <section aria-labelledby="project-rate">
          <Title order={2} size="h3" id="project-rate" mb="sm">
            {t("rates.title")}
          </Title>
          <RateRule project={project} />
        </section>
      )}
    </Stack>
  );
}
