import { queryOptions } from "@tanstack/react-query";
import type { components } from "./api.js";
import { answered, api } from "./client.js";
import { keys } from "./keys.js";
import { whole } from "./whole.js";

type Schemas = components["schemas"];

const sort = "name" as const;
const active = { status: ["active" as const] };

/** All clients, sorted by name, for select fields. */
export function clientChoices(only: typeof active | Record<string, never> = active) {
  const query = { sort, ...only };
  return queryOptions({
    queryKey: keys.clients.list({ choices: query }),
    queryFn: ({ signal }): Promise<Schemas["Client"][]> =>
      whole((page) => answered(api.GET("/clients", { params: { query: { ...query, ...page } }, signal }))),
  });
}

/** All projects, sorted by name. */
export function projectChoices(only: typeof active | Record<string, never> = active) {
  const query = { sort, ...only };
  return queryOptions({
    queryKey: keys.projects.list({ choices: query }),
    queryFn: ({ signal }): Promise<Schemas["Project"][]> =>
      whole((page) => answered(api.GET("/projects", { params: { query: { ...query, ...page } }, signal }))),
  });
}

/** All users, sorted by name. */
export const peopleChoices = queryOptions({
  queryKey: keys.users.list({ choices: true }),
  queryFn: ({ signal }): Promise<Schemas["User"][]> =>
    whole((page) => answered(api.GET("/users", { params: { query: { sort, ...page } }, signal }))),
});
