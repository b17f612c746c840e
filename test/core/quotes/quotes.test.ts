import { expect } from "chai";
import {
  type ClientId,
  type CreateQuote,
  type DraftInvoice,
  type InvoiceId,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
  type Quote,
  type QuoteId,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

const line = { description: "Website", quantity: parseDecimal("3"), unitPrice: 33_333n };
const plain = { exemptionReason: null, exemptionCode: null, components: null } as const;
const vat = { category: "S", rate: parseDecimal("19"), ...plain } as const;

describe("a quote", () => {
  let world: World;
  let clientId: ClientId;
  beforeEach(async () => {
    world = await createWorld();
    clientId = (await world.useCases.createClient(world.owner, { name: "Ada Ltd" })).id;
  });

  const draft = async (changes: Partial<CreateQuote> = {}): Promise<Quote> =>
    (await world.useCases.createQuote(world.owner, { clientId, lines: [line], ...changes })).quote;
  const issued = async (changes: Partial<CreateQuote> = {}): Promise<Quote> => {
    const { id } = await draft(changes);
    return (await world.useCases.issueQuote(world.owner, id)).quote;
  };
  const accepted = async (changes: Partial<CreateQuote> = {}): Promise<Quote> => {
    const { id } = await issued(changes);
    return (await world.useCases.acceptQuote(world.owner, id, { name: "Ada Lovelace" })).quote;
  };
  const eventsOf = async (id: QuoteId): Promise<readonly string[]> =>
    (await world.events()).filter(({ data }) => data["id"] === id).map(({ type }) => type);

  it("has the figures of an invoice with the same content, whatever the prices, taxes and discounts", async () => {
    const tax = vat;
    const terms = [
      { tax },
      { tax, prices: "gross" },
      { tax, discount: { kind: "percent", percent: parseDecimal("7.5") } },
      { lines: [{ ...line, tax: { category: "S", rate: parseDecimal("7") } }, line], tax },
      { tax, allowances: [{ amount: 101n, reason: "Regular" }], charges: [{ amount: 7n }] },
    ] as const;
    for (const term of terms) {
      const quote = await draft(term);
      const { invoice } = await world.useCases.createInvoice(world.owner, { clientId, lines: [line], ...term });
      for (const name of [
        ...(["lines", "allowances", "charges", "taxBreakdown", "taxTotal", "total", "subtotal"] as const),
        ...(["discountTotal", "allowanceTotal", "chargeTotal", "taxChosen"] as const),
      ])
        expect(quote[name], name).to.deep.equal(invoice[name]);
    }
  });

  it("changes its figures with its content while it is a draft, and nothing after that", async () => {
    const { useCases, owner } = world;
    const { id } = await draft();
    const { quote } = await useCases.updateQuote(owner, id, { lines: [{ ...line, unitPrice: 100n }], tax: vat });
    expect(quote).to.deep.include({ subtotal: 300n, taxTotal: 57n, total: 357n, version: 2 });
    expect((await useCases.updateQuote(owner, id, { tax: null })).quote).to.deep.include({ total: 300n, taxChosen: false });
    await useCases.issueQuote(owner, id);
    expect(await codeOf(useCases.updateQuote(owner, id, { notes: "Changed" }))).to.equal("quote_not_draft");
    expect(await codeOf(useCases.deleteQuote(owner, id))).to.equal("quote_not_draft");
    expect((await useCases.updateQuote(owner, id, { notes: "" })).quote.version).to.equal(4);
    expect(await eventsOf(id)).to.deep.equal(["quote.created", "quote.updated", "quote.updated", "quote.issued"]);
  });

  it("is deleted as long as it is a draft", async () => {
    const { id } = await draft();
    await world.useCases.deleteQuote(world.owner, id);
    expect(await codeOf(world.useCases.getQuote(world.owner, id))).to.equal("not_found");
    expect(await eventsOf(id)).to.deep.equal(["quote.created", "quote.deleted"]);
  });

  it("is refused for what an invoice is refused for, and without lines", async () => {
    const { createQuote } = world.useCases;
    const create = (changes: object) => createQuote(world.owner, { clientId, lines: [line], ...changes });
    expect((await refusal(create({ lines: [] }))).code).to.equal("too_few");
    expect(await refusal(create({ lines: [{ ...line, kind: "time" }] }))).to.include({ code: "time_line" });
    expect(await refusal(create({ clientId: "cli_unknown" as ClientId }))).to.include({ code: "unknown_reference" });
    expect(await refusal(create({ lines: [{ ...line, baseQuantity: 0n }] }))).to.include({ code: "base_quantity_not_positive" });
    expect(await refusal(create({ notes: "x".repeat(10_001) }))).to.include({ code: "too_long", at: "notes" });
    await world.useCases.updateClient(world.owner, clientId, { status: "archived" });
    expect(await codeOf(create({}))).to.equal("client_archived");
  });

  it("gets a number without gaps when it is issued, of a series per year in the workspace's time zone", async () => {
    const { useCases, owner } = world;
    expect((await issued()).number).to.equal("Q-2026-0001");
    const failing = await draft({ validUntil: parseLocalDate("2026-03-01") });
    expect(await refusal(useCases.issueQuote(owner, failing.id))).to.include({ code: "in_the_past", at: "validUntil" });
    const second = await issued({ validUntil: parseLocalDate("2026-03-02") });
    expect(second).to.deep.include({ number: "Q-2026-0002", issueDate: parseLocalDate("2026-03-02") });
    expect((await useCases.issueQuote(owner, second.id)).quote).to.deep.equal(second);
    world.at("2026-12-31T23:30:00Z");
    expect((await issued()).number).to.equal("Q-2027-0001");
  });

  it("has its own series of numbers, also if invoices have the same format", async () => {
    const { useCases, owner } = world;
    await useCases.updateWorkspace(owner, { invoiceNumberFormat: "Q-{YYYY}-{SEQ:4}" });
    expect((await issued()).number).to.equal("Q-2026-0001");
    const { invoice } = await useCases.createInvoice(owner, { clientId, lines: [line] });
    const { invoice: open } = await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    expect(open.number).to.equal("Q-2026-0001");
    expect((await issued()).number).to.equal("Q-2026-0002");
  });

  it("keeps the seller and the client as they were when it was issued", async () => {
    const { useCases, owner } = world;
    const { id } = await issued();
    await useCases.updateClient(owner, clientId, { name: "Renamed" });
    await useCases.updateWorkspace(owner, { seller: { legalName: "Renamed" } });
    const { quote } = await useCases.getQuote(owner, id);
    expect([quote.buyer?.name, quote.seller?.legalName]).to.deep.equal(["Ada Ltd", null]);
  });

  it("is accepted with the name of a person until the end of its last day in the workspace's time zone", async () => {
    const { useCases, owner } = world;
    const validUntil = parseLocalDate("2026-03-10");
    const [first, second] = [await issued({ validUntil }), await issued({ validUntil })];
    world.at("2026-03-10T22:59:59Z");
    const { quote } = await useCases.acceptQuote(owner, first.id, { name: " Ada  Lovelace " });
    expect(quote).to.deep.include({ status: "accepted", acceptedBy: "Ada  Lovelace", declinedAt: null });
    world.at("2026-03-10T23:00:00Z");
    expect(await codeOf(useCases.acceptQuote(owner, second.id))).to.equal("quote_expired");
    expect((await useCases.listQuotes(owner, { expired: true })).items.map((one) => one.quote.id)).to.deep.equal([second.id]);
    expect((await useCases.listQuotes(owner, { expired: false })).items.map((one) => one.quote.id)).to.deep.equal([first.id]);
    expect((await useCases.declineQuote(owner, second.id)).quote.status).to.equal("declined");
  });

  it("is decided once: the same decision again changes nothing, and another one is refused", async () => {
    const { useCases, owner } = world;
    const { id } = await draft();
    expect(await refusal(useCases.acceptQuote(owner, id))).to.deep.include({
      code: "quote_not_open",
      details: { current_status: "draft", allowed: ["open"] },
    });
    await useCases.issueQuote(owner, id);
    const { quote } = await useCases.declineQuote(owner, id, { reason: "Too expensive" });
    expect(quote).to.deep.include({ status: "declined", declineReason: "Too expensive", acceptedAt: null });
    expect((await useCases.declineQuote(owner, id, { reason: "Other" })).quote).to.deep.equal(quote);
    expect(await codeOf(useCases.acceptQuote(owner, id))).to.equal("quote_not_open");
    expect(await codeOf(useCases.issueQuote(owner, id))).to.equal("quote_not_draft");
    expect(await eventsOf(id)).to.deep.equal(["quote.created", "quote.issued", "quote.declined"]);
    const other = await accepted();
    expect((await useCases.acceptQuote(owner, other.id, { name: "Grace" })).quote).to.deep.equal(other);
    expect(await codeOf(useCases.declineQuote(owner, other.id))).to.equal("quote_not_open");
    const third = await issued();
    expect((await refusal(useCases.acceptQuote(owner, third.id, { name: "x".repeat(201) }))).at).to.equal("name");
    expect((await refusal(useCases.declineQuote(owner, third.id, { reason: "x".repeat(2_001) }))).at).to.equal("reason");
  });

  describe("that is accepted", () => {
    it("becomes an invoice with its lines, prices and references once, unless the invoice is void or deleted", async () => {
      const { useCases, owner } = world;
      const quote = await accepted({
        ...{ tax: vat, prices: "gross", projectReference: "Relaunch", buyerReference: "PO 7" },
        discount: { kind: "amount", amount: 99n },
        allowances: [{ amount: 11n, reason: "Regular" }],
      });
      const { invoice } = await useCases.billQuote(owner, quote.id);
      expect(invoice).to.deep.include({ status: "draft", type: "invoice", clientId, prices: "gross", taxChosen: true });
      for (const name of [
        "lines",
        "allowances",
        "discount",
        "total",
        "taxBreakdown",
        "projectReference",
        "buyerReference",
      ] as const)
        expect(invoice[name], name).to.deep.equal(quote[name]);
      expect((await useCases.getQuote(owner, quote.id)).quote.invoiceId).to.equal(invoice.id);
      expect(await refusal(useCases.billQuote(owner, quote.id))).to.deep.include({
        code: "quote_has_invoice",
        details: { invoice_id: invoice.id },
      });
      await useCases.updateInvoice(owner, invoice.id, { status: "void" });
      const { invoice: second } = await useCases.billQuote(owner, quote.id);
      await useCases.deleteInvoice(owner, second.id);
      expect((await useCases.getQuote(owner, quote.id)).quote.invoiceId).to.equal(null);
      const { invoice: third } = await useCases.billQuote(owner, quote.id);
      expect(third.id).to.not.equal(second.id);
      expect((await world.events()).filter(({ type }) => type === "invoice.created")).to.have.length(3);
    });

    it("leaves a tax that nobody chose to the client, and keeps one that was chosen", async () => {
      const { useCases, owner } = world;
      const none = await accepted();
      const chosen = await accepted({ tax: { category: "O", rate: parseDecimal("0"), ...plain } });
      await useCases.updateClient(owner, clientId, { tax: vat });
      const taxesOf = ({ lines }: DraftInvoice) => lines.map(({ tax }) => tax.category);
      expect(taxesOf((await useCases.billQuote(owner, none.id)).invoice)).to.deep.equal(["S"]);
      expect(taxesOf((await useCases.billQuote(owner, chosen.id)).invoice)).to.deep.equal(["O"]);
    });

    it("becomes a project once, with its total without tax as the budget", async () => {
      const { useCases, owner } = world;
      const quote = await accepted({ tax: vat, projectReference: "Relaunch" });
      const project = await useCases.planQuote(owner, quote.id);
      expect(project).to.deep.include({ name: "Relaunch", clientId });
      expect(project.budget).to.deep.equal({ kind: "amount", amount: 99_999n, period: "total" });
      expect(await refusal(useCases.planQuote(owner, quote.id, { name: "Other" }))).to.deep.include({
        code: "quote_has_project",
        details: { project_id: project.id },
      });
      expect((await useCases.planQuote(owner, (await accepted()).id)).name).to.equal("Q-2026-0002");
      const free = await accepted({ discount: { kind: "percent", percent: parseDecimal("100") } });
      expect(await useCases.planQuote(owner, free.id, { name: "Free" })).to.deep.include({ name: "Free", budget: null });
      expect(await eventsOf(quote.id)).to.deep.equal(["quote.created", "quote.issued", "quote.accepted", "quote.updated"]);
    });

    it("is not converted before, for an archived client, or after the client's currency changed", async () => {
      const { useCases, owner } = world;
      const open = await issued();
      expect(await codeOf(useCases.billQuote(owner, open.id))).to.equal("quote_not_accepted");
      expect(await codeOf(useCases.planQuote(owner, open.id))).to.equal("quote_not_accepted");
      const { id } = await accepted();
      await useCases.updateClient(owner, clientId, { status: "archived" });
      expect(await codeOf(useCases.billQuote(owner, id))).to.equal("client_archived");
      expect(await codeOf(useCases.planQuote(owner, id))).to.equal("client_archived");
      await useCases.updateClient(owner, clientId, { status: "active", currency: parseCurrency("USD") });
      expect(await codeOf(useCases.billQuote(owner, id))).to.equal("quote_in_other_currency");
      expect(await codeOf(useCases.planQuote(owner, id))).to.equal("quote_in_other_currency");
    });

    it("needs the permissions of what it becomes", async () => {
      const { useCases, owner } = world;
      const { id } = await accepted();
      const accountant = await world.actor("accountant");
      expect(await codeOf(useCases.planQuote(accountant, id))).to.equal("forbidden");
      expect((await useCases.billQuote(accountant, id)).invoice.id satisfies InvoiceId).to.match(/^inv_/);
      expect(await codeOf(useCases.getQuote(await world.actor("member"), id))).to.equal("forbidden");
      const limited = { ...owner, scopes: ["quotes:write" as const] };
      expect(await codeOf(useCases.billQuote(limited, id))).to.equal("forbidden");
    });
  });
});
