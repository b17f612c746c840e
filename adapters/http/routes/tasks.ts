import type { TObject } from "@sinclair/typebox";
import {
  activities,
  type UserActor,
  type Task,
  type TaskFilter,
  type TaskPatch,
  taskTable,
  taskView,
  type View,
  type TaskId,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, type QueryParameter, type Route, list, route } from "../route.js";
import { Task as TaskView, TaskChanges, TaskCreation } from "../schemas/tasks.js";
import { applyTo, applyToQuery, ratesApply } from "./apply-to.js";
import {
  anyStatus,
  idsIn,
  isBillable,
  isTrue,
  containing,
  externalFilterOf,
  externalFilters,
  updatedSince,
  wordsIn,
} from "./filters.js";
import { showsRates } from "./projects.js";

const tag = { name: "Tasks", description: "Parts of a project. A task can have its own hourly rate." };

export const showTask = (actor: UserActor, task: Task): View => taskView(task, showsRates(actor));
const get = async (useCases: ApiUseCases, actor: UserActor, id: TaskId): Promise<View> =>
  showTask(actor, await useCases.getTask(actor, id));

const filters: Readonly<Record<string, QueryParameter>> = {
  status: anyStatus(activities),
  billable: isBillable,
  name: containing("Design"),
  updated_since: updatedSince,
  ...externalFilters,
};

const filterOf = ({ query, anyOf, pairs }: Pick<Call<never>, "query" | "anyOf" | "pairs">): Omit<TaskFilter, "projectIds"> => ({
  statuses: wordsIn(activities, anyOf["status"]),
  billable: mapOptional(query["billable"], isTrue),
  name: query["name"],
  updatedSince: mapOptional(query["updated_since"], toInstant),
  ...externalFilterOf({ anyOf, pairs }),
});

/** Needs no scope for projects. */
const ofProject: NonNullable<Route<TObject, "prj">["guard"]> = async ({ useCases, actor, id }) => {
  await useCases.listTasksOfProject(actor, id, {}, { limit: 1, sort: "createdAt", descending: false, after: null });
  return {};
};

export const taskRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/tasks",
    operation: "listTasksOfAllProjects",
    summary: "List all tasks",
    description: "Returns active and archived tasks of all projects that match all filters. Members do not see rates.",
    tag,
    permission: "tasks:read",
    sorts: ["created_at", "updated_at", "name"],
    expand: ["project"],
    query: { project_id: { anyId: "prj" }, ...filters },
    status: 200,
    response: TaskView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({
        page: await useCases.listTasksOfAllProjects(
          actor,
          { ...filterOf(call), projectIds: idsIn("prj", call.anyOf["project_id"]) },
          page,
        ),
        show: (task: Task) => showTask(actor, task),
      }),
  }),
  route({
    method: "GET",
    path: "/projects/:id/tasks",
    id: "prj",
    operation: "listTasksOfProject",
    summary: "List the tasks of a project",
    description: "Returns the active and archived tasks of the project that match all filters. Members do not see rates.",
    tag,
    permission: "tasks:read",
    sorts: ["created_at", "updated_at", "name"],
    expand: ["project"],
    query: filters,
    status: 200,
    response: TaskView,
    guard: ofProject,
    handle: async ({ useCases, actor, id, page, ...call }) =>
      list({
        page: await useCases.listTasksOfProject(actor, id, filterOf(call), page),
        show: (task: Task) => showTask(actor, task),
      }),
  }),
  route({
    method: "POST",
    path: "/projects/:id/tasks",
    id: "prj",
    operation: "createTask",
    summary: "Create a task in a project",
    description:
      "Creates an active task in an active project; only the name is required. It is billable unless the request says otherwise.",
    emits: ["task.created"],
    again: "repeated",
    tag,
    permission: "tasks:write",
    body: TaskCreation,
    status: 201,
    response: TaskView,
    conflicts: ["external_id_taken", "project_archived"],
    guard: ofProject,
    handle: async ({ useCases, actor, id, body }) => {
      const task = await useCases.createTask(actor, id, taskTable.fromJson(body));
      return { body: showTask(actor, task), location: `/tasks/${task.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/tasks/:id",
    id: "task",
    operation: "getTask",
    summary: "Retrieve a task",
    description: "Returns an active or archived task. Members do not see its rate.",
    tag,
    permission: "tasks:read",
    expand: ["project"],
    status: 200,
    response: TaskView,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/tasks/:id",
    id: "task",
    operation: "updateTask",
    summary: "Update a task",
    description: `Changes the fields in the request. An archived task accepts no new time entries until its status is \`active\` again. ${ratesApply}`,
    emits: ["task.updated"],
    again: "unchanged",
    tag,
    permission: "tasks:write",
    query: applyToQuery,
    expanded: ["project"],
    body: TaskChanges,
    status: 200,
    response: TaskView,
    conflicts: ["external_id_taken"],
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body, query }) => {
      const patch = taskTable.fromJson<TaskPatch>(body);
      return { body: showTask(actor, await useCases.updateTask(actor, id, patch, applyTo(query))) };
    },
  }),
  route({
    method: "DELETE",
    path: "/tasks/:id",
    id: "task",
    operation: "deleteTask",
    summary: "Delete a task",
    description: "Deletes a task that no time entry refers to. Otherwise it returns 409 `in_use`: archive the task instead.",
    emits: ["task.deleted"],
    again: "404 not_found",
    tag,
    permission: "tasks:write",
    status: 204,
    response: null,
    conflicts: ["in_use"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteTask(actor, id);
      return { body: null };
    },
  }),
];
