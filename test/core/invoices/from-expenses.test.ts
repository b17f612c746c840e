import { expect } from "chai";
import {
  type ClientId,
  type CreateExpense,
  type CreateInvoice,
  type Expense,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type ProjectId,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

const day = parseLocalDate("2026-03-02");
const later = parseLocalDate("2026-03-09");

describe("an invoice from expenses", () => {
  let world: World;
  let clientId: ClientId;
  let projectId: ProjectId;
  beforeEach(async () => {
    world = await createWorld("2026-03-20T08:00:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Client", rate: 6_000n })).id;
    projectId = (await world.useCases.createProject(world.owner, { name: "Website", clientId })).id;
  });

  const spend = (changes: Partial<CreateExpense> = {}): Promise<Expense> =>
    world.useCases.createExpense(world.owner, { date: day, category: "Travel", amount: 1_000n, projectId, ...changes });
  const bill = async (command: Partial<CreateInvoice> = { fromExpenses: {} }) =>
    (await world.useCases.createInvoice(world.owner, { clientId, ...command })).invoice;
  const stored = (id: Expense["id"]): Promise<Expense> => world.useCases.getExpense(world.owner, id);

  it("bills the net amount with the markup, rounded once, with the tax of the client", async () => {
    const { useCases, owner } = world;
    await useCases.updateClient(owner, clientId, { tax: { category: "S", rate: parseDecimal("19") } });
    const { id } = await spend({ amount: 105n, markup: parseDecimal("10"), description: "Train to Hamburg" });
    const { lines, subtotal, taxTotal } = await bill();
    expect(lines).to.have.length(1);
    expect(lines[0]).to.deep.include({
      ...{ kind: "expense", description: "Train to Hamburg (Mar 2, 2026)", quantity: parseDecimal("1"), unit: "C62" },
      ...{ unitPrice: 116n, net: 116n, expenseIds: [id], timeEntryIds: [], period: { start: day, end: day } },
    });
    expect(lines[0]?.tax.rate).to.equal(parseDecimal("19"));
    expect([subtotal, taxTotal]).to.deep.equal([116n, 22n]);
    expect(await stored(id)).to.deep.include({ status: "billed", version: 2 });
  });

  it("bills expenses beside time and other lines, and previews them without claiming any", async () => {
    const { useCases, owner } = world;
    const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };
    await useCases.createTimeEntry(owner, { projectId, ...times });
    const { id } = await spend();
    const command = {
      ...{ clientId, fromTime: {}, fromExpenses: {} },
      lines: [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 5n }],
    };
    const preview = await useCases.previewInvoice(owner, command);
    expect((await stored(id)).status).to.equal("unbilled");
    const invoice = await bill(command);
    expect(invoice.lines.map(({ kind, net }) => [kind, net])).to.deep.equal([
      ["fixed", 5n],
      ["time", 6_000n],
      ["expense", 1_000n],
    ]);
    expect(preview.invoice.lines).to.deep.equal(invoice.lines);
  });

  it("combines expenses by category or project without changing the total", async () => {
    const direct = { projectId: null, clientId };
    const rounded = { amount: 5n, markup: parseDecimal("10") };
    await spend({ ...rounded, category: "Meals" });
    await spend({ ...rounded, date: later });
    await spend({ ...rounded, ...direct, description: "Hotel" });
    const linesOf = async (groupBy: "expense" | "category" | "project") =>
      (await world.useCases.previewInvoice(world.owner, { clientId, fromExpenses: { groupBy } })).invoice.lines.map(
        ({ description, net }) => `${description}: ${net}`,
      );
    expect(await linesOf("expense")).to.deep.equal([
      "Hotel (Mar 2, 2026): 6",
      "Meals (Mar 2, 2026): 6",
      "Travel (Mar 9, 2026): 6",
    ]);
    expect(await linesOf("category")).to.deep.equal(["Meals: 6", "Travel: 12"]);
    expect(await linesOf("project")).to.deep.equal(["Travel: 6", "Website – Meals, Travel: 12"]);
  });

  it("states the distance of mileage", async () => {
    const distance = { distance: parseDecimal("120.5"), rate: parseDecimal("0.3") };
    await spend({ kind: "mileage", amount: undefined, category: "Car", ...distance });
    expect((await bill()).lines[0]).to.deep.include({ description: "Car (Mar 2, 2026, 120.5 km)", net: 3_615n });
  });

  it("states dates and numbers as the client's language does, also those of time", async () => {
    const { useCases, owner } = world;
    const described = async (locale: string) => {
      await useCases.updateClient(owner, clientId, { locale });
      const sources = { fromTime: { groupBy: "entry" }, fromExpenses: {} } as const;
      const { invoice } = await useCases.previewInvoice(owner, { clientId, ...sources });
      return invoice.lines.map(({ description }) => description);
    };
    await spend({
      kind: "mileage",
      amount: undefined,
      category: "Car",
      distance: parseDecimal("1120.5"),
      rate: parseDecimal("0.3"),
    });
    const [startTime, endTime] = [parseInstant("2026-03-02T08:00:00Z"), parseInstant("2026-03-02T09:00:00Z")];
    await useCases.createTimeEntry(owner, { projectId, startTime, endTime, notes: "Layout" });
    expect(await described("de-DE")).to.deep.equal(["Layout (02.03.2026)", "Car (02.03.2026, 1.120,5 km)"]);
    expect(await described("fr-FR")).to.deep.equal(["Layout (2 mars 2026)", "Car (2 mars 2026, 1\u202f120,5 km)"]);
    expect(await described("xx-XX")).to.deep.equal(["Layout (Mar 2, 2026)", "Car (Mar 2, 2026, 1,120.5 km)"]);
  });

  it("selects expenses by project, user and a half-open range of days", async () => {
    const member = await world.actor("member");
    const [own, theirs, late] = [
      await spend({ clientId, projectId: null }),
      await spend({ userId: member.userId }),
      await spend({ date: later }),
    ];
    await spend({ billable: false });
    const selected = async (fromExpenses: NonNullable<CreateInvoice["fromExpenses"]>) => {
      const { invoice } = await world.useCases.previewInvoice(world.owner, { clientId, fromExpenses });
      return invoice.lines.flatMap(({ expenseIds }) => expenseIds).sort();
    };
    const sorted = (...all: readonly Expense[]) => all.map(({ id }) => id).sort();
    expect(await selected({})).to.deep.equal(sorted(own, theirs, late));
    expect(await selected({ projectIds: [projectId] })).to.deep.equal(sorted(theirs, late));
    expect(await selected({ userIds: [member.userId] })).to.deep.equal(sorted(theirs));
    expect(await selected({ from: day, to: later })).to.deep.equal(sorted(own, theirs));
    expect(await selected({ from: later })).to.deep.equal(sorted(late));
  });

  it("bills an expense in another currency by its conversion, and refuses others with a list", async () => {
    const usd = parseCurrency("USD");
    const foreign = await spend({ currency: usd });
    const refused = await world.useCases
      .createInvoice(world.owner, { clientId, fromExpenses: {} })
      .catch((error: unknown) => error);
    expect(refused).to.deep.include({ code: "currency_mismatch", details: { expense_ids: [foreign.id], count: 1 } });
    const conversion = { net: 920n, currency: parseCurrency("EUR") };
    await world.useCases.updateExpense(world.owner, foreign.id, { conversion, markup: parseDecimal("50") });
    expect((await bill()).lines.map(({ net }) => net)).to.deep.equal([1_380n]);
  });

  it("refuses gross prices, deposits, unknown and foreign projects, and lines of expenses that it did not make", async () => {
    const other = await world.useCases.createClient(world.owner, { name: "Other" });
    const theirs = await world.useCases.createProject(world.owner, { name: "Other", clientId: other.id });
    const { id } = await spend();
    const line = { description: "Train", quantity: parseDecimal("1"), unitPrice: 5n };
    const wrong: readonly (readonly [string, Partial<CreateInvoice>])[] = [
      ["fromExpenses: not_with_gross_prices", { fromExpenses: {}, prices: "gross" }],
      ["fromExpenses: not_for_deposits", { fromExpenses: {}, type: "deposit" }],
      ["fromExpenses.projectIds.0: project_of_other_client", { fromExpenses: { projectIds: [theirs.id] } }],
      ["fromExpenses.projectIds.0: unknown_reference", { fromExpenses: { projectIds: ["prj_1" as ProjectId] } }],
      ["fromExpenses.to: end_before_start", { fromExpenses: { from: day, to: day } }],
      ["lines.0: expense_line", { lines: [{ ...line, kind: "expense" }] }],
      ["lines.0: expense_line", { lines: [{ ...line, expenseIds: [id] }] }],
      [": nothing_to_bill", { fromExpenses: { from: later } }],
    ];
    for (const [expected, command] of wrong) {
      const { at, code } = await refusal(bill(command));
      expect(`${at}: ${code}`).to.equal(expected);
    }
  });

  it("keeps what it bills: a billed expense cannot change, except for its reimbursement, or be deleted", async () => {
    const { useCases, owner } = world;
    const { id } = await spend({ reimbursable: true });
    await bill();
    const pdf = { mediaType: "application/pdf", content: new TextEncoder().encode("%PDF-1.7") } as const;
    expect(await codeOf(useCases.updateExpense(owner, id, { amount: 5n }))).to.equal("expense_billed");
    expect(await codeOf(useCases.deleteExpense(owner, id))).to.equal("expense_billed");
    expect(await codeOf(useCases.replaceReceipt(owner, id, pdf))).to.equal("expense_billed");
    expect((await useCases.updateExpense(owner, id, { reimbursedOn: later })).reimbursedOn).to.equal(later);
  });

  it("releases expenses when it is voided or deleted, when a draft drops their line, and when a credit note releases it", async () => {
    const { useCases, owner } = world;
    const { id } = await spend();
    const isFree = async () => (await stored(id)).status === "unbilled";
    await useCases.deleteInvoice(owner, (await bill()).id);
    expect(await isFree()).to.equal(true);
    await useCases.updateInvoice(owner, (await bill()).id, { status: "void" });
    expect(await isFree()).to.equal(true);
    const fixed = [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 5n }];
    const draft = await bill({ fromExpenses: {}, lines: fixed });
    await useCases.updateInvoice(owner, draft.id, { lines: fixed });
    expect(await isFree()).to.equal(true);
    const open = (await useCases.updateInvoice(owner, (await bill()).id, { status: "open" })).invoice;
    await useCases.createCreditNote(owner, open.id, { reason: "Wrong", lines: [{ line: 0, net: 400n }] });
    expect(await isFree()).to.equal(false);
    const { invoice: note } = await useCases.createCreditNote(owner, open.id, { reason: "Wrong", releaseTime: true });
    expect(note.lines.flatMap(({ expenseIds }) => expenseIds)).to.deep.equal([]);
    expect(await isFree()).to.equal(true);
  });

  it("may change the price and the text of a line of expenses, but not what the line bills", async () => {
    const { useCases, owner } = world;
    const [first, second] = [await spend(), await spend({ date: later })];
    const draft = await bill({ fromExpenses: { from: day, to: later } });
    const [line] = draft.lines;
    if (!line) throw new Error("The draft has no line.");
    const changed = await useCases.updateInvoice(owner, draft.id, {
      lines: [{ ...line, description: "Trips", unitPrice: 7n, net: undefined }],
    });
    expect(changed.invoice.lines[0]).to.deep.include({ description: "Trips", net: 7n, expenseIds: [first.id] });
    expect(await stored(first.id)).to.deep.include({ status: "billed", version: 2 });
    const refusedWith = async (change: object) => {
      const { at, code } = await refusal(
        useCases.updateInvoice(owner, draft.id, { lines: [{ ...line, net: undefined, ...change }] }),
      );
      return `${at}: ${code}`;
    };
    expect(await refusedWith({ expenseIds: [second.id] })).to.equal("lines.0.expenseIds.0: unknown_reference");
    expect(await refusedWith({ expenseIds: [first.id, first.id] })).to.equal("lines.0.expenseIds.1: not_unique");
    expect(await refusedWith({ expenseIds: [] })).to.equal("lines.0.expenseIds: too_few");
    expect(await refusedWith({ kind: "fixed" })).to.equal("lines.0.expenseIds: not_an_expense_line");
    const other = await useCases.createClient(owner, { name: "Other" });
    expect(await codeOf(useCases.updateInvoice(owner, draft.id, { clientId: other.id }))).to.equal("project_of_other_client");
  });
});
