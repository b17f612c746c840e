import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import type { Task } from "./task.js";

interface TaskActionsProps {
  readonly task: Task;
  readonly onEdit: (task: Task) => void;
}

export function TaskActions({ task, onEdit }: TaskActionsProps) {
  const { t } = useTranslation("projects");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const isActive = task.status === "active";
  const change = useMutation({
    mutationFn: () =>
      answered(
        api.PATCH("/tasks/{id}", {
          params: { path: { id: task.id }, header: ifUnchanged(task) },
          body: { status: isActive ? "archived" : "active" },
        }),
      ),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.tasks.all }),
  });
  const label = t(isActive ? "archive" : "unarchive");
  return (
    <Group gap="xs" justify="flex-end">
      <Button size="xs" variant="default" aria-label={t("edit", { name: task.name })} onClick={() => onEdit(task)}>
        {t("change")}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`${label}: ${task.name}`}
        loading={change.isPending}
        onClick={() => change.mutate()}
      >
        {label}
      </Button>
    </Group>
  );
}
