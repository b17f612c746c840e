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

/** What stands between here and the service may say in its place that it is away. */
function isOfGateway({ problem: { code, status } }: ProblemError): boolean {
  return code === NO_PROBLEM && status >= 502 && status <= 504;
}

/** From now on it is found out when the service is back. */
function unreachable(cause: unknown): UnreachableError {
  void reachService();
  return new UnreachableError("The service cannot be reached.", { cause });
}

/** Where the API is: beside the page, since the service may stand behind a path. */
export const apiUrl = new URL("v1", document.baseURI).href;

/** Throws a `ProblemError` for every refusal and an `UnreachableError` where no answer comes. */
export const api = createClient<paths>({
  baseUrl: apiUrl,
  querySerializer: { array: { style: "form", explode: true } },
});
// Answers pass them in reverse: what settles a key must see refusals before they are thrown.
api.use(refusals, idempotency());

/** What the service answered. */
export async function answered<T>(call: Promise<{ readonly data?: T | undefined }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Error("The answer has no body.");
  return data;
}

/** The condition that nobody has changed the resource since this version of it was read. */
export function ifUnchanged({ version }: { readonly version: number }): { readonly "If-Match": string } {
  return { "If-Match": `"${version}."` };
}
