import { expect } from "chai";
import { type Issue, isStintError } from "../../core/kernel/errors.js";
import { refusalIn } from "../reasons.js";

/** `path: code` of each issue, whose message must be a sentence. */
export function told(issues: readonly Issue[]): string[] {
  return issues.map(({ path, code, message }) => {
    expect(message, code).to.match(/^[A-Z].*[\w"]\.$/);
    return `${path.join(".")}: ${code}`;
  });
}

/** The issues of what the work throws; none if it throws nothing. */
export function refusalOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (isStintError(error)) return told(error.issues);
    throw error;
  }
  return [];
}

/** What the promise is refused with: the code, where, the message, and the details. Fails if it is not refused. */
export async function refusal(promise: Promise<unknown>) {
  try {
    await promise;
  } catch (error) {
    if (!isStintError(error)) throw error;
    const { issues, message, details } = error;
    const at = issues.map(({ path }) => path.join(".")).join(" ");
    return { code: refusalIn(error), at, message: issues.map((issue) => issue.message).join(" ") || message, details };
  }
  return expect.fail("It was not refused.");
}
