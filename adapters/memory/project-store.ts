import type { ProjectStore } from "../../core/projects/project-store.js";
import { pageByCreation } from "./paging.js";
import { deleteRow, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./space.js";

export function projectStore({ projects, clients, tasks, timeEntries, workspaces, workspaceId }: View): ProjectStore {
  return {
    async find(id) {
      return projects.get(id) ?? null;
    },
    async list(page) {
      return pageByCreation(projects.all(), page);
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
      const used = [...tasks.all(), ...timeEntries.all()].some(({ projectId }) => projectId === project.id);
      deleteRow(projects, project, "project", used);
    },
  };
}
