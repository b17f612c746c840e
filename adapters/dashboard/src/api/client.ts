import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./api.js";
import { reachService } from "../loading/connection.js";
import { idempotency } from "./idempotency.js";
import { NO_PROBLEM, type ProblemError, refusalOf, UnreachableError } from "./problem.js";

const refusals: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const refusal = await refusalOf(response);
    throw isOfGateway(refusal) ? unreachable(refusal) : refusal;
  },
  onError({ error }) {
    if (error instanceof DOMException && error.name === "AbortError") return error;
    return unreachable(error);
  },
};

/** Statuses by which a proxy reports that the service is unavailable. */
function isOfGateway({ problem: { code, status } }: ProblemError): boolean {
  return code === NO_PROBLEM && status >= 502 && status <= 504;
}

/** Starts checking when the service is reachable again. */
function unreachable(cause: unknown): UnreachableError {
  void reachService();
  return new UnreachableError("The service cannot be reached.", { cause });
}

/** The API's base URL, relative to the page, since the service may run under a path prefix. */
export const apiUrl = new URL("v1", document.baseURI).href;

/** Throws a `ProblemError` for an error response and an `UnreachableError` if there is no response. */
export const api = createClient<paths>({
  baseUrl: apiUrl,
  // Lists that are read after a change must contain it.
  headers: { "Cache-Control": "no-cache" },
  querySerializer: { array: { style: "form", explode: true } },
});
// Responses pass middleware in reverse order: the idempotency middleware must see error responses before they are thrown.
api.use(refusals, idempotency());

/** The body of the response. */
export async function answered<T>(call: Promise<{ readonly data?: T | undefined }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Error("The answer has no body.");
  return data;
}

/** The If-Match header that makes a change fail if the resource has changed since this version. */
export function ifUnchanged({ version }: { readonly version: number }): { readonly "If-Match": string } {
  return { "If-Match": `"${version}."` };
}
