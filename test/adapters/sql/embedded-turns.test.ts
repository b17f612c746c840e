import { expect } from "chai";
import { LRUCache } from "lru-cache";
import { embeddedDatabase } from "../../../adapters/sql/embedded/embedded-database.js";
import { EmbeddedStore } from "../../../adapters/sql/embedded/embedded-store.js";
import type { Query, QueryResult } from "../../../adapters/sql/pipeline.js";
import type { Connection } from "../../../adapters/sql/connection.js";
import { ReadOnlyTransactions } from "../../../adapters/sql/transactions/read-only-transactions.js";
import { transactionCommands } from "../../../adapters/sql/transactions/commands.js";
import { ReadWriteTransaction } from "../../../adapters/sql/transactions/read-write-transaction.js";
import { SqlTimeEntryStore } from "../../../adapters/sql/stores/time-entry-store.js";
import { type Statement, Statements } from "../../../adapters/sql/statement.js";
import { systemPorts } from "../../system-ports.js";
import { createFolder } from "./databases.js";

const BIG = "x".repeat(100_000);
const write = (text: string, number: number): Query => ({ text: "insert into notes values ($1, $2)", values: [number, text] });

/** Counts the turns of the event loop in which the database works, until the work ends. */
async function turnsDuring({ pglite }: EmbeddedStore, work: () => Promise<unknown>): Promise<number> {
  let turn = 0;
  let isOver = false;
  const next = (): void => {
    if (isOver) return;
    turn += 1;
    setImmediate(next);
  };
  setImmediate(next);
  const turns = new Set<number>();
  const execute = pglite.execProtocolRawStream.bind(pglite);
  pglite.execProtocolRawStream = (...parameters) => {
    turns.add(turn);
    return execute(...parameters);
  };
  try {
    await work();
  } finally {
    pglite.execProtocolRawStream = execute;
    isOver = true;
  }
  return turns.size;
}

const result = (size: number): QueryResult => ({ rows: [], texts: [], command: "SELECT 1", count: 1, size });
const statements = new Statements({ filterByWorkspace: true });

describe("the rows of a query", () => {
  const statement: Statement = { name: "rows", text: "select", values: () => [] };
  const hasTurned = async (size: number): Promise<boolean> => {
    const mode = { send: async () => [result(0), result(size)], fillsCaches: true };
    const workspaceId = systemPorts.ids.next("ws");
    const transaction = new ReadOnlyTransactions(mode, statements, { workspaceId }, () => systemPorts.clock.now());
    let turned = false;
    setImmediate(() => (turned = true));
    await transaction.run(statement, {});
    return turned;
  };

  it("are used in another turn of the event loop if they are large", async () => {
    expect([await hasTurned(100), await hasTurned(1_000_000)]).to.deep.equal([false, true]);
  });
});

describe("the claim of many entries", () => {
  it("is sent in one round trip, in statements that each change a part of them", async () => {
    const ids = Array.from({ length: 450 }, () => systemPorts.ids.next("te"));
    const trips: number[][] = [];
    const connection: Connection = {
      send: async (queries) => {
        const claimed = queries.map(({ values = [] }) => values.find((value) => Array.isArray(value))?.length ?? 0);
        trips.push(claimed.filter((length) => length > 0));
        return claimed.map((length) => ({ ...result(0), rows: [{ count: length }] }));
      },
      discard: () => undefined,
    };
    const mode = { commands: transactionCommands, access: "concurrent", mayUseCaches: false } as const;
    const scope = { workspaceId: systemPorts.ids.next("ws") };
    const transaction = new ReadWriteTransaction(connection, mode, statements, scope, () => systemPorts.clock.now());
    const store = new SqlTimeEntryStore(transaction, new LRUCache({ max: 1 }));
    await store.claim(systemPorts.ids.next("inv"), ids, systemPorts.clock.now());
    expect(trips.map((lengths) => lengths.toSorted((a, b) => b - a))).to.deep.equal([[200, 200, 50]]);
  });
});

describe("large writes of the embedded database", function () {
  this.timeout(60_000);
  const folder = createFolder();
  let store: EmbeddedStore;
  let database: ReturnType<typeof embeddedDatabase>;
  before(async () => {
    store = await EmbeddedStore.open(folder.path);
    database = embeddedDatabase(store);
    await send([{ text: "create table notes (number int primary key, text text)" }]);
  });
  after(async () => {
    await database.close();
    await store.close();
    folder.remove();
  });
  const send = (queries: readonly Query[]) => database.withConnection((connection) => connection.send(queries));
  const numbers = async () =>
    (await send([{ text: "select number from notes order by number" }]))[0]?.rows.map((row) => row["number"]);

  it("let the event loop turn between their statements, and small ones do not", async () => {
    const few = await turnsDuring(store, () => send([1, 2, 3, 4].map((number) => write("x", number))));
    const many = await turnsDuring(store, () => send([11, 12, 13, 14].map((number) => write(BIG, number))));
    expect(few).to.equal(1);
    // Each statement is Parse, Bind, Describe and Execute.
    expect(many).to.be.at.least(16);
    expect(await numbers()).to.have.length(8);
  });

  it("are one transaction, which the first error ends", async () => {
    const failed = send([write(BIG, 21), write(BIG, 11), write(BIG, 22)]);
    expect(await failed.catch(({ code }: { readonly code?: string }) => code)).to.equal("23505");
    expect(await numbers()).to.not.include.members([21]);
    expect(await numbers()).to.have.length(8);
    await send([{ text: "begin" }, write(BIG, 31), { text: "rollback" }]);
    expect(await numbers()).to.have.length(8);
  });
});
