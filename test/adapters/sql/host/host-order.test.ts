import { expect } from "chai";
import type { Knex } from "knex";
import { type UserActor, type Client, nextVersion } from "../../../../core/index.js";
import { failureOf, HostScene } from "./host-scene.js";

describe("units of work and statements in one transaction of a host's Knex", () => {
  let scene: HostScene;
  let me: UserActor;
  let owners = 0;
  before(async () => {
    scene = await HostScene.open();
  });
  beforeEach(async () => {
    me = await scene.owner(`owner-${++owners}`);
    await scene.knex("orders").delete();
  });
  after(() => scene?.close());

  it("run one after the other when they are started together, and none rolls back another", async () => {
    const outcomes = await scene.knex.transaction(async (trx) => {
      const stint = scene.within(trx);
      return Promise.allSettled([
        stint.createClient(me, { name: "First" }),
        trx("orders").insert({ id: 1 }),
        stint.getClient(me, "cli_missing" as never),
        trx("orders").insert({ id: 2 }),
        scene.storage.unitOfWorkIn(trx).run(me, async ({ clients }) => {
          await clients.list({}, { limit: 1, after: null, sort: "name", descending: false });
          await trx.client.acquireConnection();
          throw new Error("No.");
        }),
        trx.raw("insert into orders values (3)"),
        stint.createClient(me, { name: "Second" }),
        trx.transaction((nested) => nested("orders").insert({ id: 4 })),
      ]);
    });
    expect(outcomes.map(({ status }) => status)).to.deep.equal([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
      "fulfilled",
    ]);
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([
      ["First", "Second"],
      [1, 2, 3, 4],
    ]);
  });

  it("hold back what the host sends to the connection in any form until the unit of work has ended", async () => {
    await scene.knex.transaction(async (trx) => {
      const client = (await trx.client.acquireConnection()) as {
        query(
          text: string | null,
          callback?: (error: Error | null, result?: { rows: unknown[] }) => void,
        ): Promise<{ rows: unknown[] }>;
      };
      const role = "select current_setting('role') as role";
      let ended = false;
      const heard: unknown[] = [];
      const unit = scene.storage
        .unitOfWorkIn(trx)
        .run(me, ({ clients }) => clients.list({}, { limit: 1, after: null, sort: "name", descending: false }));
      // The unit of work has begun once the connection has a query of its own.
      while (!Object.hasOwn(client, "query")) await new Promise(setImmediate);
      const promised = client.query(role).then(({ rows }) => heard.push(ended, ...rows));
      const called = new Promise<void>((resolve) => {
        void client.query(role, (_, result) => {
          heard.push(...(result?.rows ?? []));
          resolve();
        });
      });
      const streamed = trx.raw(role).then(({ rows }: { rows: unknown[] }) => heard.push(...rows));
      const refused = failureOf(Promise.resolve().then(() => client.query(null)));
      await unit.then(() => (ended = true));
      await Promise.all([promised, called, streamed]);
      expect((await refused).message).to.contain("null or undefined query");
      expect(heard).to.deep.equal([true, { role: "none" }, { role: "none" }, { role: "none" }]);
      expect(Object.hasOwn(client, "query")).to.equal(false);
    });
  });

  it("refuse a unit of work, and a statement of the host, inside a unit of work, since it would wait for itself", async () => {
    const inside = "A unit of work is running on this transaction, and this code is part of it.";
    await scene.knex.transaction(async (trx) => {
      const unitOfWork = scene.storage.unitOfWorkIn(trx);
      const nested = unitOfWork.run(me, () => scene.within(trx).createClient(me, { name: "Nested" }));
      expect((await failureOf(nested)).message).to.contain(inside);
      const stating = unitOfWork.run(me, async () => await trx("orders").insert({ id: 1 }));
      expect((await failureOf(stating)).message).to.contain(inside);
      await scene.within(trx).createClient(me, { name: "After" });
    });
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([["After"], []]);
  });

  /** Renames a client in a unit of work whose first attempt loses a race. Returns the number of attempts and the outcome. */
  async function race(trx: Knex.Transaction, client: Client): Promise<readonly [attempts: number, outcome: unknown]> {
    let attempts = 0;
    const unit = scene.storage.unitOfWorkIn(trx).run(me, async ({ clients }) => {
      attempts++;
      const found = await clients.find(client.id);
      if (!found) throw new Error("The client is missing.");
      if (attempts === 1) await scene.useCases.updateClient(me, client.id, { name: "By another" });
      await clients.update(nextVersion({ ...found, name: `${found.name}, and me` }, found.updatedAt));
    });
    const outcome = await unit.then(
      () => "committed",
      (error: { code?: unknown }) => error.code,
    );
    return [attempts, outcome];
  }

  it("repeat a unit of work that lost a race, in its savepoint, if the transaction reads what others commit", async () => {
    const client = await scene.useCases.createClient(me, { name: "Ada" });
    const outcome = await scene.knex.transaction(async (trx) => {
      await trx("orders").insert({ id: 1 });
      return race(trx, client);
    });
    expect(outcome).to.deep.equal([2, "committed"]);
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([["By another, and me"], [1]]);
  });

  for (const isolationLevel of ["repeatable read", "serializable"] as const) {
    it(`reject a lost race at once under ${isolationLevel}, and let the host go on or repeat everything`, async () => {
      const client = await scene.useCases.createClient(me, { name: "Ada" });
      const outcome = await scene.knex.transaction(
        async (trx) => {
          await trx("orders").insert({ id: 1 });
          const lost = await race(trx, client);
          await trx("orders").insert({ id: 2 });
          return lost;
        },
        { isolationLevel },
      );
      expect(outcome).to.deep.equal([1, "lost_race"]);
      expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([["By another"], [1, 2]]);
      await scene.knex.transaction((trx) => scene.within(trx).updateClient(me, client.id, { name: "Mine" }), { isolationLevel });
      expect(await scene.clientNames(me)).to.deep.equal(["Mine"]);
    });
  }

  it("read in a read-only transaction, and refuse to write there", async () => {
    await scene.useCases.createClient(me, { name: "Ada" });
    await scene.knex.transaction(
      async (trx) => {
        const stint = scene.within(trx);
        const list = () => stint.listClients(me, {}, { limit: 9, after: null, sort: "name", descending: false });
        expect((await list()).items.map(({ name }) => name)).to.deep.equal(["Ada"]);
        const refused = await failureOf(stint.createClient(me, { name: "Grace" }));
        expect(refused).to.include({ name: "StintError", kind: "conflict", code: "transaction_read_only" });
        expect((await list()).items.length).to.equal(1);
      },
      { readOnly: true },
    );
  });
});
