import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, description } from "./description.js";

const faults: string[] = [];

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

/** Throws if the response differs from the OpenAPI document. */
export function requireDescribed(answer: Answer): void {
  tally.count(description.operationOf(answer.method, answer.path)?.id);
  const found = description.faultsOf(answer);
  if (found.length === 0) return;
  const message = `${answer.method} ${answer.path} answered ${answer.status}, which the OpenAPI document does not describe: ${found.join("; ")}`;
  faults.push(message);
  throw new Error(message);
}

/** The differences found since the last call. */
export function takeFaults(): readonly string[] {
  return faults.splice(0);
}

const real = globalThis.fetch;

/** Whether the document describes responses to such a request. Preflight requests and responses of other servers are excluded. */
function isDescribed(method: string, path: string, headers: Answer["headers"]): boolean {
  return /^\/v1(\/|$)/.test(path) && method !== "OPTIONS" && headers.get("X-Request-Id") !== null;
}

/** Throws if a described response differs from the OpenAPI document. A body that is not text is null. */
export function checkAnswer(answer: Answer): void {
  const [path = ""] = answer.path.split("?");
  if (isDescribed(answer.method, path, answer.headers)) requireDescribed(answer);
}

/** Whether to check a body. Files and streams are not checked, since reading them here would buffer them. */
export function isJson(headers: Answer["headers"]): boolean {
  return /^application\/(problem\+)?json\b/.test(headers.get("Content-Type") ?? "");
}

/** A `fetch` that compares every response of a service under test with the document. */
export const checkingFetch: typeof fetch = async (input, init) => {
  const response = await real(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
  if (!isDescribed(method, url.pathname, response.headers)) return response;
  const body = isJson(response.headers) ? await textOf(response.clone()) : null;
  requireDescribed({ method, path: url.pathname + url.search, status: response.status, headers: response.headers, body });
  return response;
};

/** Null if the connection breaks before the end of the body, which the test handles. */
async function textOf(response: Response): Promise<string | null> {
  return response.text().catch(() => null);
}

/** Reads a response of `node:http`, compares it with the document like those of `fetch`, and returns its status. */
export async function describedStatus(response: IncomingMessage, method: string, path: string): Promise<number> {
  const { statusCode: status = 0 } = response;
  const headers = new Headers(Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]));
  requireDescribed({ method, path, status, headers, body: await text(response) });
  return status;
}
