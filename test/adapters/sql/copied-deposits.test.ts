import { expect } from "chai";
import { openStorage } from "../../../adapters/sql/storage.js";
import { createUseCases, parseCurrency, parseDecimal, parseTimeZone } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { copied } from "./copied.js";
import { createDatabase, createOwner, type TestDatabase } from "./databases.js";

/** As many as a batch of a copy. */
const BETWEEN = 500;

describe("a copy of deposits", function () {
  this.timeout(60_000);
  const databases: TestDatabase[] = [];
  afterEach(async () => {
    for (const database of databases.splice(0)) await database.drop();
  });

  it("contains a deposit that is copied long before the invoice that deducts it", async () => {
    for (let count = 0; count < 2; count += 1) databases.push(await createOwner(await createDatabase()));
    const [source, target] = databases;
    const from = await openStorage({ kind: "server", url: required(source).url }, storageOptions);
    const ports = portsOn(from);
    const useCases = createUseCases(ports);
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
    const { token } = await useCases.createWorkspace({ name: "W", ownerEmail: "owner@example.com", currency, timeZone });
    const owner = required((await useCases.authenticate(token)) ?? undefined);
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const lines = [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 100n }];
    const { invoice: deposit } = await useCases.createInvoice(owner, { clientId, lines, type: "deposit" });
    await useCases.updateInvoice(owner, deposit.id, { status: "paid" });
    const { invoice: template } = await useCases.createInvoice(owner, { clientId, lines });
    await ports.unitOfWork.run(owner, async ({ invoices }) => {
      for (let count = 0; count < BETWEEN; count += 1) await invoices.insert({ ...template, id: ports.ids.next("inv") });
    });
    const { invoice: final } = await useCases.createInvoice(owner, { clientId, lines, deposits: [{ invoiceId: deposit.id }] });
    expect([deposit.id, final.id].sort()).to.deep.equal([deposit.id, final.id]);
    const to = await copied(from, { kind: "server", url: required(target).url });
    const onCopy = createUseCases(portsOn(to));
    for (const { id } of [deposit, final]) {
      expect(await onCopy.getInvoice(owner, id)).to.deep.equal(await useCases.getInvoice(owner, id));
    }
    expect((await onCopy.getInvoice(owner, deposit.id)).invoice.deductedBy).to.equal(final.id);
    await Promise.all([from.close(), to.close()]);
  });
});
