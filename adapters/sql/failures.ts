import { conflict, isStintError, lostRace, StintError } from "../../core/index.js";

/** The work runs again, and finds which resource has the external id. */
const externalKeys = Object.fromEntries(
  ["clients", "projects", "tasks", "time_entries", "invoices", "users"].map((table) => [
    `${table}_external_key`,
    () => lostRace("the external id"),
  ]),
);

/** The domain error of each unique constraint. */
const uniqueConstraints: Readonly<Record<string, () => StintError>> = {
  users_email_key: () => conflict("user_exists", "A user with this email address already exists in the workspace."),
  time_entries_running_key: () => lostRace("the user's running timer"),
  webhook_secrets_pkey: () => lostRace("the webhook secret"),
  ledger_entries_pkey: () => lostRace("the ledger"),
  ledger_entries_workspace_id_invoice_id_key: () => lostRace("the ledger"),
  bank_statements_fingerprint_key: () => lostRace("the bank statement"),
  bank_transactions_fingerprint_key: () => lostRace("the bank transaction"),
  client_credits_position_key: () => lostRace("the credit of the client"),
  invoices_number_key: () => lostRace("the invoice number"),
  ...externalKeys,
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

/** SQLSTATEs of a wrong password, unknown login or unknown database. */
const refusals = new Set(["28P01", "28000", "3D000"]);

const REFUSED_CONNECTION = "database_refused";
/** SQLSTATE of a change in a read-only transaction. */
export const READ_ONLY = "25006";
/** SQLSTATE of a statement in a transaction in which another one has failed. */
export const FAILED = "25P02";
const CANNOT_BE_REACHED = "The database cannot be reached. Try again later.";

/** A failure of the server rather than of a statement. Another statement, or another connection, may succeed. */
interface ServerFailure {
  readonly code: "database_unavailable" | "database_busy";
  readonly message: string;
  /** Whether another connection can lead to another server, or the connection has ended. */
  readonly endsConnection: boolean;
}

const lost: ServerFailure = { code: "database_unavailable", message: CANNOT_BE_REACHED, endsConnection: true };
const unable = (message: string): ServerFailure => ({ code: "database_unavailable", message, endsConnection: false });
const slow: ServerFailure = {
  code: "database_busy",
  message: "The database did not finish in time. Nothing was changed. Try again later.",
  endsConnection: false,
};

/** By SQLSTATE, or by its class if there is no entry for the code. */
const serverFailures: Readonly<Record<string, ServerFailure>> = {
  "08": lost,
  [READ_ONLY]: {
    code: "database_unavailable",
    message: "The database is read-only, so nothing can be changed. Try again later.",
    endsConnection: true,
  },
  "25P03": lost,
  "25P04": lost,
  "53": unable("The database has no resources left. Try again later."),
  "53100": unable("The disk of the database is full. Try again later."),
  "53200": unable("The database has no memory left. Try again later."),
  "53300": lost,
  "55P03": slow,
  "57": lost,
  "57014": slow,
  "58": unable("The database cannot read or write its files. Try again later."),
};

function serverFailureOf(error: Error): ServerFailure | undefined {
  const code = codeOf(error);
  // 55000 has other causes too, so check the text: connections to the database are disallowed.
  if (code === "55000") return /not currently accepting connections/.test(error.message) ? lost : undefined;
  if (typeof code !== "string") return undefined;
  return serverFailures[code] ?? serverFailures[code.slice(0, 2)];
}

/** Translates a driver error to a domain error (lost race, conflict, outage). Returns other errors unchanged. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StintError) return error;
  const code = codeOf(error);
  if (code === UNMET_REQUIREMENT) return requirements[error.message]?.() ?? error;
  if (code === "23505" && "constraint" in error) return uniqueConstraints[constraintOf(String(error.constraint))]?.() ?? error;
  if (typeof code === "string" && lostRaces.has(code)) return lostRace("the same data");
  if (typeof code === "string" && refusals.has(code)) {
    return new StintError("unavailable", REFUSED_CONNECTION, `PostgreSQL rejected the connection: ${error.message}.`);
  }
  if (isOfServer(error)) {
    const failure = serverFailureOf(error);
    return failure ? outage(error, failure) : error;
  }
  return isOutage(error) ? outage(error) : error;
}

/** Why a connection cannot be opened as long as the settings remain as they are: by the code of an error, or its message. */
const misconfigurations: readonly (readonly [RegExp, (error: Error) => string])[] = [
  [/does not support SSL/, () => "The PostgreSQL server does not offer TLS, which the database URL requires (sslmode)."],
  [/password must be a/i, () => "The PostgreSQL server requires a password, and the database URL has none."],
  [/^(?:ENOENT|EACCES|EISDIR)\b/, ({ message }) => `A file that the database URL names cannot be read: ${message}.`],
  [
    /^(?:CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/,
    ({ message }) =>
      `The certificate of the PostgreSQL server is not trusted (${message}). Name its authority in the database URL: sslrootcert=FILE.`,
  ],
];

/** Translates an error of opening a connection. All but the server's own mean that it cannot be reached, or not with these settings. */
export function translatedOpening(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StintError || isOfServer(error)) return translated(error);
  const named = [String(codeOf(error)), error.message];
  const [, sentenceOf] = misconfigurations.find(([pattern]) => named.some((text) => pattern.test(text))) ?? [];
  return sentenceOf ? new StintError("unavailable", REFUSED_CONNECTION, sentenceOf(error)) : outage(error);
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
  if (isOfServer(error)) return serverFailureOf(error)?.endsConnection === true;
  return isOfSystem(error) || /^Connection terminated|is not queryable|was closed/.test(error.message);
}

/** Whether the operating system reported the error of a connection. */
function isOfSystem(error: Error): boolean {
  return "syscall" in error && typeof error.syscall === "string";
}

/** Whether PostgreSQL reported the error. The class does not tell, since a host's connection can belong to another copy of `pg`. */
export function isOfServer(error: unknown): error is Error & { readonly severity: string } {
  return error instanceof Error && "severity" in error && typeof error.severity === "string";
}

/** Whether an operation failed because there was no connection, or it broke. */
export function isUnavailable(error: unknown): boolean {
  return isStintError(error) && error.kind === "unavailable";
}

/** Whether PostgreSQL reported the translated error of a pipeline, so that nothing of it is committed, and can go on. */
export function isRolledBack(error: unknown): boolean {
  if (isStintError(error)) return error.kind !== "unavailable" || error.code === slow.code;
  return isOfServer(error);
}

/** Whether the database, rather than one statement, cannot do its work. */
export function concernsAll(error: unknown): error is StintError {
  return isStintError(error) && error.kind === "unavailable" && error.code !== slow.code;
}

/** The error of an operation that needs a connection when there is none, or it fails. */
export function outage(cause: Error, { code, message }: Pick<ServerFailure, "code" | "message"> = lost): StintError {
  return Object.assign(new StintError("unavailable", code, message), { cause });
}
