import { neverAborted, onAbort, reasonOf } from "./aborting.js";
import type { ClientClock } from "./clock.js";
import { errorOf, type Failure, redirectionOf, StintProblem, StintUnreachable } from "./problem.js";
import { type Retrying, waitBefore } from "./retries.js";

/** A failed attempt to send a request. */
export interface FailedAttempt {
  /** The HTTP method in capitals. */
  readonly method: string;
  /** The path in the notation of the OpenAPI document, such as `/clients/{id}`. */
  readonly path: string;
  /** Counts from 1. */
  readonly attempt: number;
  /** Why it failed. */
  readonly error: Failure;
  /** The wait before the next attempt in milliseconds. Null if this was the last one and the call fails. */
  readonly retryInMs: number | null;
}

/** What attempts need besides the request. */
export interface Surroundings {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: ClientClock;
  readonly random: () => number;
  /** The `Authorization` header of the next attempt, or undefined. */
  readonly authorization: () => string | undefined | Promise<string | undefined>;
  readonly onFailure: (failed: FailedAttempt) => void;
}

export interface Sending {
  readonly request: Request;
  readonly path: string;
  readonly key: string | null;
  readonly isFile: boolean;
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
  readonly limits: Retrying;
}

/** Sends the request until it succeeds, or fails for good. Returns the successful response, whose JSON has arrived completely. */
export async function send(sending: Sending, around: Surroundings): Promise<Response> {
  const { path, request, isRepeatable, limits, signal = neverAborted } = sending;
  let mayHaveTakenEffect = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(sending, signal, around);
    if (outcome instanceof Response) return outcome;
    if (mayHaveTakenEffect && request.method === "DELETE" && outcome instanceof StintProblem && outcome.code === "not_found")
      return new Response(null, { status: 204 });
    mayHaveTakenEffect ||= outcome instanceof StintUnreachable || outcome.status >= 500;
    const retryInMs = waitBefore(outcome, attempt, isRepeatable, limits, around.random());
    around.onFailure({ method: request.method, path, attempt, error: outcome, retryInMs });
    if (retryInMs === null) throw outcome;
    await around.clock.wait(retryInMs, signal);
  }
}

async function attemptOnce(sending: Sending, signal: AbortSignal, around: Surroundings): Promise<Response | Failure> {
  if (signal.aborted) throw reasonOf(signal);
  const authorization = await around.authorization();
  const ending = new AbortController();
  const request = new Request(sending.request.clone(), { signal: ending.signal, redirect: redirectFor(sending.request) });
  if (authorization !== undefined) request.headers.set("Authorization", authorization);
  const isLate = limit(sending.timeoutMs, ending, around.clock);
  const forget = onAbort(signal, () => ending.abort(reasonOf(signal)));
  let isArriving = false;
  try {
    const outcome = await complete(await around.fetch(request), sending, around.clock);
    isArriving = sending.isFile && outcome instanceof Response;
    return outcome;
  } catch (cause) {
    if (signal.aborted) throw reasonOf(signal);
    const [reason, message] = isLate.value
      ? (["timeout", "The service did not respond in time."] as const)
      : (["network", "The service cannot be reached."] as const);
    return new StintUnreachable(message, { reason, idempotencyKey: sending.key, cause });
  } finally {
    isLate.done();
    // The signal also ends a file that is still being read.
    if (!isArriving || sending.signal === undefined) forget();
  }
}

/** Fetch turns a redirected POST into a GET, whose response looks like a success. */
function redirectFor({ method }: Request): RequestRedirect {
  return method === "GET" ? "follow" : "manual";
}

/** Ends the attempt after this time, unless it is done. */
function limit(ms: number, ending: AbortController, clock: ClientClock): { readonly value: boolean; done(): void } {
  const done = new AbortController();
  const state = { value: false, done: () => done.abort() };
  const reach = (): void => {
    state.value = true;
    ending.abort();
  };
  clock.wait(ms, done.signal).then(reach, () => undefined);
  return state;
}

/** The response once its JSON has arrived, or its error. Throws if the connection breaks before. */
async function complete(response: Response, { isFile, key, request }: Sending, clock: ClientClock): Promise<Response | Failure> {
  const redirection = redirectionOf(request, response, key);
  if (redirection) return redirection;
  const isJson = /\bjson\b/.test(response.headers.get("Content-Type") ?? "");
  if (response.ok && (isFile || response.status === 204)) return response;
  // Reads a copy, so that the response remains readable.
  await response.clone().arrayBuffer();
  return response.ok && isJson ? response : errorOf(response, key, clock.now());
}
