import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { secondsText } from "./clock-text.js";
import { findNamed } from "./find-named.js";
import type { LineProblem, ParsedLine } from "./parse-line.js";
import { placeEntry, placeToday, type Taken } from "./place-entry.js";
import type { LineTime } from "./time-forms.js";
import { momentAt, momentsOf, wallTime } from "./wall-time.js";

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
  /** The user's entries around the day of the line. Undefined: not known yet. */
  readonly entries: readonly Taken[] | undefined;
}

export type ReferenceProblem = {
  readonly code:
    | "no_project"
    | "project_unknown"
    | "project_unclear"
    | "task_unknown"
    | "task_unclear"
    | "not_today"
    | "in_future"
    | "no_room"
    | "start_needed";
  readonly text: string;
};

/** The API's request body. Without an end it starts a timer. */
export interface LineBody extends LineSpan {
  readonly project_id: string;
  readonly task_id: string | null;
  readonly notes: string;
  readonly tags: string[];
  readonly billable?: boolean;
}

/** Instants, as the API expects them. Without a start, from now. */
export interface LineSpan {
  readonly start_time?: string;
  readonly end_time?: string;
}

export interface ResolvedLine {
  readonly project: NamedProject | null;
  readonly task: NamedTask | null;
  readonly date: LocalDate;
  readonly problems: readonly (LineProblem | ReferenceProblem)[];
  /** When it starts and ends; without an end for a timer. Null if that is not known. */
  readonly spans: readonly LineSpan[] | null;
  /** One for each span. Null while there are problems. */
  readonly bodies: readonly LineBody[] | null;
}

const MS_PER_SECOND = 1_000;
/** Until when an evening's times belong to the day before. */
const NIGHT_MINUTES = 6 * 60;

/** Resolves a parsed line to a request body, or to the errors that prevent it. */
export function resolveLine(line: ParsedLine, scene: LineScene): ResolvedLine {
  const { project, task, problem } = referencesOf(line, scene);
  const date = line.date ?? dayOf(line.time, scene);
  const today = wallTime(scene.zone, scene.now).date;
  const isToday = today === date;
  const mayRun = isToday || (line.date === null && scene.date === today);
  const isTimer = line.time?.kind === "since" || (line.time === null && line.problems.length === 0);
  const found = spansOf(line.time, { ...scene, date }, isToday);
  const spans = typeof found === "string" ? null : found;
  const named = line.time?.kind === "duration" ? line.time.seconds : line.time?.kind === "since" ? line.time.start : 0;
  const problems = [
    ...line.problems,
    ...(problem ? [problem] : []),
    ...(isTimer && !mayRun ? [{ code: "not_today", text: "" } as const] : []),
    ...(typeof found === "string" ? [{ code: found, text: secondsText(named) } as const] : []),
  ];
  if (problems.length > 0 || project === null || spans === null) return { project, task, date, problems, spans, bodies: null };
  const bodies = spans.map((span) => ({
    project_id: project.id,
    task_id: task?.id ?? null,
    ...span,
    notes: line.note,
    tags: [...line.tags],
    ...(line.billable === null ? {} : { billable: line.billable }),
  }));
  return { project, task, date, problems, spans, bodies };
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

/** After midnight, times of the past evening belong to the day before. */
function dayOf(time: LineTime | null, { zone, date, now }: LineScene): LocalDate {
  const { date: today, minutes } = wallTime(zone, now);
  if (date !== today || minutes >= NIGHT_MINUTES || time === null || time.kind === "duration") return date;
  const before = addDays(date, -1);
  const starts = time.kind === "since" ? [time.start] : time.ranges.map(({ start }) => start);
  const isPast = starts.every((start) => {
    const [past, next] = [momentAt(zone, before, start), momentAt(zone, date, start)];
    return next > now && now.getTime() - past.getTime() < next.getTime() - now.getTime();
  });
  const hasEnded = time.kind === "since" || time.ranges.every((range) => momentsOf(zone, before, range).end <= now);
  return isPast && hasEnded ? before : date;
}

/** Null: the entries that decide about the place are not known. */
function spansOf(
  time: LineTime | null,
  scene: LineScene,
  isToday: boolean,
): readonly LineSpan[] | null | "in_future" | "no_room" | "start_needed" {
  const { zone, date, now, entries } = scene;
  if (time === null) return [{}];
  if (time.kind === "since") {
    const start = momentAt(zone, date, time.start);
    return start > now ? "in_future" : [{ start_time: start.toISOString() }];
  }
  if (time.kind === "ranges") return time.ranges.map((range) => spanOf(momentsOf(zone, date, range)));
  if (entries === undefined) return null;
  const room = { zone, date, entries, seconds: time.seconds };
  const start = isToday ? placeToday(room, now) : (placeEntry(room) ?? "no_room");
  if (typeof start === "string") return start;
  return [spanOf({ start, end: new Date(start.getTime() + time.seconds * MS_PER_SECOND) })];
}

function spanOf({ start, end }: { readonly start: Date; readonly end: Date }): LineSpan {
  return { start_time: start.toISOString(), end_time: end.toISOString() };
}
