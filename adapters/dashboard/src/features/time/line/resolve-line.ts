import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { findNamed } from "./find-named.js";
import type { LineProblem, LineTime, ParsedLine } from "./parse-line.js";
import { momentOf, momentsOf, wallTime } from "./wall-time.js";

export interface NamedProject {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
}

export interface NamedTask {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
}

export interface LineScene {
  /** What may be chosen, recently used first. */
  readonly projects: readonly NamedProject[];
  readonly tasks: readonly NamedTask[];
  readonly zone: TimeZone;
  /** The day that the line is for, unless it names another one. */
  readonly date: LocalDate;
  readonly now: Date;
  /** When the last entry of the day ends; a duration on another day than today begins there. */
  readonly lastEnd: Date | null;
}

export type ReferenceProblem = {
  readonly code: "no_project" | "project_unknown" | "project_unclear" | "task_unknown" | "task_unclear" | "not_today";
  readonly text: string;
};

/** What the API takes; without an end a timer is started. */
export interface LineBody {
  readonly project_id: string;
  readonly task_id: string | null;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly notes: string;
  readonly tags: string[];
  readonly billable?: boolean;
}

export interface ResolvedLine {
  readonly project: NamedProject | null;
  readonly task: NamedTask | null;
  /** The day that the entry is on. */
  readonly date: LocalDate;
  readonly problems: readonly (LineProblem | ReferenceProblem)[];
  /** Null while there are problems. */
  readonly body: LineBody | null;
}

const MORNING = 9 * 60;
const MS_PER_MINUTE = 60_000;

/** Holds what a line says against the projects and the day that there are. */
export function resolveLine(line: ParsedLine, scene: LineScene): ResolvedLine {
  const { project, task, problem } = referencesOf(line, scene);
  const date = dateOfLine(line, scene);
  const isToday = wallTime(scene.zone, scene.now).date === date;
  const isTimer = line.time === null || line.time.kind === "since";
  const problems = [
    ...line.problems,
    ...(problem ? [problem] : []),
    ...(isTimer && !isToday ? [{ code: "not_today", text: "" } as const] : []),
  ];
  if (problems.length > 0 || project === null) return { project, task, date, problems, body: null };
  const body = {
    project_id: project.id,
    task_id: task?.id ?? null,
    ...timesOf(line.time, { ...scene, date, lastEnd: date === scene.date ? scene.lastEnd : null }, isToday),
    notes: line.note,
    tags: [...line.tags],
    ...(line.billable === null ? {} : { billable: line.billable }),
  };
  return { project, task, date, problems, body };
}

/** The day that a line is for. */
export function dateOfLine(
  { day }: Pick<ParsedLine, "day">,
  { zone, date, now }: Pick<LineScene, "zone" | "date" | "now">,
): LocalDate {
  if (day === null) return date;
  const today = wallTime(zone, now).date;
  return day === "today" ? today : addDays(today, -1);
}

interface References {
  readonly project: NamedProject | null;
  readonly task: NamedTask | null;
  readonly problem?: ReferenceProblem;
}

/** Which project and task a line names; a task is one of the project's, where that is named as well. */
export function referencesOf(
  { project: wanted, task: wantedTask }: Pick<ParsedLine, "project" | "task">,
  { projects, tasks }: Pick<LineScene, "projects" | "tasks">,
): References {
  const refused = (code: ReferenceProblem["code"], text: string, project: NamedProject | null = null): References => ({
    project,
    task: null,
    problem: { code, text },
  });
  const asked = wanted === null ? null : findNamed(projects, wanted);
  if (wanted !== null && asked?.kind !== "one")
    return refused(asked?.kind === "several" ? "project_unclear" : "project_unknown", wanted);
  const project = asked?.kind === "one" ? asked.item : null;
  if (wantedTask === null) return project ? { project, task: null } : refused("no_project", "");
  const found = findNamed(project ? tasks.filter(({ project_id: of }) => of === project.id) : tasks, wantedTask);
  if (found.kind !== "one") return refused(found.kind === "none" ? "task_unknown" : "task_unclear", wantedTask, project);
  const of = project ?? projects.find(({ id }) => id === found.item.project_id);
  return of ? { project: of, task: found.item } : refused("task_unknown", wantedTask);
}

function timesOf(time: LineTime | null, { zone, date, now, lastEnd }: LineScene, isToday: boolean) {
  if (time === null) return {};
  if (time.kind === "since") return { start_time: momentOf(zone, { date, minutes: time.start }).toISOString() };
  const { start, end } = time.kind === "range" ? momentsOf(zone, date, time) : lasting(time.minutes);
  return { start_time: start.toISOString(), end_time: end.toISOString() };

  function lasting(minutes: number) {
    const length = minutes * MS_PER_MINUTE;
    if (isToday) return { start: new Date(now.getTime() - length), end: now };
    const from = lastEnd ?? momentOf(zone, { date, minutes: MORNING });
    return { start: from, end: new Date(from.getTime() + length) };
  }
}
