import type { Task } from "../../core/tasks/task.js";
import type { TaskFilter, TaskStore } from "../../core/tasks/task-store.js";
import { matchesExternal } from "../../core/kernel/external-fields.js";
import { contains, equals, isAny, isAtLeast } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function taskStore({ tasks, projects, timeEntries }: View): TaskStore {
  return {
    async find(id) {
      return tasks.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(tasks, ids);
    },
    async list(filter, page) {
      return pageOf(
        tasks.all().filter((one) => matches(one, filter)),
        page,
        (one, sort) => one[sort],
      );
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

function matches(task: Task, filter: TaskFilter): boolean {
  return (
    isAny(filter.projectIds, task.projectId) &&
    isAny(filter.statuses, task.status) &&
    equals(filter.billable, task.billable) &&
    contains(filter.name, task.name) &&
    isAtLeast(filter.updatedSince, task.updatedAt) &&
    matchesExternal(task, filter)
  );
}
