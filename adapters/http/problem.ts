import { type ErrorKind, fieldPointer, type Issue, type Json, StintError, VALIDATION_FAILED } from "../../core/index.js";

/** An invalid field: its JSON Pointer (RFC 6901), a stable code, and a message. */
export interface FieldProblem {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** An error response (RFC 9457). `members` are added to its body. */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem";

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly errors: readonly FieldProblem[] = [],
    readonly members: Readonly<Record<string, Json>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** A probe reports it again and again. Whoever finds the reason logs it. */
export const NOT_READY = "not_ready";

const statusOf: Readonly<Record<ErrorKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  outdated: 412,
  expired: 410,
  limited: 429,
  unavailable: 503,
};

export const titles: Readonly<Record<number, string>> = {
  400: "Malformed request",
  401: "Not authenticated",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  406: "Not acceptable",
  408: "Request timeout",
  409: "Conflict",
  410: "Gone",
  412: "Precondition failed",
  413: "Body too large",
  415: "Unsupported media type",
  417: "Expectation failed",
  422: "Invalid",
  429: "Too many requests",
  431: "Headers too large",
  499: "Client gone",
  500: "Internal error",
  503: "Temporarily unavailable",
};

/** Returns the error as a problem, or null for unexpected errors. */
export function problemOf(error: unknown): HttpProblem | null {
  if (error instanceof HttpProblem) return error;
  if (!(error instanceof StintError)) return null;
  const { kind, code, message, issues, details } = error;
  if (issues.length > 0) return invalidInput(issues.map(fieldProblem), statusOf[kind], details);
  return new HttpProblem(statusOf[kind], code, message, [], details, headersOf(error));
}

function headersOf({ kind, details }: StintError): Readonly<Record<string, string>> {
  if (kind === "unauthenticated") return challenge(true);
  if (kind === "limited") return { "Retry-After": String(Number(details["retry_after"])) };
  return kind === "unavailable" ? { "Retry-After": "5" } : {};
}

/** The header of a 401 (RFC 6750). It includes the error only if a token was sent. */
export function challenge(sent: boolean): Readonly<Record<string, string>> {
  return { "WWW-Authenticate": `Bearer realm="stint"${sent ? ', error="invalid_token"' : ""}` };
}

/** The problem of one of the rows of a request, whose status is beside it. */
export function rowProblem({ message, code, errors, members }: HttpProblem): Record<string, Json> {
  return { ...members, detail: message, code, errors: errors.map(({ pointer, code, message }) => ({ pointer, code, message })) };
}

export function problemBody(problem: HttpProblem, requestId: string): Record<string, Json> {
  return {
    ...problem.members,
    type: `urn:stint:problem:${problem.code}`,
    title: titles[problem.status] ?? "Problem",
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    request_id: requestId,
    errors: problem.errors.map(({ pointer, code, message }) => ({ pointer, code, message })),
  };
}

const MAX_DETAIL = 2_000;

/** The problem of all invalid fields, whether one or several. */
export function invalidInput(
  errors: readonly FieldProblem[],
  status = 422,
  members: Readonly<Record<string, Json>> = {},
): HttpProblem {
  const detail = errors.map(({ pointer, message }) => (pointer === "" ? message : `${pointer}: ${message}`)).join(" ");
  return new HttpProblem(status, VALIDATION_FAILED, detail.slice(0, MAX_DETAIL), errors, members);
}

function fieldProblem({ path, code, message }: Issue): FieldProblem {
  return { pointer: fieldPointer(path), code, message };
}

export function notAllowed(methods: readonly string[]): HttpProblem {
  const allowed = [...new Set(methods)];
  const names = allowed.join(", ");
  return new HttpProblem(405, "method_not_allowed", `This path supports only ${names}.`, [], { allowed }, { Allow: names });
}
