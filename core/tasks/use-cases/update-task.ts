import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { TaskId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { type Task, type TaskPatch, taskTable } from "../task.js";

export function makeUpdateTask({ unitOfWork, clock }: Needs<"tasks" | "timeEntries", "clock">) {
  return async (actor: Actor, id: TaskId, patch: TaskPatch, applyTo: ApplyTo = "future"): Promise<Task> => {
    authorize(actor, "tasks:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.tasks.find(id);
      if (!before) throw notFound("task");
      const after = taskTable.change(before, patch);
      issuesOfChange(before, after, (task) => taskTable.issuesOf(task)).throwIfAny();
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) await stores.tasks.update(next);
      if (applyTo === "unbilled") await rerate(stores, { kind: "task", id }, clock.now());
      return next;
    });
  };
}
