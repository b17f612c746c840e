import { queryOptions } from "@tanstack/react-query";
import { items, type Schemas } from "../../../../client/index.js";
import { api } from "./client.js";
import { keys } from "./keys.js";
import { kept } from "../offline/kept.js";
import { whole } from "./whole.js";

const sort = "name" as const;
const active = { status: ["active" as const] };

/** All clients, sorted by name, for select fields. */
export function clientChoices(only: typeof active | Record<string, never> = active) {
  const query = { sort, ...only };
  return queryOptions({
    queryKey: keys.clients.list({ choices: query }),
    queryFn: ({ signal }): Promise<Schemas["Client"][]> => whole(items(api, "/clients", { params: { query }, signal })),
  });
}

/** All projects, sorted by name. */
export function projectChoices(only: typeof active | Record<string, never> = active) {
  const query = { sort, ...only };
  return queryOptions({
    queryKey: keys.projects.list({ choices: query }),
    ...kept(({ signal }): Promise<Schemas["Project"][]> => whole(items(api, "/projects", { params: { query }, signal }))),
  });
}

/** All users, sorted by name. */
export const peopleChoices = queryOptions({
  queryKey: keys.users.list({ choices: true }),
  queryFn: ({ signal }): Promise<Schemas["User"][]> => whole(items(api, "/users", { params: { query: { sort } }, signal })),
});
