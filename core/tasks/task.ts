import { rateType } from "../billing/rate.js";
import { activities } from "../kernel/activity.js";
import { conflict, type StintError } from "../kernel/errors.js";
import type { Versioned } from "../kernel/entity.js";
import { externalFields } from "../kernel/external-fields.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, flagType, idType, textType } from "../kernel/field-types.js";
import {
  type ChangesOf,
  type CreationOf,
  field,
  type ModelOf,
  restricted,
  versionFields,
  type Described,
} from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";

export const taskTable = new FieldTable({
  /** `task_…`, assigned by the service. */
  id: field.assigned(idType("task")),
  /** Never changes. */
  projectId: field.assigned(idType("prj")),
  /** 1 to 200 characters. Not unique. */
  name: field.required(textType(nameLimits), ["The task's name", "Design"]),
  /** Minor units per hour, in the currency of the client or, without one, of the workspace. Null inherits, see `resolveRate`. */
  rate: restricted(field.nullable(rateType)),
  /** The default of new time entries, if the project is billable too. */
  billable: field.defaulting(flagType, true),
  /** An `archived` task accepts no new time entries. */
  status: field.changed(choiceType(activities), "active"),
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: externalFields.externalId,
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: externalFields.metadata,
  ...versionFields,
});

/** A kind of work within a project, such as "Design". */
export interface Task extends Versioned, ModelOf<typeof taskTable.fields> {}
/** The fields of a new task. */
export interface CreateTask extends CreationOf<typeof taskTable.fields>, Described {}
/** The fields to change; absent ones do not change. */
export interface TaskPatch extends ChangesOf<typeof taskTable.fields>, Described {}

/** The error for new entries on an archived task. */
export function taskArchived(task: Pick<Task, "id" | "name">): StintError {
  return conflict("task_archived", `The task ${task.name} is archived. Set its status to active first.`, { task_id: task.id });
}
