import { expect } from "chai";
import createKnex, { type Knex } from "knex";
import { openStorage } from "../../../adapters/sql/index.js";
import * as depositMigration from "../../../adapters/sql/migrations/0020-deposits.js";
import {
  type UserActor,
  createUseCases,
  parseCurrency,
  parseDecimal,
  parseTimeZone,
  type UseCases,
} from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createOwner, type TestDatabase } from "./databases.js";

describe("the migration of deposits", function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let knex: Knex;
  beforeEach(async () => {
    database = await createOwner(await createDatabase());
    knex = createKnex({ client: "pg", connection: database.url });
  });
  afterEach(async () => {
    await knex.destroy();
    await database.drop();
  });

  async function workspace(
    useCases: UseCases,
  ): Promise<{ readonly owner: UserActor; readonly create: (command: object) => Promise<string> }> {
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
    const { token } = await useCases.createWorkspace({ name: "W", ownerEmail: "owner@example.com", currency, timeZone });
    const owner = required((await useCases.authenticate(token)) ?? undefined);
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const lines = [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 100n }];
    const create = async (command: object) => {
      const { id } = (await useCases.createInvoice(owner, { clientId, lines, ...command })).invoice;
      await useCases.updateInvoice(owner, id, { status: "paid" });
      return id;
    };
    return { owner, create };
  }

  it("gives invoices of earlier versions no deposits, also in the change feed, and keeps the versions", async () => {
    const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const useCases = createUseCases(portsOn(storage));
    const { owner, create } = await workspace(useCases);
    await create({});
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    const shown = async () => ({
      invoices: (await useCases.listInvoices(owner, {}, page)).items.map(({ invoice }) => invoice),
      changes: (await useCases.listChanges(owner, { after: null, limit: 200 })).changes,
    });
    const before = await shown();
    await depositMigration.down(knex);
    await depositMigration.up(knex);
    expect(await shown()).to.deep.equal(before);
    await storage.close();
  });

  it("lets only a paid deposit be marked as deducted, by an invoice that exists", async () => {
    const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const useCases = createUseCases(portsOn(storage));
    const { owner, create } = await workspace(useCases);
    const [deposit, final] = [await create({ type: "deposit" }), await create({})];
    const mark = (id: string, by: string | null, changes: object = {}) =>
      knex.transaction(async (work) => {
        await work.raw("select set_config('stint.workspace', ?, true)", [owner.workspaceId]);
        await work("invoices")
          .where({ workspace_id: owner.workspaceId, id })
          .update({ deducted_by: by, ...changes });
      });
    const refusal = async (change: Promise<unknown>): Promise<string> =>
      change.then(
        () => "none",
        (error: unknown) =>
          error instanceof Error ? (/"(invoices_deducted\w+)"/.exec(error.message)?.[1] ?? error.message) : "",
      );
    expect(await refusal(mark(deposit, "inv_unknown"))).to.equal("invoices_deducted_by");
    expect(await refusal(mark(final, deposit))).to.equal("invoices_deducted_deposit");
    expect(await refusal(mark(deposit, null, { deducted_by_number: "INV-1" }))).to.equal("invoices_deducted_number");
    expect(await refusal(mark(deposit, final))).to.equal("none");
    expect(await refusal(mark(deposit, final, { status: "open" }))).to.equal("invoices_deducted_deposit");
    await storage.close();
  });
});
