import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  type InvoiceId,
  type InvoicePatch,
  NO_TAX,
  parseDecimal,
  parseInstant,
  parseLocalDate,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { createWorld, type World } from "../world.js";

const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;
const line = (changes: object = {}) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n, ...changes });
const [taxed, outside, untaxed] = [line({ tax }), line({ tax: NO_TAX }), line()];
const abroad = { ...NO_TAX, exemptionReason: "Supplied abroad" };

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client", rate: 6_000n })).id;
});

const create = async (command: Partial<CreateInvoice>) =>
  (await world.useCases.createInvoice(world.owner, { clientId, ...command })).invoice;
const change = async (id: InvoiceId, patch: InvoicePatch) => (await world.useCases.updateInvoice(world.owner, id, patch)).invoice;

async function entry(hour: number) {
  const { useCases, owner } = world;
  const { id: projectId } = await useCases.createProject(owner, { name: `Project ${hour}`, clientId });
  const times = [hour, hour + 1].map((of) => parseInstant(`2026-03-02T${String(of).padStart(2, "0")}:00:00Z`));
  return useCases.createTimeEntry(owner, { projectId, startTime: times[0], endTime: times[1] });
}

describe("the tax of an invoice", () => {
  const chosen = async (command: Partial<CreateInvoice>) => (await create(command)).taxChosen;

  it("is chosen if it is set for every line, on the line or for all", async () => {
    expect(await chosen({ lines: [untaxed] })).to.equal(false);
    expect(await chosen({ lines: [outside, untaxed] })).to.equal(false);
    expect(await chosen({ lines: [outside, outside] })).to.equal(true);
    expect(await chosen({ lines: [untaxed], tax })).to.equal(true);
    await entry(8);
    expect(await chosen({ lines: [outside], fromTime: {} }), "time has no tax of its own").to.equal(false);
    await entry(9);
    expect(await chosen({ fromTime: {} })).to.equal(false);
    await entry(10);
    expect(await chosen({ fromTime: {}, tax })).to.equal(true);
  });

  it("is chosen by the tax of the client or of the workspace", async () => {
    const { useCases, owner } = world;
    await useCases.updateClient(owner, clientId, { tax });
    expect(await chosen({ lines: [untaxed] })).to.equal(true);
    await useCases.updateClient(owner, clientId, { tax: null });
    await useCases.updateWorkspace(owner, { tax });
    expect(await chosen({ lines: [untaxed] })).to.equal(true);
  });

  it("is chosen by a change that sets it for every line, and not by sending the default back", async () => {
    const { id, lines } = await create({ lines: [untaxed] });
    const changed = async (patch: InvoicePatch) => (await change(id, patch)).taxChosen;
    expect(lines[0]?.tax).to.deep.equal(NO_TAX);
    expect(await changed({ notes: "Nothing about taxes" })).to.equal(false);
    expect(await changed({ lines: [line({ tax: NO_TAX, unitPrice: 2n })] })).to.equal(false);
    expect(await changed({ lines: [line({ unitPrice: 3n })] })).to.equal(false);
    expect(await changed({ lines: [line({ tax: abroad }), line({ unitPrice: 4n })] })).to.equal(false);
    expect(await changed({ lines: [taxed, taxed] })).to.equal(true);
    expect(await changed({ lines: [line({ tax: NO_TAX, unitPrice: 5n })] }), "it was chosen before").to.equal(true);
    expect(await changed({ notes: "Still chosen" })).to.equal(true);
    expect(await changed({ lines: [line({ unitPrice: 6n })] }), "that of the other parts").to.equal(true);
    expect(await changed({ tax: null })).to.equal(false);
    expect(await changed({ tax })).to.equal(true);
    await world.useCases.updateClient(world.owner, clientId, { tax });
    const { id: other } = await create({ lines: [untaxed] });
    expect((await change(other, { lines: [line({ unitPrice: 7n })] })).taxChosen).to.equal(true);
  });

  it("is that of all other parts for a new one without its own, and that of the client if it is null", async () => {
    await world.useCases.updateClient(world.owner, clientId, { tax });
    const exempt = {
      category: "AE",
      rate: 0n as typeof tax.rate,
      exemptionReason: "Reverse charge",
      exemptionCode: null,
      components: null,
    } as const;
    const { id } = await create({ lines: [untaxed], tax: exempt });
    const categories = async (patch: InvoicePatch) => {
      const { lines, charges } = await change(id, patch);
      return [...lines, ...charges].map((part) => part.tax.category);
    };
    expect(await categories({ lines: [untaxed, line({ unitPrice: 2n })] })).to.deep.equal(["AE", "AE"]);
    expect(await categories({ charges: [{ amount: 1n, reason: null }] })).to.deep.equal(["AE", "AE", "AE"]);
    expect(await categories({ lines: [taxed, untaxed] }), "of all other parts").to.deep.equal(["S", "AE", "AE"]);
    expect(await categories({ lines: [taxed, line({ unitPrice: 3n })] }), "they differ").to.deep.equal(["S", "S", "AE"]);
    expect(await categories({ tax: null })).to.deep.equal(["S", "S", "S"]);
  });

  it("replaces that of allowances and charges, unless they are replaced with their own", async () => {
    const allowance = { amount: 100n, reason: null, tax };
    const { id } = await create({ lines: [taxed], allowances: [allowance], charges: [allowance] });
    const lower = { ...tax, rate: parseDecimal("7") };
    const all = await change(id, { tax: lower });
    expect([...all.lines, ...all.allowances, ...all.charges].map((part) => part.tax.rate)).to.deep.equal(
      [lower, lower, lower].map(({ rate }) => rate),
    );
    const own = await change(id, { tax: lower, charges: [allowance] });
    expect([own.allowances, own.charges].map(([part]) => part?.tax.rate)).to.deep.equal([lower.rate, tax.rate]);
  });
});

