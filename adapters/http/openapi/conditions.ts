import type { Route } from "../route.js";

/** Whether an `Idempotency-Key` is minded. */
export function isRepeatable({ method, open }: Route): boolean {
  return !open && (method === "POST" || method === "PATCH");
}

/** Whether the request can depend on the resource's version by `If-Match`. */
export function isConditional({ method, id }: Route): boolean {
  return method === "PATCH" || (method === "DELETE" && id !== undefined);
}

/** Whether the answer can be left out by `If-None-Match`. */
export function isCacheable({ method, sorts, produces }: Route): boolean {
  return method === "GET" && !sorts && produces === undefined;
}
