import { Type } from "@sinclair/typebox";
import { activities, taskLimits } from "../../../core/index.js";
import { named } from "./annotations.js";
import { body, expandable, id, literals, nullable, optional, rate, text, textView, versioned, view } from "./primitives.js";

const fields = { name: ["The task's name", "Design"] } as const;

/** Members do not see the rate. */
export const Task = named(
  "Task",
  view(
    {
      id: id("task"),
      project_id: id("prj"),
      name: textView(taskLimits.name),
      rate: optional(nullable(rate())),
      billable: Type.Boolean(),
      status: literals(activities),
      project: expandable("project"),
      ...versioned,
    },
    fields,
  ),
);

const content = { rate: optional(nullable(rate())), billable: optional(Type.Boolean()) };
export const TaskCreation = named("TaskCreation", body({ name: text(taskLimits.name), ...content }, fields), {
  name: "Design",
  rate: 12_000,
});
export const TaskPatch = named(
  "TaskPatch",
  body({ name: optional(text(taskLimits.name)), ...content, status: optional(literals(activities)) }, fields),
  { billable: false },
);
