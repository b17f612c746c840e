import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { useMay } from "../../shell/session.js";
import { type ListFilter, ProjectsFilter } from "./projects-filter.js";
import { projectsQuery, statuses } from "./project-queries.js";
import type { Project } from "./project-currency.js";
import { ProjectsTable } from "./projects-table.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const ProjectEditor = later(() => import("./project-editor.js"));

const everything = { name: "", status: "active", client: "" } as const;

/** The list of projects. Filters are stored in the URL. */
export default function ProjectsPage() {
  const { t } = useTranslation("projects");
  const [kept, setFilter] = useFilterAddress(everything);
  const filter: ListFilter = { ...kept, status: statuses.find((one) => one === kept.status) ?? everything.status };
  const [name] = useDebouncedValue(filter.name.trim(), 250);
  const { status, client } = filter;
  const query = projectsQuery({ name, status, clientId: client || null }, useMay("clients:read"));
  usePrefetchInfiniteQuery(query);
  const projects = useInfiniteQuery(query);
  const [edited, setEdited] = useState<Project | "new" | null>(null);
  const mayWrite = useMay("projects:write");
  const create = mayWrite && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited("new")}>
      {t("create")}
    </Button>
  );
  const first = mayWrite && <Button onClick={() => setEdited("new")}>{t("createFirst")}</Button>;
  const isNarrowed = name !== "" || status !== "active" || client !== "";
  const empty = mayWrite ? "empty" : "emptyToRead";
  return (
    <Page title={t("title")} actions={create}>
      <ProjectsFilter filter={filter} onChange={setFilter} />
      <Loaded query={projects}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              text={t(isNarrowed ? "none" : empty)}
              action={isNarrowed ? <ClearFilters onClear={() => setFilter(everything)} /> : first}
            />
          ) : (
            <ProjectsTable rows={rows} more={projects} {...(mayWrite ? { onEdit: setEdited } : {})} />
          )
        }
      </Loaded>
      <Suspense>{edited !== null && <ProjectEditor edited={edited} onClose={() => setEdited(null)} />}</Suspense>
    </Page>
  );
}
