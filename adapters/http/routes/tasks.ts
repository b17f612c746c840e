import { type Actor, type ProjectId, projectView, type Task, type TaskId, taskView, type View } from "../../../core/index.js";
import { given, toAmount } from "../conversions.js";
import { type Route, route } from "../route.js";
import { TaskCreation, TaskPatch } from "../schemas/bodies.js";
import { Task as TaskView } from "../schemas/views.js";
import { applyTo, applyToQuery } from "./apply-to.js";
import { showsRates } from "./projects.js";

const show = (actor: Actor, task: Task): View => taskView(task, showsRates(actor));

export const taskRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/projects/:id/tasks",
    id: "prj",
    operation: "listTasks",
    summary: "List tasks in a project",
    tag: "Tasks",
    permission: "tasks:read",
    sorts: ["created_at"],
    status: 200,
    answer: TaskView,
    guard: async ({ useCases, actor, id }) => projectView(await useCases.getProject(actor, id as ProjectId)),
    handle: async ({ useCases, actor, id, page }) => ({
      page: await useCases.listTasks(actor, id as ProjectId, page),
      show: (task: Task) => show(actor, task),
    }),
  }),
  route({
    method: "POST",
    path: "/projects/:id/tasks",
    id: "prj",
    operation: "createTask",
    summary: "Create a task in a project",
    tag: "Tasks",
    permission: "tasks:write",
    body: TaskCreation,
    status: 201,
    answer: TaskView,
    conflicts: ["project_archived"],
    guard: async ({ useCases, actor, id }) => projectView(await useCases.getProject(actor, id as ProjectId)),
    handle: async ({ useCases, actor, id, body }) => {
      const { name, billable } = body;
      const task = await useCases.createTask(actor, id as ProjectId, { name, billable, rate: given(body.rate, toAmount) });
      return { body: show(actor, task), location: `/tasks/${task.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/tasks/:id",
    id: "task",
    operation: "getTask",
    summary: "Retrieve one task",
    tag: "Tasks",
    permission: "tasks:read",
    status: 200,
    answer: TaskView,
    handle: async ({ useCases, actor, id }) => ({ body: show(actor, await useCases.getTask(actor, id as TaskId)) }),
  }),
  route({
    method: "PATCH",
    path: "/tasks/:id",
    id: "task",
    operation: "updateTask",
    summary: "Update a task (for example rate, name)",
    tag: "Tasks",
    permission: "tasks:write",
    query: applyToQuery,
    body: TaskPatch,
    status: 200,
    answer: TaskView,
    guard: async ({ useCases, actor, id }) => show(actor, await useCases.getTask(actor, id as TaskId)),
    handle: async ({ useCases, actor, id, body, query }) => {
      const { name, billable, status } = body;
      const patch = { name, billable, status, rate: given(body.rate, toAmount) };
      return { body: show(actor, await useCases.updateTask(actor, id as TaskId, patch, applyTo(query))) };
    },
  }),
  route({
    method: "DELETE",
    path: "/tasks/:id",
    id: "task",
    operation: "deleteTask",
    summary: "Delete a task that nothing refers to",
    tag: "Tasks",
    permission: "tasks:write",
    status: 204,
    answer: null,
    conflicts: ["in_use"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteTask(actor, id as TaskId);
      return { body: null };
    },
  }),
];
