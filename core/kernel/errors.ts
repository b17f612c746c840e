import { type ResourceKind, resources } from "./resources.js";

/** A value that JSON can carry; what an error's details and an event's body are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The closed list of what can go wrong in the domain. Anything that is not a {@link StintError} is a defect or an outage. */
export type ErrorKind =
  "invalid" | "unauthenticated" | "forbidden" | "not_found" | "conflict" | "outdated" | "expired" | "limited" | "unavailable";

/** One problem of the input: where it is (a path of field names and indexes, camelCase), a stable code, a sentence. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** The only class that the domain throws. `code` is stable API (`snake_case`); `details` go to the client as they are. */
export class StintError extends Error {
  override readonly name = "StintError";

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly issues: readonly Issue[] = [],
    readonly details: { readonly [key: string]: Json } = {},
  ) {
    super(message);
  }
}

/** Input that breaks a rule. With several issues the client sees them all at once. */
export function invalid(issues: readonly Issue[], code = issues[0]?.code ?? "invalid"): StintError {
  return new StintError(
    "invalid",
    issues.length === 1 ? code : "validation_failed",
    issues.map((issue) => issue.message).join(" "),
    issues,
  );
}

/** Shorthand for a single issue. */
export function invalidField(path: readonly (string | number)[], code: string, message: string): StintError {
  return invalid([{ path, code, message }]);
}

export function notFound(kind: ResourceKind): StintError {
  return new StintError("not_found", "not_found", `There is no such ${resources[kind].name} in this workspace.`);
}

export function conflict(code: string, message: string, details: { readonly [key: string]: Json } = {}): StintError {
  return new StintError("conflict", code, message, [], details);
}

export function forbidden(message: string): StintError {
  return new StintError("forbidden", "forbidden", message);
}

export function isStintError(error: unknown): error is StintError {
  return error instanceof StintError;
}

/**
 * Collects issues, so that one answer names every problem of a request.
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

  /** Takes over issues found elsewhere, with `prefix` before their paths. */
  addAll(prefix: readonly (string | number)[], found: readonly Issue[]): void {
    for (const issue of found) this.add([...prefix, ...issue.path], issue.code, issue.message);
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw invalid(this.#found);
  }
}
