import { rateType } from "../billing/rate.js";
import { activities } from "../kernel/activity.js";
import { conflict, type StintError } from "../kernel/errors.js";
import type { Versioned } from "../kernel/entity.js";
import { externalFields } from "../kernel/external-fields.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, colorType, flagType, idType, instantType, textType } from "../kernel/field-types.js";
import {
  type ChangesOf,
  type CreationOf,
  field,
  type ModelOf,
  restricted,
  versionFields,
  type Described,
} from "../kernel/fields.js";
import type { Instant } from "../kernel/instant.js";
import { nameLimits, notesLimits } from "../kernel/text.js";
import { budgetType } from "./budget.js";

/** The limits of a project's code, in code points. */
export const projectCodeLimits = { min: 1, max: 50, oneLine: true } as const;

/** `time`: invoices bill the time by the hour. `fixed_fee`: they bill milestones, and never the time. */
export const billingMethods = ["time", "fixed_fee"] as const;
/** One of {@link billingMethods}. */
export type BillingMethod = (typeof billingMethods)[number];

export const projectTable = new FieldTable({
  /** `prj_…`, assigned by the service. */
  id: field.assigned(idType("prj")),
  /** 1 to 200 characters. Not unique. */
  name: field.required(textType(nameLimits)),
  /** Null for a project without a client, whose time cannot be billed. */
  clientId: field.nullable(idType("cli"), "ID of the client. Null for internal work"),
  /** A short code of the user's own, at most 50 characters. Not unique. */
  code: field.nullable(textType(projectCodeLimits), ["A short code for your own use", "WEB"]),
  /** `#rrggbb`, for lists and charts. */
  color: field.nullable(colorType, ["The color of the project in the dashboard", "#1a2b3c"]),
  /** At most 10,000 characters; "" if there are none. */
  notes: field.defaulting(textType(notesLimits), ""),
  /** An `archived` project accepts no new tasks and time entries. */
  status: field.changed(choiceType(activities), "active"),
  /** Set by the service when `status` changes. Null while active. */
  archivedAt: field.assignedOrNull(instantType, "Time at which it was archived"),
  /** The default of new time entries. */
  billable: field.defaulting(flagType, true),
  /** Applies to all time that is not billed yet. Either way, invoices can bill milestones. */
  billingMethod: field.defaulting(choiceType(billingMethods), "time", [
    "`time`: by the hour. `fixed_fee`: only milestones, never the time",
    "time",
  ]),
  /** Minor units per hour, in the currency of the client or, without one, of the workspace. Null inherits, see `resolveRate`. */
  rate: restricted(field.nullable(rateType)),
  /** Planned hours or minor units, in total or per month. Null: none. */
  budget: restricted(
    field.nullable(budgetType, [
      "The planned amount of work. Null if there is no budget",
      { kind: "hours", hours: "7.5", period: "month" },
    ]),
  ),
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: externalFields.externalId,
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: externalFields.metadata,
  ...versionFields,
});

interface ProjectBase extends Versioned, Omit<ModelOf<typeof projectTable.fields>, "status" | "archivedAt"> {}

/** A project that accepts new tasks and time entries. */
export interface ActiveProject extends ProjectBase {
  readonly status: "active";
  readonly archivedAt: null;
}

/** A project that is kept, but accepts no new tasks and time entries. */
export interface ArchivedProject extends ProjectBase {
  /** Accepts no new tasks and time entries. */
  readonly status: "archived";
  /** When it was archived. */
  readonly archivedAt: Instant;
}

/** What work is done on: a project of a client, or an internal one. */
export type Project = ActiveProject | ArchivedProject;

/** The fields of a new project; absent ones get their defaults. */
export interface CreateProject extends CreationOf<typeof projectTable.fields>, Described {}
/** The fields to change; absent ones do not change. `status` archives the project or makes it active again. */
export interface ProjectPatch extends ChangesOf<typeof projectTable.fields>, Described {}

/** The project, archived at `now`. */
export function archiveProject(project: ActiveProject, now: Instant): ArchivedProject {
  return { ...project, status: "archived", archivedAt: now };
}

/** The project, active again. */
export function unarchiveProject(project: ArchivedProject): ActiveProject {
  return { ...project, status: "active", archivedAt: null };
}

/** The error for new tasks and entries in an archived project. */
export function projectArchived(project: Pick<Project, "id" | "name">): StintError {
  return conflict("project_archived", `The project ${project.name} is archived. Set its status to active first.`, {
    project_id: project.id,
  });
}
