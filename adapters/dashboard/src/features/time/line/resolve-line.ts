import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { findNamed } from "./find-named.js";
import type { LineProblem, ParsedLine } from "./parse-line.js";
import type { LineTime } from "./time-forms.js";
import { momentAt, momentOf, momentsOf, wallTime } from "./wall-time.js";

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
  /** The available projects, recently used first. */
  readonly projects: readonly NamedProject[];
  readonly tasks: readonly NamedTask[];
  readonly zone: TimeZone;
  /** The day of the entry, unless the line names another. */
  readonly date: LocalDate;
  readonly now: Date;
  /** The end of the day's last entry. On days other than today, a duration starts there. */
  readonly lastEnd: Date | null;
}

export type ReferenceProblem = {
  readonly code: "no_project" | "project_unknown" | "project_unclear" | "task_unknown" | "task_unclear" | "not_today";
  readonly text: string;
};

/** The API's request body. Without an end it starts a timer. */
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
  readonly date: LocalDate;
  readonly problems: readonly (LineProblem | ReferenceProblem)[];
  /** One for each range of the line. Null while there are problems. */
  readonly bodies: readonly LineBody[] | null;
}

/** Where the first duration of another day starts, in minutes. */
export const MORNING = 9 * 60;
const MS_PER_SECOND = 1_000;

/** Resolves a parsed line to a request body, or to the errors that prevent it. */
export function resolveLine(line: ParsedLine, scene: LineScene): ResolvedLine {
  const { project, task, problem } = referencesOf(line, scene);
  const date = line.date ?? scene.date;
  const isToday = wallTime(scene.zone, scene.now).date === date;
  const isTimer = line.time?.kind === "since" || (line.time === null && line.problems.length === 0);
  const problems = [
    ...line.problems,
    ...(problem ? [problem] : []),
    ...(isTimer && !isToday ? [{ code: "not_today", text: "" } as const] : []),
  ];
  if (problems.length > 0 || project === null) return { project, task, date, problems, bodies: null };
  const times = timesOf(line.time, { ...scene, date, lastEnd: date === scene.date ? scene.lastEnd : null }, isToday);
  const bodies = times.map((one) => ({
    project_id: project.id,
    task_id: task?.id ?? null,
    ...one,
    notes: line.note,
    tags: [...line.tags],
    ...(line.billable === null ? {} : { billable: line.billable }),
  }));
  return { project, task, date, problems, bodies };
}

interface References {
  readonly project: NamedProject | null;
  readonly task: NamedTask | null;
  readonly problem?: ReferenceProblem;
}

/** The project and task that a line names. If it names both, the task must belong to the project. */
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
  if (time === null) return [{}];
  if (time.kind === "since") return [{ start_time: momentAt(zone, date, time.start).toISOString() }];
  const spans = time.kind === "ranges" ? time.ranges.map((range) => momentsOf(zone, date, range)) : [lasting(time.seconds)];
  return spans.map(({ start, end }) => ({ start_time: start.toISOString(), end_time: end.toISOString() }));

  function lasting(seconds: number) {
    const length = seconds * MS_PER_SECOND;
    if (isToday) return { start: new Date(now.getTime() - length), end: now };
    const from = lastEnd ?? momentOf(zone, { date, minutes: MORNING });
    return { start: from, end: new Date(from.getTime() + length) };
  }
}
