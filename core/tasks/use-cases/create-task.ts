import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { firstVersion } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { projectArchived } from "../../projects/project.js";
import { type CreateTask, type Task, taskTable } from "../task.js";
import { taskView } from "../task-view.js";

export function makeCreateTask(ports: Needs<"events" | "externalIds" | "projects" | "tasks", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, projectId: ProjectId, command: CreateTask): Promise<Task> => {
    authorize(actor, "tasks:write");
    return unitOfWork.run(actor, async (stores) => {
      const project = await stores.projects.find(projectId);
      if (!project) throw notFound("project");
      const task: Task = { id: ids.next("task"), projectId, ...taskTable.create(command), ...firstVersion(clock.now()) };
      taskTable.issuesOf(task).throwIfAny();
      if (project.status === "archived") throw projectArchived(project);
      await requireFreeExternalId(stores, "task", task);
      await stores.tasks.insert(task);
      await stores.events.record(domainEvent(ports, authorOf(actor), "task.created", taskView(task)));
      return task;
    });
  };
}
