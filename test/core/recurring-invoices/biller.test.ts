import { expect } from "chai";
import {
  type CreateRecurringInvoice,
  type Invoice,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type Ports,
  type RecurringInvoice,
} from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { codeOf, createWorld, type World } from "../world.js";

const day = parseLocalDate;
const lines = [{ description: "Hosting, {month}", quantity: parseDecimal("1"), unitPrice: 9_900n }];

describe("the invoices of recurring invoices", () => {
  let world: World;
  let errors: unknown[];
  let clientId: Invoice["clientId"];

  const wake = (changed: Partial<Ports> = {}) => reactionsIn(world, (error) => void errors.push(error), changed).recurring.wake();
  const create = (given: Partial<CreateRecurringInvoice> = {}): Promise<RecurringInvoice> =>
    world.useCases.createRecurringInvoice(world.owner, {
      ...{ clientId, name: "Hosting", unit: "month", startsOn: day("2026-04-01"), lines },
      ...given,
    });
  const current = ({ id }: RecurringInvoice) => world.useCases.getRecurringInvoice(world.owner, id);
  const update = ({ id }: RecurringInvoice, patch: Parameters<typeof world.useCases.updateRecurringInvoice>[2]) =>
    world.useCases.updateRecurringInvoice(world.owner, id, patch);
  /** The invoices of a recurring invoice, oldest first, with their lines. */
  const made = async ({ id }: RecurringInvoice): Promise<readonly Invoice[]> => {
    const { items } = await world.useCases.listInvoices(
      world.owner,
      { recurringInvoiceIds: [id] },
      { limit: 200, descending: false },
    );
    return Promise.all(items.map(async ({ invoice }) => (await world.useCases.getInvoice(world.owner, invoice.id)).invoice));
  };
  const starts = async (recurring: RecurringInvoice) => (await made(recurring)).map(({ period }) => period?.start);

  beforeEach(async () => {
    world = await createWorld("2026-03-15T08:00:00Z");
    errors = [];
    const client = { name: "Ada", email: "ada@example.com", locale: "de-DE" };
    clientId = (await world.useCases.createClient(world.owner, client)).id;
  });
  afterEach(() => expect(errors).to.deep.equal([]));

  it("are made from the beginning of the date in the workspace's time zone, once", async () => {
    const recurring = await create();
    expect(recurring).to.include({ nextOn: "2026-04-01", lastOn: null, invoiceCount: 0, failure: null });
    world.at("2026-03-31T21:59:59.999Z");
    await wake();
    expect(await made(recurring)).to.deep.equal([]);
    world.at("2026-03-31T22:00:00Z");
    await Promise.all([wake(), wake(), wake()]);
    await wake();
    const [invoice, ...others] = await made(recurring);
    expect(others).to.deep.equal([]);
    expect(invoice).to.deep.include({
      ...{ status: "draft", recurringInvoiceId: recurring.id, clientId, subtotal: 9_900n },
      period: { start: "2026-04-01", end: "2026-04-30" },
    });
    expect(invoice?.lines[0]?.description).to.equal("Hosting, April 2026");
    expect(await current(recurring)).to.include({ nextOn: "2026-05-01", lastOn: "2026-04-01", invoiceCount: 1 });
    expect((await world.authors()).at(-1)).to.deep.equal(["invoice.created", "system:recurring_invoices"]);
  });

  it("are issued and sent as the recurring invoice says, in the same transaction", async () => {
    const [issued, sent] = [await create({ action: "issue" }), await create({ action: "send", subject: "{period}" })];
    world.at("2026-04-01T08:00:00Z");
    await wake();
    expect((await made(issued))[0]).to.include({ status: "open", number: "INV-2026-0001", issueDate: "2026-04-01" });
    const [invoice] = await made(sent);
    expect(invoice).to.include({ status: "open", number: "INV-2026-0002" });
    const messages = await world.useCases.listInvoiceMessages(world.owner, invoice?.id as Invoice["id"]);
    expect(messages.items.map(({ to, subject, author }) => [to, subject, author])).to.deep.equal([
      [["ada@example.com"], "01.04.2026 – 30.04.2026", "system:recurring_invoices"],
    ]);
  });

  it("are made for every date after an outage, in order, and issued on the day itself", async () => {
    const monthly = await create({ action: "issue" });
    const weekly = await create({ unit: "week", interval: 2, startsOn: day("2026-04-06"), action: "issue" });
    world.at("2026-06-20T08:00:00Z");
    await wake();
    expect(await starts(monthly)).to.deep.equal(["2026-04-01", "2026-05-01", "2026-06-01"]);
    expect(await starts(weekly)).to.deep.equal([
      "2026-04-06",
      "2026-04-20",
      "2026-05-04",
      "2026-05-18",
      "2026-06-01",
      "2026-06-15",
    ]);
    const numbered = [...(await made(monthly)), ...(await made(weekly))];
    expect(numbered.every(({ issueDate }) => issueDate === "2026-06-20")).to.equal(true);
  });

  it("wait for a person if a date cannot be billed, and go on when it is billed", async () => {
    const recurring = await create({ action: "issue" });
    await world.useCases.updateClient(world.owner, clientId, { status: "archived" });
    world.at("2026-06-01T08:00:00Z");
    await wake();
    await wake();
    const failed = await current(recurring);
    expect(failed).to.include({ nextOn: "2026-04-01", invoiceCount: 0 });
    expect(failed.failure).to.deep.include({
      date: "2026-04-01",
      code: "client_archived",
      failedAt: parseInstant("2026-06-01T08:00:00Z"),
    });
    expect(await made(recurring)).to.deep.equal([]);
    const reported = (await world.events()).filter(({ type }) => type === "recurring_invoice.failed");
    expect(reported.map(({ data }) => data["id"])).to.deep.equal([recurring.id]);
    expect(await codeOf(world.useCases.billRecurringInvoice(world.owner, recurring.id))).to.equal("client_archived");
    await world.useCases.updateClient(world.owner, clientId, { status: "active" });
    await wake();
    expect(await made(recurring), "not without a person").to.deep.equal([]);
    expect(await world.useCases.billRecurringInvoice(world.owner, recurring.id)).to.include({
      nextOn: "2026-05-01",
      failure: null,
    });
    await wake();
    expect(await starts(recurring)).to.deep.equal(["2026-04-01", "2026-05-01", "2026-06-01"]);
  });

  it("wait likewise for rates, checks, recipients and time, and store nothing of what failed", async () => {
    const { useCases, owner } = world;
    await useCases.updateWorkspace(owner, { issueChecks: "block" });
    const silent = await useCases.createClient(owner, { name: "No address" });
    const project = await useCases.createProject(owner, { name: "Project", clientId });
    const time = { from: parseInstant("2026-03-10T08:00:00Z"), to: parseInstant("2026-03-10T09:00:00Z") };
    await useCases.createTimeEntry(owner, { projectId: project.id, startTime: time.from, endTime: time.to });
    const other = await useCases.createClient(owner, { name: "Without time" });
    const ofTime = { lines: [], fromTime: {}, period: "preceding" } as const;
    const failing = [
      [await create({ action: "issue" }), "not_ready_to_issue"],
      [await create({ action: "send", clientId: silent.id }), "recipient_missing"],
      [await create(ofTime), "rate_missing"],
      [await create({ ...ofTime, clientId: other.id }), "nothing_to_bill"],
    ] as const;
    world.at("2026-04-01T08:00:00Z");
    await wake();
    for (const [recurring, code] of failing) {
      expect((await current(recurring)).failure?.code).to.equal(code);
      expect(await made(recurring)).to.deep.equal([]);
    }
    const [first] = failing[0];
    expect(await useCases.skipRecurringInvoice(owner, first.id)).to.include({
      nextOn: "2026-05-01",
      invoiceCount: 0,
      failure: null,
    });
    expect(await codeOf(useCases.billRecurringInvoice(owner, first.id))).to.equal("recurring_invoice_not_due");
  });

  it("bill the time that began before the end of their period, also if it was recorded late", async () => {
    const { useCases, owner } = world;
    const project = await useCases.createProject(owner, { name: "Project", clientId, rate: 6_000n });
    const work = (start: string) => {
      const startTime = parseInstant(start);
      return useCases.createTimeEntry(owner, { projectId: project.id, startTime, durationSeconds: 3_600 });
    };
    const recurring = await create({
      lines: [],
      fromTime: { projectIds: [project.id] },
      period: "previous_calendar",
      skipEmpty: true,
    });
    await work("2026-02-10T08:00:00Z");
    await work("2026-03-31T21:30:00Z");
    world.at("2026-04-01T08:00:00Z");
    await work("2026-03-31T22:30:00Z");
    await wake();
    const [march] = await made(recurring);
    expect(march?.lines.map(({ quantity }) => quantity)).to.deep.equal([parseDecimal("7200")]);
    await work("2026-03-05T08:00:00Z");
    world.at("2026-05-01T08:00:00Z");
    await wake();
    const [, april] = await made(recurring);
    expect(april?.lines.map(({ quantity }) => quantity)).to.deep.equal([parseDecimal("7200")]);
    world.at("2026-07-01T08:00:00Z");
    await wake();
    expect(await current(recurring)).to.include({ invoiceCount: 2, lastOn: "2026-07-01", nextOn: "2026-08-01", failure: null });
  });

  it("bill the expenses that are dated before the end of their period, at net prices", async () => {
    const { useCases, owner, at } = world;
    const record = (date: string, given: Partial<Parameters<typeof useCases.createExpense>[1]> = {}) =>
      useCases.createExpense(owner, { date: day(date), category: "Travel", amount: 1_000n, clientId, ...given });
    const last = await record("2026-03-31");
    await record("2026-04-01");
    await record("2026-03-30", { billable: false });
    const fromExpenses = { projectIds: [], userIds: [], groupBy: "expense" } as const;
    expect(await codeOf(create({ fromExpenses }))).to.equal("period_not_over");
    expect(await codeOf(create({ fromExpenses, period: "preceding", prices: "gross" }))).to.equal("not_with_gross_prices");
    const other = (await useCases.createClient(owner, { name: "Other" })).id;
    const { id: project } = await useCases.createProject(owner, { name: "Other", clientId: other });
    const ofOther = { ...fromExpenses, projectIds: [project] };
    expect(await codeOf(create({ fromExpenses: ofOther, period: "preceding" }))).to.equal("project_of_other_client");
    const recurring = await create({
      fromExpenses,
      lines: [],
      period: "preceding",
      skipEmpty: true,
      startsOn: day("2026-04-01"),
    });
    expect(await codeOf(update(recurring, { fromExpenses: ofOther }))).to.equal("project_of_other_client");
    at("2026-04-01T08:00:00Z");
    await wake();
    const late = await record("2026-03-02");
    at("2026-05-01T08:00:00Z");
    await wake();
    at("2026-06-01T08:00:00Z");
    await wake();
    const billed = (await made(recurring)).map((invoice) => invoice.lines.flatMap(({ expenseIds }) => expenseIds));
    expect(billed[0]).to.deep.equal([last.id]);
    expect(billed[1]).to.have.length(2).and.include(late.id);
    expect(billed).to.have.length(2);
    expect(await current(recurring)).to.include({ nextOn: "2026-07-01", invoiceCount: 2, failure: null });
  });

  it("end with the last date, or the last of a number of invoices", async () => {
    const [ended, counted] = [await create({ endsOn: day("2026-05-01") }), await create({ maxInvoices: 2 })];
    world.at("2026-09-01T08:00:00Z");
    await wake();
    for (const recurring of [ended, counted]) {
      expect(await starts(recurring)).to.deep.equal(["2026-04-01", "2026-05-01"]);
      expect(await current(recurring)).to.include({ nextOn: null, invoiceCount: 2 });
      expect(await codeOf(world.useCases.skipRecurringInvoice(world.owner, recurring.id))).to.equal("recurring_invoice_ended");
    }
    expect(await update(ended, { endsOn: null })).to.include({ nextOn: "2026-09-01" });
    expect(await update(counted, { maxInvoices: 1 })).to.include({ nextOn: null });
  });

  it("are not made for a start in the past, nor for dates that passed during a pause", async () => {
    const recurring = await create({ startsOn: day("2025-01-31"), dayOfMonth: 31 });
    expect(recurring.nextOn).to.equal("2026-03-31");
    expect(await update(recurring, { status: "paused" })).to.include({ nextOn: "2026-03-31" });
    world.at("2026-06-20T08:00:00Z");
    await wake();
    expect(await made(recurring)).to.deep.equal([]);
    expect(await update(recurring, { status: "active" })).to.include({ nextOn: "2026-06-30" });
  });

  it("keep a failed date when the schedule changes or after a pause, and never bill a date again", async () => {
    const recurring = await create();
    world.at("2026-04-01T08:00:00Z");
    await wake();
    expect(await update(recurring, { dayOfMonth: 15 })).to.include({ nextOn: "2026-04-15" });
    expect(await update(recurring, { dayOfMonth: 1 })).to.include({ nextOn: "2026-05-01" });
    await world.useCases.updateClient(world.owner, clientId, { status: "archived" });
    world.at("2026-06-20T08:00:00Z");
    await wake();
    await update(recurring, { status: "paused" });
    expect((await update(recurring, { status: "active" })).failure?.date).to.equal("2026-05-01");
    expect(await update(recurring, { interval: 2 })).to.include({ nextOn: "2026-06-01" });
  });

  it("go on at the next wake after a failure of the storage, before or after the commit", async () => {
    const recurring = [await create(), await create(), await create()];
    world.at("2026-05-01T08:00:00Z");
    const { unitOfWork } = world.ports;
    for (const isAfter of [false, true]) {
      let left = 2;
      const failing: Ports["unitOfWork"] = {
        read: (scope, work) => unitOfWork.read(scope, work),
        run: async (scope, work) => {
          const fails = left-- === 0;
          if (fails && !isAfter) throw new Error("lost connection");
          const result = await unitOfWork.run(scope, work);
          if (fails) throw new Error("lost connection");
          return result;
        },
      };
      await wake({ unitOfWork: failing });
      expect(errors.splice(0)).to.have.length(1);
    }
    await wake();
    for (const one of recurring) expect(await starts(one)).to.deep.equal(["2026-04-01", "2026-05-01"]);
  });
});
