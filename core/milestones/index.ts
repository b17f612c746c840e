import { makeGet, makeList } from "../access/read-resources.js";
import type { Ports } from "../ports/ports.js";
import { milestoneSortKeys } from "./milestone-store.js";
import {
  makeCompleteMilestone,
  makeDeleteMilestone,
  makeReopenMilestone,
  makeUpdateMilestone,
} from "./use-cases/change-milestone.js";
import { makeCreateMilestone } from "./use-cases/create-milestone.js";

export {
  type CompletedMilestone,
  type CreateMilestone,
  type InvoicedMilestone,
  type Milestone,
  type MilestonePatch,
  milestoneTable,
  type OpenMilestone,
} from "./milestone.js";
export * from "./milestone-limits.js";
export * from "./milestone-store.js";
export * from "./stored-milestones.js";

/** The use cases of milestones. All amounts are minor units of the milestone's currency. */
export function milestoneUseCases(ports: Ports) {
  return {
    /**
     * Plans a milestone of a project. Needs `milestones:write`. Records `milestone.created`. Throws `unknown_reference` and `out_of_range` (invalid), and
     * `project_archived` (conflict).
     */
    createMilestone: makeCreateMilestone(ports),
    /** Lists milestones by due date, filtered and in pages. Needs `milestones:read`. */
    listMilestones: makeList(ports, "milestone", milestoneSortKeys, ({ milestones }) => milestones),
    /** Returns one milestone. Needs `milestones:read`. Throws `not_found`. */
    getMilestone: makeGet(ports, "milestone", ({ milestones }) => milestones),
    /**
     * Changes the fields that the patch has. Needs `milestones:write`. Records `milestone.updated` if anything changes. Throws `not_found`,
     * `out_of_range` (invalid), and `milestone_invoiced` (conflict) while it is on an invoice.
     */
    updateMilestone: makeUpdateMilestone(ports),
    /** Completes an open milestone, so that an invoice can bill it. Needs `milestones:write`. Records `milestone.completed` if it was open. Throws `not_found`. */
    completeMilestone: makeCompleteMilestone(ports),
    /**
     * Opens a completed milestone again. Needs `milestones:write`. Records `milestone.updated` if it was completed. Throws `not_found`, and
     * `milestone_invoiced` (conflict) while it is on an invoice.
     */
    reopenMilestone: makeReopenMilestone(ports),
    /**
     * Deletes a milestone that is not on an invoice. Needs `milestones:write`. Records `milestone.deleted`. Throws `not_found` and `milestone_invoiced`
     * (conflict).
     */
    deleteMilestone: makeDeleteMilestone(ports),
  };
}
