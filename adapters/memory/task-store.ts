import type { TaskStore } from "../../core/tasks/task-store.js";
import { pageByCreation } from "./paging.js";
import { deleteRow, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./space.js";

export function taskStore({ tasks, projects, timeEntries }: View): TaskStore {
  return {
    async find(id) {
      return tasks.get(id) ?? null;
    },
    async listOfProject(projectId, page) {
      const ofProject = tasks.all().filter((task) => task.projectId === projectId);
      return pageByCreation(ofProject, page);
    },
    async insert(task) {
      requireRow(projects, task.projectId, "project");
      insertRow(tasks, task);
    },
    async update(task) {
      updateRow(tasks, task, "the task", ({ projectId }) => requireRow(projects, projectId, "project"));
    },
    async delete(task) {
      const used = timeEntries.all().some(({ taskId }) => taskId === task.id);
      deleteRow(tasks, task, "task", used);
    },
  };
}
