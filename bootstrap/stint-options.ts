import type { EmbeddedSettings, ServerSettings } from "../adapters/sql/index.js";
import { invalid, type Issue, type Mailer, type OutsidePorts, type Ports } from "../core/index.js";

/** The database, and what the program has of its own. */
export interface StintOptions {
  /** A PostgreSQL server (`url`, with a `schema` of its own if the database has other tables), or a database that runs in this process and keeps its files in a `folder`. */
  readonly database: ServerDatabase | FolderDatabase;
  /** Encrypts webhook secrets and tokens in unsent emails. Keep it with the data. 32 bytes, or a text as in `STINT_SECRET_KEY` of the service. */
  readonly secretKey: Uint8Array | string;
  /** Sends emails. Absent: none are sent, and `inviteUser` returns the token of an invitation. */
  readonly mailer?: Mailer;
  /** Ranges of addresses that webhooks may reach although they are not public, such as `127.0.0.0/8`, and for which `http:` is allowed. For development. */
  readonly webhookAllow?: readonly string[];
  /** Ports that replace the usual ones, such as `clock`, `messageBus` or `mailLimit`. */
  readonly ports?: Partial<Ports & OutsidePorts>;
}

type ServerDatabase = Omit<ServerSettings, "kind">;
type FolderDatabase = Omit<EmbeddedSettings, "kind">;

/** The names of the fields of `T`, all of which the compiler requires. */
type Names<T> = Readonly<Record<keyof T, true>>;

const options: Names<StintOptions> = { database: true, secretKey: true, mailer: true, webhookAllow: true, ports: true };
const folder: Names<FolderDatabase> = { folder: true, durability: true, onProblem: true, onRecovered: true };
const server: Names<ServerDatabase> = {
  url: true,
  schema: true,
  poolSize: true,
  durability: true,
  alone: true,
  replica: true,
  onProblem: true,
  onRecovered: true,
};
const replica: Names<NonNullable<ServerDatabase["replica"]>> = { url: true, onUsable: true, onProblem: true };
const ports: Names<Ports & OutsidePorts> = {
  unitOfWork: true,
  directory: true,
  clock: true,
  ids: true,
  digest: true,
  tokenSecrets: true,
  webhookSecrets: true,
  webhookTargets: true,
  printing: true,
  mailDomain: true,
  sendsMail: true,
  mailLimit: true,
  webhookLimit: true,
  deliveryQueue: true,
  mailQueue: true,
  eventOutbox: true,
  housekeeping: true,
  messageBus: true,
  mailer: true,
  documentReader: true,
  documentRenderer: true,
  webhookSender: true,
};

/** Throws a RangeError without a database or a key, and `unknown_field` (invalid) for each name that is no option, since a mistyped `schema` would choose another one. */
export function checkOptions(given: unknown): asserts given is StintOptions {
  const { database, secretKey, ports: own } = isRecord(given) ? given : {};
  if (!isRecord(database) || !["url", "folder"].some((name) => typeof database[name] === "string"))
    throw new RangeError("database: expected { url } of a PostgreSQL server, or { folder } for a database in this process.");
  if (typeof secretKey === "string" ? secretKey === "" : !(secretKey instanceof Uint8Array))
    throw new RangeError("secretKey: expected a text that is not empty, or 32 bytes.");
  const unknown = [
    ...unknownIn([], given, options),
    ...unknownIn(["database"], database, "url" in database ? server : folder),
    ...unknownIn(["database", "replica"], database["replica"], replica),
    ...unknownIn(["ports"], own, ports),
  ];
  if (unknown.length > 0) throw invalid(unknown);
}

function unknownIn(path: readonly string[], given: unknown, names: Readonly<Record<string, true>>): readonly Issue[] {
  if (!isRecord(given)) return [];
  const message = `This option does not exist. Possible: ${Object.keys(names).join(", ")}.`;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(names, name));
  return unknown.map((name) => ({ path: [...path, name], code: "unknown_field", message }));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
