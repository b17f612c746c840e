import { byName } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeFind, makeGet, makeList } from "../access/read-resources.js";
import { taskView } from "./task-view.js";
import { makeCreateTask } from "./use-cases/create-task.js";
import { makeListTasksOfProject } from "./use-cases/list-tasks-of-project.js";
import { makeUpdateTask } from "./use-cases/update-task.js";

export * from "./task.js";
export * from "./task-store.js";
export * from "./task-view.js";

/** The use cases of tasks. */
export function taskUseCases(ports: Ports) {
  return {
    /**
     * Creates a task in a project, billable by default. Needs `tasks:write`. Records `task.created`. Throws `not_found` if the
     * project does not exist, and `project_archived` (conflict).
     */
    createTask: makeCreateTask(ports),
    /** Lists the tasks of all projects, filtered and in pages. Needs `tasks:read`. */
    listTasksOfAllProjects: makeList(ports, "task", byName, ({ tasks }) => tasks),
    /**
     * Lists the tasks of one project, filtered and in pages. Needs `tasks:read`. Throws `not_found` if the project does not
     * exist.
     */
    listTasksOfProject: makeListTasksOfProject(ports),
    /** Returns one task. Needs `tasks:read`. Throws `not_found`. */
    getTask: makeGet(ports, "task", ({ tasks }) => tasks),
    /** Returns those of the tasks that exist, in any order. Needs `tasks:read`. */
    findTasks: makeFind(ports, "task", ({ tasks }) => tasks),
    /**
     * Changes the fields that the patch has. Needs `tasks:write`. Records `task.updated` if anything changes. With `applyTo`
     * `unbilled`, also recalculates the rates of recorded entries that are not billed. Throws `not_found`.
     */
    updateTask: makeUpdateTask(ports),
    /**
     * Deletes a task that nothing refers to. Needs `tasks:write`. Records `task.deleted`. Throws `not_found`, and `in_use` (conflict) if a time entry
     * refers to it: archive it instead.
     */
    deleteTask: makeDeleteUnreferenced(
      ports,
      "task",
      ({ tasks }) => tasks,
      (model) => ["task.deleted", taskView(model)],
    ),
  };
}
