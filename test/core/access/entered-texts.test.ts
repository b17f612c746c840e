import { expect } from "chai";
import { type ClientId, type CreateClient, parseDecimal, type ProjectId } from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

let world: World;
let clientId: ClientId;
let projectId: ProjectId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
  projectId = (await world.useCases.createProject(world.owner, { name: "Project", clientId })).id;
});

const emptyAddress = { line1: null, line2: null, city: null, postalCode: null, region: null, country: null };
const work = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];

/** The one-line texts of all resources, each with what stores it. */
const oneLine: readonly (readonly [what: string, store: (text: string) => Promise<string | null | undefined>])[] = [
  ["the name of a client", async (name) => (await world.useCases.createClient(world.owner, { name })).name],
  ["a client's new name", async (name) => (await world.useCases.updateClient(world.owner, clientId, { name })).name],
  ["a legal name", async (legalName) => (await world.useCases.updateClient(world.owner, clientId, { legalName })).legalName],
  [
    "a buyer reference",
    async (text) => (await world.useCases.updateClient(world.owner, clientId, { buyerReference: text })).buyerReference,
  ],
  ["the name of a project", async (name) => (await world.useCases.createProject(world.owner, { name })).name],
  ["the code of a project", async (code) => (await world.useCases.createProject(world.owner, { name: "x", code })).code],
  ["the name of a task", async (name) => (await world.useCases.createTask(world.owner, projectId, { name })).name],
  ["the name of a user", async (name) => (await world.useCases.updateMe(world.owner, { name })).name],
  ["the name of a workspace", async (name) => (await world.useCases.updateWorkspace(world.owner, { name })).name],
  [
    "the seller's name",
    async (text) => (await world.useCases.updateWorkspace(world.owner, { seller: { legalName: text } })).seller.legalName,
  ],
  [
    "a register",
    async (register) => (await world.useCases.updateWorkspace(world.owner, { seller: { register } })).seller.register,
  ],
  ["the name of a token", async (name) => (await world.useCases.createToken(world.owner, { name })).token.name],
  [
    "a purchase order",
    async (purchaseOrder) =>
      (await world.useCases.createInvoice(world.owner, { clientId, lines: work, purchaseOrder })).invoice.purchaseOrder,
  ],
  [
    "a payment method",
    async (method) => {
      const { id } = (await world.useCases.createInvoice(world.owner, { clientId, lines: work })).invoice;
      return (await world.useCases.updateInvoice(world.owner, id, { status: "paid", method })).invoice.payments[0]?.method;
    },
  ],
];

describe("a text of one line", () => {
  for (const [what, store] of oneLine) {
    it(`such as ${what} is trimmed, has a visible character, and has no line break`, async () => {
      expect(await store("\u00a0\u3000 Ada\u2009B. \u200b\n")).to.equal("Ada\u2009B.");
      expect(await store("👩\u200d💻")).to.equal("👩\u200d💻");
      expect(await store("\u202aAda\u202c")).to.equal("Ada");
      for (const text of ["", "  ", "\u200b", "\u2060\u00ad\ufeff", "\u3164", "\u2800\t", "\u202e\u200d", "\u{e0041}"])
        expect(await codeOf(store(text)), JSON.stringify(text)).to.equal("too_short");
      for (const text of ["a\nb", "a\rb", "a\r\nb", "a\u2028b", "a\u2029b", "a\u0085b", "a\vb"])
        expect(await codeOf(store(text)), JSON.stringify(text)).to.equal("invalid_character");
    });
  }

  it("is empty in an address if it has no visible character, and otherwise trimmed", async () => {
    const address = { ...emptyAddress, line1: " 1 Main Street\u00a0", city: "\u200b", country: "DE" };
    const stored = (await world.useCases.updateClient(world.owner, clientId, { address })).address;
    expect(stored).to.include({ line1: "1 Main Street", city: "", country: "DE" });
    const broken = world.useCases.updateClient(world.owner, clientId, { address: { line1: "a\nb" } });
    expect(await refusal(broken)).to.include({ at: "address.line1", code: "invalid_character", message: "Must be one line." });
  });
});

