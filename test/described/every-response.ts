import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, description } from "./description.js";
import { faults, isDescribed, tally } from "./every-fetch.js";

/** Throws if the response differs from the OpenAPI document. */
export function requireDescribed(answer: Answer): void {
  tally.count(description.operationOf(answer.method, answer.path)?.id);
  const found = description.faultsOf(answer);
  if (found.length === 0) return;
  const message = `${answer.method} ${answer.path} answered ${answer.status}, which the OpenAPI document does not describe: ${found.join("; ")}`;
  faults.push(message);
  throw new Error(message);
}

/** Throws if a described response differs from the OpenAPI document. A body that is not text is null. */
export function checkAnswer(answer: Answer): void {
  const [path = ""] = answer.path.split("?");
  if (isDescribed(answer.method, path, answer.headers)) requireDescribed(answer);
}

/** Reads a response of `node:http`, compares it with the document like those of `fetch`, and returns its status. */
export async function describedStatus(response: IncomingMessage, method: string, path: string): Promise<number> {
  const { statusCode: status = 0 } = response;
  const headers = new Headers(Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]));
  requireDescribed({ method, path, status, headers, body: await text(response) });
  return status;
}
