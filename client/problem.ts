import type { components, ErrorCode, ProblemCode } from "./api.js";

/** One invalid field of a request. */
export interface FieldProblem {
  /** The field as a JSON Pointer (RFC 6901), such as `/lines/0/quantity`. Empty for the whole body. */
  readonly pointer: string;
  /** What is wrong with it. A newer service can send codes that this version does not list. */
  readonly code: ErrorCode;
  /** What is wrong with it in English, for developers. */
  readonly message: string;
}

type WithMembers = components["schemas"]["Problem"];
/** The members that every problem has. */
type Documented = { readonly [Name in keyof WithMembers as string extends Name ? never : Name]: WithMembers[Name] };

/** The body of an error response (RFC 9457). Some codes have more members, such as `allowed`: see the API reference. */
export interface ProblemBody extends Omit<Documented, "code" | "errors"> {
  /** What went wrong. A newer service can send codes that this version does not list. */
  readonly code: ProblemCode;
  /** The invalid fields of the request. Empty if the problem is not about fields. */
  readonly errors: readonly FieldProblem[];
  readonly [member: string]: unknown;
}

/** An error response of the service. */
export class StintProblem extends Error {
  override readonly name = "StintProblem";
  /** The HTTP status. */
  readonly status: number;
  /** What went wrong: `validation_failed` if there are `errors`, with a code each. A newer service can send codes that this version does not list. */
  readonly code: ProblemCode;
  /** What went wrong in English, for developers. */
  readonly detail: string;
  /** The invalid fields of the request. Empty if the problem is not about fields. */
  readonly errors: readonly FieldProblem[];
  /** The ID of the request in the service's log. */
  readonly requestId: string;

  constructor(
    /** The complete problem document. */
    readonly body: ProblemBody,
    /** How long to wait before the next request, in milliseconds, or null. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${body.status} ${body.code}: ${body.detail}`);
    this.status = body.status;
    this.code = body.code;
    this.detail = body.detail;
    this.errors = body.errors;
    this.requestId = body.request_id;
  }
}

/**
 * Why the service did not respond: the connection failed, the time limit was reached, a proxy reported that it cannot reach the service (429, 502,
 * 503 or 504), or something else responded.
 */
export type UnreachableReason = "network" | "timeout" | "gateway" | "foreign";

interface Unreachable {
  readonly reason: UnreachableReason;
  readonly idempotencyKey: string | null;
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

/** The service did not respond. A request that changes data may have taken effect: send it again with the same key. */
export class StintUnreachable extends Error {
  override readonly name = "StintUnreachable";

  /** Why there is no response. */
  readonly reason: UnreachableReason;
  /** The key of the request, or null if it had none. */
  readonly idempotencyKey: string | null;
  /** How long to wait before the next request, in milliseconds, or null. */
  readonly retryAfterMs: number | null;

  constructor(message: string, { reason, idempotencyKey, retryAfterMs = null, cause }: Unreachable) {
    super(message, { cause });
    this.reason = reason;
    this.idempotencyKey = idempotencyKey;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Why a call failed, unless its signal aborted. */
export type Failure = StintProblem | StintUnreachable;

/** Whether the error is an error response of the service, with one of the codes if any are given. */
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is StintProblem & { readonly code: Code } {
  return error instanceof StintProblem && (codes.length === 0 || codes.some((code) => code === error.code));
}

const ofGateways: readonly number[] = [429, 502, 503, 504];

/** The error of a response that has no data. `now` is in milliseconds since 1970. */
export async function errorOf(response: Response, idempotencyKey: string | null, now: number): Promise<Failure> {
  const { status, statusText, headers } = response;
  const retryAfterMs = retryAfter(headers.get("Retry-After"), now);
  const body: unknown = await response.json().catch(() => null);
  if (isProblemBody(body)) return new StintProblem(body, retryAfterMs);
  const reason = ofGateways.includes(status) ? "gateway" : "foreign";
  const message = `The response is not from the service: ${status} ${statusText}`.trimEnd();
  return new StintUnreachable(message, { reason, idempotencyKey, retryAfterMs });
}

/** The error of a response that is, or comes from, a redirection: of a request that changes data, or to another origin, which gets no token. Null for others. */
export function redirectionOf(request: Request, response: Response, idempotencyKey: string | null): StintUnreachable | null {
  const { status, type, redirected, headers } = response;
  const isUnfollowed = type === "opaqueredirect" || (status >= 300 && status < 400 && status !== 304);
  const location = redirected ? response.url : headers.get("Location");
  const address = location !== null && URL.canParse(location, request.url) ? new URL(location, request.url) : null;
  const isSafe = request.method === "GET" && (address?.origin ?? null) === new URL(request.url).origin;
  if (!isUnfollowed && (!redirected || isSafe)) return null;
  // Browsers do not reveal where a redirection leads that was not followed.
  const target = address === null ? "another address" : address.href;
  const message = `${request.method} ${request.url} is redirected to ${target}. Create the client with the url that the service really has.`;
  return new StintUnreachable(message, { reason: "foreign", idempotencyKey });
}

function isProblemBody(value: unknown): value is ProblemBody {
  return typeof value === "object" && value !== null && "code" in value && "detail" in value && "errors" in value;
}

/** Reads seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