describe("a text of several lines", () => {
  it("is trimmed and keeps its lines", async () => {
    const { useCases, owner } = world;
    const { notes } = await useCases.updateClient(owner, clientId, { notes: "\n a\r\n  b \n" });
    expect(notes).to.equal("a\r\n  b");
    const { invoice } = await useCases.createInvoice(owner, {
      clientId,
      lines: [{ ...work[0], description: " Work\non site " } as (typeof work)[0]],
    });
    expect(invoice.lines[0]?.description).to.equal("Work\non site");
  });
});

describe("a text with control characters", () => {
  const draft = async (notes: string) => {
    const { invoice } = await world.useCases.createInvoice(world.owner, {
      ...{ clientId, notes },
      lines: [{ ...work[0], description: notes } as (typeof work)[0]],
    });
    return [invoice.notes, invoice.lines[0]?.description];
  };

  it("is stored without those that XML does not have, and with line breaks for those of spreadsheets", async () => {
    for (const [text, stored] of [
      ["a\u0001b\u000bc\ufffe", "ab\nc"],
      ["a\u000cb", "a\nb"],
      ["\u0008a\u001b[1mb\uffff", "a[1mb"],
      ["\u0001 a \u000b", "a"],
      ["a\u001fb\u000eb", "abb"],
    ] as const)
      expect(await draft(text), JSON.stringify(text)).to.deep.equal([stored, stored]);
    expect((await world.useCases.createClient(world.owner, { name: "Ada\u0001 \u000b" })).name).to.equal("Ada");
    // What remains of an address could be another one.
    expect(await codeOf(world.useCases.updateClient(world.owner, clientId, { email: "ada@example.com\u0001" }))).to.equal(
      "email_malformed",
    );
    expect(await codeOf(world.useCases.createClient(world.owner, { name: "\u0001" }))).to.equal("too_short");
  });

  it("keeps the others", async () => {
    for (const text of ["a\tb\nc\r\nd\re", "a\u0085b", "a\u200bb", "a\u007fb\u009f", "a\ufffdb", "\u{1fffe}a", "👩\u200d💻"])
      expect(await draft(text), JSON.stringify(text)).to.deep.equal([text, text]);
  });

  it("is refused with NUL or an unpaired surrogate", async () => {
    for (const text of ["a\u0000b", "a\ud800b"]) expect(await codeOf(draft(text))).to.equal("invalid_character");
  });

  it("that was stored before blocks no change, and stays when it is sent back", async () => {
    const { ports, useCases, owner } = world;
    await ports.unitOfWork.run(owner, async (stores) => {
      const client = (await stores.clients.find(clientId)) ?? expect.fail();
      await stores.clients.update({ ...client, notes: "a\u0001b", version: client.version + 1 });
    });
    const changed = await useCases.updateClient(owner, clientId, { name: "New" });
    expect(changed.notes).to.equal("a\u0001b");
    expect(await useCases.updateClient(owner, clientId, { notes: "a\u0001b" })).to.deep.equal(changed);
    expect((await useCases.updateClient(owner, clientId, { notes: "a\u0001b c" })).notes).to.equal("ab c");
  });
});

describe("what is stored", () => {
  it("is not cleaned when it is read, and does not block other changes", async () => {
    const { ports, useCases, owner } = world;
    await ports.unitOfWork.run(owner, async (stores) => {
      const client = (await stores.clients.find(clientId)) ?? expect.fail();
      await stores.clients.update({ ...client, name: " a\nb ", taxId: "ATU1234567", version: client.version + 1 });
    });
    expect((await useCases.getClient(owner, clientId)).name).to.equal(" a\nb ");
    const changed = await useCases.updateClient(owner, clientId, { notes: "x" });
    expect(changed).to.include({ name: " a\nb ", notes: "x" });
    const { name, taxId } = changed;
    expect(await useCases.updateClient(owner, clientId, { name, taxId }), "sent back").to.deep.equal(changed);
    expect(await codeOf(useCases.updateClient(owner, clientId, { name: " a\nb c" }))).to.equal("invalid_character");
  });
});

