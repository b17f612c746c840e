import { distinctTags } from "../../../../../core/time-entries/tag.js";
import { queryOptions, usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { items, type Schemas } from "../../../../../client/index.js";
import { projectChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { whole } from "../../api/whole.js";
import { kept } from "../../offline/kept.js";
import { useSession } from "../../shell/session.js";
import type { Entry } from "./entry.js";

export type Project = Schemas["Project"];
export type Task = Schemas["Task"];

/** The projects and tasks to choose from, recently used first, then by name. */
export interface Choices {
  readonly projects: readonly Project[];
  readonly tasks: readonly Task[];
  readonly tags: readonly string[];
  /** The latest entries that differ in project, task or note. */
  readonly recent: readonly Entry[];
}

export const noChoices: Choices = { projects: [], tasks: [], tags: [], recent: [] };

const OFFERED = 5;

const active = { status: ["active" as const], sort: "name" as const };

export const tasksQuery = queryOptions({
  queryKey: keys.tasks.list(active),
  ...kept(({ signal }): Promise<Task[]> => whole(items(api, "/tasks", { params: { query: active }, signal }))),
});

/** How many of the latest entries are read. */
export const RECENT = 100;

const recentOf = (userId: string) => ({ user_id: [userId], sort: "-start_time" as const, limit: RECENT });

/** The key of the user's latest entries. */
export function recentKey(userId: string) {
  return keys.timeEntries.list(recentOf(userId));
}

function recentQuery(userId: string) {
  const query = recentOf(userId);
  return queryOptions({
    queryKey: recentKey(userId),
    ...kept(
      async ({ signal }): Promise<readonly Entry[]> =>
        (await answered(api.GET("/time-entries", { params: { query }, signal }))).data,
    ),
  });
}

/** Requests the choices while the page renders, rather than when it is shown. */
export function usePrefetchedChoices(): void {
  const { me } = useSession();
  usePrefetchQuery(projectChoices());
  usePrefetchQuery(tasksQuery);
  usePrefetchQuery(recentQuery(me.id));
}

/** `data` is undefined until everything is loaded. */
export function useChoices({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const { me } = useSession();
  const projects = useQuery({ ...projectChoices(), enabled });
  const tasks = useQuery({ ...tasksQuery, enabled });
  const recent = useQuery({ ...recentQuery(me.id), enabled });
  const all = [projects, tasks, recent];
  const data = useMemo(
    () => (projects.data && tasks.data && recent.data ? choicesOf(projects.data, tasks.data, recent.data) : undefined),
    [projects.data, tasks.data, recent.data],
  );
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.map((one) => one.refetch())),
  };
}

function choicesOf(projects: readonly Project[], tasks: readonly Task[], recent: readonly Entry[]): Choices {
  const used = (ids: readonly (string | null)[]) => {
    const places = new Map<string | null, number>();
    ids.forEach((id, place) => places.has(id) || places.set(id, place));
    return (a: { readonly id: string }, b: { readonly id: string }) =>
      (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length);
  };
  return {
    projects: projects.toSorted(used(recent.map((entry) => entry.project_id))),
    tasks: tasks.toSorted(used(recent.map((entry) => entry.task_id))),
    tags: distinctTags(recent.flatMap(({ tags }) => tags)),
    recent: distinct(recent).slice(0, OFFERED),
  };
}

function distinct(recent: readonly Entry[]): readonly Entry[] {
  const seen = new Map<string, Entry>();
  for (const entry of recent) {
    const key = [entry.project_id, entry.task_id, entry.notes].join("\n");
    if (!seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
}
