import { StintProblem } from "../../../../client/index.js";

/** The sign-in or invitation link was refused. This 401 does not end a session. */
export class LinkError extends StintProblem {}

export function isStatus(error: unknown, ...statuses: readonly number[]): error is StintProblem {
  return error instanceof StintProblem && statuses.includes(error.status);
}
