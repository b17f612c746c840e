import { isStintError } from "../core/kernel/errors.js";

interface Told {
  readonly code?: unknown;
  readonly errors?: unknown;
}

/** Why a request was refused: the codes of the fields, or that of the problem if it concerns none. */
export function reasonOf({ code, errors }: Told): unknown {
  const fields = errors as readonly { readonly code: string }[] | undefined;
  return joined(fields ?? []) || code;
}

/** Why the core refused: the codes of the issues, or that of the error if it has none. Undefined for any other error. */
export function refusalIn(error: unknown): string | undefined {
  return isStintError(error) ? joined(error.issues) || error.code : undefined;
}

function joined(fields: readonly { readonly code: string }[]): string {
  return [...new Set(fields.map(({ code }) => code))].join(" ");
}