describe("a time line of a draft", () => {
  const refusedLines = async (of: (first: object, second: object) => readonly object[]) => {
    await entry(8);
    await entry(10);
    const { id, lines } = await create({ fromTime: {} });
    const [first, second] = lines;
    if (!first || !second) return expect.fail("There are two lines.");
    return refusal(change(id, { lines: of(first, second) as InvoicePatch["lines"] }));
  };
  const issue = (at: string, code: string, message: string) => ({ at, code, message, details: {} });

  it("lists the entries that it bills, and no other line does", async () => {
    const timed = { kind: "fixed" };
    expect(await refusedLines((first) => [untaxed, { ...first, ...timed }])).to.deep.equal(
      issue("lines.1.timeEntryIds", "not_a_time_line", "Only lines of kind time can have time entries."),
    );
    expect(await refusedLines((first) => [untaxed, { ...first, timeEntryIds: [] }])).to.deep.equal(
      issue("lines.1.timeEntryIds", "too_few", "A line of kind time must list the time entries that it bills."),
    );
  });

  it("bills entries of this invoice, each once", async () => {
    expect(await refusedLines((first) => [untaxed, first, first])).to.deep.equal(
      issue("lines.2.timeEntryIds.0", "not_unique", "The time entry is already on another line."),
    );
    expect(await refusedLines((first) => [untaxed, { ...first, timeEntryIds: ["te_unknown"] }])).to.deep.equal(
      issue("lines.1.timeEntryIds.0", "unknown_reference", "The time entry is not on this invoice."),
    );
  });

  it("is in seconds at a price per hour unless it says otherwise", async () => {
    await entry(8);
    const { id, lines } = await create({ fromTime: {} });
    const { description, quantity, unitPrice, timeEntryIds, kind, tax: own } = lines[0] ?? expect.fail("There is a line.");
    const bare = { description: `${description}!`, quantity, unitPrice, timeEntryIds, kind, tax: own };
    const [changed] = (await change(id, { lines: [bare] })).lines;
    expect(changed).to.include({ net: lines[0]?.net, unit: "SEC", baseQuantity: parseDecimal("3600") });
    const [hours] = (
      await change(id, { lines: [{ ...bare, quantity: parseDecimal("1"), unit: "HUR", baseQuantity: parseDecimal("1") }] })
    ).lines;
    expect(hours).to.include({ net: 6_000n, unit: "HUR" });
  });

  it("keeps its entries billed, and releases those of a line that is removed", async () => {
    const [kept, dropped] = [await entry(8), await entry(10)];
    const { id, lines } = await create({ fromTime: {} });
    await change(id, { lines: lines.filter(({ timeEntryIds }) => timeEntryIds.includes(kept.id)) });
    const statuses = await Promise.all(
      [kept, dropped].map(async (of) => (await world.useCases.getTimeEntry(world.owner, of.id)).status),
    );
    expect(statuses).to.deep.equal(["billed", "recorded"]);
  });
});

