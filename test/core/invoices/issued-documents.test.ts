import { expect } from "chai";
import { type ClientId, type DocumentRenderer, type InvoiceId, makeExportInvoice, parseDecimal } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;
const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n, tax }];

describe("the document of an issued invoice", () => {
  let world: World;
  let clientId: ClientId;
  /** How often each version of the program has rendered an original. */
  let rendered: string[];
  beforeEach(async () => {
    world = await createWorld("2026-03-10T08:00:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Client", email: "to@example.com" })).id;
    rendered = [];
  });

  /** What a version of the program exports. Each version draws other bytes. */
  const versionOf = (name: string) => {
    const documentRenderer: DocumentRenderer = {
      render: async ({ invoice, mark }, format) => {
        if (mark === null) rendered.push(name);
        return new TextEncoder().encode(`${name} ${format} ${invoice.number} ${invoice.status} ${mark}`);
      },
    };
    const exportInvoice = makeExportInvoice({ ...world.ports, documentRenderer });
    return async (id: InvoiceId, copy?: "void" | "paid") => {
      const { content, mediaType, fileName } = await exportInvoice(world.owner, id, { copy });
      return { text: new TextDecoder().decode(content), mediaType, fileName };
    };
  };

  const issued = async (type: "invoice" | "deposit" = "invoice"): Promise<InvoiceId> => {
    const { id } = (await world.useCases.createInvoice(world.owner, { clientId, type, lines })).invoice;
    await world.useCases.updateInvoice(world.owner, id, { status: "open" });
    return id;
  };
  const settle = (id: InvoiceId, kind: "payment" | "write_off") =>
    world.useCases.recordPayment(world.owner, id, { kind, amount: 1_190n });
  const credit = async (id: InvoiceId) =>
    (await world.useCases.createCreditNote(world.owner, id, { reason: "Billed twice" })).invoice.id;

  const fates: Readonly<Record<string, { readonly make: () => Promise<InvoiceId>; then(id: InvoiceId): Promise<unknown> }>> = {
    "an open invoice": { make: issued, then: async () => undefined },
    "a void invoice": { make: issued, then: (id) => world.useCases.updateInvoice(world.owner, id, { status: "void" }) },
    "a paid invoice": { make: issued, then: (id) => settle(id, "payment") },
    "a credited invoice": { make: issued, then: credit },
    "an invoice that was written off": { make: issued, then: (id) => settle(id, "write_off") },
    "a paid deposit": { make: () => issued("deposit"), then: (id) => settle(id, "payment") },
    "a credit note": { make: async () => credit(await issued()), then: async () => undefined },
  };

  for (const [title, { make, then }] of Object.entries(fates)) {
    it(`has the same bytes for ${title} in every later version, and after the settings change`, async () => {
      const id = await make();
      const first = await versionOf("old")(id);
      await then(id);
      await world.useCases.updateWorkspace(world.owner, { name: "Other", locale: "de" });
      for (const version of ["old", "new", "newer"]) expect(await versionOf(version)(id)).to.deep.equal(first);
      expect(rendered).to.deep.equal(["old"]);
    });

    it(`is the first one exported for ${title} that was not exported before, in every later version`, async () => {
      const id = await make();
      await then(id);
      const first = await versionOf("new")(id);
      expect(await versionOf("newer")(id)).to.deep.equal(first);
      expect(rendered).to.deep.equal(["new"]);
    });
  }

  it("is not replaced by marked copies, which are not stored", async () => {
    const id = await issued();
    await world.useCases.updateInvoice(world.owner, id, { status: "void" });
    expect((await versionOf("old")(id, "void")).text).to.equal("old pdf INV-2026-0001 void void");
    expect((await versionOf("new")(id)).text).to.equal("new pdf INV-2026-0001 void null");
    expect((await versionOf("newer")(id, "void")).text).to.equal("newer pdf INV-2026-0001 void void");
    expect((await versionOf("newer")(id)).text).to.equal("new pdf INV-2026-0001 void null");
    expect(await codeOf(versionOf("newer")(id, "paid"))).to.equal("copy_not_available");
  });

  it("is named after the number and has the media type of its format; a draft is rendered each time, named after its id", async () => {
    expect(await versionOf("old")(await issued())).to.include({ mediaType: "application/pdf", fileName: "INV-2026-0001.pdf" });
    const { id } = (await world.useCases.createInvoice(world.owner, { clientId, lines })).invoice;
    for (const version of ["old", "new"]) {
      const text = `${version} pdf null draft draft`;
      expect(await versionOf(version)(id)).to.deep.equal({ text, mediaType: "application/pdf", fileName: `${id}.pdf` });
    }
  });
});
