import { expect } from "chai";
import type { Knex } from "knex";
import { type UserActor, type Hint, nextVersion, parseDecimal, type UseCases } from "../../../../core/index.js";
import { until } from "../../../end-to-end/until.js";
import { withClient } from "../databases.js";
import { failureOf, HostScene } from "./host-scene.js";

describe("use cases in the transaction of a host's Knex", () => {
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

  /** Creates an order of the host and a client of Stint. */
  async function both(trx: Knex.Transaction, id: number): Promise<UseCases> {
    await trx("orders").insert({ id });
    const stint = scene.within(trx);
    await stint.createClient(me, { name: `Client ${id}` });
    return stint;
  }

  it("commit together with the host's rows, and are invisible before", async () => {
    await scene.knex.transaction(async (trx) => {
      const stint = await both(trx, 1);
      const { items } = await stint.listClients(me, {}, { limit: 9, after: null, sort: "name", descending: false });
      expect(items.map(({ name }) => name)).to.deep.equal(["Client 1"]);
      expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([[], []]);
    });
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([["Client 1"], [1]]);
  });

  it("roll back together with the host's rows", async () => {
    const failure = await failureOf(
      scene.knex.transaction(async (trx) => {
        await both(trx, 1);
        throw new Error("The host changed its mind.");
      }),
    );
    expect(failure.message).to.equal("The host changed its mind.");
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([[], []]);
  });

  it("issue an invoice with the host's order, from the draft to the payment", async () => {
    const { id: clientId } = await scene.useCases.createClient(me, { name: "Ada" });
    const number = await scene.knex.transaction(async (trx) => {
      const stint = scene.within(trx);
      const lines = [{ description: "Advice", quantity: parseDecimal("2"), unitPrice: 10_000n }];
      const { invoice: draft } = await stint.createInvoice(me, { clientId, lines });
      const { invoice } = await stint.updateInvoice(me, draft.id, { status: "paid" });
      await trx("orders").insert({ id: 7, invoice: invoice.number });
      return invoice.number;
    });
    expect(await scene.knex("orders").first("invoice")).to.deep.equal({ invoice: number });
    const { items } = await scene.useCases.listInvoices(me, {}, { limit: 9, after: null, sort: "createdAt", descending: false });
    expect(items.map(({ invoice }) => [invoice.number, invoice.status])).to.deep.equal([[number, "paid"]]);
  });

  it("undo only the unit of work that failed, if the host handles its error", async () => {
    await scene.knex.transaction(async (trx) => {
      await both(trx, 1);
      const broken = scene.storage.unitOfWorkIn(trx).run(me, async ({ clients }) => {
        const [client] = (await clients.list({}, { limit: 1, after: null, sort: "name", descending: false })).items;
        if (!client) throw new Error("There is no client.");
        await clients.update(nextVersion({ ...client, name: "Renamed" }, client.updatedAt));
        await clients.insert(client);
      });
      expect((await failureOf(broken)).code).to.equal("23505");
      await both(trx, 2);
    });
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([
      ["Client 1", "Client 2"],
      [1, 2],
    ]);
  });

  it("follow the savepoints of nested transactions", async () => {
    await scene.knex.transaction(async (trx) => {
      await both(trx, 1);
      const inner = trx.transaction(async (nested) => {
        await both(nested, 2);
        throw new Error("Only this.");
      });
      expect((await failureOf(inner)).message).to.equal("Only this.");
      await trx.transaction((nested) => both(nested, 3));
    });
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([
      ["Client 1", "Client 3"],
      [1, 3],
    ]);
  });

  it("leave nothing when the connection is lost midway", async () => {
    const codes: unknown[] = [];
    await failureOf(
      scene.knex.transaction(async (trx) => {
        await both(trx, 1);
        const { rows } = await trx.raw<{ readonly rows: readonly { pid: number }[] }>("select pg_backend_pid() as pid");
        await withClient(scene.url, (client) => client.query("select pg_terminate_backend($1)", [rows[0]?.pid]));
        const failure = await failureOf(scene.within(trx).createClient(me, { name: "Too late" }));
        codes.push(failure.code);
        throw failure;
      }),
    );
    expect(codes).to.deep.equal(["database_unavailable"]);
    expect([await scene.clientNames(me), await scene.orders()]).to.deep.equal([[], []]);
  });

  it("of concurrent hosts number their invoices without gaps or duplicates", async () => {
    const { id: clientId } = await scene.useCases.createClient(me, { name: "Ada" });
    const lines = [{ description: "Advice", quantity: parseDecimal("1"), unitPrice: 100n }];
    const issue = (id: number) =>
      scene.knex.transaction(async (trx) => {
        await trx("orders").insert({ id });
        const stint = scene.within(trx);
        const { invoice: draft } = await stint.createInvoice(me, { clientId, lines });
        const { invoice } = await stint.updateInvoice(me, draft.id, { status: "open" });
        if (id % 3 === 0) throw new Error("Cancelled.");
        return invoice.number;
      });
    const settled = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => issue(index + 1)));
    const numbers = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(settled.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).message] : []))).to.deep.equal(
      Array.from({ length: 3 }, () => "Cancelled."),
    );
    const places = numbers.map((number) => Number(/\d+$/.exec(String(number))?.[0])).sort((a, b) => a - b);
    expect(places).to.deep.equal([1, 2, 3, 4, 5, 6]);
    expect(await scene.orders()).to.deep.equal([1, 2, 4, 5, 7, 8]);
  });

  describe("report what is due", () => {
    const reported: Hint[] = [];
    let stop: () => void;
    beforeEach(async () => {
      await scene.useCases.createWebhook(me, { url: "https://example.com/hook", events: ["client.created"] });
      reported.length = 0;
      stop = scene.storage.onDue((hint) => void reported.push(hint));
    });
    afterEach(() => stop());

    /** Expects this many reports, and one of a further transaction, which shows that those of earlier ones have arrived. */
    async function expectReports(count: number): Promise<void> {
      await scene.knex.transaction((trx) => both(trx, 99));
      await until("the last report", () => reported.length > count);
      expect(reported).to.deep.equal(Array.from({ length: count + 1 }, () => "deliveries"));
    }

    it("once, after the host's commit", async () => {
      await scene.knex.transaction(async (trx) => {
        await both(trx, 1);
        await trx.transaction((nested) => both(nested, 2));
        expect(reported).to.deep.equal([]);
      });
      await until("the report", () => reported.length > 0);
      await expectReports(1);
    });

    it("never after a rollback, whether Knex rejects or not", async () => {
      await failureOf(
        scene.knex.transaction(async (trx) => {
          await both(trx, 1);
          throw new Error("No.");
        }),
      );
      const trx = await scene.knex.transaction();
      await both(trx, 2);
      await trx.rollback();
      await trx.executionPromise;
      const broken = await scene.knex.transaction();
      await both(broken, 3);
      await failureOf(broken.raw("select broken"));
      // PostgreSQL rolls back, and Knex reports a commit.
      await broken.commit();
      await expectReports(0);
      expect(await scene.orders()).to.deep.equal([99]);
    });
  });
});
