import type { components } from "./api.js";

export type Problem = components["schemas"]["Problem"];

/** An error response of the service with a problem document. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The sign-in or invitation link was refused. This 401 does not end a session. */
export class LinkError extends ProblemError {}

/** There was no response: the network or the service is unavailable. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

export function isStatus(error: unknown, ...statuses: readonly number[]): error is ProblemError {
  return error instanceof ProblemError && statuses.includes(error.problem.status);
}

/** The code for responses without a problem document. */
export const NO_PROBLEM = "unknown";

/** Reads an error response. A proxy may respond without a problem document. */
export async function refusalOf(response: Response): Promise<ProblemError> {
  const told: unknown = await response.json().catch(() => null);
  if (isProblem(told)) return new ProblemError(told);
  const { status, statusText, headers } = response;
  const title = statusText || String(status);
  return new ProblemError({
    type: "about:blank",
    title,
    status,
    detail: title,
    code: NO_PROBLEM,
    request_id: headers.get("X-Request-Id") ?? "",
    errors: [],
  });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "detail" in value && "errors" in value;
}
