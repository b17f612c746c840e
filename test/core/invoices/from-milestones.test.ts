import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  type CreateMilestone,
  MAX_MILESTONES,
  type Milestone,
  type MilestoneId,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type ProjectId,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

const fixed = [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 5n }];

describe("an invoice from milestones", () => {
  let world: World;
  let clientId: ClientId;
  let projectId: ProjectId;
  beforeEach(async () => {
    world = await createWorld("2026-03-20T23:30:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Client", rate: 6_000n })).id;
    projectId = (await world.useCases.createProject(world.owner, { name: "Website", clientId })).id;
  });

  const plan = (changes: Partial<CreateMilestone> = {}): Promise<Milestone> =>
    world.useCases.createMilestone(world.owner, { projectId, name: "Design", amount: 250_000n, ...changes });
  const complete = async (changes: Partial<CreateMilestone> = {}): Promise<Milestone> =>
    world.useCases.completeMilestone(world.owner, (await plan(changes)).id);
  const bill = async (command: Partial<CreateInvoice> = { fromMilestones: {} }) =>
    (await world.useCases.createInvoice(world.owner, { clientId, ...command })).invoice;
  const stored = (id: MilestoneId): Promise<Milestone> => world.useCases.getMilestone(world.owner, id);

  it("bills each completed milestone at its amount, with the day of its completion, and its tax or that of the client", async () => {
    const { useCases, owner } = world;
    await useCases.updateClient(owner, clientId, { tax: { category: "S", rate: parseDecimal("19") } });
    const first = await complete({ description: "All pages" });
    world.at("2026-03-22T08:00:00Z");
    const second = await complete({ name: "Print", amount: 100n, tax: { category: "S", rate: parseDecimal("7") } });
    await plan({ name: "Open" });
    const { lines, subtotal, taxTotal } = await bill();
    const [day, later] = [parseLocalDate("2026-03-21"), parseLocalDate("2026-03-22")];
    expect(lines).to.have.length(2);
    expect(lines[0]).to.deep.include({
      ...{ kind: "milestone", description: "Website – Design\nAll pages", quantity: parseDecimal("1"), unit: "C62" },
      ...{ unitPrice: 250_000n, net: 250_000n, milestoneIds: [first.id], timeEntryIds: [], expenseIds: [] },
      period: { start: day, end: day },
    });
    expect(lines[1]).to.deep.include({
      ...{ description: "Website – Print", milestoneIds: [second.id], period: { start: later, end: later } },
    });
    expect(lines.map(({ tax }) => tax.rate)).to.deep.equal([parseDecimal("19"), parseDecimal("7")]);
    expect([subtotal, taxTotal]).to.deep.equal([250_100n, 47_507n]);
  });

  it("bills milestones beside time and other lines, and previews them without claiming any", async () => {
    const { useCases, owner } = world;
    const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };
    await useCases.createTimeEntry(owner, { projectId, ...times });
    const { id } = await complete();
    const command = { clientId, fromTime: {}, fromExpenses: {}, fromMilestones: {}, lines: fixed };
    const preview = await useCases.previewInvoice(owner, command);
    expect((await stored(id)).status).to.equal("completed");
    const invoice = await bill(command);
    expect(invoice.lines.map(({ kind, net }) => [kind, net])).to.deep.equal([
      ["fixed", 5n],
      ["time", 6_000n],
      ["milestone", 250_000n],
    ]);
    expect(preview.invoice.lines).to.deep.equal(invoice.lines);
    expect(await stored(id)).to.deep.include({ status: "invoiced", invoiceId: invoice.id, version: 3 });
  });

  it("bills milestones of a project with a fixed fee and never its time, which reports count; billed time stays billed", async () => {
    const { useCases, owner } = world;
    const work = (day: string) =>
      useCases.createTimeEntry(owner, {
        projectId,
        startTime: parseInstant(`2026-03-${day}T08:00:00Z`),
        endTime: parseInstant(`2026-03-${day}T09:00:00Z`),
      });
    const billed = await work("02");
    const invoice = await bill({ fromTime: {} });
    const open = await work("03");
    await useCases.updateProject(owner, projectId, { billingMethod: "fixed_fee" });
    const later = await work("04");
    await complete();
    const { lines } = await bill({ fromTime: {}, fromMilestones: {} });
    expect(lines.map(({ kind }) => kind)).to.deep.equal(["milestone"]);
    expect(await useCases.getTimeEntry(owner, billed.id)).to.include({ invoiceId: invoice.id, status: "billed" });
    for (const { id } of [open, later])
      expect(await useCases.getTimeEntry(owner, id)).to.include({ status: "recorded", billable: true });
    const hours = async (filter: object) => (await useCases.getTimeReport(owner, { groupBy: [], filter })).totals.seconds / 3_600;
    expect(await hours({})).to.equal(3);
    expect(await hours({ billed: false, billingMethods: ["time"] })).to.equal(0);
    await useCases.updateProject(owner, projectId, { billingMethod: "time" });
    expect(await hours({ billed: false, billingMethods: ["time"] })).to.equal(2);
    expect((await bill({ fromTime: {} })).lines[0]?.timeEntryIds).to.have.members([open.id, later.id]);
  });

  it("bills amounts as they are with gross prices, which contain the tax", async () => {
    await complete({ amount: 119n, tax: { category: "S", rate: parseDecimal("19") } });
    const { total, taxTotal } = await bill({ fromMilestones: {}, prices: "gross" });
    expect([total, taxTotal]).to.deep.equal([119n, 19n]);
  });

  it("selects by project and by milestone, and refuses those that cannot be billed", async () => {
    const { useCases, owner } = world;
    const second = await useCases.createProject(owner, { name: "Second", clientId });
    const other = await useCases.createClient(owner, { name: "Other" });
    const theirs = await useCases.createProject(owner, { name: "Theirs", clientId: other.id });
    const [one, two, open] = [await complete(), await complete({ projectId: second.id }), await plan()];
    const foreign = await complete({ projectId: theirs.id });
    const selected = async (fromMilestones: NonNullable<CreateInvoice["fromMilestones"]>) =>
      (await useCases.previewInvoice(owner, { clientId, fromMilestones })).invoice.lines.flatMap(
        ({ milestoneIds }) => milestoneIds,
      );
    expect(await selected({})).to.deep.equal([one.id, two.id]);
    expect(await selected({ projectIds: [second.id] })).to.deep.equal([two.id]);
    expect(await selected({ milestoneIds: [two.id] })).to.deep.equal([two.id]);
    const refusedWith = async (command: Partial<CreateInvoice>) => {
      const { at, code } = await refusal(bill(command));
      return `${at}: ${code}`;
    };
    const unbillable = "milestone_not_billable";
    const wrong: readonly (readonly [string, Partial<CreateInvoice>])[] = [
      [`fromMilestones.milestoneIds.1: ${unbillable}`, { fromMilestones: { milestoneIds: [one.id, open.id] } }],
      [`fromMilestones.milestoneIds.0: ${unbillable}`, { fromMilestones: { milestoneIds: [foreign.id] } }],
      [`fromMilestones.milestoneIds.0: ${unbillable}`, { fromMilestones: { projectIds: [second.id], milestoneIds: [one.id] } }],
      [
        "fromMilestones.milestoneIds.0: unknown_reference",
        { fromMilestones: { milestoneIds: ["mst_01h455vb4pex5vsknk084sn02q" as MilestoneId] } },
      ],
      ["fromMilestones.projectIds.0: project_of_other_client", { fromMilestones: { projectIds: [theirs.id] } }],
      ["fromMilestones: not_for_deposits", { fromMilestones: {}, type: "deposit" }],
      ["lines.0: milestone_line", { lines: fixed.map((line) => ({ ...line, kind: "milestone" as const })) }],
      ["lines.0: milestone_line", { lines: fixed.map((line) => ({ ...line, milestoneIds: [one.id] })) }],
    ];
    for (const [expected, command] of wrong) expect(await refusedWith(command)).to.equal(expected);
    await bill();
    expect(await refusedWith({ fromMilestones: {} })).to.equal(": nothing_to_bill");
    expect(await refusedWith({ fromMilestones: { milestoneIds: [one.id] } })).to.equal(
      `fromMilestones.milestoneIds.0: ${unbillable}`,
    );
  });

  it("bills at most so many that no line of a request exceeds its limit", async () => {
    for (let count = 0; count <= MAX_MILESTONES; count++) await complete({ amount: 1n });
    const { at, code } = await refusal(bill());
    expect(`${at}: ${code}`).to.equal("fromMilestones: too_many");
  });

  it("refuses milestones in another currency, and names them", async () => {
    const { id } = await complete({ currency: parseCurrency("USD") });
    const refused = await bill().catch((error: unknown) => error);
    expect(refused).to.deep.include({ code: "currency_mismatch", details: { milestone_ids: [id], count: 1 } });
    await world.useCases.updateMilestone(world.owner, id, { currency: parseCurrency("EUR"), amount: 7n });
    expect((await bill()).subtotal).to.equal(7n);
  });

  it("keeps what it bills: an invoiced milestone cannot change, be opened again or be deleted", async () => {
    const { useCases, owner } = world;
    const { id } = await complete();
    const { id: invoiceId } = await bill();
    const before = await stored(id);
    expect(await codeOf(useCases.updateMilestone(owner, id, { amount: 5n }))).to.equal("milestone_invoiced");
    expect(await codeOf(useCases.reopenMilestone(owner, id))).to.equal("milestone_invoiced");
    expect(await codeOf(useCases.deleteMilestone(owner, id))).to.equal("milestone_invoiced");
    expect(await useCases.updateMilestone(owner, id, { amount: before.amount })).to.deep.equal(before);
    expect(await useCases.completeMilestone(owner, id)).to.deep.equal(before);
    expect(before.invoiceId).to.equal(invoiceId);
  });

  it("releases milestones when it is voided or deleted, when a draft drops their line, and when a credit note releases it", async () => {
    const { useCases, owner } = world;
    const { id, completedAt } = await complete();
    const expectReleased = async () => expect(await stored(id)).to.include({ status: "completed", invoiceId: null, completedAt });
    await useCases.deleteInvoice(owner, (await bill()).id);
    await expectReleased();
    await useCases.updateInvoice(owner, (await bill()).id, { status: "void" });
    await expectReleased();
    const draft = await bill({ fromMilestones: {}, lines: fixed });
    const refusedWith = async (at: number, milestoneIds: readonly MilestoneId[]) => {
      const lines = draft.lines.slice(at, at + 1).map((line) => ({ ...line, net: undefined, milestoneIds }));
      const refused = await refusal(useCases.updateInvoice(owner, draft.id, { lines }));
      return `${refused.at}: ${refused.code}`;
    };
    expect(await refusedWith(1, [])).to.equal("lines.0.milestoneIds: too_few");
    expect(await refusedWith(0, [id])).to.equal("lines.0.milestoneIds: not_a_milestone_line");
    await useCases.updateInvoice(owner, draft.id, { lines: fixed });
    await expectReleased();
    const open = (await useCases.updateInvoice(owner, (await bill()).id, { status: "open" })).invoice;
    await useCases.createCreditNote(owner, open.id, { reason: "Wrong", lines: [{ line: 0, net: 400n }] });
    expect((await stored(id)).status).to.equal("invoiced");
    const { invoice: note } = await useCases.createCreditNote(owner, open.id, { reason: "Wrong", releaseTime: true });
    expect(note.lines.flatMap(({ milestoneIds }) => milestoneIds)).to.deep.equal([]);
    await expectReleased();
  });
});
