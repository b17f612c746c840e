import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, description } from "./description.js";

const faults: string[] = [];

/** Counts the responses that were checked, and their operations. */
class Tally {
  #responses = 0;
  #operations = new Set<string>();

  count(operation: string | undefined): void {
    this.#responses++;
    if (operation !== undefined) this.#operations.add(operation);
  }

  /** What was counted since the last call. */
  take(): { readonly responses: number; readonly operations: readonly string[] } {
    const taken = { responses: this.#responses, operations: [...this.#operations] };
    this.#responses = 0;
    this.#operations = new Set();
    return taken;
  }
}

export const tally = new Tally();

/** Throws where the answer is not as the OpenAPI document says. */
export function requireDescribed(answer: Answer): void {
  tally.count(description.operationOf(answer.method, answer.path)?.id);
  const found = description.faultsOf(answer);
  if (found.length === 0) return;
  const message = `${answer.method} ${answer.path} answered ${answer.status}, which the OpenAPI document does not describe: ${found.join("; ")}`;
  faults.push(message);
  throw new Error(message);
}

/** What was found since it was last asked. */
export function takeFaults(): readonly string[] {
  return faults.splice(0);
}

const real = globalThis.fetch;

/** Whether the document describes the answer to such a request: not what is sent before a request of another origin, nor what is no answer of ours. */
function isDescribed(method: string, path: string, headers: Answer["headers"]): boolean {
  return /^\/v1(\/|$)/.test(path) && method !== "OPTIONS" && headers.get("X-Request-Id") !== null;
}

/** Throws where an answer that the OpenAPI document describes is not as it says. A body that is not text is null. */
export function checkAnswer(answer: Answer): void {
  const [path = ""] = answer.path.split("?");
  if (isDescribed(answer.method, path, answer.headers)) requireDescribed(answer);
}

/** Whether a body can be held against its schema. Files and streams are left to the test: to read them here would buffer them. */
export function isJson(headers: Answer["headers"]): boolean {
  return /^application\/(problem\+)?json\b/.test(headers.get("Content-Type") ?? "");
}

/** `fetch` that holds every answer of a service under test against the document before it hands it on. */
export const checkingFetch: typeof fetch = async (input, init) => {
  const response = await real(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
  if (!isDescribed(method, url.pathname, response.headers)) return response;
  const body = isJson(response.headers) ? await textOf(response.clone()) : null;
  requireDescribed({ method, path: url.pathname + url.search, status: response.status, headers: response.headers, body });
  return response;
};

/** Null where the connection breaks before the body ends, which is the test's own affair. */
async function textOf(response: Response): Promise<string | null> {
  return response.text().catch(() => null);
}

/** The status of an answer that `node:http` got, read to its end and held against the document as those of `fetch` are. */
export async function describedStatus(response: IncomingMessage, method: string, path: string): Promise<number> {
  const { statusCode: status = 0 } = response;
  const headers = new Headers(Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]));
  requireDescribed({ method, path, status, headers, body: await text(response) });
  return status;
}
