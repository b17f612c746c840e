import type { Ports } from "../ports/ports.js";
import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeCreateTask } from "./use-cases/create-task.js";
import { makeFindTasks, makeGetTask, makeListTasks, makeListTasksOfProject } from "./use-cases/read-tasks.js";
import { makeUpdateTask } from "./use-cases/update-task.js";

export * from "./task.js";
export * from "./task-store.js";
export * from "./task-view.js";
export type { CreateTask } from "./use-cases/create-task.js";
export type { TaskPatch } from "./use-cases/update-task.js";

export function taskUseCases(ports: Ports) {
  return {
    createTask: makeCreateTask(ports),
    listTasks: makeListTasks(ports),
    listTasksOfProject: makeListTasksOfProject(ports),
    getTask: makeGetTask(ports),
    findTasks: makeFindTasks(ports),
    updateTask: makeUpdateTask(ports),
    deleteTask: makeDeleteUnreferenced(ports, "task", ({ tasks }) => tasks),
  };
}
