import { type Actor, authorize } from "../../access/actor.js";
import { firstVersion } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { projectArchived } from "../../projects/project.js";
import { checkTask, type Task } from "../task.js";

/** The fields of a new task. */
export interface CreateTask {
  readonly name: string;
  /** Minor units per hour. Null or absent inherits, see `resolveRate`. */
  readonly rate?: bigint | null | undefined;
  /** Absent: true. */
  readonly billable?: boolean | undefined;
}

export function makeCreateTask({ unitOfWork, clock, ids }: Needs<"projects" | "tasks", "clock" | "ids">) {
  return async (actor: Actor, projectId: ProjectId, command: CreateTask): Promise<Task> => {
    authorize(actor, "tasks:write");
    return unitOfWork.run(actor, async (stores) => {
      const project = await stores.projects.find(projectId);
      if (!project) throw notFound("project");
      const { name, rate = null, billable = true } = command;
      const task: Task = {
        id: ids.next("task"),
        projectId,
        name,
        rate,
        billable,
        status: "active",
        ...firstVersion(clock.now()),
      };
      checkTask(task).throwIfAny();
      if (project.status === "archived") throw projectArchived(project);
      await stores.tasks.insert(task);
      return task;
    });
  };
}
