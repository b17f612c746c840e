import { byName } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeFind, makeGet, makeList } from "../access/read-resources.js";
import { projectView } from "./project-view.js";
import { makeCreateProject } from "./use-cases/create-project.js";
import { makeUpdateProject } from "./use-cases/update-project.js";

export * from "./budget.js";
export * from "./project.js";
export * from "./project-store.js";
export * from "./project-view.js";

/** The use cases of projects. */
export function projectUseCases(ports: Ports) {
  return {
    /**
     * Creates an active project; only the name is required. Needs `projects:write`. Records `project.created`. Throws
     * `unknown_reference` (invalid) for a client that does not exist.
     */
    createProject: makeCreateProject(ports),
    /** Lists projects, filtered and in pages. Needs `projects:read`. */
    listProjects: makeList(ports, "project", byName, ({ projects }) => projects),
    /** Returns one project. Needs `projects:read`. Throws `not_found`. */
    getProject: makeGet(ports, "project", ({ projects }) => projects),
    /** Returns those of the projects that exist, in any order. Needs `projects:read`. */
    findProjects: makeFind(ports, "project", ({ projects }) => projects),
    /**
     * Changes the fields that the patch has, and archives or reactivates the project. Needs `projects:write`. Records
     * `project.archived` or `project.updated` if anything changes. With `applyTo` `unbilled`, also recalculates the rates of
     * recorded entries that are not billed. Throws `not_found`, and `unknown_reference` (invalid) for a client that does not
     * exist.
     */
    updateProject: makeUpdateProject(ports),
    /**
     * Deletes a project that nothing refers to. Needs `projects:write`. Records `project.deleted`. Throws `not_found`, and `in_use`
     * (conflict) if a task, a time entry, an expense or a milestone refers to it: archive it instead.
     */
    deleteProject: makeDeleteUnreferenced(
      ports,
      "project",
      ({ projects }) => projects,
      (model) => ["project.deleted", projectView(model)],
    ),
  };
}
