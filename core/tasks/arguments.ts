import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing } from "../access/arguments.js";
import { byName } from "../kernel/page.js";
import { applyTo } from "../billing/apply-to.js";
import { activities } from "../kernel/activity.js";
import { choiceType, flagType, idType, instantType, textType } from "../kernel/field-types.js";
import { externalFilter } from "../kernel/external-fields.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { taskTable } from "./task.js";
import type { TaskFilter } from "./task-store.js";

const ofProject = {
  statuses: anyOf(choiceType(activities)),
  billable: field.optional(flagType),
  name: field.optional(textType(nameLimits)),
  updatedSince: field.optional(instantType),
  ...externalFilter,
};
const filter = fieldsOf<TaskFilter>()({ projectIds: anyOf(idType("prj")), ...ofProject });
const filterOfProject = fieldsOf<Omit<TaskFilter, "projectIds">>()(ofProject);

/** The arguments of the use cases. */
export const taskArguments = {
  createTask: [actor, id("prj"), creation(taskTable)],
  listTasksOfAllProjects: [actor, ...listing(filter, byName)],
  listTasksOfProject: [actor, id("prj"), ...listing(filterOfProject, byName)],
  getTask: [actor, id("task")],
  findTasks: [actor, ids("task")],
  updateTask: [actor, id("task"), changes(taskTable), applyTo],
  deleteTask: [actor, id("task")],
} as const;
