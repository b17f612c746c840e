import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { TaskId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { type Task, type TaskPatch, taskTable } from "../task.js";
import { taskView } from "../task-view.js";

export function makeUpdateTask(ports: Needs<"events" | "externalIds" | "tasks" | "timeEntries", "clock" | "ids">) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: TaskId, patch: TaskPatch, applyTo: ApplyTo = "future"): Promise<Task> => {
    authorize(actor, "tasks:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.tasks.find(id);
      if (!before) throw notFound("task");
      const after = taskTable.change(before, patch);
      issuesOfChange(before, after, (task) => taskTable.issuesOf(task)).throwIfAny();
      await requireFreeExternalId(stores, "task", after, before);
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) {
        await stores.tasks.update(next);
        await stores.events.record(domainEvent(ports, authorOf(actor), "task.updated", taskView(next)));
      }
      if (applyTo === "unbilled") await rerate(stores, { kind: "task", id }, clock.now());
      return next;
    });
  };
}
