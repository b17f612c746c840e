import { conflict, isStintError, lostRace, StintError } from "../../core/index.js";

/** The domain error of each unique constraint. */
const uniqueConstraints: Readonly<Record<string, () => StintError>> = {
  users_email_key: () => conflict("user_exists", "A user with this email address already exists in the workspace."),
  time_entries_running_key: () => lostRace("the user's running timer"),
  webhook_secrets_pkey: () => lostRace("the webhook secret"),
  ledger_entries_pkey: () => lostRace("the ledger"),
  ledger_entries_workspace_id_invoice_id_key: () => lostRace("the ledger"),
  invoices_number_key: () => lostRace("the invoice number"),
};

/** The messages of `stint_require`, a function in the database that fails with `ST001` unless its condition holds. */
export const REFUSED = { token: "invalid token", race: "lost race" } as const;
const UNMET_REQUIREMENT = "ST001";

const requirements: Readonly<Record<string, () => StintError>> = {
  [REFUSED.token]: () =>
    new StintError(
      "unauthenticated",
      "invalid_token",
      "The token is unknown, expired or revoked, or its user is deactivated or has a different role.",
    ),
  [REFUSED.race]: () => lostRace("the same data"),
};

const lostRaces = new Set(["40001", "40P01"]);
const outages = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/** SQLSTATEs of a wrong password, unknown login or unknown database. */
const refusals = new Set(["28P01", "28000", "3D000"]);

/** Translates a driver error to a domain error (lost race, conflict, outage). Returns other errors unchanged. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StintError) return error;
  const code = codeOf(error);
  if (code === UNMET_REQUIREMENT) return requirements[error.message]?.() ?? error;
  if (code === "23505" && "constraint" in error) return uniqueConstraints[constraintOf(String(error.constraint))]?.() ?? error;
  if (typeof code === "string" && lostRaces.has(code)) return lostRace("the same data");
  if (typeof code === "string" && refusals.has(code)) {
    return new StintError("unavailable", "database_refused", `PostgreSQL rejected the connection: ${error.message}.`);
  }
  return isOutage(error) ? outage(error) : error;
}

/** The name in the migrations. A distributed engine appends the number of the shard. */
function constraintOf(name: string): string {
  return name.replace(/_\d+$/, "");
}

/** The code of an error of the driver or the system. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Whether a foreign key was violated: a referenced row does not exist, or a row to delete is referenced. */
export function isBrokenReference(error: unknown): boolean {
  return codeOf(error) === "23503";
}

/** Whether the connection, rather than the statement, is what failed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // 55000 has other causes too, so check the text: connections to the database are disallowed.
  if (code === "55000" && /not currently accepting connections/.test(error.message)) return true;
  if (typeof code === "string" && (outages.has(code) || code.startsWith("08"))) return true;
  return /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable|Client was closed/.test(
    error.message,
  );
}

/** Whether an operation failed because there was no connection, or it broke. */
export function isUnavailable(error: unknown): boolean {
  return isStintError(error) && error.kind === "unavailable";
}

/** Whether PostgreSQL reported the translated error of a batch, so that nothing of it is committed. */
export function isRolledBack(error: unknown): boolean {
  if (isStintError(error)) return error.kind !== "unavailable";
  return error instanceof Error && "severity" in error;
}

/** The error of an operation that needs a connection when there is none, or it fails. */
export function outage(cause: Error): StintError {
  return Object.assign(
    new StintError("unavailable", "database_unavailable", "The database cannot be reached. Try again later."),
    {
      cause,
    },
  );
}
