import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import { byName, type NamedSortKey, type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Task } from "../task.js";
import type { TaskFilter } from "../task-store.js";

/** Lists the tasks of one project. Throws `not_found` if the project does not exist. */
export function makeListTasksOfProject({ unitOfWork }: Needs<"projects" | "tasks">) {
  return async (
    actor: Actor,
    projectId: ProjectId,
    filter: Omit<TaskFilter, "projectIds"> = {},
    page: PageOptions<NamedSortKey> = {},
  ): Promise<Page<Task>> => {
    authorize(actor, "tasks:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      if (!(await stores.projects.find(projectId))) throw notFound("project");
      return stores.tasks.list({ ...filter, projectIds: [projectId] }, pageRequest(byName, page));
    });
  };
}
