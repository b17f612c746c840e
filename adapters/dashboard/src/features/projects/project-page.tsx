import { Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.js";
import { isStatus } from "../../api/problem.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { grantOf } from "../../../../../core/access/permissions.js";
import { useMay, useSession } from "../../shell/session.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { ClientLink } from "../clients/client-link.js";
import { OpenInvoices } from "../clients/open-invoices.js";
import { RecentEntries } from "../work/recent-entries.js";
import { Unbilled } from "../work/unbilled.js";
import { ProjectFigures } from "./project-figures.js";
import { ProjectPageMenu } from "./project-menu.js";
import { projectQuery } from "./project-queries.js";
import type { Project } from "./project-currency.js";
import { RateRule } from "./rate-rule.js";
import { TasksSection } from "./tasks-section.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the project. */
const ProjectEditor = later(() => import("./project-editor.js"));
/** Lazy: below what the page shows first. */
const MilestonesSection = later(() => import("./milestones-section.js"));

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
      <ProjectPageMenu project={project} />
    </Group>
  );
}

function Content({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const mayReadClients = useMay("clients:read");
  const of = { project_id: [project.id] };
  const seesAll = grantOf(useSession().me.role, "time_entries:read") === "all";
  const seesInvoices = useMay("invoices:read");
  const seesMilestones = useMay("milestones:read");
  const { client } = project;
  const isFixed = project.billing_method === "fixed_fee";
  const facts = [
    project.code,
    t(isFixed ? "billingMethods.fixed_fee" : project.billable ? "billable" : "notBillable"),
    project.status === "archived" ? t("isArchived") : null,
  ];
  return (
    <Stack gap="xl">
      <div>
        <Group gap="xs">
          <ColourDot color={project.color} />
          {client && <ClientLink client={client} />}
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
      {mayReadClients && (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {!isFixed && <Unbilled of={of} client={client?.status === "active" ? client : null} />}
          {seesInvoices && client && <OpenInvoices clientId={client.id} />}
        </SimpleGrid>
      )}
      <ProjectFigures project={project} />
      <RecentEntries of={of} search={`project=${project.id}`} withPeople={seesAll} />
      <Suspense>{seesMilestones && <MilestonesSection project={project} />}</Suspense>
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
