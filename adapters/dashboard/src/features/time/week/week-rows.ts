import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { Choices } from "../choices.js";
import type { Entry } from "../entries.js";
import { type Bounds, isWithin, partOf } from "../parts.js";
import { rowKey, type RowSubject } from "./row-key.js";

/** A day of the week. */
export interface WeekDay {
  readonly date: LocalDate;
  readonly bounds: Bounds;
}

export interface WeekRow extends RowSubject {
  readonly key: string;
  readonly project: string;
  readonly task: string | null;
  readonly color: string | null;
  /** The entries of which a part lies on each day. */
  readonly days: ReadonlyMap<LocalDate, readonly Entry[]>;
}

/** The name of a row: its project, and its task if it has one. */
export function rowName({ project, task }: Pick<WeekRow, "project" | "task">): string {
  return task === null ? project : `${project} · ${task}`;
}

/** The project and task of each entry, without repetition. */
export function subjectsOf(entries: readonly Entry[]): readonly RowSubject[] {
  const subjects = entries.map(({ project_id: projectId, task_id: taskId }) => ({ projectId, taskId }));
  return [...new Map(subjects.map((subject) => [rowKey(subject), subject])).values()];
}

/** Rows without entries, for everything that can be recorded. */
export function emptyRows({ projects, tasks }: Pick<Choices, "projects" | "tasks">): readonly WeekRow[] {
  const empty = (subject: RowSubject, names: Pick<WeekRow, "project" | "task" | "color">): WeekRow => ({
    ...subject,
    ...names,
    key: rowKey(subject),
    days: new Map(),
  });
  return projects.flatMap(({ id: projectId, name: project, color }) => [
    empty({ projectId, taskId: null }, { project, task: null, color }),
    ...tasks
      .filter((task) => task.project_id === projectId)
      .map(({ id: taskId, name: task }) => empty({ projectId, taskId }, { project, task, color })),
  ]);
}

/** The rows of a week by name: those with entries, and those that the user has added. */
export function rowsOf(entries: readonly Entry[], added: readonly WeekRow[], days: readonly WeekDay[]): readonly WeekRow[] {
  const rows = new Map(added.map((row) => [row.key, row]));
  for (const entry of entries) {
    const subject = { projectId: entry.project_id, taskId: entry.task_id };
    const key = rowKey(subject);
    const names = { project: entry.project?.name ?? "", task: entry.task?.name ?? null, color: entry.project?.color ?? null };
    const row = rows.get(key) ?? { ...subject, ...names, key, days: new Map() };
    const dates = days.filter(({ bounds }) => isWithin(entry, bounds)).map(({ date }) => date);
    const parts = dates.map((date) => [date, [...(row.days.get(date) ?? []), entry]] as const);
    rows.set(key, { ...row, days: new Map([...row.days, ...parts]) });
  }
  return [...rows.values()].sort((a, b) => rowName(a).localeCompare(rowName(b)));
}

/** The seconds of the entries on the day; a running timer counts until `now`, in whole minutes. */
export function secondsOf(entries: readonly Entry[], { bounds }: WeekDay, now: number): number {
  return entries.reduce((sum, entry) => {
    const { seconds } = partOf(entry, bounds, now);
    return sum + (entry.end_time === null ? seconds - (seconds % 60) : seconds);
  }, 0);
}
