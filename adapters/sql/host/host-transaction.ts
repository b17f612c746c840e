/** A transaction of the program's own Knex: the `trx` of `knex.transaction(…)`, of Knex 2 or 3 with the driver `pg`. */
export interface KnexTransaction {
  /** Knex's client, from which the storage takes the transaction's connection. */
  readonly client: unknown;
  /** Settles when the transaction, or the savepoint if it is nested, has ended. */
  readonly executionPromise: Promise<unknown>;
  /** The transaction in which this one is nested. */
  readonly parentTransaction?: KnexTransaction;
  /** Whether it was committed or rolled back. */
  isCompleted(): boolean;
}

/** A client of `pg`, such as one of a pool. */
export interface HostClient {
  /** Sends a query, as `query` of `pg` does. */
  query(...args: readonly unknown[]): unknown;
}

/** A transaction of the program: of its Knex, or the one that is open on a client of `pg`, after `begin`. Kysely and Drizzle can use such a client too. */
export type HostTransaction = KnexTransaction | HostClient;

/** A transaction of the program, however it was begun. */
export interface OpenTransaction {
  /** Rejects with a TypeError if the transaction cannot be used. */
  client(): Promise<HostClient>;
  hasEnded(): boolean;
  /** The transaction that commits what this one writes. The same object for the same transaction. */
  readonly outermost: object;
  /** Settles when the outermost transaction has ended. */
  readonly end: Promise<unknown>;
}

const NOT_A_TRANSACTION =
  "Expected a transaction: the trx that knex.transaction provides, or a client of pg on which a transaction was begun.";
const NO_CONNECTION =
  "The transaction's connection cannot be used. Stint needs the driver pg, in JavaScript and without its pipeline mode.";

/** What a batch needs of the connection under a client of `pg`. */
const protocol = ["parse", "bind", "describe", "execute", "close", "sync"];

/** Anything but a transaction is reported when it is used. */
export function openTransactionOf(transaction: HostTransaction): OpenTransaction {
  if (isKnexTransaction(transaction)) return ofKnex(transaction);
  if (isHostClient(transaction)) return onClient(transaction);
  const client = (): Promise<never> => Promise.reject(new TypeError(NOT_A_TRANSACTION));
  return { client, hasEnded: () => false, outermost: {}, end: Promise.resolve() };
}

function ofKnex(transaction: KnexTransaction): OpenTransaction {
  const whole = outermostOf(transaction);
  return {
    client: async () => {
      const { client } = transaction;
      const acquired: unknown = isKnexClient(client) ? await client.acquireConnection() : null;
      if (!isHostClient(acquired)) throw new TypeError(NO_CONNECTION);
      return acquired;
    },
    hasEnded: () => transaction.isCompleted(),
    outermost: whole,
    // Knex resolves it after some rollbacks too, and rejects it if the answer to the commit was lost.
    end: whole.executionPromise,
  };
}

function outermostOf(transaction: KnexTransaction): KnexTransaction {
  return transaction.parentTransaction ? outermostOf(transaction.parentTransaction) : transaction;
}

/** The open transactions of clients, until they end. */
const onClients = new WeakMap<HostClient, OpenTransaction>();

/** The transaction that is open on the client now. Later ones on the same client are others. */
function onClient(client: PgClient): OpenTransaction {
  const known = onClients.get(client);
  if (known) return known;
  let hasEnded = client.getTransactionStatus !== undefined && !inTransaction.includes(client.getTransactionStatus());
  const end = new Promise<void>((resolve) => {
    const ended = (): void => {
      hasEnded = true;
      onClients.delete(client);
      client.connection.off("readyForQuery", ready);
      client.off("end", ended);
      resolve();
    };
    const ready = ({ status }: { readonly status?: string } = {}): void => {
      if (status !== undefined && !inTransaction.includes(status)) ended();
    };
    if (hasEnded) return resolve();
    client.connection.on("readyForQuery", ready);
    client.on("end", ended);
  });
  const opened: OpenTransaction = { client: async () => client, hasEnded: () => hasEnded, outermost: {}, end };
  if (!hasEnded) onClients.set(client, opened);
  return opened;
}

/** The states of a connection whose transaction is open (PostgreSQL, section 55.7, ReadyForQuery). */
const inTransaction: readonly (string | null)[] = ["T", "E"];

interface Emitter {
  on(event: string, listener: (message?: { readonly status?: string }) => void): unknown;
  off(event: string, listener: (message?: { readonly status?: string }) => void): unknown;
}

interface PgClient extends HostClient, Emitter {
  readonly connection: Emitter;
  /** Absent before pg 8.20. */
  getTransactionStatus?(): string | null;
}

function isKnexTransaction(value: unknown): value is KnexTransaction {
  return hasMethods(value, ["isCompleted"]) && hasMethods(Reflect.get(value, "executionPromise"), ["then"]);
}

function isKnexClient(value: unknown): value is { acquireConnection(): Promise<unknown> } {
  return hasMethods(value, ["acquireConnection"]);
}

function isHostClient(value: unknown): value is PgClient {
  if (!hasMethods(value, ["query", "on", "off"]) || Reflect.get(value, "pipeline") === true) return false;
  const connection: unknown = Reflect.get(value, "connection");
  return hasMethods(connection, [...protocol, "on", "off"]) && hasMethods(Reflect.get(connection, "stream"), ["cork", "uncork"]);
}

function hasMethods(value: unknown, names: readonly string[]): value is object {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return false;
  return names.every((name) => typeof Reflect.get(value, name) === "function");
}
