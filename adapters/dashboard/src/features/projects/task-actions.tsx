import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import { RowMenu } from "../../elements/row-menu.js";
import type { Task } from "./task.js";

interface TaskActionsProps {
  readonly task: Task;
  readonly onEdit: (task: Task) => void;
}

/** The actions for a task. */
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
  return (
    <RowMenu
      name={task.name}
      actions={[
        { label: t("change"), onSelect: () => onEdit(task) },
        { label: t(isActive ? "archive" : "unarchive"), onSelect: () => change.isPending || change.mutate() },
      ]}
    />
  );
}
