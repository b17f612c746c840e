import { expect } from "chai";
import createKnex from "knex";
import { openStorage } from "../../../adapters/sql/index.js";
import * as sellerMigration from "../../../adapters/sql/migrations/0017-seller.js";
import { createUseCases, parseCurrency, parseDecimal, parseTimeZone, type Tax } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createOwner, type TestDatabase } from "./databases.js";

const zero = parseDecimal("0");
const taxes: readonly (readonly [tax: Tax | null, chosen: boolean])[] = [
  [null, false],
  [{ category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null }, true],
  [{ category: "O", rate: zero, exemptionReason: "Not subject to VAT", exemptionCode: null, components: null }, true],
];

describe("the migration of the seller", function () {
  this.timeout(60_000);
  let database: TestDatabase;
  beforeEach(async () => void (database = await createOwner(await createDatabase())));
  afterEach(() => database.drop());

  it("gives data of earlier versions the defaults, also in the change feed, and keeps the versions", async () => {
    const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const useCases = createUseCases(portsOn(storage));
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
    const { token } = await useCases.createWorkspace({ name: "W", ownerEmail: "owner@example.com", currency, timeZone });
    const owner = required((await useCases.authenticate(token)) ?? undefined);
    const client = await useCases.createClient(owner, { name: "Client" });
    const line = { description: "Fixed", quantity: parseDecimal("1"), unitPrice: 100n };
    for (const [tax] of taxes) await useCases.createInvoice(owner, { clientId: client.id, lines: [line], tax });
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    const shown = async () => ({
      workspace: await useCases.getWorkspace(owner),
      clients: await useCases.listClients(owner, {}, page),
      invoices: (await useCases.listInvoices(owner, {}, page)).items.map(({ invoice }) => invoice),
      changes: (await useCases.listChanges(owner, { after: null, limit: 200 })).changes.filter(({ type }) => type !== "invoice"),
    });
    const before = await shown();
    expect(before.invoices.map(({ taxChosen }) => taxChosen)).to.deep.equal(taxes.map(([, chosen]) => chosen));
    const knex = createKnex({ client: "pg", connection: database.url });
    await sellerMigration.down(knex);
    await sellerMigration.up(knex);
    await knex.destroy();
    expect(await shown()).to.deep.equal(before);
    await storage.close();
  });
});
