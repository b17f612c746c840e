import { expect } from "chai";
import fc from "fast-check";
import { contentOf, patchOf } from "../../../adapters/dashboard/src/features/invoices/content/content-body.js";
import { figuresOf } from "../../../adapters/dashboard/src/features/invoices/content/content-figures.js";
import { type ContentValues, newLine } from "../../../adapters/dashboard/src/features/invoices/content/content-values.js";
import { valuesOf } from "../../../adapters/dashboard/src/features/invoices/content/draft-values.js";
import { readTime, timeText } from "../../../adapters/dashboard/src/features/invoices/content/time-quantity.js";
import type { Schemas } from "../../../client/index.js";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { required } from "../../http/storages.js";
import { type Api, type Harness, startHarness } from "../../http/harness.js";

type Invoice = Schemas["Invoice"];

const S = (rate: string) => ({ category: "S", rate, exemption_reason: null, exemption_code: null, components: null });
const O = { category: "O" as const, rate: "0", exemption_reason: null, exemption_code: null, components: null };

describe("the form of an invoice's content", () => {
  let harness: Harness | undefined;
  let api: Api;
  before(async () => {
    harness = await startHarness(memoryPorts());
    api = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness?.close());

  async function made<Resource>(path: string, body: object): Promise<Resource> {
    const reply = await api(`/v1${path}`, { body });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return reply.body as Resource;
  }
  const aClient = async (content: object = {}) => (await made<{ id: string }>("/clients", { name: "Globex", ...content })).id;
  const aDraft = async (content: object, client?: string) =>
    made<Invoice>("/invoices", { client_id: client ?? (await aClient()), ...content });
  const bodyOf = (values: ContentValues, { currency, lines = [] }: Invoice) =>
    required(contentOf(values, { currency, stored: lines }) ?? undefined);
  const patchFrom = (draft: Invoice, change: (values: ContentValues) => ContentValues) => {
    const values = valuesOf(draft);
    return patchOf(bodyOf(values, draft), bodyOf(change(values), draft));
  };
  const patched = async (draft: Invoice, change: (values: ContentValues) => ContentValues) => {
    const reply = await api(`/v1/invoices/${draft.id}`, { method: "PATCH", body: patchFrom(draft, change) });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
    return reply.body as unknown as Invoice;
  };
  const withLine = (index: number, change: object) => (values: ContentValues) => ({
    ...values,
    lines: values.lines.map((line, at) => (at === index ? { ...line, ...change } : line)),
  });

  const everything = {
    lines: [
      {
        description: "Work",
        quantity: "2.5",
        unit: "HUR",
        base_quantity: "10",
        unit_price: 10_001,
        tax: S("19"),
        allowances: [{ amount: 100, reason: "Late" }],
        charges: [{ amount: 50 }],
        period: { start: "2026-01-01", end: "2026-01-31" },
      },
      { description: "Book", quantity: "1", unit_price: 999, tax: S("7") },
      { description: "Course", quantity: "1", unit_price: 999, tax: { category: "E", exemption_code: "VATEX-EU-132-1I" } },
    ],
    allowances: [{ amount: 10, reason: "Loyalty", tax: S("7") }],
    charges: [{ amount: 20, tax: S("19") }],
    discount: { percent: "2.5" },
    early_payment_discount: { percent: "2", days: 10 },
    issue_date: "2026-02-01",
    due_date: "2026-03-01",
    period: { start: "2026-01-01", end: "2026-01-31" },
    prices: "gross",
    prepaid_amount: 500,
    payable_rounding: { increment: 5 },
    tax_currency: { currency: "CZK", exchange_rate: "25.125" },
    purchase_order: "PO 7",
    contract_reference: "C 7",
    project_reference: "P 7",
    buyer_reference: "04011000-1234512345-06",
    notes: "Thank you.",
  };

  it("changes nothing of a draft unless a field is changed", async () => {
    expect(patchFrom(await aDraft(everything), (values) => values)).to.deep.equal({});
    const plain = await aDraft({ lines: [{ description: "Work", quantity: "1", unit_price: 100 }] });
    expect(patchFrom(plain, (values) => values)).to.deep.equal({});
  });

  it("sends only what is changed, and the lines as a whole", async () => {
    const draft = await aDraft(everything);
    expect(patchFrom(draft, (values) => ({ ...values, notes: "Thanks" }))).to.deep.equal({ notes: "Thanks" });
    const { lines, ...rest } = patchFrom(draft, withLine(1, { quantity: "1,5" }));
    expect(rest).to.deep.equal({});
    expect(lines?.map(({ quantity, tax }) => [quantity, tax?.rate])).to.deep.equal([
      ["2.5", "19"],
      ["1.5", "7"],
      ["1", undefined],
    ]);
    const after = await patched(draft, withLine(1, { quantity: "1,5" }));
    expect(after.allowances).to.deep.equal(draft.allowances);
    expect(after.lines[2]?.tax).to.deep.equal(draft.lines[2]?.tax);
  });

  it("shows the tax that all parts have as the tax of the invoice, which one change replaces everywhere", async () => {
    const lines = [1, 2].map((price) => ({ description: "Work", quantity: "1", unit_price: price * 10_000 }));
    const draft = await aDraft({ lines, charges: [{ amount: 100 }], tax: S("19") });
    const values = valuesOf(draft);
    expect([values.tax.rate, ...values.lines.map(({ tax }) => tax.category)]).to.deep.equal(["19", "", ""]);
    const change = (before: ContentValues) => ({ ...before, tax: { ...before.tax, rate: "7" } });
    const after = await patched(draft, change);
    expect(after.tax_breakdown.map(({ rate }) => rate)).to.deep.equal(["7"]);
  });

  it("keeps the tax of a part that has its own when the tax of the invoice changes", async () => {
    const draft = await aDraft(everything);
    const after = await patched(draft, (values) => ({
      ...values,
      lines: [...values.lines, { ...newLine(), description: "New", unit_price: "5" }],
      tax: { category: "S", rate: "16", exemption_reason: "", exemption_code: "", components: [] },
    }));
    const rates = after.lines.map(({ tax }) => tax.rate);
    expect(rates).to.deep.equal(["19", "7", "0", "16"]);
    expect([after.allowances[0]?.tax.rate, after.charges[0]?.tax.rate]).to.deep.equal(["7", "19"]);
  });

  it("does not choose the tax of lines that have only the default", async () => {
    const draft = await aDraft({ lines: [{ description: "Work", quantity: "1", unit_price: 100 }] });
    expect(draft.lines[0]?.tax).to.deep.equal(O);
    await patched(draft, withLine(0, { quantity: "2" }));
    const { body } = await api(`/v1/invoices/${draft.id}/validate`, { body: {} });
    const rules = (body["findings"] as { rule: string }[]).map(({ rule }) => rule);
    expect(rules).to.include("tax_not_chosen");
  });

  it("returns to the default of the client if the tax of the invoice is cleared", async () => {
    const client = await aClient({ tax: { category: "S", rate: "20" } });
    const draft = await aDraft({ lines: [{ description: "Work", quantity: "1", unit_price: 100, tax: S("7") }] }, client);
    const none = { category: "", rate: "", exemption_reason: "", exemption_code: "", components: [] };
    const after = await patched(draft, (values) => ({ ...values, tax: none }));
    expect(after.lines[0]?.tax.rate).to.equal("20");
  });

  for (const [entered, shown] of [
    [undefined, ""],
    [700, "7.00"],
  ] as const) {
    it(`shows the prepaid amount ${shown} without the deposits that the draft deducts, and counts both`, async () => {
      const client = await aClient({ tax: S("19") });
      const deposit = await aDraft(
        { type: "deposit", lines: [{ description: "Start", quantity: "1", unit_price: 1_000 }] },
        client,
      );
      const paid = await api(`/v1/invoices/${deposit.id}`, { method: "PATCH", body: { status: "paid" } });
      expect(paid.status).to.equal(200);
      const draft = await aDraft({ ...everything, prepaid_amount: entered, deposits: [{ invoice_id: deposit.id }] }, client);
      expect([draft.deposit_total, draft.prepaid_amount]).to.deep.equal([1_190, 1_190 + (entered ?? 0)]);
      const values = valuesOf(draft);
      expect(values.prepaid_amount).to.equal(shown);
      expect(patchFrom(draft, (before) => before)).to.deep.equal({});
      const { lines: _, ...totals } = {
        lines: [],
        ...figuresOf(bodyOf(values, draft), { currency: "EUR", fallback: O, deposits: draft.deposits }),
      };
      expect(draft).to.deep.include(totals);
      const after = await patched(draft, (before) => ({ ...before, prepaid_amount: "8" }));
      expect([after.prepaid_amount, after.deposits.length]).to.deep.equal([1_990, 1]);
    });
  }

  it("keeps a computed prepaid amount computed", async () => {
    const line = { description: "Work", quantity: "1", unit_price: 10_000, tax: { category: "B", rate: "22" } };
    const draft = await aDraft({ lines: [line] });
    expect([draft.prepaid_amount, valuesOf(draft).prepaid_amount]).to.deep.equal([2_200, ""]);
    const after = await patched(draft, withLine(0, { quantity: "2" }));
    expect(after.prepaid_amount).to.equal(4_400);
  });

  it("has the figures that the service computes, or its error, for any content", async () => {
    const client = await aClient();
    const draft = await aDraft({ lines: [{ description: "Work", quantity: "1", unit_price: 100 }] }, client);
    const none = { category: "", rate: "", exemption_reason: "", exemption_code: "", components: [] };
    const two = (rate: string, compound: boolean) => [
      { name: "GST", rate: "5", compound: false },
      { name: "QST ", rate, compound },
    ];
    const tax: fc.Arbitrary<ContentValues["tax"]> = fc.constantFrom<ContentValues["tax"]>(
      none,
      ...["19", "7,5"].map((rate) => ({ ...none, category: "S", rate })),
      { ...none, category: "S", components: two("9,975", false) },
      { ...none, category: "S", components: two("9.5", true) },
      { ...none, category: "S", components: two("98", false) },
    );
    const amount = fc.integer({ min: 0, max: 99_999 }).map((minor) => (minor / 100).toFixed(2));
    const adjustment = fc.record({ key: fc.constant("a"), amount, reason: fc.constant("") });
    const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 2 });
    const ofDocument = fc.tuple(adjustment, tax).map(([part, own]) => ({ ...part, tax: own }));
    const line = fc.record({
      quantity: fc.constantFrom("1", "2,5", "0.333333", "-1", "1000"),
      base_quantity: fc.constantFrom("1", "3", "0,5"),
      unit_price: amount,
      tax,
      allowances: list(adjustment),
      charges: list(adjustment),
    });
    const content = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      tax: fc.constant({ ...none, category: "S", rate: "21" }),
      allowances: list(ofDocument),
      charges: list(ofDocument),
      discount: fc.constantFrom({ percent: "", amount: "" }, { percent: "12,5", amount: "" }, { percent: "", amount: "3.50" }),
      prices: fc.constantFrom("net", "gross"),
      prepaid_amount: fc.constantFrom("", "1.00"),
      payable_rounding: fc.constantFrom(
        { kind: "none", increment: "", amount: "" },
        { kind: "increment", increment: "0.05", amount: "" },
        { kind: "amount", increment: "", amount: "-0.02" },
      ),
      tax_currency: fc.constantFrom({ currency: "", exchange_rate: "" }, { currency: "CZK", exchange_rate: "25,125" }),
    });
    const outcomes = { computed: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(content, async (given) => {
        const before = valuesOf(draft);
        const lines = given.lines.map((one) => ({ ...newLine(), description: "Work", ...one }));
        const body = bodyOf({ ...before, ...given, lines }, draft);
        const figures = figuresOf(body, { currency: draft.currency, fallback: O, deposits: [] });
        const fresh = await aDraft({ lines: [{ description: "Work", quantity: "1", unit_price: 100 }] }, client);
        const { status, body: reply } = await api(`/v1/invoices/${fresh.id}`, {
          method: "PATCH",
          body: patchOf(bodyOf(before, draft), body),
        });
        if ("code" in figures) {
          outcomes.refused += 1;
          const codes = (reply["errors"] as { code: string }[]).map(({ code }) => code);
          expect([status, codes]).to.deep.equal([422, codes]);
          expect(codes).to.include(figures.code);
          return;
        }
        outcomes.computed += 1;
        const { lines: shown, ...totals } = figures;
        expect(status, JSON.stringify(reply)).to.equal(200);
        expect(reply).to.deep.include(totals);
        expect(reply["lines"]).to.deep.equal(shown);
      }),
      { numRuns: 60 },
    );
    expect(Math.min(outcomes.computed, outcomes.refused), JSON.stringify(outcomes)).to.be.greaterThan(0);
  });

  it("shows times to the second, and reads them back", () => {
    for (const [seconds, text] of [
      ["0", "0:00"],
      ["5400", "1:30"],
      ["5432", "1:30:32"],
      ["360000", "100:00"],
    ] as const) {
      expect(timeText(seconds)).to.equal(text);
      expect(readTime(text)).to.equal(seconds);
    }
    for (const text of ["", "1.5", "1:60", "1:5", "-1:00", "1:00:60"]) expect(readTime(text), text).to.equal(undefined);
  });
});