describe("a changed draft", () => {
  it("has at least one line", async () => {
    const { id } = await create({ lines: [untaxed] });
    const expected = { at: "lines", code: "too_few", message: "An invoice needs at least one line.", details: {} };
    expect(await refusal(change(id, { lines: [] }))).to.deep.equal(expected);
  });

  it("reports the issues of what it changes, with the paths of the request", async () => {
    const { id } = await create({ lines: [untaxed], allowances: [{ amount: 1n, reason: null }] });
    const at = async (patch: InvoicePatch) => (await refusal(change(id, patch))).at;
    expect(await at({ notes: "x".repeat(10_001) })).to.equal("notes");
    expect(await at({ lines: [line({ description: "" })] })).to.equal("lines.0.description");
    expect(await at({ allowances: [{ amount: 1n, reason: "" }] })).to.equal("allowances.0.reason");
    expect(await at({ charges: [{ amount: 1n, reason: "" }] })).to.equal("charges.0.reason");
    expect(await at({ deposits: [{ invoiceId: id }] })).to.equal("deposits.0.invoiceId");
  });

  it("is stored once for a change, and not at all without one", async () => {
    const { id, version } = await create({ lines: [untaxed], notes: "Thanks", discount: { kind: "amount", amount: 10n } });
    const same = await change(id, { notes: "Thanks", lines: [untaxed], discount: { kind: "amount", amount: 10n } });
    expect(same.version).to.equal(version);
    expect((await change(id, { notes: "Other" })).version).to.equal(version + 1);
    const discounted = await change(id, { discount: { kind: "amount", amount: 20n } });
    expect(discounted).to.include({ version: version + 2, discountTotal: 20n, total: 980n });
    expect(await change(id, { prepaidAmount: 100n })).to.include({ prepaidAmount: 100n, prepaidTotal: 100n });
  });

  it("names the payment details that need the status paid", async () => {
    const { id } = await create({ lines: [untaxed] });
    const message = 'Requires "status": "paid".';
    for (const [field, patch] of Object.entries({
      paidOn: { paidOn: parseLocalDate("2026-03-01") },
      method: { method: "cash" },
      reference: { reference: "RF18" },
    }))
      expect(await refusal(change(id, patch))).to.deep.equal({ at: field, code: "requires_status_paid", message, details: {} });
  });
});

describe("the events of an invoice", () => {
  it("name who made the change, and say whether the invoice is overdue on that day", async () => {
    const { useCases, owner } = world;
    const { id } = await create({
      lines: [untaxed],
      issueDate: parseLocalDate("2026-02-01"),
      dueDate: parseLocalDate("2026-03-09"),
    });
    await change(id, { status: "open", notes: "Now" });
    await useCases.recordPayment(owner, id, { amount: 100n });
    await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: 0, net: 100n }] });
    const events = (await world.events()).filter(({ type }) => /^(invoice|credit_note)\./.test(type));
    expect(events.map(({ type, data }) => [type, data["overdue"]])).to.deep.equal([
      ["invoice.created", false],
      ["invoice.issued", true],
      ["invoice.payment_recorded", true],
      ["credit_note.created", false],
      ["invoice.credited", true],
    ]);
    const authors = (await world.authors()).filter(([type]) => /^(invoice|credit_note)\./.test(type));
    expect(authors.map(([, author]) => author)).to.deep.equal(events.map(() => owner.userId));
  });

  it("are one for each change: nothing for an edit, and one for each payment, credit note and status", async () => {
    const { useCases, owner } = world;
    const types = async () => (await world.events()).map(({ type }) => type).filter((type) => type.startsWith("invoice."));
    const { id } = await create({ lines: [untaxed] });
    await change(id, { notes: "Edited" });
    expect(await types()).to.deep.equal(["invoice.created"]);
    await change(id, { status: "open" });
    for (const net of [100n, 200n]) await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: 0, net }] });
    await change(id, { status: "paid" });
    await useCases.recordPayment(owner, id, { amount: 700n, kind: "refund" });
    const { id: other } = await create({ lines: [untaxed] });
    await change(other, { status: "void" });
    expect(await types()).to.deep.equal([
      ...["invoice.created", "invoice.issued", "invoice.credited", "invoice.credited"],
      ...["invoice.payment_recorded", "invoice.paid", "invoice.payment_recorded", "invoice.created", "invoice.voided"],
    ]);
  });
});

describe("an overdue invoice", () => {
  it("is open, and its due date has passed", async () => {
    const { useCases, owner } = world;
    const overdue = async () => {
      const events = await world.events();
      return events.at(-1)?.data["overdue"];
    };
    const dates = { issueDate: parseLocalDate("2026-02-01"), dueDate: parseLocalDate("2026-03-10") };
    const { id } = await create({ lines: [untaxed], ...dates });
    expect(await overdue()).to.equal(false);
    await change(id, { status: "open" });
    expect(await overdue(), "on the due date").to.equal(false);
    world.at("2026-03-11T08:00:00Z");
    await useCases.recordPayment(owner, id, { amount: 1n });
    expect(await overdue()).to.equal(true);
    await change(id, { status: "paid" });
    expect(await overdue()).to.equal(false);
    await create({ lines: [untaxed], ...dates });
    expect(await overdue(), "a draft").to.equal(false);
    await create({ lines: [untaxed] });
    expect(await overdue(), "without a due date").to.equal(false);
  });
});
