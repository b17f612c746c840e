import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { MilestoneId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { completed, type Milestone, milestoneInvoiced, type MilestonePatch, milestoneTable, reopened } from "../milestone.js";

type Changing = Needs<"events" | "milestones", "clock" | "ids">;

async function findWritable(stores: Pick<Stores, "milestones">, actor: Actor, id: MilestoneId): Promise<Milestone> {
  authorize(actor, "milestones:write");
  const milestone = await stores.milestones.find(id);
  if (!milestone) throw notFound("milestone");
  return milestone;
}

/** Stores what the change makes of the milestone, unless that is the same. */
function makeChange<Argument>(
  ports: Changing,
  type: "milestone.completed" | "milestone.updated",
  changed: (milestone: Milestone, argument: Argument) => Milestone,
) {
  return async (actor: Actor, id: MilestoneId, argument: Argument): Promise<Milestone> =>
    ports.unitOfWork.run(actor, async (stores) => {
      const before = await findWritable(stores, actor, id);
      const after = changed(before, argument);
      if (sameValue(before, after)) return before;
      if (before.status === "invoiced") throw milestoneInvoiced(before);
      const next = nextVersion(after, ports.clock.now());
      await stores.milestones.update(next);
      await stores.events.record(domainEvent(ports, authorOf(actor), type, milestoneTable.toJson(next)));
      return next;
    });
}

/** Changes a milestone that is not on an invoice. Throws `milestone_invoiced` (conflict). */
export function makeUpdateMilestone(ports: Changing) {
  return makeChange(ports, "milestone.updated", (before, patch: MilestonePatch) => {
    const after = milestoneTable.change<Milestone>(before, patch);
    issuesOfChange(before, after, (milestone) => milestoneTable.issuesOf(milestone)).throwIfAny();
    return after;
  });
}

/** Completes an open milestone, so that it can be billed. Any other one is completed already. */
export function makeCompleteMilestone(ports: Changing) {
  const complete = makeChange<undefined>(ports, "milestone.completed", (before) =>
    before.status === "open" ? completed(before, ports.clock.now()) : before,
  );
  return (actor: Actor, id: MilestoneId): Promise<Milestone> => complete(actor, id, undefined);
}

/** Opens a completed milestone again. Throws `milestone_invoiced` (conflict) for one on an invoice. */
export function makeReopenMilestone(ports: Changing) {
  const reopen = makeChange<undefined>(ports, "milestone.updated", (before) => {
    if (before.status === "invoiced") throw milestoneInvoiced(before);
    return before.status === "completed" ? reopened(before) : before;
  });
  return (actor: Actor, id: MilestoneId): Promise<Milestone> => reopen(actor, id, undefined);
}

/** Deletes a milestone that is not on an invoice. Throws `milestone_invoiced` (conflict). */
export function makeDeleteMilestone(ports: Changing) {
  return async (actor: Actor, id: MilestoneId): Promise<void> =>
    ports.unitOfWork.run(actor, async (stores) => {
      const milestone = await findWritable(stores, actor, id);
      if (milestone.status === "invoiced") throw milestoneInvoiced(milestone);
      await stores.milestones.delete(milestone);
      await stores.events.record(domainEvent(ports, authorOf(actor), "milestone.deleted", milestoneTable.toJson(milestone)));
    });
}
