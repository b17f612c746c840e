import { expect } from "chai";
import { type Issue, isStintError } from "../../core/kernel/errors.js";

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
