import { expect } from "chai";
import { type InvoiceId, parseDecimal, parseLocalDate, parseTimeZone, type Ports, type UserActor } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { reactionsIn } from "../reactions.js";
import { createWorld, type World } from "../world.js";

describe("the events of overdue invoices", () => {
  let world: World;
  let errors: unknown[];

  const wake = (changed: Partial<Ports> = {}) => reactionsIn(world, (error) => void errors.push(error), changed).overdue.wake();
  const issued = async (dueDate: string, owner: UserActor = world.owner): Promise<InvoiceId> => {
    const { useCases } = world;
    const client = await useCases.createClient(owner, { name: "Client" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
    const { id } = (await useCases.createInvoice(owner, { clientId: client.id, lines })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open", dueDate: parseLocalDate(dueDate) });
    return id;
  };
  /** The invoices of the events, oldest first. */
  const reported = async () =>
    (await world.events()).filter(({ type }) => type === "invoice.overdue").map(({ data }) => data["id"]);

  beforeEach(async () => {
    world = await createWorld("2026-03-02T08:00:00Z");
    errors = [];
  });
  afterEach(() => expect(errors).to.deep.equal([]));

  it("occur from the day after the due date in the workspace's time zone, once, however late", async () => {
    const id = await issued("2026-03-10");
    world.at("2026-03-10T22:59:59.999Z");
    await wake();
    expect(await reported()).to.deep.equal([]);
    world.at("2026-03-10T23:00:00Z");
    await Promise.all([wake(), wake()]);
    await wake();
    expect(await reported()).to.deep.equal([id]);
    const late = await issued("2026-03-12");
    world.at("2026-06-01T08:00:00Z");
    await wake();
    expect(await reported()).to.deep.equal([id, late]);
  });

  it("contain the overdue invoice, and its automatic work as author", async () => {
    const id = await issued("2026-03-10");
    const before = (await world.useCases.getInvoice(world.owner, id)).invoice;
    world.at("2026-03-11T08:00:00Z");
    await wake();
    expect((await world.events()).at(-1)?.data).to.include({ id, status: "open", overdue: true, amount_due: 1000 });
    expect((await world.authors()).at(-1)).to.deep.equal(["invoice.overdue", "system:due_dates"]);
    expect((await world.useCases.getInvoice(world.owner, id)).invoice).to.deep.equal(before);
  });

  it("occur within the offsets of all time zones from UTC", async () => {
    for (const [zone, end] of [
      ["Pacific/Kiritimati", "2026-03-10T10:00:00Z"],
      ["Etc/GMT+12", "2026-03-11T12:00:00Z"],
    ] as const) {
      world = await createWorld("2026-03-02T08:00:00Z");
      await world.useCases.updateWorkspace(world.owner, { timeZone: parseTimeZone(zone) });
      const id = await issued("2026-03-10");
      world.at(new Date(Date.parse(end) - 1).toISOString());
      await wake();
      expect(await reported(), zone).to.deep.equal([]);
      world.at(end);
      await wake();
      expect(await reported(), zone).to.deep.equal([id]);
    }
  });

  it("do not occur for invoices that are paid or void, and for drafts", async () => {
    const { useCases, owner } = world;
    await useCases.recordPayment(owner, await issued("2026-03-10"), { amount: 1_000n });
    await useCases.updateInvoice(owner, await issued("2026-03-10"), { status: "void" });
    const { id } = await useCases.createClient(owner, { name: "Client" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
    await useCases.createInvoice(owner, { clientId: id, lines, dueDate: parseLocalDate("2026-03-10") });
    world.at("2026-03-20T08:00:00Z");
    await wake();
    expect(await reported()).to.deep.equal([]);
  });

  it("occur again for another due date, but not when the invoice is open again with the same", async () => {
    const { useCases, owner } = world;
    const id = await issued("2026-03-10");
    world.at("2026-03-11T08:00:00Z");
    await wake();
    const [payment] = (await useCases.recordPayment(owner, id, { amount: 1_000n })).invoice.payments;
    await useCases.reversePayment(owner, id, required(payment).id, { reason: "Returned by the bank" });
    await wake();
    expect(await reported()).to.deep.equal([id]);
    await useCases.updateInvoice(owner, id, { dueDate: parseLocalDate("2026-03-20") });
    await wake();
    expect(await reported()).to.deep.equal([id]);
    world.at("2026-03-21T08:00:00Z");
    await wake();
    expect(await reported()).to.deep.equal([id, id]);
  });

  it("occur for more invoices than one query returns", async () => {
    const ids = [];
    for (let i = 0; i < 101; i++) ids.push(await issued("2026-03-10"));
    world.at("2026-03-11T08:00:00Z");
    await wake();
    expect((await reported()).toSorted()).to.deep.equal(ids.toSorted());
  });

  it("go on at the next wake after a failure", async () => {
    const ids = [await issued("2026-03-10"), await issued("2026-03-10"), await issued("2026-03-10")];
    world.at("2026-03-11T08:00:00Z");
    const { unitOfWork } = world.ports;
    let left = 1;
    const failing: Ports["unitOfWork"] = {
      read: (scope, work) => unitOfWork.read(scope, work),
      run: async (scope, work) => {
        if (left-- === 0) throw new Error("lost connection");
        return unitOfWork.run(scope, work);
      },
    };
    await wake({ unitOfWork: failing });
    expect(errors.splice(0)).to.have.length(1);
    expect(await reported()).to.have.length(1);
    await wake();
    expect((await reported()).toSorted()).to.deep.equal(ids.toSorted());
  });
});
