import { expect } from "chai";
import type { OpenedStorage } from "../../../adapters/sql/storage.js";
import * as documents from "../../../adapters/sql/migrations/0028-documents-and-authors.js";
import { createUseCases, type InvoiceId, parseCurrency, parseDecimal, parseTimeZone } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn } from "../../system-ports.js";
import { copied } from "./copied.js";
import { createDatabase, sql } from "./databases.js";
import { type Migrating, openMigrating } from "./migrating.js";

/** All 256 bytes. */
const pdf = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe("the migration that gives documents a format", () => {
  let superuser: Migrating["superuser"];
  let storage: Migrating["storage"];
  let knex: Migrating["knex"];
  let close: Migrating["close"];
  before(async () => {
    ({ superuser, storage, knex, close } = await openMigrating());
  });
  after(() => close());

  const invoiced = async (name: string) => {
    const useCases = createUseCases(portsOn(storage));
    const created = await useCases.createWorkspace({
      ...{ name, ownerEmail: "owner@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") },
    });
    const owner = required((await useCases.authenticate(created.token)) ?? undefined);
    const client = await useCases.createClient(owner, { name });
    const lines = [{ description: name, quantity: parseDecimal("1"), unitPrice: 100n }];
    const { id } = (await useCases.createInvoice(owner, { clientId: client.id, lines })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open" });
    const scope = { workspaceId: owner.workspaceId };
    const find = (format: string) => storage.unitOfWork.read(scope, (stores) => stores.documents.find(id, format));
    const keep = (content: Uint8Array, format: string) =>
      storage.unitOfWork.run(scope, (stores) => stores.documents.keep(id, format, content));
    return { id, scope, find, keep };
  };

  it("keeps the bytes of every PDF in every workspace, and its reverse drops only other formats", async () => {
    const [one, other] = [await invoiced("One"), await invoiced("Other")];
    await one.keep(pdf, "pdf");
    await one.keep(Uint8Array.from([1]), "cii");
    await other.keep(Uint8Array.from([2]), "pdf");

    await documents.down(knex);
    const { rows } = await sql(superuser.url, "select invoice_id, pdf from invoice_documents order by invoice_id");
    expect(rows.map((row: { invoice_id: InvoiceId; pdf: Buffer }) => [row.invoice_id, [...row.pdf]])).to.deep.equal([
      [one.id, [...pdf]],
      [other.id, [2]],
    ]);

    await documents.up(knex);
    expect([await one.find("pdf"), await one.find("cii"), await other.find("pdf")]).to.deep.equal([
      pdf,
      null,
      Uint8Array.from([2]),
    ]);
    expect(await one.keep(Uint8Array.from([3]), "pdf")).to.deep.equal(pdf);
    expect(await one.keep(Uint8Array.from([3]), "cii")).to.deep.equal(Uint8Array.from([3]));
  });

  it("leaves all formats to a copy of the database, with their bytes, and events with their authors", async () => {
    const { id, scope, keep } = await invoiced("Copied");
    await keep(pdf, "pdf");
    await keep(Uint8Array.from([1]), "cii");
    const copy = await createDatabase();
    const target = await copied(storage, { kind: "server", url: copy.url });
    try {
      const contents = ({ unitOfWork }: OpenedStorage) =>
        unitOfWork.read(scope, async ({ documents: stored, events }) => ({
          documents: [await stored.find(id, "pdf"), await stored.find(id, "cii"), await stored.find(id, "ubl")],
          authors: (await events.list(9)).map(({ author }) => author),
        }));
      const found = await contents(target);
      expect(found.documents).to.deep.equal([pdf, Uint8Array.from([1]), null]);
      expect(found.authors).to.have.length.above(2).and.to.not.include(null);
      expect(found).to.deep.equal(await contents(storage));
    } finally {
      await target.close();
      await copy.drop();
    }
  });
});
