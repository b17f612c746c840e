import { exampleOf } from "../../adapters/http/openapi/examples.js";
import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";

export type IdsByPrefix = Readonly<Record<string, string>>;

/** The request body that the OpenAPI document shows, with these ids. Undefined if the operation has no body. */
export function exampleBody({ body }: Route, ids: IdsByPrefix): unknown {
  if (!body) return undefined;
  const example = JSON.stringify(exampleOf(body));
  return JSON.parse(example.replaceAll(/\b([a-z]+)_[0-9a-z]{26}\b/g, (id, prefix: string) => ids[prefix] ?? id));
}

/** The operation that creates what the operation at this path reads, changes or deletes. */
export function creatorOf({ path }: Route): Route | undefined {
  const reader = routes.find((one) => one.method === "GET" && one.path === path);
  return (
    reader && routes.find(({ method, status, response }) => method === "POST" && status === 201 && response === reader.response)
  );
}

/** The operations that create the resources with an operation at `/:id`, by prefix, except those of these prefixes. */
export function creatorsExcept(prefixes: readonly string[]): ReadonlyMap<string, Route> {
  const creators = new Map<string, Route>();
  for (const route of routes) {
    if (route.id === undefined || prefixes.includes(route.id) || creators.has(route.id)) continue;
    const creator = creatorOf(route);
    if (creator) creators.set(route.id, creator);
  }
  return creators;
}
