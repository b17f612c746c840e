import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId, TaskId } from "../../kernel/ids.js";
import type { Page, PageRequest } from "../../kernel/page.js";
import type { Ports } from "../../ports/ports.js";
import type { Task } from "../task.js";

export function makeGetTask({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, id: TaskId): Promise<Task> => {
    authorize(actor, "tasks:read");
    const task = await unitOfWork.read(actor, (stores) => stores.tasks.find(id));
    if (!task) throw notFound("task");
    return task;
  };
}

export function makeListTasks({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, projectId: ProjectId, page: PageRequest): Promise<Page<Task>> => {
    authorize(actor, "tasks:read");
    return unitOfWork.read(actor, async (stores) => {
      if (!(await stores.projects.find(projectId))) throw notFound("project");
      return stores.tasks.listOfProject(projectId, page);
    });
  };
}
