import type { Answer, Message } from "../adapters/sql/batch.js";
import type { Connection } from "../adapters/sql/connection.js";
import type { Database } from "../adapters/sql/database.js";
import { BEGIN, COMMIT, ROLLBACK } from "../adapters/sql/session.js";

const includes = (messages: readonly Message[], { text }: Message): boolean => messages.some((one) => one.text === text);

/** Makes every transaction of the database wait before its commit. `hold` receives the messages of the transaction. */
export function holdCommits(database: Database, hold: (messages: readonly Message[]) => Promise<void>): void {
  const borrow = database.borrow.bind(database);
  database.borrow = async () => {
    const { connection, release } = await borrow();
    return { connection: holding(connection, hold), release };
  };
}

function holding(connection: Connection, hold: (messages: readonly Message[]) => Promise<void>): Connection {
  const sent: Message[] = [];
  let isOpen = false;
  const send: Connection["send"] = (messages) => {
    sent.push(...messages);
    const inBlock = isOpen || includes(messages, BEGIN);
    isOpen = inBlock && !includes(messages, COMMIT) && !includes(messages, ROLLBACK);
    if (isOpen || includes(messages, ROLLBACK)) return connection.send(messages);
    const held = (): Promise<void> => hold(sent.splice(0));
    return inBlock ? commitLate(connection, messages, held) : runLate(connection, messages, held);
  };
  return { send, discard: () => connection.discard() };
}

async function commitLate(
  connection: Connection,
  messages: readonly Message[],
  held: () => Promise<void>,
): Promise<readonly Answer[]> {
  const answers = await connection.send(messages.slice(0, -1));
  await held();
  return [...answers, ...(await connection.send([COMMIT]))];
}

/** Puts messages that are a transaction by themselves into a transaction block. */
async function runLate(
  connection: Connection,
  messages: readonly Message[],
  held: () => Promise<void>,
): Promise<readonly Answer[]> {
  try {
    const [, ...answers] = await connection.send([BEGIN, ...messages]);
    await held();
    await connection.send([COMMIT]);
    return answers;
  } catch (error) {
    await connection.send([ROLLBACK]);
    throw error;
  }
}
