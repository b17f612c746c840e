import { expect } from "chai";
import { type CreateExpense, type Expense, parseCurrency, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

const train = { date: parseLocalDate("2026-03-02"), category: "Travel", amount: 4_760n } as const;
const drive = { date: parseLocalDate("2026-03-02"), category: "Car", kind: "mileage" } as const;

describe("an expense", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  const record = (command: CreateExpense): Promise<Expense> => world.useCases.createExpense(world.owner, command);

  it("has the net amount that its tax leaves, rounded half away from zero", async () => {
    const netOf = async (changes: Partial<CreateExpense>) => (await record({ ...train, ...changes })).net;
    expect(await netOf({})).to.equal(4_760n);
    expect(await netOf({ taxRate: parseDecimal("19") })).to.equal(4_000n);
    expect(await netOf({ taxAmount: 759n })).to.equal(4_001n);
    expect(await netOf({ amount: 5n, taxRate: parseDecimal("100") })).to.equal(2n);
    expect(await netOf({ amount: 10n ** 15n, taxRate: parseDecimal("9.975") })).to.equal(909_297_567_629_007n);
  });

  it("of mileage costs the distance times the rate, in any currency, rounded half up", async () => {
    const amountOf = async (distance: string, rate: string, currency = "EUR") =>
      (await record({ ...drive, distance: parseDecimal(distance), rate: parseDecimal(rate), currency: parseCurrency(currency) }))
        .amount;
    expect(await amountOf("120.5", "0.3")).to.equal(3_615n);
    expect(await amountOf("1", "0.655")).to.equal(66n);
    expect(await amountOf("1", "0.654999")).to.equal(65n);
    expect(await amountOf("100", "24.5", "JPY")).to.equal(2_450n);
    expect(await amountOf("1", "0.0015", "KWD")).to.equal(2n);
    const huge = { ...drive, distance: parseDecimal("1000000"), rate: parseDecimal("1000000") };
    expect((await record({ ...huge, currency: parseCurrency("KWD") })).amount).to.equal(10n ** 15n);
    expect(await codeOf(record({ ...huge, currency: parseCurrency("CLF") }))).to.equal("amount_out_of_range");
  });

  it("takes the rate and the unit of mileage from the workspace, unless it is in another currency or unit", async () => {
    const distance = parseDecimal("10");
    expect(await codeOf(record({ ...drive, distance }))).to.equal("required");
    await world.useCases.updateWorkspace(world.owner, { mileageRate: parseDecimal("0.42"), mileageUnit: "mi" });
    expect(await record({ ...drive, distance })).to.deep.include({ amount: 420n, distanceUnit: "mi" });
    expect(await codeOf(record({ ...drive, distance, distanceUnit: "km" }))).to.equal("required");
    expect(await codeOf(record({ ...drive, distance, currency: parseCurrency("USD") }))).to.equal("required");
  });

  it("keeps the rate of mileage, and computes its amount again when the distance changes", async () => {
    const { useCases, owner } = world;
    const { id } = await record({ ...drive, distance: parseDecimal("10"), rate: parseDecimal("0.5") });
    await useCases.updateWorkspace(owner, { mileageRate: parseDecimal("9") });
    expect((await useCases.updateExpense(owner, id, { distance: parseDecimal("20"), amount: 500n })).amount).to.equal(1_000n);
    expect(await codeOf(useCases.updateExpense(owner, id, { amount: 5n }))).to.equal("amount_computed");
  });

  it("is refused for what does not fit together", async () => {
    const { useCases, owner } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId });
    const usd = parseCurrency("USD");
    const wrong: readonly (readonly [string, Partial<CreateExpense>])[] = [
      ["amount: required", { amount: undefined }],
      ["clientId: exactly_one", { clientId, projectId }],
      ["taxAmount: exactly_one", { taxAmount: 1n, taxRate: parseDecimal("19") }],
      ["taxAmount: tax_exceeds_amount", { taxAmount: 4_761n }],
      ["taxRate: out_of_range", { taxRate: parseDecimal("100.1") }],
      ["amount: out_of_range", { amount: -1n }],
      ["markup: out_of_range", { markup: parseDecimal("-1") }],
      ["distance: only_of_mileage", { distance: parseDecimal("1") }],
      ["billable: client_required", { billable: true }],
      ["conversion.currency: conversion_same_currency", { currency: usd, conversion: { net: 1n, currency: usd } }],
      ["reimbursedOn: not_reimbursable", { reimbursedOn: train.date }],
      ["date: out_of_range", { date: parseLocalDate("1969-12-31") }],
    ];
    for (const [expected, changes] of wrong) {
      const { at, code } = await refusal(record({ ...train, ...changes }));
      expect(`${at}: ${code}`).to.equal(expected);
    }
  });

  it("keeps no conversion of another net amount", async () => {
    const { useCases, owner } = world;
    const [usd, eur] = [parseCurrency("USD"), parseCurrency("EUR")];
    const { id } = await record({ ...train, currency: usd, conversion: { net: 4_300n, currency: eur } });
    const change = (patch: Parameters<typeof useCases.updateExpense>[2]) => useCases.updateExpense(owner, id, patch);
    expect(await codeOf(change({ amount: 9_520n }))).to.equal("conversion_outdated");
    expect(await codeOf(change({ taxRate: parseDecimal("7") }))).to.equal("conversion_outdated");
    expect(await codeOf(change({ currency: parseCurrency("CHF") }))).to.equal("conversion_outdated");
    expect((await change({ description: "Return" })).conversion?.net).to.equal(4_300n);
    expect((await change({ amount: 9_520n, conversion: { net: 8_600n, currency: eur } })).conversion?.net).to.equal(8_600n);
    expect((await change({ amount: 100n, conversion: null })).conversion).to.equal(null);
  });

  it("is billable if it has a client and its project is billable, unless it says otherwise", async () => {
    const { useCases, owner } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const { id: internal } = await useCases.createProject(owner, { name: "Internal" });
    const { id: free } = await useCases.createProject(owner, { name: "Free", clientId, billable: false });
    const { id: paid } = await useCases.createProject(owner, { name: "Paid", clientId });
    const billable = async (changes: Partial<CreateExpense>) => (await record({ ...train, ...changes })).billable;
    expect(await billable({})).to.equal(false);
    expect(await billable({ clientId })).to.equal(true);
    expect(await billable({ projectId: internal })).to.equal(false);
    expect(await billable({ projectId: free })).to.equal(false);
    expect(await billable({ projectId: paid })).to.equal(true);
    expect(await billable({ projectId: paid, billable: false })).to.equal(false);
  });

  it("is seen and changed by its member and by finance roles, and only the latter set markup and reimbursement", async () => {
    const { useCases } = world;
    const [member, other, accountant] = [
      await world.actor("member"),
      await world.actor("member"),
      await world.actor("accountant"),
    ];
    const expense = await useCases.createExpense(member, { ...train, reimbursable: true });
    expect(expense.userId).to.equal(member.userId);
    expect(await codeOf(useCases.getExpense(other, expense.id))).to.equal("not_found");
    expect(await codeOf(useCases.updateExpense(other, expense.id, { amount: 1n }))).to.equal("not_found");
    expect((await useCases.listExpenses(other)).items).to.deep.equal([]);
    expect(await useCases.sumExpenses(other)).to.deep.equal([]);
    expect(await useCases.sumExpenses(accountant)).to.deep.equal([{ currency: "EUR", count: 1, amount: 4_760n, net: 4_760n }]);
    expect(await codeOf(useCases.createExpense(member, { ...train, userId: other.userId }))).to.equal("forbidden");
    expect(await codeOf(useCases.updateExpense(member, expense.id, { reimbursedOn: train.date }))).to.equal("forbidden");
    expect(await codeOf(useCases.updateExpense(member, expense.id, { markup: parseDecimal("5") }))).to.equal("forbidden");
    const reimbursed = await useCases.updateExpense(accountant, expense.id, { reimbursedOn: train.date });
    expect(reimbursed.reimbursedOn).to.equal(train.date);
    expect((await useCases.updateExpense(member, expense.id, { category: "Meals" })).category).to.equal("Meals");
  });

  it("records an event for each change, and none if nothing changes", async () => {
    const { useCases, owner } = world;
    const { id } = await record(train);
    await useCases.updateExpense(owner, id, { category: "Meals" });
    await useCases.updateExpense(owner, id, { category: "Meals" });
    await useCases.replaceReceipt(owner, id, { mediaType: "application/pdf", content: new TextEncoder().encode("%PDF-1.7") });
    await useCases.deleteExpense(owner, id);
    const seen = (await world.events()).filter(({ type }) => type.startsWith("expense."));
    expect(seen.map(({ type, data }) => `${type} ${String(data["version"])}`)).to.deep.equal([
      "expense.created 1",
      "expense.updated 2",
      "expense.updated 3",
      "expense.deleted 3",
    ]);
  });

  it("has a receipt whose content is what its media type says", async () => {
    const { useCases, owner } = world;
    const { id } = await record(train);
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
    const replace = (mediaType: "application/pdf" | "image/jpeg" | "image/png", content: Uint8Array) =>
      useCases.replaceReceipt(owner, id, { mediaType, content });
    expect(await codeOf(useCases.getReceipt(owner, id))).to.equal("not_found");
    for (const wrong of ["application/pdf", "image/jpeg"] as const)
      expect(await codeOf(replace(wrong, png))).to.equal("receipt_malformed");
    expect(await codeOf(replace("image/png", png.subarray(0, 7)))).to.equal("receipt_malformed");
    const large = new Uint8Array(10 * 1_024 * 1_024 + 1);
    large.set(png);
    expect(await codeOf(replace("image/png", large))).to.equal("receipt_too_large");
    expect((await replace("image/png", png)).receipt).to.deep.equal({ mediaType: "image/png", size: 9 });
    expect(await useCases.getReceipt(owner, id)).to.deep.equal({ mediaType: "image/png", content: png });
    expect((await useCases.replaceReceipt(owner, id, null)).receipt).to.equal(null);
    expect(await codeOf(useCases.getReceipt(owner, id))).to.equal("not_found");
  });
});
