import { MAX_FILTER_VALUES } from "../../../../core/kernel/page.js";

/** The values of a filter in the URL, each once, and as many as the API accepts. */
export function valuesIn(search: URLSearchParams, name: string, like = /./): readonly string[] {
  return [...new Set(search.getAll(name))].filter((value) => like.test(value)).slice(0, MAX_FILTER_VALUES);
}

/** The parameters of a URL: one for each value that is not empty. */
export function searchWith(said: Readonly<Record<string, string | readonly string[]>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, values]) => [values].flat().flatMap((value) => (value === "" ? [] : [[name, value]]))),
  );
}

type Values = Readonly<Record<"user" | "project" | "task" | "client" | "tag", readonly string[]>>;

/** The filters of the API that select entries with any of these values; a filter without values selects all entries. */
export function filtersOf({ user, project, task, client, tag }: Values) {
  return {
    ...(user.length > 0 && { user_id: [...user] }),
    ...(project.length > 0 && { project_id: [...project] }),
    ...(task.length > 0 && { task_id: [...task] }),
    ...(client.length > 0 && { client_id: [...client] }),
    ...(tag.length > 0 && { tag: [...tag] }),
  };
}
