import { amountView, type View, versionView } from "../kernel/view.js";
import type { Task } from "./task.js";

/** The task's representation in the API. Without `showRates` it has no rate. */
export function taskView(task: Task, showRates = true): View {
  return {
    id: task.id,
    project_id: task.projectId,
    name: task.name,
    ...(showRates ? { rate: amountView(task.rate) } : {}),
    billable: task.billable,
    status: task.status,
    ...versionView(task),
  };
}
