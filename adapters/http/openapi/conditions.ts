import type { Route } from "../route.js";

/** Whether the operation accepts `Idempotency-Key`. Those that return files, or what they compute from one, change nothing. */
export function isRepeatable({ method, open, produces, raw, again }: Route): boolean {
  const readsFile = raw !== undefined && again === "computed";
  return !open && !readsFile && produces === undefined && (method === "POST" || method === "PATCH");
}

/** Whether the operation accepts `If-Match`. */
export function isConditional({ method, id, unversioned, likePatch }: Route): boolean {
  return ((method === "PATCH" || likePatch === true) && unversioned !== true) || (method === "DELETE" && id !== undefined);
}

/** Whether the operation accepts `If-None-Match`. */
export function isCacheable(route: Route): boolean {
  return route.method === "GET" && !route.sorts && (route.produces === undefined || isRanged(route));
}

/** Whether the response with JSON shows one resource, with its entity tag. */
export function isTagged({ method, sorts, status, likePatch }: Route): boolean {
  return !sorts && (method === "GET" || method === "PATCH" || likePatch === true || status === 201);
}

/** Whether the operation accepts `Range`. */
export function isRanged({ ranged }: Route): boolean {
  return ranged === true;
}

/** Whether the response may miss the changes of the last seconds, unless the client sends `Cache-Control: no-cache`. */
export function isOutdatable({ sorts, mayBeOutdated }: Route): boolean {
  return sorts !== undefined || mayBeOutdated === true;
}
