/** A transaction of the program's own Knex: the `trx` of `knex.transaction(…)`, of Knex 2 or 3 with the driver `pg`. */
export interface HostTransaction {
  /** Knex's client, from which the storage takes the transaction's connection. */
  readonly client: unknown;
  /** Settles when the transaction, or the savepoint if it is nested, has ended. */
  readonly executionPromise: Promise<unknown>;
  /** The transaction in which this one is nested. */
  readonly parentTransaction?: HostTransaction;
  isCompleted(): boolean;
}

/** The client of `pg` on which a transaction runs. */
export interface HostClient {
  query(...args: readonly unknown[]): unknown;
}

const NOT_A_TRANSACTION = "Expected a transaction of Knex: the trx that knex.transaction provides.";
const NO_CONNECTION =
  "The transaction's connection cannot be used. Stint needs the driver pg, in JavaScript and without its pipeline mode, under Knex's client pg.";

/** What a batch needs of the connection under a client of `pg`. */
const protocol = ["parse", "bind", "describe", "execute", "close", "sync"];

/** Returns the client of the transaction. Throws a TypeError if it has none of `pg`. */
export async function clientOf({ client }: HostTransaction): Promise<HostClient> {
  const acquired: unknown = isKnexClient(client) ? await client.acquireConnection() : null;
  if (!isHostClient(acquired)) throw new TypeError(NO_CONNECTION);
  return acquired;
}

/** Throws a TypeError for anything but a transaction of Knex. */
export function requireTransaction(transaction: HostTransaction): void {
  if (!hasMethods(transaction, ["isCompleted"]) || !hasMethods(transaction.executionPromise, ["then"]))
    throw new TypeError(NOT_A_TRANSACTION);
}

/** The transaction that commits what the given one writes. */
export function outermost(transaction: HostTransaction): HostTransaction {
  return transaction.parentTransaction ? outermost(transaction.parentTransaction) : transaction;
}

function isKnexClient(value: unknown): value is { acquireConnection(): Promise<unknown> } {
  return hasMethods(value, ["acquireConnection"]);
}

function isHostClient(value: unknown): value is HostClient {
  if (!hasMethods(value, ["query"]) || Reflect.get(value, "pipeline") === true) return false;
  const connection: unknown = Reflect.get(value, "connection");
  return hasMethods(connection, protocol) && hasMethods(Reflect.get(connection, "stream"), ["cork", "uncork"]);
}

function hasMethods(value: unknown, names: readonly string[]): value is object {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return false;
  return names.every((name) => typeof Reflect.get(value, name) === "function");
}
