import { projectChoices } from "../../api/choices.js";
import { queryClient } from "../../api/query-client.js";
import { type Choices, tasksQuery } from "../time/choices.js";
import type { Entry } from "../time/entry.js";

/** Loads the names of projects and tasks, or finds them on this device. */
export async function loadNames(): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(projectChoices()), queryClient.ensureQueryData(tasksQuery)]);
}

/** The project and the task as far as this device knows them. */
export function namesOf(projectId: string, taskId: string | null): Pick<Entry, "project" | "task"> {
  const projects: Choices["projects"] = queryClient.getQueryData(projectChoices().queryKey) ?? [];
  const tasks: Choices["tasks"] = queryClient.getQueryData(tasksQuery.queryKey) ?? [];
  return {
    project: projects.find(({ id }) => id === projectId) ?? null,
    task: tasks.find(({ id }) => id === taskId) ?? null,
  };
}

/** Fills in the project and the task of an entry that came without them. */
export function named(entry: Entry): Entry {
  const { project_id, task_id, project, task } = entry;
  const isNamed = project?.id === project_id && (task?.id ?? null) === task_id;
  return isNamed ? entry : { ...entry, ...namesOf(project_id, task_id) };
}
