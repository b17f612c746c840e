import { actor, anyOf, changes, creation, fieldsOf, id, listing } from "../access/arguments.js";
import { choiceType, idType, instantType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { milestoneTable } from "./milestone.js";
import { milestoneStatuses } from "./milestone-limits.js";
import { type MilestoneFilter, milestoneSortKeys } from "./milestone-store.js";

const filter = fieldsOf<MilestoneFilter>()({
  projectIds: anyOf(idType("prj")),
  clientIds: anyOf(idType("cli")),
  invoiceIds: anyOf(idType("inv")),
  statuses: anyOf(choiceType(milestoneStatuses)),
  updatedSince: field.optional(instantType),
});

/** The arguments of the use cases. */
export const milestoneArguments = {
  createMilestone: [actor, creation(milestoneTable)],
  listMilestones: [actor, ...listing(filter, milestoneSortKeys)],
  getMilestone: [actor, id("mst")],
  updateMilestone: [actor, id("mst"), changes(milestoneTable)],
  completeMilestone: [actor, id("mst")],
  reopenMilestone: [actor, id("mst")],
  deleteMilestone: [actor, id("mst")],
} as const;
