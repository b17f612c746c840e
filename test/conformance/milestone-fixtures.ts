import type { CurrencyCode } from "../../core/kernel/currency.js";
import { firstVersion } from "../../core/kernel/entity.js";
import { completed, milestoneTable, type OpenMilestone } from "../../core/milestones/milestone.js";
import type { World } from "./fixtures.js";

/** Of the world's project. */
export function aMilestone(world: World, changes: Partial<OpenMilestone> = {}): OpenMilestone {
  return {
    id: world.ids.next("mst"),
    ...milestoneTable.create({ projectId: world.project.id, name: "Design", amount: 250_000n }),
    ...{ currency: "EUR" as CurrencyCode, status: "open", completedAt: null, invoiceId: null },
    ...firstVersion(world.clock.now()),
    ...changes,
  };
}

/** Completed now. */
export const aCompleted = (world: World, changes: Partial<OpenMilestone> = {}) =>
  completed(aMilestone(world, changes), world.clock.now());
