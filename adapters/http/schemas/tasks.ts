import { taskTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { expandable } from "./primitives.js";

/** Members do not see the rate. */
export const Task = named("Task", viewOf(taskTable, { project: expandable("project") }));

export const TaskCreation = named("TaskCreation", creationOf(taskTable), { name: "Design", rate: 12_000 });
export const TaskChanges = named("TaskPatch", changesOf(taskTable), { billable: false });
