import type { IncomingMessage } from "node:http";
import { HttpProblem } from "./problem.js";

export const MAX_BODY_BYTES = 1_048_576;
/** A refused body is read on to here, so that most clients get to see the answer. */
const MAX_DISCARDED_BYTES = 16 * MAX_BODY_BYTES;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The request's JSON; undefined for an empty body. Throws 413, 415 and 400 problems, in this order. */
export async function readJson(request: IncomingMessage, options: { readonly optional: boolean }): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0 && options.optional) return undefined;
  requireJson(request);
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new HttpProblem(400, "malformed_json", "The body is not valid UTF-8.");
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new HttpProblem(400, "malformed_json", `The body is not valid JSON: ${(error as Error).message.slice(0, 200)}`);
  }
}

function requireJson({ headers }: IncomingMessage): void {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") throw new HttpProblem(415, "unsupported_encoding", "Bodies must not be compressed.");
  const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type.trim())) return;
  throw new HttpProblem(
    415,
    "unsupported_media_type",
    "The body must be application/json.",
    [],
    {},
    { Accept: "application/json" },
  );
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else if (size > MAX_DISCARDED_BYTES) break;
      else chunks.length = 0;
    }
  } catch {
    throw new HttpProblem(400, "incomplete_body", "The body ended before its time.", [], {}, { Connection: "close" });
  }
  if (size > MAX_BODY_BYTES) {
    throw new HttpProblem(413, "body_too_large", `A body has at most ${MAX_BODY_BYTES} bytes.`, [], {}, { Connection: "close" });
  }
  return Buffer.concat(chunks);
}
