import type { Choices } from "../choices.js";
import type { RecentSuggestion } from "./suggestions-for.js";

/** The recent entries that a timer can continue, the latest first. */
export function recentSuggestions({ recent, projects, tasks }: Choices): readonly RecentSuggestion[] {
  return recent.flatMap((entry) => {
    const project = projects.find(({ id }) => id === entry.project_id);
    const task = tasks.find(({ id }) => id === entry.task_id);
    if (!project || (entry.task_id !== null && !task)) return [];
    const { project_id, task_id, notes, tags, billable } = entry;
    const name = task ? `${project.name} · ${task.name}` : project.name;
    const body = { project_id, task_id, notes, tags, billable };
    return [{ kind: "recent" as const, key: entry.id, name, beside: notes, color: project.color, body }];
  });
}
