import { type ResourceKind, resources } from "./resources.js";

/** A JSON value, used for error details and event bodies. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The kinds of domain errors. `invalid`: the input breaks rules. `unauthenticated`: the credential is not valid, or not any more.
 * `forbidden`: a right is missing. `not_found`: the resource does not exist in the workspace. `conflict`: the current state does
 * not allow it. `outdated`: the resource has none of the required versions. `expired`: the data is no longer kept. `limited`: too
 * often; `retry_after` in the details is in seconds. `unavailable`: a database or broker does not respond. Any other error than a
 * {@link StintError} is a defect or an outage.
 */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "outdated"
  | "expired"
  | "limited"
  | "unavailable";

/** A problem of the input: its path (field names and indexes, camelCase), a stable code and a sentence. */
export interface Issue {
  /** Field names in camelCase and indexes. Empty for the input as a whole. */
  readonly path: readonly (string | number)[];
  /** A stable name in `snake_case`, such as `too_long`. */
  readonly code: string;
  /** A sentence in English for developers, with the limit that was exceeded. */
  readonly message: string;
}

/** The code of every error with issues. Their own codes are in the list. */
export const VALIDATION_FAILED = "validation_failed";

/**
 * The only class that the domain throws. `code` is stable API (`snake_case`): `validation_failed` if there are issues, which have the specific
 * codes. `details` are sent to the client unchanged.
 */
export class StintError extends Error {
  override readonly name = "StintError";
  /** A stable name in `snake_case`. `validation_failed` if there are `issues`. */
  readonly code: string;

  constructor(
    /** What callers can do about it. The HTTP status of the API follows from it. */
    readonly kind: ErrorKind,
    code: string,
    message: string,
    /** What is wrong with the input. Empty if the error is not about fields. */
    readonly issues: readonly Issue[] = [],
    /** Facts for programs by name, such as the id of the conflicting resource. */
    readonly details: { readonly [key: string]: Json } = {},
  ) {
    super(message);
    this.code = issues.length > 0 ? VALIDATION_FAILED : code;
  }
}

/** The error for input that breaks rules. The client receives all issues at once. */
export function invalid(issues: readonly Issue[]): StintError {
  const told = issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
  return new StintError("invalid", VALIDATION_FAILED, told.join(" "), issues);
}

/** The error for input that is valid by itself, and refused because of what is stored. No field is wrong. */
export function refused(code: string, message: string, details: { readonly [key: string]: Json } = {}): StintError {
  return new StintError("invalid", code, message, [], details);
}

/** Shorthand for a single issue. */
export function invalidField(path: readonly (string | number)[], code: string, message: string): StintError {
  return invalid([{ path, code, message }]);
}

/** The error for a resource that does not exist in the workspace: `not_found` (not_found). */
export function notFound(kind: ResourceKind): StintError {
  return new StintError("not_found", "not_found", noSuch(kind));
}

function noSuch(kind: ResourceKind): string {
  return kind === "workspace" ? "There is no such workspace." : `There is no such ${resources[kind].name} in this workspace.`;
}

/** An error of kind `conflict`: the input is valid, but the current state does not allow it. */
export function conflict(code: string, message: string, details: { readonly [key: string]: Json } = {}): StintError {
  return new StintError("conflict", code, message, [], details);
}

/** The error for a missing right: `forbidden` (forbidden). */
export function forbidden(message: string): StintError {
  return new StintError("forbidden", "forbidden", message);
}

/** Whether the error is one that the domain throws on purpose, with a kind and a code. */
export function isStintError(error: unknown): error is StintError {
  return error instanceof StintError;
}

/**
 * Collects issues, so that one response reports every problem of a request.
 * `throwIfAny` throws a {@link StintError} of kind `invalid`.
 */
export class Issues {
  readonly #found: Issue[] = [];

  add(path: readonly (string | number)[], code: string, message: string): void {
    this.#found.push({ path, code, message });
  }

  get found(): readonly Issue[] {
    return this.#found;
  }

  /** Adds issues and prepends `prefix` to their paths. */
  addAll(prefix: readonly (string | number)[], found: readonly Issue[]): void {
    for (const issue of found) this.add([...prefix, ...issue.path], issue.code, issue.message);
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw invalid(this.#found);
  }
}

/** Adds the issue of a reference to a resource that does not exist in the workspace: `unknown_reference`. */
export function addUnknown(issues: Issues, path: readonly (string | number)[], kind: ResourceKind): void {
  issues.add(path, "unknown_reference", noSuch(kind));
}
