import type { Project } from "../../core/projects/project.js";
import type { ProjectFilter, ProjectStore } from "../../core/projects/project-store.js";
import { matchesExternal } from "../../core/kernel/external-fields.js";
import { contains, equals, isAny, isAtLeast } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function projectStore({
  projects,
  clients,
  tasks,
  expenses,
  milestones,
  quotes,
  timeEntries,
  workspaces,
  workspaceId,
}: View): ProjectStore {
  return {
    async find(id) {
      return projects.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(projects, ids);
    },
    async list(filter, page) {
      return pageOf(
        projects.all().filter((one) => matches(one, filter)),
        page,
        (one, sort) => one[sort],
      );
    },
    async insert(project) {
      requireRow(workspaces, workspaceId, "workspace");
      requireRow(clients, project.clientId, "client");
      insertRow(projects, project);
    },
    async update(project) {
      updateRow(projects, project, "the project", ({ clientId }) => requireRow(clients, clientId, "client"));
    },
    async delete(project) {
      const used = [...tasks.all(), ...expenses.all(), ...milestones.all(), ...quotes.all(), ...timeEntries.all()].some(
        ({ projectId }) => projectId === project.id,
      );
      deleteRow(projects, project, "project", used);
    },
  };
}

function matches(project: Project, filter: ProjectFilter): boolean {
  return (
    isAny(filter.statuses, project.status) &&
    isAny(filter.clientIds, project.clientId) &&
    equals(filter.billable, project.billable) &&
    isAny(filter.codes, project.code) &&
    contains(filter.name, project.name) &&
    isAtLeast(filter.updatedSince, project.updatedAt) &&
    matchesExternal(project, filter)
  );
}
