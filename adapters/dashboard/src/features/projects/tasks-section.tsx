import { Badge, Button, Group, Stack, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Money } from "../../elements/values.js";
import { useMay, useSession } from "../../shell/session.js";
import { tasksQuery } from "./project-queries.js";
import { currencyOf, type Project } from "./project-currency.js";
import type { Task } from "./task.js";
import { TaskActions } from "./task-actions.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const TaskEditor = later(() => import("./task-editor.js"));

const keyOf = ({ id }: Task): string => id;

/** All tasks of a project, including archived ones. An archived project allows no new tasks. */
export function TasksSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const tasks = useInfiniteQuery(tasksQuery(project.id));
  const [edited, setEdited] = useState<Task | "new" | null>(null);
  const mayWrite = useMay("tasks:write");
  const columns = useColumns(project, mayWrite ? setEdited : undefined);
  const mayCreate = mayWrite && project.status === "active";
  const first = mayCreate && <Button onClick={() => setEdited("new")}>{t("tasks.createFirst")}</Button>;
  return (
    <Stack component="section" aria-labelledby="project-tasks">
      <Group justify="space-between">
        <Title order={2} size="h3" id="project-tasks">
          {t("tasks.title")}
        </Title>
        {mayCreate && (
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setEdited("new")}>
            {t("tasks.create")}
          </Button>
        )}
      </Group>
      <Loaded query={tasks}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t(mayWrite ? "tasks.empty" : "tasks.none")} action={first} />
          ) : (
            <DataTable label={t("tasks.title")} columns={columns} rows={rows} keyOf={keyOf} more={tasks} />
          )
        }
      </Loaded>
      <Suspense>{edited !== null && <TaskEditor project={project} edited={edited} onClose={() => setEdited(null)} />}</Suspense>
    </Stack>
  );
}

function useColumns(project: Project, onEdit: ((task: Task) => void) | undefined): readonly Column<Task>[] {
  const { t } = useTranslation("projects");
  const { currency: workspaces } = useSession().workspace;
  const currency = currencyOf(project.client, workspaces);
  const seesRates = useMay("clients:read");
  return useMemo((): readonly Column<Task>[] => {
    const rate: Column<Task> = {
      id: "rate",
      header: t("rate"),
      isWide: true,
      align: "end",
      cell: (task) => (typeof task.rate === "number" ? <Money amount={task.rate} currency={currency} /> : t("tasks.inherits")),
    };
    const billable: Column<Task> = {
      id: "billable",
      header: t("tasks.billing"),
      isWide: true,
      cell: (task) => t(task.billable ? "billable" : "notBillable"),
    };
    const actions = (edit: (task: Task) => void): Column<Task> => ({
      id: "actions",
      header: t("actions"),
      align: "end",
      cell: (task) => <TaskActions task={task} onEdit={edit} />,
    });
    return [
      { id: "name", header: t("name"), cell: (task) => <Name task={task} /> },
      billable,
      ...(seesRates ? [rate] : []),
      ...(onEdit ? [actions(onEdit)] : []),
    ];
  }, [t, currency, seesRates, onEdit]);
}

function Name({ task: { name, status } }: { readonly task: Task }) {
  const { t } = useTranslation("projects");
  return (
    <Group gap="xs">
      {name}
      {status === "archived" && (
        <Badge variant="default" radius="sm">
          {t("isArchived")}
        </Badge>
      )}
    </Group>
  );
}
