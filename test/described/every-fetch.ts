import type { Answer } from "./description.js";

/** The differences found since the last call of {@link takeFaults}. */
export const faults: string[] = [];

/** Counts the checked responses and their operations. */
class Tally {
  #responses = 0;
  #operations = new Set<string>();

  count(operation: string | undefined): void {
    this.#responses++;
    if (operation !== undefined) this.#operations.add(operation);
  }

  /** The counts since the last call. */
  take(): { readonly responses: number; readonly operations: readonly string[] } {
    const taken = { responses: this.#responses, operations: [...this.#operations] };
    this.#responses = 0;
    this.#operations = new Set();
    return taken;
  }
}

export const tally = new Tally();

/** The differences found since the last call. */
export function takeFaults(): readonly string[] {
  return faults.splice(0);
}

const real = globalThis.fetch;

/** Whether the document describes responses to such a request. Preflight requests and responses of other servers are excluded. */
export function isDescribed(method: string, path: string, headers: Answer["headers"]): boolean {
  return /^\/v1(\/|$)/.test(path) && method !== "OPTIONS" && headers.get("X-Request-Id") !== null;
}

/** Whether to check a body. Files and streams are not checked, since reading them here would buffer them. */
export function isJson(headers: Answer["headers"]): boolean {
  return /^application\/(problem\+)?json\b/.test(headers.get("Content-Type") ?? "");
}

/**
 * A `fetch` that compares every response of a service under test with the document. The first one loads the document, so that tests without a service
 * start quickly.
 */
export const checkingFetch: typeof fetch = async (input, init) => {
  const response = await real(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
  if (!isDescribed(method, url.pathname, response.headers)) return response;
  const body = isJson(response.headers) ? await textOf(response.clone()) : null;
  const { requireDescribed } = await import("./every-response.js");
  requireDescribed({ method, path: url.pathname + url.search, status: response.status, headers: response.headers, body });
  return response;
};

/** Null if the connection breaks before the end of the body, which the test handles. */
async function textOf(response: Response): Promise<string | null> {
  return response.text().catch(() => null);
}
