import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { TaskId } from "../../kernel/ids.js";
import type { Patch } from "../../kernel/patch.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { checkTask, type Task } from "../task.js";

/** The fields to change; absent ones do not change. `rate` is minor units per hour, null to inherit. */
export type TaskPatch = Patch<Pick<Task, "name" | "rate" | "billable" | "status">>;

export function makeUpdateTask({ unitOfWork, clock }: Needs<"tasks" | "timeEntries", "clock">) {
  return async (actor: Actor, id: TaskId, patch: TaskPatch, applyTo: ApplyTo = "future"): Promise<Task> => {
    authorize(actor, "tasks:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.tasks.find(id);
      if (!before) throw notFound("task");
      const after = patched<Task>(before, patch);
      issuesOfChange(before, after, checkTask).throwIfAny();
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) await stores.tasks.update(next);
      if (applyTo === "unbilled") await rerate(stores, { kind: "task", id }, clock.now());
      return next;
    });
  };
}
