import createOpenApiClient from "openapi-fetch";
import type { paths } from "./api.js";
import { type FailedAttempt, send, type Surroundings } from "./attempts.js";
import type { CallOptions, StintClient } from "./calls.js";
import { authorizationOf, baseUrlOf } from "./checked-options.js";
import { type ClientClock, clientClock } from "./clock.js";
import { isRepeatable, OpenKeys, randomKey, takesKey } from "./idempotency.js";
import { StintProblem } from "./problem.js";
import { type Retrying, type RetryOptions, usualRetries } from "./retries.js";

/** Which service and workspace a client calls, and how. Only `url` is required. */
export interface ClientOptions extends RetryOptions {
  /** The address of the service, with http or https. A path is kept: `https://example.com/stint`. `/v1` at its end is left out. */
  readonly url: string | URL;
  /**
   * The API token, which selects the workspace. A function is called before each attempt. Without a token, a browser sends the session cookie of its own
   * origin.
   */
  readonly token?: string | (() => string | Promise<string>) | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The time limit of each attempt in milliseconds. It includes reading a JSON response, but not a file. Default: 60,000. */
  readonly timeoutMs?: number | undefined;
  /**
   * For how many milliseconds a call that repeats one whose outcome is unknown gets the same Idempotency-Key, so that a person who presses a button again
   * does not create something twice. Default: 0, which gives each call its own key.
   */
  readonly sameKeyMs?: number | undefined;
  /** Called after each failed attempt, for example to log it. */
  readonly onFailure?: ((failed: FailedAttempt) => void) | undefined;
  /** Replaces the `fetch` of the platform. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Replaces the time of the platform, for tests. */
  readonly clock?: ClientClock | undefined;
  /** Returns a number from 0 to less than 1, for the random part of waits. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Returns a new Idempotency-Key. Default: 128 random bits. */
  readonly newKey?: (() => string) | undefined;
}

/** The calls of openapi-fetch without the types of the API, which `StintClient` has. */
interface Untyped {
  request(method: string, path: string, init: object): Promise<{ readonly data?: unknown; readonly response: Response }>;
}

interface UntypedInit extends CallOptions {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>> };
  readonly body?: unknown;
}

/**
 * Creates a client of one workspace. It holds no connection and need not be closed. Throws a TypeError if `url` is not the address of a service, or if no
 * header can contain the token.
 */
export function createStintClient(options: ClientOptions): StintClient {
  const { headers = {}, timeoutMs: usualTimeoutMs = 60_000, sameKeyMs = 0, newKey = randomKey, clock = clientClock } = options;
  const around = surroundingsOf(options, clock);
  const openKeys = new OpenKeys(sameKeyMs, newKey, () => clock.now());
  const openApi: Untyped = createOpenApiClient<paths>({
    baseUrl: baseUrlOf(options.url),
    headers,
    querySerializer: { array: { style: "form", explode: true } },
    bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
  }) as Untyped;

  async function fetchIt(request: Request, method: string, path: string, isFile: boolean, init: UntypedInit): Promise<Response> {
    const { signal, timeoutMs = usualTimeoutMs } = init;
    const limits = limitsOf(options, init);
    let key = request.headers.get("Idempotency-Key");
    if (key === null && takesKey(method, path)) {
      key = await openKeys.keyOf(request);
      request.headers.set("Idempotency-Key", key);
    }
    const repeatable = isRepeatable(method, path);
    try {
      const response = await send({ request, path, key, isFile, isRepeatable: repeatable, signal, timeoutMs, limits }, around);
      openKeys.settle(key);
      return response;
    } catch (error) {
      if (error instanceof StintProblem && error.status < 500) openKeys.settle(key);
      throw error;
    }
  }

  function call(method: string, path: string, isFile: boolean, init: UntypedInit = {}) {
    const { params, body, headers: own } = init;
    requirePath(method, path, params?.path);
    const type = body instanceof Blob ? { "Content-Type": body.type } : {};
    return openApi.request(method, path, {
      ...(params && { params }),
      ...(body !== undefined && { body }),
      headers: { ...type, ...own },
      parseAs: isFile ? "stream" : "json",
      fetch: (request: Request) => fetchIt(request, method, path, isFile, init),
    });
  }

  const json = (method: string) => async (path: string, init?: UntypedInit) => {
    const { data, response } = await call(method, path, false, init);
    return { data, response };
  };
  const download = async (path: string, init?: UntypedInit) =>
    (await call(init?.body === undefined ? "GET" : "POST", path, true, init)).response;
  const client = {
    GET: json("GET"),
    POST: json("POST"),
    PUT: json("PUT"),
    PATCH: json("PATCH"),
    DELETE: json("DELETE"),
    download,
  };
  // The types of the calls come from the document, which tests compare with every response of the service.
  return client as StintClient;
}

/** Without a parameter, the service would be asked for something else, and respond that it does not exist. */
function requirePath(method: string, path: string, given: Readonly<Record<string, unknown>> = {}): void {
  const missing = [...path.matchAll(/\{(\w+)\}/g)].find(([, name = ""]) => (given[name] ?? "") === "");
  if (missing) throw new TypeError(`${method} ${path}: params.path.${missing[1]} is required.`);
}

function surroundingsOf({ token, fetch, random, onFailure }: ClientOptions, clock: ClientClock): Surroundings {
  return {
    // The platform's fetch is read at each call, since tests and instrumentation replace it.
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    clock,
    random: random ?? Math.random,
    authorization: authorizing(token),
    onFailure: onFailure ?? (() => undefined),
  };
}

function authorizing(token: ClientOptions["token"]): Surroundings["authorization"] {
  if (typeof token === "function") return async () => authorizationOf(await token());
  const authorization = authorizationOf(token);
  return () => authorization;
}

function limitsOf(options: RetryOptions, { retries }: CallOptions): Retrying {
  const { firstWaitMs, longestWaitMs } = options;
  return {
    retries: retries ?? options.retries ?? usualRetries.retries,
    firstWaitMs: firstWaitMs ?? usualRetries.firstWaitMs,
    longestWaitMs: longestWaitMs ?? usualRetries.longestWaitMs,
  };
}
