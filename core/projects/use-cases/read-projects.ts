import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import type { NamedSortKey, PageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Project } from "../project.js";
import type { ProjectFilter } from "../project-store.js";

export function makeGetProject({ unitOfWork }: Needs<"projects">) {
  return async (actor: Actor, id: ProjectId): Promise<Project> => {
    authorize(actor, "projects:read");
    const project = await unitOfWork.read(actor, (stores) => stores.projects.find(id));
    if (!project) throw notFound("project");
    return project;
  };
}

export function makeListProjects({ unitOfWork }: Needs<"projects">) {
  return async (actor: Actor, filter: ProjectFilter, page: PageRequest<NamedSortKey>) => {
    authorize(actor, "projects:read");
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.projects.list(filter, page));
  };
}

/** Returns the projects that exist. */
export function makeFindProjects({ unitOfWork }: Needs<"projects">) {
  return async (actor: Actor, ids: readonly ProjectId[]): Promise<readonly Project[]> => {
    authorize(actor, "projects:read");
    return ids.length === 0 ? [] : unitOfWork.read(mayBeOutdated(actor), (stores) => stores.projects.findMany(ids));
  };
}
