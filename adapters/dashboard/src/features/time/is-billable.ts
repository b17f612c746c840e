import type { Choices } from "./choices.js";
import type { Entry } from "./entries.js";

/** The project and task of a form; "" for no task. */
export interface Subject {
  readonly project_id: string;
  readonly task_id: string;
}

/** Whether time of the project and task is billable by default. Those of the entry can be archived, and are then not among the choices. */
export function isBillable([choices, entry]: readonly [Choices, Entry | null], { project_id, task_id }: Subject): boolean {
  const project =
    choices.projects.find(({ id }) => id === project_id) ?? (entry?.project_id === project_id ? entry.project : null);
  const task = choices.tasks.find(({ id }) => id === task_id) ?? (entry?.task_id === task_id ? entry.task : null);
  return (project?.billable ?? true) && (task?.billable ?? true);
}
