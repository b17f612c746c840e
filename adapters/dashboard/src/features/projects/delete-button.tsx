import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { api } from "../../api/client.js";
import { afterDeletion, orReadAgain } from "../../api/deletion.js";
import { keys } from "../../api/keys.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import type { Project } from "./project-values.js";

/** Deletes a project. The service refuses if it is in use. */
export function DeleteButton({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    const params = { path: { id: project.id }, header: ifUnchanged(project) };
    await orReadAgain(queries, keys.projects.all, api.DELETE("/projects/{id}", { params }));
    void navigate(paths.projects);
    await afterDeletion(queries, keys.projects, project.id);
  };
  return (
    <ConfirmButton
      label={t("delete")}
      accessibleLabel={t("deleteNamed", { name: project.name })}
      text={t("deleteText")}
      onConfirm={remove}
    />
  );
}
