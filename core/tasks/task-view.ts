import { type View, without } from "../kernel/view.js";
import { type Task, taskTable } from "./task.js";

/** The task's representation in the API. Without `showRates` it has no rate. */
export function taskView(task: Task, showRates = true): View {
  const view: View = taskTable.toJson(task);
  return showRates ? view : without(view, ["rate"]);
}
