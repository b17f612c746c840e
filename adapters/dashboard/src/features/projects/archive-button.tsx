import { Button, type ButtonProps } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import type { Project } from "./project-values.js";

interface ArchiveButtonProps extends Pick<ButtonProps, "size"> {
  readonly project: Project;
}

/** Archives or restores a project. Time can't be recorded on an archived project. */
export function ArchiveButton({ project, ...look }: ArchiveButtonProps) {
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
  const label = t(isActive ? "archive" : "unarchive");
  return (
    <Button
      variant="default"
      {...look}
      aria-label={`${label}: ${project.name}`}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {label}
    </Button>
  );
}