describe("the texts of an issued invoice", () => {
  it("can be sent back as they were stored before texts were trimmed", async () => {
    const { ports, useCases, owner } = world;
    const { id } = (await useCases.createInvoice(owner, { clientId, lines: work })).invoice;
    const texts = {
      notes: " Thanks\n",
      purchaseOrder: "  ",
      contractReference: " C 1 ",
      projectReference: "P\n",
      buyerReference: "a\nb\n",
    };
    await ports.unitOfWork.run(owner, async (stores) => {
      const before = (await stores.invoices.find(id)) ?? expect.fail();
      const lines = before.lines.map((line) => ({ ...line, description: " Work\n" }));
      await stores.invoices.update({ ...before, ...texts, lines, version: before.version + 1 });
    });
    const { invoice } = await useCases.updateInvoice(owner, id, { status: "open" });
    const { notes, purchaseOrder, buyerReference, lines } = invoice;
    const again = await useCases.updateInvoice(owner, id, { notes, purchaseOrder, buyerReference, lines });
    expect(again.invoice).to.deep.equal(invoice);
    expect(await codeOf(useCases.updateInvoice(owner, id, { notes: "Thank you" }))).to.equal("invoice_not_draft");
  });
});

describe("a tax ID of a client", () => {
  const create = (country: string | null, taxId: string, more: Partial<CreateClient> = {}) =>
    world.useCases.createClient(world.owner, { name: "Client", taxId, address: { ...emptyAddress, country }, ...more });

  it("is judged by the country of the address", async () => {
    for (const [country, id] of [
      ["MX", "PLA980202KL1"],
      ["MX", "A&B980202KL1"],
      ["IN", "DKSPB1234Q"],
      ["GB", "GB 999 9999 73"],
      ["DE", "DE136695976"],
    ] as const)
      expect((await create(country, id)).taxId, id).to.equal(id);
    for (const [country, id] of [
      ["AT", "ATU1234567"],
      ["DE", "DE12345678"],
      ["GR", "GR123456789"],
      [null, "DE123456789"],
      ["GB", "GB123456789"],
    ] as const)
      expect(await refusal(create(country, id)), id).to.include({ at: "taxId", code: "tax_id_malformed" });
    expect(await codeOf(world.useCases.createClient(world.owner, { name: "x", taxId: "ATU1234567" }))).to.equal(
      "tax_id_malformed",
    );
  });

  it("is judged again when the address moves to another country", async () => {
    const { id } = await create("MX", "PLA980202KL1");
    const moved = world.useCases.updateClient(world.owner, id, { address: { country: "PL" } });
    expect(await refusal(moved)).to.include({ at: "taxId", code: "tax_id_malformed" });
    const { taxId } = await world.useCases.updateClient(world.owner, id, { address: { country: "US" } });
    expect(taxId).to.equal("PLA980202KL1");
  });

  it("and the identifiers of a seller are stored without what was pasted with them", async () => {
    expect((await create("AT", "UID: ATU13585627\u00a0")).taxId).to.equal("ATU13585627");
    const seller = {
      vatId: "DE136695976\n",
      iban: "\u00a0DE89 3704\u00a00044 0532 0130 00",
      bic: "COBA DE FF",
      email: " billing@example.com\r\n",
    };
    const { seller: stored } = await world.useCases.updateWorkspace(world.owner, { seller });
    expect(stored).to.include({
      ...{ vatId: "DE136695976", iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFF", email: "billing@example.com" },
    });
  });

  it("of a seller is judged by the seller's address", async () => {
    const update = (country: string, vatId: string) =>
      world.useCases.updateWorkspace(world.owner, { seller: { vatId, address: { country } } });
    expect(await refusal(update("DE", "DE12345678"))).to.include({ at: "seller.vatId", code: "tax_id_malformed" });
    expect((await update("MX", "PLA980202KL1")).seller.vatId).to.equal("PLA980202KL1");
  });
});

describe("a text with a long gap", () => {
  it("is trimmed in time proportional to its length", async () => {
    const name = `é${" ".repeat(300_000)}é`;
    expect(await refusal(world.useCases.createClient(world.owner, { name }))).to.include({ at: "name", code: "too_long" });
  });
});
