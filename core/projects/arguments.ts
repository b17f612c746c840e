import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing } from "../access/arguments.js";
import { byName } from "../kernel/page.js";
import { applyTo } from "../billing/apply-to.js";
import { activities } from "../kernel/activity.js";
import { choiceType, flagType, idType, instantType, textType } from "../kernel/field-types.js";
import { externalFilter } from "../kernel/external-fields.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { projectCodeLimits, projectTable } from "./project.js";
import type { ProjectFilter } from "./project-store.js";

const filter = fieldsOf<ProjectFilter>()({
  statuses: anyOf(choiceType(activities)),
  clientIds: anyOf(idType("cli")),
  billable: field.optional(flagType),
  codes: anyOf(textType(projectCodeLimits)),
  name: field.optional(textType(nameLimits)),
  updatedSince: field.optional(instantType),
  ...externalFilter,
});

/** The arguments of the use cases. */
export const projectArguments = {
  createProject: [actor, creation(projectTable)],
  listProjects: [actor, ...listing(filter, byName)],
  getProject: [actor, id("prj")],
  findProjects: [actor, ids("prj")],
  updateProject: [actor, id("prj"), changes(projectTable), applyTo],
  deleteProject: [actor, id("prj")],
} as const;
