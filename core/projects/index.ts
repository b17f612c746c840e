import type { Ports } from "../ports/ports.js";
import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeCreateProject } from "./use-cases/create-project.js";
import { makeFindProjects, makeGetProject, makeListProjects } from "./use-cases/read-projects.js";
import { makeUpdateProject } from "./use-cases/update-project.js";

export * from "./budget.js";
export * from "./project.js";
export * from "./project-store.js";
export * from "./project-view.js";
export type { CreateProject, ProjectContentPatch } from "./use-cases/create-project.js";
export type { ProjectPatch } from "./use-cases/update-project.js";

export function projectUseCases(ports: Ports) {
  return {
    createProject: makeCreateProject(ports),
    listProjects: makeListProjects(ports),
    getProject: makeGetProject(ports),
    findProjects: makeFindProjects(ports),
    updateProject: makeUpdateProject(ports),
    deleteProject: makeDeleteUnreferenced(ports, "project", ({ projects }) => projects),
  };
}
