import type { IncomingMessage } from "node:http";
import { repeatedFields, shapeOf } from "./json-shape.js";
import { type FieldProblem, HttpProblem, invalidInput } from "./problem.js";
import type { RawContent, Route } from "./route.js";

export const MAX_BODY_MIB = 1;
export const MAX_BODY_BYTES = MAX_BODY_MIB * 1_048_576;
/** For operations without authentication. */
export const MAX_OPEN_BODY_KIB = 4;
export const MAX_OPEN_BODY_BYTES = MAX_OPEN_BODY_KIB * 1_024;
/** Total size of bodies being received, so that slow clients cannot exhaust the memory. No body can be larger. */
export const MAX_ARRIVING_BYTES = 64 * MAX_BODY_BYTES;
/** A body that is too large is read up to this size, so that most clients receive the response. */
const MAX_DISCARDED_BYTES = 16 * MAX_BODY_BYTES;

const json = /^application\/(?:[\w.-]+\+)?json$/;
const decoder = new TextDecoder("utf-8", { fatal: true });

let arriving = 0;

/** The body of a request, as its route takes it. */
export interface SentBody {
  /** Undefined for a body that is not JSON, and for an empty optional one. */
  readonly json: unknown;
  /** Why the JSON was not parsed. */
  readonly excess: FieldProblem | null;
  readonly raw: RawContent | null;
  /** Its bytes. */
  readonly size: number;
}

const NO_BODY: SentBody = { json: undefined, excess: null, raw: null, size: 0 };

/**
 * Calls `charge` with the size of the body before anything is done with it. Throws 413, what `charge` throws, 415 and 400, in this order, and 503 if too many bodies are being received. Without authentication, the size is limited to
 * {@link MAX_OPEN_BODY_BYTES} and the rest is not read.
 */
export async function readBody(
  request: IncomingMessage,
  route: Route,
  charge: (bytes: number) => Promise<void>,
): Promise<SentBody> {
  const { body, bodyOptional, raw, open = false } = route;
  if (!body && !raw) return NO_BODY;
  const content = await readBytes(request, raw?.maxBytes ?? (open ? MAX_OPEN_BODY_BYTES : MAX_BODY_BYTES), open);
  await charge(content.length);
  if (content.length === 0 && bodyOptional) return NO_BODY;
  const types = raw?.mediaTypes ?? ["application/json"];
  const mediaType = requireType(request, (type) => (body ? json.test(type) : types.includes(type)), types);
  if (!body && content.length === 0) throw new HttpProblem(400, "incomplete_body", "The body is empty.");
  const shape = body ? shapeOf(content) : null;
  const excess = shape?.excess ?? null;
  const parsed = shape && !excess ? jsonOf(content) : undefined;
  const repeated = shape && !excess ? repeatedFields(content, shape, parsed) : [];
  if (repeated.length > 0) throw invalidInput(repeated, 400);
  return { json: parsed, excess, raw: raw ? { mediaType, content } : null, size: content.length };
}

function jsonOf(bytes: Buffer): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new HttpProblem(400, "malformed_json", "The body is not valid UTF-8.");
  }
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (error) {
    throw new HttpProblem(
      400,
      "malformed_json",
      `The body is not valid JSON: ${(error instanceof Error ? error.message : String(error)).slice(0, 200)}`,
    );
  }
}

/** Returns the media type without parameters. */
function requireType({ headers }: IncomingMessage, isSupported: (type: string) => boolean, supported: readonly string[]): string {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw new HttpProblem(
      415,
      "unsupported_encoding",
      "Compressed bodies are not supported. Send the body without Content-Encoding.",
    );
  const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
  if (isSupported(type.trim())) return type.trim();
  throw new HttpProblem(
    415,
    "unsupported_media_type",
    `The body must have the content type ${supported.join(" or ")}.`,
    [],
    {},
    { Accept: supported.join(", ") },
  );
}

/** Listens to the events of the request, which costs less than iterating over it. */
export async function readBytes(request: IncomingMessage, most: number, open: boolean): Promise<Buffer> {
  const tooLarge = () => refusal(413, "body_too_large", `The body exceeds ${most} bytes.`);
  const incomplete = () => refusal(400, "incomplete_body", "The body is shorter than its Content-Length.");
  if (open && Number(request.headers["content-length"] ?? 0) > most) throw tooLarge();
  if (request.readableDidRead) throw bodyReadBefore();
  // Whoever read an empty body took nothing, but its end does not come again.
  if (request.readableEnded) return Buffer.alloc(0);
  if (request.destroyed) throw incomplete();
  const chunks: Buffer[] = [];
  let size = 0;
  let held = 0;
  const drop = (): void => {
    chunks.length = 0;
    arriving -= held;
    held = 0;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = (error: HttpProblem): void => {
        reject(error);
        request.removeAllListeners("data").pause();
      };
      request.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > most) {
          drop();
          if (open || size > MAX_DISCARDED_BYTES) stop(tooLarge());
        } else if (arriving + chunk.length > MAX_ARRIVING_BYTES) {
          stop(refusal(503, "overloaded", "The service is receiving too many request bodies. Try again later."));
        } else {
          chunks.push(chunk);
          held += chunk.length;
          arriving += chunk.length;
        }
      });
      request.once("end", resolve);
      request.once("error", (error) => reject(error instanceof HttpProblem ? error : incomplete()));
      request.once("close", () => request.complete || reject(incomplete()));
    });
  } finally {
    arriving -= held;
  }
  if (size > most) throw tooLarge();
  const [only] = chunks;
  return chunks.length === 1 && only ? only : Buffer.concat(chunks);
}

/** The mistake of a host, whose log has it too. Callers cannot help it. */
export function bodyReadBefore(): HttpProblem {
  return new HttpProblem(
    500,
    "internal_error",
    "Other code of this program has read the body of the request before Stint. Call Stint before middleware that reads bodies, or pass it a copy of the request that was not read.",
  );
}

/** Closes the connection, since the rest of the body is not read. */
function refusal(status: number, code: string, detail: string): HttpProblem {
  return new HttpProblem(
    status,
    code,
    detail,
    [],
    {},
    { Connection: "close", ...(status === 503 ? { "Retry-After": "5" } : {}) },
  );
}
