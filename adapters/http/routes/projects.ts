import {
  activities,
  type UserActor,
  grantOf,
  type Project,
  type ProjectFilter,
  projectCodeLimits,
  type ProjectPatch,
  projectTable,
  projectView,
  type View,
  type ProjectId,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, type Route, list, route } from "../route.js";
import { Project as ProjectView, ProjectChanges, ProjectCreation } from "../schemas/projects.js";
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

const tag = { name: "Projects", description: "Projects that time is recorded on." };

export const showsRates = (actor: UserActor): boolean => grantOf(actor.role, "rates:read") === "all";
export const showProject = (actor: UserActor, project: Project): View => projectView(project, showsRates(actor));
const get = async (useCases: ApiUseCases, actor: UserActor, id: ProjectId): Promise<View> =>
  showProject(actor, await useCases.getProject(actor, id));

const filterOf = ({ query, anyOf, pairs }: Pick<Call<never>, "query" | "anyOf" | "pairs">): ProjectFilter => ({
  statuses: wordsIn(activities, anyOf["status"]),
  clientIds: idsIn("cli", anyOf["client_id"]),
  billable: mapOptional(query["billable"], isTrue),
  codes: anyOf["code"],
  name: query["name"],
  updatedSince: mapOptional(query["updated_since"], toInstant),
  ...externalFilterOf({ anyOf, pairs }),
});

export const projectRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/projects",
    operation: "listProjects",
    summary: "List all projects",
    description: "Returns active and archived projects that match all filters. Members see neither rates nor budgets in money.",
    tag,
    permission: "projects:read",
    sorts: ["created_at", "updated_at", "name"],
    expand: ["client"],
    query: {
      status: anyStatus(activities),
      client_id: { anyId: "cli" },
      billable: isBillable,
      code: { anyText: projectCodeLimits.max, description: "Filters by short code", example: "WEB" },
      name: containing("Website"),
      updated_since: updatedSince,
      ...externalFilters,
    },
    status: 200,
    response: ProjectView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({
        page: await useCases.listProjects(actor, filterOf(call), page),
        show: (project: Project) => showProject(actor, project),
      }),
  }),
  route({
    method: "POST",
    path: "/projects",
    operation: "createProject",
    summary: "Create a project",
    description:
      "Creates an active project; only the name is required. Time can be recorded on it at once. Its billable time can be invoiced if it has a client.",
    emits: ["project.created"],
    again: "repeated",
    tag,
    permission: "projects:write",
    body: ProjectCreation,
    status: 201,
    response: ProjectView,
    conflicts: ["external_id_taken"],
    invalid: ["color_malformed", "unknown_reference"],
    handle: async ({ useCases, actor, body }) => {
      const project = await useCases.createProject(actor, projectTable.fromJson(body));
      return { body: showProject(actor, project), location: `/projects/${project.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/projects/:id",
    id: "prj",
    operation: "getProject",
    summary: "Retrieve a project",
    description: "Returns an active or archived project. Members see neither its rate nor a budget in money.",
    tag,
    permission: "projects:read",
    expand: ["client"],
    status: 200,
    response: ProjectView,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/projects/:id",
    id: "prj",
    operation: "updateProject",
    summary: "Update or archive a project",
    description: `Changes the fields in the request. An archived project accepts no new time entries and tasks until its status is \`active\` again. ${ratesApply}`,
    emits: ["project.updated", "project.archived"],
    again: "unchanged",
    tag,
    permission: "projects:write",
    query: applyToQuery,
    expanded: ["client"],
    body: ProjectChanges,
    status: 200,
    response: ProjectView,
    conflicts: ["external_id_taken"],
    invalid: ["color_malformed", "unknown_reference"],
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body, query }) => {
      const patch = projectTable.fromJson<ProjectPatch>(body);
      return { body: showProject(actor, await useCases.updateProject(actor, id, patch, applyTo(query))) };
    },
  }),
  route({
    method: "DELETE",
    path: "/projects/:id",
    id: "prj",
    operation: "deleteProject",
    summary: "Delete a project",
    description:
      "Deletes a project that no task, time entry, expense or milestone refers to. Otherwise it returns 409 `in_use`: archive the project instead.",
    emits: ["project.deleted"],
    again: "404 not_found",
    tag,
    permission: "projects:write",
    status: 204,
    response: null,
    conflicts: ["in_use"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteProject(actor, id);
      return { body: null };
    },
  }),
];
