import { expect } from "chai";
import { type Connection, rowsOf } from "../../../adapters/sql/connection.js";
import type { Database } from "../../../adapters/sql/database.js";
import { serverDatabase } from "../../../adapters/sql/server-database.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder, type TestDatabase } from "./databases.js";

describe("messages sent together, on the embedded database", () => {
  const folder = createFolder();
  let storage: OpenedStorage;
  before(async () => {
    storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
  });
  after(async () => {
    await storage.close();
    folder.remove();
  });
  cases(() => storage.database);
});

describe("messages sent together, on a PostgreSQL server", () => {
  let database: TestDatabase | undefined;
  let pool: Database;
  before(async () => {
    database = await createDatabase();
    pool = serverDatabase({ url: database.url, schema: null }, { poolSize: 1 });
  });
  after(async () => {
    await pool?.close();
    await database?.drop();
  });
  cases(() => pool);
});

async function fails(work: Promise<unknown>): Promise<void> {
  await work.then(
    () => expect.fail("no error"),
    () => undefined,
  );
}

function cases(database: () => Database): void {
  const on = <T>(work: (connection: Connection) => Promise<T>): Promise<T> => database().withConnection(work);
  const one = { name: "test.one", text: "select cast($1 as int) as one, 'a' as text", values: [1] };
  const two = { name: "test.two", text: "select null as nothing, true as two" };

  it("have their own rows, however often a statement runs", async () => {
    await on(async (connection) => {
      for (let time = 0; time < 3; time++) {
        const answers = await connection.send([one, two, { ...one, values: [3] }, { text: "select 4 as four" }]);
        expect(answers.map(({ rows }) => rows)).to.deep.equal([
          [{ one: 1, text: "a" }],
          [{ nothing: null, two: true }],
          [{ one: 3, text: "a" }],
          [{ four: 4 }],
        ]);
      }
    });
  });

  it("have the command and the number of rows", async () => {
    const [answer] = await on((connection) => connection.send([{ text: "select generate_series(1, 3)" }]));
    expect(answer).to.include({ command: "SELECT 3", count: 3 });
  });

  it("have texts instead of rows if raw", async () => {
    const [answer] = await on((connection) => connection.send([{ ...one, raw: true }]));
    expect(answer).to.deep.include({ rows: [], texts: [["1", "a"]] });
  });

  it("are one transaction outside of a block, and none of them runs after an error", async () => {
    await on(async (connection) => {
      await connection.send([{ text: "create temporary table kept (n int)" }]);
      const insert = { name: "test.insert", text: "insert into kept values ($1)", values: [1] };
      const failing = [
        insert,
        { name: "test.fail", text: "select 1 / cast($1 as int)", values: [0] },
        { ...insert, values: [2] },
      ];
      const failure: unknown = await connection.send(failing).catch((error: unknown) => error);
      expect(failure).to.include({ code: "22012" });
      expect(await rowsOf(connection, { text: "select n from kept" })).to.deep.equal([]);
    });
  });

  it("run again after an error, whether their statement was prepared or not", async () => {
    await on(async (connection) => {
      const divide = (by: number) => ({ name: "test.divide", text: "select 1 / cast($1 as int) as result", values: [by] });
      const unknown = { name: "test.unknown", text: "select 1 from nowhere" };
      const after = { name: "test.after", text: "select 5 as five" };
      for (const failing of [divide(0), unknown]) {
        await fails(connection.send([failing, after]));
        const [answer] = await connection.send([after]);
        expect(answer?.rows).to.deep.equal([{ five: 5 }]);
      }
      expect(await rowsOf(connection, divide(1))).to.deep.equal([{ result: 1 }]);
      expect(await rowsOf(connection, { ...unknown, text: "select 6 as six" })).to.deep.equal([{ six: 6 }]);
    });
  });

  it("run after an error of their own and an error of a message before them", async () => {
    await on(async (connection) => {
      const root = (of: number) => ({ name: "test.root", text: "select sqrt(cast($1 as int)) as root", values: [of] });
      await fails(connection.send([root(-1)]));
      await fails(connection.send([{ text: "select 1 / 0" }, root(4)]));
      expect(await rowsOf(connection, root(9))).to.deep.equal([{ root: 3 }]);
    });
  });

  it("reject a value that cannot be sent, and send nothing", async () => {
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    await on(async (connection) => {
      await fails(connection.send([{ ...one, values: [circular] }]));
      expect(await rowsOf(connection, one)).to.deep.equal([{ one: 1, text: "a" }]);
    });
  });
}
