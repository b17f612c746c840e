import { type Answer, createStintClient, StintUnreachable } from "../../../../client/index.js";
import { reachService } from "../loading/connection.js";
import { learnTime } from "../offline/clock.js";

/** The address of the service, which may run under a path prefix. */
const url = new URL(".", document.baseURI).href;

/** The API's base URL. */
export const apiUrl = `${url}v1`;

/** For how long the same request counts as a repeat of one whose outcome is unknown. */
const SAME_KEY_MS = 120_000;

/** Throws a `StintProblem` for an error response and a `StintUnreachable` if there is none. */
export const api = createStintClient({
  url,
  // Lists that are read after a change must contain it.
  headers: { "Cache-Control": "no-cache" },
  // Queries are retried by their cache, and changes by the user.
  retries: 0,
  sameKeyMs: SAME_KEY_MS,
  fetch: async (request) => {
    const response = await globalThis.fetch(request);
    learnTime(response);
    return response;
  },
  onFailure: ({ error }) => {
    if (error instanceof StintUnreachable && error.reason !== "foreign") void reachService();
  },
});

/** The body of the response. */
export async function answered<T>(call: Promise<Answer<T>>): Promise<T> {
  return (await call).data;
}
