import { taskTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { expandable } from "./primitives.js";

export const Task = named(
  "Task",
  "A kind of work within a project, such as design. Members do not see the rate.",
  viewOf(taskTable, { project: expandable("project") }),
);

export const TaskCreation = named("TaskCreation", "A task to create. Absent fields get their defaults.", creationOf(taskTable), {
  name: "Design",
  rate: 12_000,
});
export const TaskChanges = named("TaskPatch", "The changes of a task. Absent fields do not change.", changesOf(taskTable), {
  billable: false,
});
