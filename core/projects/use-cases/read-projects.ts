import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import type { NamedSortKey, PageRequest } from "../../kernel/page.js";
import type { Ports } from "../../ports/ports.js";
import type { Project } from "../project.js";
import type { ProjectFilter } from "../project-store.js";

export function makeGetProject({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, id: ProjectId): Promise<Project> => {
    authorize(actor, "projects:read");
    const project = await unitOfWork.read(actor, (stores) => stores.projects.find(id));
    if (!project) throw notFound("project");
    return project;
  };
}

export function makeListProjects({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, filter: ProjectFilter, page: PageRequest<NamedSortKey>) => {
    authorize(actor, "projects:read");
    return unitOfWork.read(actor, (stores) => stores.projects.list(filter, page));
  };
}

/** Returns the projects that exist. */
export function makeFindProjects({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, ids: readonly ProjectId[]): Promise<readonly Project[]> => {
    authorize(actor, "projects:read");
    return ids.length === 0 ? [] : unitOfWork.read(actor, (stores) => stores.projects.findMany(ids));
  };
}
