import { expect } from "chai";
import { parseDecimal, type UserActor, wholeDecimal } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("the next invoice number of a workspace", () => {
  let world: World;
  beforeEach(async () => void (world = await createWorld("2026-03-02T08:00:00Z")));

  async function issued(actor: UserActor = world.owner): Promise<string | null> {
    const { useCases } = world;
    const client = await useCases.createClient(actor, { name: "Ada" });
    const line = { description: "Work", quantity: wholeDecimal(1n), unitPrice: 100n };
    const { invoice } = await useCases.createInvoice(actor, { clientId: client.id, lines: [line] });
    return (await useCases.updateInvoice(actor, invoice.id, { status: "open" })).invoice.number;
  }
  const next = async () => (await world.useCases.getWorkspace(world.owner)).invoiceNextNumber;
  const set = (invoiceNextNumber: number) => world.useCases.updateWorkspace(world.owner, { invoiceNextNumber });

  it("is the one that the next invoice gets", async () => {
    expect(await next()).to.equal(1);
    expect(await issued()).to.equal("INV-2026-0001");
    expect(await next()).to.equal(2);
    expect((await set(43)).invoiceNextNumber).to.equal(43);
    expect(await next()).to.equal(43);
    expect(await issued()).to.equal("INV-2026-0043");
    expect(await next()).to.equal(44);
  });

  it("can be increased, but not decreased", async () => {
    await issued();
    await issued();
    for (const [number, code] of [
      [2, "next_number_too_low"],
      [0, "out_of_range"],
      [1.5, "wrong_type"],
      [1_000_000_000, "out_of_range"],
      [3, "resolved"],
      [4, "resolved"],
      [3, "next_number_too_low"],
    ] as const)
      expect(await codeOf(set(number)), String(number)).to.equal(code);
    expect(await next()).to.equal(4);
  });

  it("belongs to the current series of the format, also if both change", async () => {
    await set(43);
    const both = { invoiceNumberFormat: "R{YY}-{SEQ}", invoiceNextNumber: 7 };
    expect((await world.useCases.updateWorkspace(world.owner, both)).invoiceNextNumber).to.equal(7);
    expect(await issued()).to.equal("R26-7");
    world.at("2027-01-01T08:00:00Z");
    expect(await next()).to.equal(1);
    expect(await issued()).to.equal("R27-1");
    const before = await world.useCases.updateWorkspace(world.owner, { invoiceNumberFormat: "INV-{YYYY}-{SEQ:4}" });
    expect(before.invoiceNextNumber).to.equal(1);
  });

  it("changes the version of the workspace only if it is set to another number", async () => {
    const { version } = await world.useCases.getWorkspace(world.owner);
    expect((await set(1)).version).to.equal(version);
    expect((await set(2)).version).to.equal(version + 1);
  });

  it("is not shown to members", async () => {
    const member = await world.actor("member");
    expect(await world.useCases.getWorkspace(member)).to.not.have.property("invoiceNextNumber");
  });
});

describe("numbers that an earlier format assigned", () => {
  it("are skipped, and the ledger says which", async () => {
    const world = await createWorld("2026-03-10T08:00:00Z");
    const { useCases, owner, ports } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1n }];
    const issue = async (invoiceNumberFormat: string) => {
      await useCases.updateWorkspace(owner, { invoiceNumberFormat });
      const { id } = (await useCases.createInvoice(owner, { clientId, lines })).invoice;
      return (await useCases.updateInvoice(owner, id, { status: "open" })).invoice.number;
    };
    expect([await issue("1{SEQ}"), await issue("1{SEQ}"), await issue("{SEQ}")]).to.deep.equal(["11", "12", "1"]);
    await useCases.updateWorkspace(owner, { invoiceNextNumber: 11 });
    expect(await issue("{SEQ}")).to.equal("13");
    const entries = await ports.unitOfWork.read(owner, ({ ledger }) => ledger.list({ after: null, limit: 20 }));
    const skipped = entries.map(({ document }) => JSON.parse(document)).filter(({ kind }) => kind === "skipped_numbers");
    expect(skipped.map(({ from, to }) => [from, to])).to.deep.equal([
      ...[
        [2, 10],
        [11, 12],
      ],
    ]);
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
  });
});
