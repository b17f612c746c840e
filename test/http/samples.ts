import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { creatorOf, exampleBody } from "./examples.js";
import { made, type Sample, samples, type Stage } from "./permission-samples.js";
import { idsByPrefix, pathUnderV1 } from "./storages.js";

/**
 * A valid request for a row: the sample in `permission-samples.ts`, or else the example of the operation's body at its path. A resource that is
 * changed or deleted is created first.
 */
export async function sampleFor(row: string, stage: Stage): Promise<Sample> {
  const written = samples[row];
  if (written) return written(stage);
  const route = routes.find(({ operation }) => operation === row);
  if (!route) throw new Error(`There is neither a sample nor an operation named ${row}.`);
  const ids = idsByPrefix(stage);
  const own = route.id && ["PATCH", "DELETE"].includes(route.method) ? { [route.id]: await created(route, stage) } : {};
  const body = exampleBody(route, ids);
  const path = pathUnderV1(route, { ...ids, ...own });
  return { method: route.method, path, ...(body === undefined ? {} : { body }) };
}

async function created(route: Route, stage: Stage): Promise<string> {
  const creator = creatorOf(route);
  if (!creator) throw new Error(`No operation creates what ${route.operation} needs. Write a sample for it.`);
  const ids = idsByPrefix(stage);
  return made(stage, pathUnderV1(creator, ids), exampleBody(creator, ids));
}
