import { expect } from "chai";
import { clientView, parseDecimal, parseInstant, projectView, taskView } from "../../../core/index.js";
import { timeEntryView } from "../../../core/time-entries/time-entry-view.js";
import { createWorld, type World } from "../world.js";

const line = { description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n };
const startTime = parseInstant("2026-03-01T08:00:00Z");
const endTime = parseInstant("2026-03-01T09:00:00Z");

describe("the events of changes", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });

  /** The event types that the action emits. */
  const typesOf = async (action: () => Promise<unknown>): Promise<string[]> => {
    const before = (await world.events()).length;
    await action();
    return (await world.events()).slice(before).map(({ type }) => type);
  };
  const draft = async () => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Client", email: "client@example.com" });
    return (await useCases.createInvoice(owner, { clientId: client.id, lines: [line] })).invoice.id;
  };

  it("report the creation and change of a client, and nothing if nothing changes", async () => {
    const { useCases, owner } = world;
    expect(await typesOf(() => useCases.createClient(owner, { name: "A" }))).to.deep.equal(["client.created"]);
    const { id } = await useCases.createClient(owner, { name: "B" });
    expect(await typesOf(() => useCases.updateClient(owner, id, { name: "C" }))).to.deep.equal(["client.updated"]);
    expect(await typesOf(() => useCases.updateClient(owner, id, { name: "C" }))).to.deep.equal([]);
    expect((await world.events()).at(-1)).to.deep.include({ type: "client.updated" });
    expect((await world.events()).at(-1)?.data).to.include({ id, name: "C" });
    expect(await typesOf(() => useCases.updateClient(owner, id, { status: "archived" }))).to.deep.equal(["client.updated"]);
  });

  it("report the creation, change and restoration of a project, and archiving as a single event", async () => {
    const { useCases, owner } = world;
    expect(await typesOf(() => useCases.createProject(owner, { name: "A" }))).to.deep.equal(["project.created"]);
    const { id } = await useCases.createProject(owner, { name: "B" });
    const update = (patch: Parameters<typeof useCases.updateProject>[2]) =>
      typesOf(() => useCases.updateProject(owner, id, patch));
    expect(await update({ name: "C" })).to.deep.equal(["project.updated"]);
    expect(await update({ name: "C" })).to.deep.equal([]);
    expect(await update({ name: "D", status: "archived" })).to.deep.equal(["project.archived"]);
    expect(await update({ notes: "Kept for the record." })).to.deep.equal(["project.updated"]);
    expect(await update({ status: "active" })).to.deep.equal(["project.updated"]);
  });

  it("report the creation and change of a task, and nothing if nothing changes", async () => {
    const { useCases, owner } = world;
    const { id: projectId } = await useCases.createProject(owner, { name: "Project" });
    expect(await typesOf(() => useCases.createTask(owner, projectId, { name: "A" }))).to.deep.equal(["task.created"]);
    const { id } = await useCases.createTask(owner, projectId, { name: "B" });
    expect((await world.events()).at(-1)?.data).to.include({ id, name: "B" });
    expect(await typesOf(() => useCases.updateTask(owner, id, { name: "C" }))).to.deep.equal(["task.updated"]);
    expect((await world.events()).at(-1)?.data).to.include({ id, name: "C" });
    expect(await typesOf(() => useCases.updateTask(owner, id, { name: "C" }))).to.deep.equal([]);
    expect(await typesOf(() => useCases.updateTask(owner, id, { status: "archived" }))).to.deep.equal(["task.updated"]);
  });

  it("contain a deleted client, project or task in its last state, and nothing if it is in use", async () => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Client" });
    const project = await useCases.createProject(owner, { name: "Project", clientId: client.id });
    const task = await useCases.createTask(owner, project.id, { name: "Task" });
    const refused = async (work: Promise<unknown>) => work.catch((error: unknown) => error);
    expect(await typesOf(() => refused(useCases.deleteClient(owner, client.id)))).to.deep.equal([]);
    expect(await typesOf(() => refused(useCases.deleteProject(owner, project.id)))).to.deep.equal([]);
    expect(await typesOf(() => useCases.deleteTask(owner, task.id))).to.deep.equal(["task.deleted"]);
    expect((await world.events()).at(-1)?.data).to.deep.equal(taskView(task));
    expect(await typesOf(() => useCases.deleteProject(owner, project.id))).to.deep.equal(["project.deleted"]);
    expect((await world.events()).at(-1)?.data).to.deep.equal(projectView(project));
    expect(await typesOf(() => useCases.deleteClient(owner, client.id))).to.deep.equal(["client.deleted"]);
    expect((await world.events()).at(-1)?.data).to.deep.equal(clientView(client));
  });

  it("contain a deleted entry in its last state, recorded or running", async () => {
    const { useCases, owner } = world;
    const { id: projectId } = await useCases.createProject(owner, { name: "Project" });
    for (const times of [{ startTime, endTime }, {}]) {
      const entry = await useCases.createTimeEntry(owner, { projectId, ...times });
      expect(await typesOf(() => useCases.deleteTimeEntry(owner, entry.id))).to.deep.equal(["time_entry.deleted"]);
      expect((await world.events()).at(-1)?.data).to.deep.equal(timeEntryView(entry));
    }
  });

  it("report each step of an invoice, and both events for a payment that settles it, with the same data", async () => {
    const { useCases, owner } = world;
    const id = await draft();
    const update = (patch: Parameters<typeof useCases.updateInvoice>[2]) =>
      typesOf(() => useCases.updateInvoice(owner, id, patch));
    expect(await update({ notes: "Thank you." })).to.deep.equal([]);
    expect(await update({ status: "open" })).to.deep.equal(["invoice.issued"]);
    expect(await update({ status: "open" })).to.deep.equal([]);
    const pay = (amount: bigint) => typesOf(() => useCases.recordPayment(owner, id, { amount }));
    expect(await pay(400n)).to.deep.equal(["invoice.payment_recorded"]);
    expect(await pay(600n)).to.deep.equal(["invoice.payment_recorded", "invoice.paid"]);
    const [recorded, paid] = (await world.events()).slice(-2);
    expect(recorded?.data).to.deep.equal(paid?.data);
    expect(paid?.data).to.include({ status: "paid", amount_paid: 1_000, amount_due: 0 });
    expect(await update({ status: "paid" })).to.deep.equal([]);
  });

  it("report a draft that is paid immediately, one that is voided, and one that is issued by sending", async () => {
    const { useCases, owner } = world;
    const [paid, void_, sent] = [await draft(), await draft(), await draft()];
    expect(await typesOf(() => useCases.updateInvoice(owner, paid, { status: "paid" }))).to.deep.equal([
      "invoice.issued",
      "invoice.payment_recorded",
      "invoice.paid",
    ]);
    expect(await typesOf(() => useCases.updateInvoice(owner, void_, { status: "void" }))).to.deep.equal(["invoice.voided"]);
    expect(await typesOf(() => useCases.sendInvoice(owner, sent, {}))).to.deep.equal(["invoice.issued"]);
    expect(await typesOf(() => useCases.sendInvoice(owner, sent, {}))).to.deep.equal([]);
  });
});
