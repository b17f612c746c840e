import { milestoneTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { expandable } from "./primitives.js";

export const Milestone = named(
  "Milestone",
  "A part of a project with its part of the fee, which is billed when it is completed.",
  viewOf(milestoneTable, { project: expandable("project"), invoice: expandable("invoice") }),
);

export const MilestoneCreation = named(
  "MilestoneCreation",
  "A milestone to plan. Absent fields get their defaults.",
  creationOf(milestoneTable),
  { project_id: exampleId("prj"), name: "Design approved", amount: 250_000, due_date: "2026-04-30" },
);

export const MilestoneChanges = named(
  "MilestonePatch",
  "The changes of a milestone. Absent fields do not change.",
  changesOf(milestoneTable),
  { due_date: "2026-05-15" },
);
