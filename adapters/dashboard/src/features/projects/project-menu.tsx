import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { useNavigate } from "react-router";
import { ifUnchanged } from "../../../../../client/index.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { afterDeletion, orReadAgain } from "../../api/deletion.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import { RowMenu } from "../../elements/row-menu.js";
import type { Project } from "./project-currency.js";

interface ProjectMenuProps {
  readonly project: Project;
  readonly onEdit: (project: Project) => void;
}

/** The actions for a project in a list. */
export function ProjectMenu({ project, onEdit }: ProjectMenuProps) {
  const { t } = useTranslation("projects");
  return (
    <RowMenu name={project.name} actions={[{ label: t("change"), onSelect: () => onEdit(project) }, useArchiving(project)]} />
  );
}

/** The actions for a project on its page. The service refuses to delete a project in use. */
export function ProjectPageMenu({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    const params = { path: { id: project.id }, header: ifUnchanged(project) };
    await orReadAgain(queries, keys.projects.all, api.DELETE("/projects/{id}", { params }));
    void navigate(paths.projects);
    await afterDeletion(queries, keys.projects, project.id);
  };
  const deletion = {
    label: t("delete"),
    title: t("deleteNamed", { name: project.name }),
    text: t("deleteText"),
    onConfirm: remove,
  };
  return <RowMenu name={project.name} actions={[useArchiving(project), deletion]} />;
}

/** Archives or restores a project. Time can't be recorded on an archived project. */
function useArchiving(project: Project) {
  const { t } = useTranslation("projects");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const isActive = project.status === "active";
  const change = useMutation({
    mutationFn: () =>
      answered(
        api.PATCH("/projects/{id}", {
          params: { path: { id: project.id }, header: ifUnchanged(project) },
          body: { status: isActive ? "archived" : "active" },
        }),
      ),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.projects.all }),
  });
  return { label: t(isActive ? "archive" : "unarchive"), onSelect: () => change.isPending || change.mutate() };
}
