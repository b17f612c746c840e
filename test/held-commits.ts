import type { QueryResult, Query } from "../adapters/sql/pipeline.js";
import type { Connection } from "../adapters/sql/connection.js";
import type { Database } from "../adapters/sql/database.js";
import { transactionCommands } from "../adapters/sql/transactions/commands.js";

const { begin, commit, rollback } = transactionCommands;

const includes = (queries: readonly Query[], commands: readonly Query[]): boolean =>
  commands.every(({ text }) => queries.some((one) => one.text === text));

/** Makes every transaction of the database wait before its commit. `hold` receives the queries of the transaction. */
export function holdCommits(database: Database, hold: (queries: readonly Query[]) => Promise<void>): void {
  const checkOut = database.checkOut.bind(database);
  database.checkOut = async () => {
    const { connection, release } = await checkOut();
    return { connection: holding(connection, hold), release };
  };
}

function holding(connection: Connection, hold: (queries: readonly Query[]) => Promise<void>): Connection {
  const sent: Query[] = [];
  let isOpen = false;
  const send: Connection["send"] = (queries) => {
    sent.push(...queries);
    const inBlock = isOpen || includes(queries, begin);
    isOpen = inBlock && !includes(queries, commit) && !includes(queries, rollback);
    if (isOpen || includes(queries, rollback)) return connection.send(queries);
    const held = (): Promise<void> => hold(sent.splice(0));
    return inBlock ? commitLate(connection, queries, held) : runLate(connection, queries, held);
  };
  return { send, discard: () => connection.discard() };
}

async function commitLate(
  connection: Connection,
  queries: readonly Query[],
  held: () => Promise<void>,
): Promise<readonly QueryResult[]> {
  const results = await connection.send(queries.slice(0, -1));
  await held();
  return [...results, ...(await connection.send(commit))];
}

/** Puts queries that are a transaction by themselves into a transaction block. */
async function runLate(
  connection: Connection,
  queries: readonly Query[],
  held: () => Promise<void>,
): Promise<readonly QueryResult[]> {
  try {
    const [, ...results] = await connection.send([...begin, ...queries]);
    await held();
    await connection.send(commit);
    return results;
  } catch (error) {
    await connection.send(rollback);
    throw error;
  }
}
