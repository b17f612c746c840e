import { type Budget, checkBudget } from "./budget.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict, Issues, type StintError } from "../kernel/errors.js";
import type { ClientId, ProjectId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText, nameLimits, notesLimits } from "../kernel/text.js";
import { checkRate } from "../billing/rate.js";

interface ProjectBase extends Versioned {
  readonly id: ProjectId;
  /** 1 to 200 characters. Not unique. */
  readonly name: string;
  /** Null for a project without a client, whose time cannot be billed. */
  readonly clientId: ClientId | null;
  /** A short code of the user's own, at most 50 characters. Not unique. */
  readonly code: string | null;
  /** `#rrggbb`, for lists and charts. */
  readonly color: string | null;
  /** At most 10,000 characters; "" if there are none. */
  readonly notes: string;
  /** The default of new time entries. */
  readonly billable: boolean;
  /** Minor units per hour, in the currency of the client or, without one, of the workspace. Null inherits, see `resolveRate`. */
  readonly rate: bigint | null;
  readonly budget: Budget | null;
}

/** A project that accepts new tasks and time entries. */
export interface ActiveProject extends ProjectBase {
  readonly status: "active";
  readonly archivedAt: null;
}

/** A project that is kept, but accepts no new tasks and time entries. */
export interface ArchivedProject extends ProjectBase {
  readonly status: "archived";
  readonly archivedAt: Instant;
}

/** What work is done on: a project of a client, or an internal one. */
export type Project = ActiveProject | ArchivedProject;

/** The fields of a project that callers set, except its status. */
export type ProjectContent = Omit<ProjectBase, keyof Versioned | "id">;

/** The defaults of a new project. */
export const emptyProject: Omit<ProjectContent, "name"> = {
  clientId: null,
  code: null,
  color: null,
  notes: "",
  billable: true,
  rate: null,
  budget: null,
};

/** The lengths of a project's texts, in UTF-16 units. */
export const projectLimits = {
  name: nameLimits,
  code: { min: 1, max: 50 },
  color: { min: 7, max: 7 },
  notes: notesLimits,
} as const;

/** Checks all rules of a project except whether its client exists. */
export function checkProject(project: ProjectContent): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], project.name, projectLimits.name);
  checkText(issues, ["code"], project.code, projectLimits.code);
  if (project.color !== null && !/^#[0-9a-f]{6}$/i.test(project.color)) {
    issues.add(["color"], "color_malformed", "Must be a color such as #1a2b3c.");
  }
  checkText(issues, ["notes"], project.notes, projectLimits.notes);
  checkRate(issues, ["rate"], project.rate);
  if (project.budget) issues.addAll(["budget"], checkBudget(project.budget).found);
  return issues;
}

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
