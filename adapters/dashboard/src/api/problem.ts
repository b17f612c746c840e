import type { components } from "./api.js";

export type Problem = components["schemas"]["Problem"];

/** The service refused a request, and says why. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The link that was to let somebody in was refused: the 401 says nothing of a session. */
export class LinkError extends ProblemError {}

/** No answer came: the network or the service is away. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

export function isStatus(error: unknown, ...statuses: readonly number[]): error is ProblemError {
  return error instanceof ProblemError && statuses.includes(error.problem.status);
}

/** The code where the answer had no problem document. */
export const NO_PROBLEM = "unknown";

/** What a refused answer says; something between here and the service may have answered without a problem document. */
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
