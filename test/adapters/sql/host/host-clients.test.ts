import { expect } from "chai";
import { sql as drizzleSql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { createUseCases, type Hint, type UserActor, type UseCases } from "../../../../core/index.js";
import { until } from "../../../end-to-end/until.js";
import { portsOn } from "../../../system-ports.js";
import { endPool } from "../databases.js";
import { failureOf, HostScene } from "./host-scene.js";

interface Orders {
  readonly orders: { readonly id: number; readonly invoice: string | null };
}

/** Kysely on one client, which its owner releases. */
function kyselyOn(client: pg.PoolClient): Kysely<Orders> {
  const borrowed = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => borrowed as never, end: async () => undefined };
  return new Kysely<Orders>({ dialect: new PostgresDialect({ pool }) });
}

/** How the host writes an order in the transaction on a client. */
const hosts: Readonly<Record<string, (client: pg.PoolClient, id: number) => Promise<unknown>>> = {
  pg: (client, id) => client.query("insert into orders (id) values ($1)", [id]),
  Kysely: (client, id) => kyselyOn(client).insertInto("orders").values({ id, invoice: null }).execute(),
  Drizzle: (client, id) => drizzle(client).execute(drizzleSql`insert into orders (id) values (${id})`),
};

describe("use cases in the transaction on a client of a host's pool", () => {
  let scene: HostScene;
  let pool: pg.Pool;
  let me: UserActor;
  let owners = 0;
  before(async () => {
    scene = await HostScene.open();
    pool = new pg.Pool({ connectionString: scene.url, max: 2 });
  });
  beforeEach(async () => {
    me = await scene.owner(`owner-${++owners}`);
    await scene.knex("orders").delete();
  });
  after(async () => {
    if (pool) await endPool(pool);
    await scene?.close();
  });

  const within = (client: pg.PoolClient): UseCases =>
    createUseCases({ ...portsOn(scene.storage), unitOfWork: scene.storage.unitOfWorkIn(client) });
  const withClient = async (work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> => {
    const client = await pool.connect();
    try {
      await work(client);
    } finally {
      client.release();
    }
  };
  const stored = async () => [await scene.clientNames(me), await scene.orders()];

  for (const [name, insert] of Object.entries(hosts))
    it(`commit and roll back together with rows that ${name} writes`, async () => {
      for (const [end, expected] of [
        ["rollback", [[], []]],
        ["commit", [["Ada"], [1]]],
      ] as const)
        await withClient(async (client) => {
          await client.query("begin");
          await insert(client, 1);
          await within(client).createClient(me, { name: "Ada" });
          expect(await stored()).to.deep.equal([[], []]);
          await client.query(end);
          expect(await stored(), end).to.deep.equal(expected);
        });
    });

  it("run one after the other with what the host sends meanwhile, without their settings", async () => {
    await withClient(async (client) => {
      await client.query("begin");
      const stint = within(client);
      const [, role] = await Promise.all([
        stint.createClient(me, { name: "Ada" }),
        client.query<{ role: string }>("select current_user as role"),
        stint.createClient(me, { name: "Grace" }),
      ]);
      expect(role.rows).to.deep.equal([{ role: new URL(scene.url).username }]);
      await client.query("commit");
    });
    expect((await scene.clientNames(me)).toSorted()).to.deep.equal(["Ada", "Grace"]);
  });

  it("report what is due after the commit, and nothing after a rollback", async () => {
    const url = "https://receiver.example.com/";
    await scene.useCases.createWebhook(me, { url, events: ["client.created"] });
    const hints: Hint[] = [];
    const forget = scene.storage.onDue((hint) => hints.push(hint));
    for (const end of ["rollback", "commit"])
      await withClient(async (client) => {
        await client.query("begin");
        await within(client).createClient(me, { name: "Ada" });
        await within(client).createClient(me, { name: "Grace" });
        expect(hints).to.deep.equal([]);
        await client.query(end);
      });
    await until("the hint", () => hints.length > 0);
    forget();
    expect(hints).to.deep.equal(["deliveries"]);
  });

  it("are refused without a transaction, after its end, and in the next one on the same client", async () => {
    const refusal = "TypeError: The transaction is not open. Use it after it has begun, and before it commits or rolls back.";
    await withClient(async (client) => {
      expect(String(await failureOf(within(client).createClient(me, { name: "Ada" })))).to.equal(refusal);
      await client.query("begin");
      const first = within(client);
      await first.createClient(me, { name: "Ada" });
      await client.query("commit");
      expect(String(await failureOf(first.createClient(me, { name: "Grace" })))).to.equal(refusal);
      await client.query("begin");
      expect(String(await failureOf(first.createClient(me, { name: "Grace" })))).to.equal(refusal);
      await within(client).createClient(me, { name: "Zoë" });
      await client.query("commit");
    });
    expect((await scene.clientNames(me)).toSorted()).to.deep.equal(["Ada", "Zoë"]);
  });
});
