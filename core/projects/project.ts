import { type Budget, checkBudget } from "./budget.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict, Issues, type StintError } from "../kernel/errors.js";
import type { ClientId, ProjectId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText, nameLimits, notesLimits } from "../kernel/text.js";
import { checkRate } from "../billing/rate.js";

interface ProjectBase extends Versioned {
  readonly id: ProjectId;
  readonly name: string;
  readonly clientId: ClientId | null;
  readonly code: string | null;
  readonly color: string | null;
  readonly notes: string;
  readonly billable: boolean;
  /** Minor units per hour, in the currency of the client or, without one, of the workspace. Null inherits, see `resolveRate`. */
  readonly rate: bigint | null;
  readonly budget: Budget | null;
}

export interface ActiveProject extends ProjectBase {
  readonly status: "active";
  readonly archivedAt: null;
}

export interface ArchivedProject extends ProjectBase {
  readonly status: "archived";
  readonly archivedAt: Instant;
}

/** A project, active or archived. */
export type Project = ActiveProject | ArchivedProject;

export type ProjectContent = Omit<ProjectBase, keyof Versioned | "id">;

export const emptyProject: Omit<ProjectContent, "name"> = {
  clientId: null,
  code: null,
  color: null,
  notes: "",
  billable: true,
  rate: null,
  budget: null,
};

export const projectLimits = {
  name: nameLimits,
  code: { min: 1, max: 50 },
  color: { min: 7, max: 7 },
  notes: notesLimits,
} as const;

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

export function archiveProject(project: ActiveProject, now: Instant): ArchivedProject {
  return { ...project, status: "archived", archivedAt: now };
}

export function unarchiveProject(project: ArchivedProject): ActiveProject {
  return { ...project, status: "active", archivedAt: null };
}

/** The error for new tasks and entries in an archived project. */
export function projectArchived(project: Pick<Project, "id" | "name">): StintError {
  return conflict("project_archived", `The project ${project.name} is archived. Set its status to active first.`, {
    project_id: project.id,
  });
}
