import { expect } from "chai";
import pg from "pg";
import { openStorage } from "../../../../adapters/sql/index.js";
import type { UserActor, UnitOfWork } from "../../../../core/index.js";
import { storageOptions } from "../../../system-ports.js";
import { createDatabase, createFolder, createOwner, sql } from "../databases.js";
import { failureOf, hostKnex, HostScene } from "./host-scene.js";

describe("a transaction that units of work cannot use", () => {
  let scene: HostScene;
  let me: UserActor;
  before(async () => {
    scene = await HostScene.open({ login: "owner" });
    me = await scene.owner();
  });
  after(() => scene?.close());

  const read = (unitOfWork: UnitOfWork) => unitOfWork.read(me, ({ clients }) => clients.find("cli_missing" as never));
  const run = (unitOfWork: UnitOfWork) => unitOfWork.run(me, () => Promise.resolve());

  /** Expects that reads and writes reject with the error. */
  async function refuses(unitOfWork: UnitOfWork, name: string, message: string): Promise<void> {
    for (const use of [read, run]) {
      const failure = await failureOf(use(unitOfWork));
      expect([failure.name, failure.message]).to.deep.equal([name, message]);
    }
  }

  it("is refused after its end, even if the connection is in another one", async () => {
    const knex = hostKnex(scene.url, { pool: { min: 1, max: 1 } });
    try {
      const ended = await knex.transaction();
      const [committed, nested] = [scene.storage.unitOfWorkIn(ended), await ended.transaction()];
      await read(committed);
      await nested.rollback();
      const inner = scene.storage.unitOfWorkIn(nested);
      await refuses(
        inner,
        "TypeError",
        "The transaction is not open. Use it after it has begun, and before it commits or rolls back.",
      );
      await ended.commit();
      await knex.transaction(async (trx) => {
        await refuses(
          committed,
          "TypeError",
          "The transaction is not open. Use it after it has begun, and before it commits or rolls back.",
        );
        await read(scene.storage.unitOfWorkIn(trx));
      });
    } finally {
      await knex.destroy();
    }
  });

  it("is refused if it is none", async () => {
    const expected =
      "Expected a transaction: the trx that knex.transaction provides, or a client of pg on which a transaction was begun.";
    for (const value of [scene.knex, {}, null, undefined, new pg.Pool(), "begin"])
      await refuses(scene.storage.unitOfWorkIn(value as never), "TypeError", expected);
  });

  it("is refused if its connection is none of pg, or pipelines", async () => {
    const expected =
      "The transaction's connection cannot be used. Stint needs the driver pg, in JavaScript and without its pipeline mode.";
    const executionPromise = Promise.resolve();
    const connections = [
      null,
      {},
      { query: () => undefined },
      { query: () => undefined, connection: { parse: () => undefined } },
    ];
    for (const connection of connections) {
      const client = { acquireConnection: () => Promise.resolve(connection) };
      const trx = { client, executionPromise, isCompleted: () => false };
      await refuses(scene.storage.unitOfWorkIn(trx), "TypeError", expected);
    }
    const knex = hostKnex(scene.url, { connection: { connectionString: scene.url, pipeline: true } as never });
    try {
      await knex.transaction(async (trx) => {
        await refuses(scene.storage.unitOfWorkIn(trx), "TypeError", expected);
      });
    } finally {
      await knex.destroy();
    }
  });

  it("is refused on another database, and remains usable for the host", async () => {
    const other = await createDatabase();
    const knex = hostKnex(other.url);
    try {
      await knex.transaction(async (trx) => {
        const message = "The transaction is on another database than Stint's storage.";
        await refuses(scene.storage.unitOfWorkIn(trx), "StintError", message);
        expect(await trx.select(trx.raw("1 as one"))).to.deep.equal([{ one: 1 }]);
      });
    } finally {
      await knex.destroy();
      await other.drop();
    }
  });

  it("is refused on a server, if the storage is embedded", async () => {
    const folder = createFolder();
    const embedded = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
    try {
      const message = "The transaction is on another database than Stint's storage.";
      await scene.knex.transaction((trx) => refuses(embedded.unitOfWorkIn(trx), "StintError", message));
    } finally {
      await embedded.close();
      folder.remove();
    }
  });

  it("is refused for a login that may not act as Stint's, and accepted once it may", async () => {
    const stranger = await createOwner(await createDatabase());
    const [role, owner] = [new URL(stranger.url).username, new URL(scene.url).username];
    const url = new URL(scene.url);
    url.username = role;
    const knex = hostKnex(url.href);
    try {
      const use = () => knex.transaction((trx) => read(scene.storage.unitOfWorkIn(trx)));
      const failure = await failureOf(use());
      expect(failure).to.include({
        code: "role_not_granted",
        message: `The login of the transaction may not act as Stint's role. Grant it to the login: grant ${owner} to …`,
      });
      const [server] = [new URL(scene.url)];
      server.username = "postgres";
      await sql(server.href, `grant ${owner} to ${role}`);
      expect(await use()).to.equal(null);
    } finally {
      await knex.destroy();
      await stranger.drop();
    }
  });

  it("says that a statement of the host has failed before, and can be used after the host has rolled back to a savepoint", async () => {
    const trx = await scene.knex.transaction();
    const unitOfWork = scene.storage.unitOfWorkIn(trx);
    for (const beforehand of [() => Promise.resolve(), () => read(unitOfWork)]) {
      await beforehand();
      await trx.raw("savepoint mine");
      await failureOf(trx.raw("select broken"));
      for (const use of [read, run]) {
        const failure = await failureOf(use(unitOfWork));
        expect(failure).to.include({ name: "StintError", kind: "conflict", code: "transaction_failed" });
        expect((failure.cause as { code?: unknown }).code).to.equal("25P02");
      }
      await trx.raw("rollback to savepoint mine");
    }
    expect(await read(unitOfWork)).to.equal(null);
    await trx.rollback();
  });
});
