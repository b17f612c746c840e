import { expect } from "chai";
import {
  type ClientId,
  type CreateClient,
  type InvoiceId,
  parseCurrency,
  parseDecimal,
  parseInstant,
  type Tax,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

let world: World;
let ada: ClientId;

const tax = (rate: string): Tax => ({
  category: "S",
  rate: parseDecimal(rate),
  exemptionReason: null,
  exemptionCode: null,
  components: null,
});
const aClient = async (name: string, more: Partial<CreateClient> = {}) =>
  (await world.useCases.createClient(world.owner, { name, ...more })).id;
const work = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
const aDraft = async (more: object = {}) =>
  (await world.useCases.createInvoice(world.owner, { clientId: ada, lines: work, ...more })).invoice.id;
const bill = (id: InvoiceId, clientId: ClientId, more: object = {}) =>
  world.useCases.updateInvoice(world.owner, id, { clientId, ...more });

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  ada = await aClient("Ada", { tax: tax("19"), buyerReference: "991-1", invoiceNotes: "Thank you, Ada." });
});

describe("the client of a draft", () => {
  it("can change, with what the draft has from it", async () => {
    const discount = { percent: parseDecimal("3"), days: 7 };
    const grace = await aClient("Grace", { tax: tax("7"), buyerReference: "04011000", earlyPaymentDiscount: discount });
    const id = await aDraft();
    expect((await world.useCases.getInvoice(world.owner, id)).invoice.notes).to.equal("Thank you, Ada.");
    const { invoice } = await bill(id, grace);
    expect(invoice).to.include({
      clientId: grace,
      buyerReference: "04011000",
      total: 1_190n,
      earlyPaymentDiscount: null,
      notes: "",
    });
    expect((await bill(id, grace, { tax: null })).invoice.total).to.equal(1_070n);
    const { invoice: issued } = await bill(id, grace, { status: "open" });
    expect(issued.buyer?.name).to.equal("Grace");
    expect(await codeOf(bill(id, ada))).to.equal("invoice_not_draft");
    expect((await bill(id, grace)).invoice).to.deep.equal(issued);
  });

  it("keeps what the user entered", async () => {
    const grace = await aClient("Grace", { buyerReference: "04011000" });
    const id = await aDraft({ buyerReference: "PO 1", notes: "By the end of March." });
    expect((await bill(id, grace)).invoice).to.include({ buyerReference: "PO 1", notes: "By the end of March." });
    expect((await bill(id, ada, { buyerReference: null })).invoice.buyerReference).to.equal(null);
  });

  it("can change in the request that issues it", async () => {
    const grace = await aClient("Grace");
    const { invoice } = await bill(await aDraft(), grace, { status: "open" });
    expect(invoice.buyer?.name).to.equal("Grace");
  });

  it("exists, is active and has the currency of the draft", async () => {
    const id = await aDraft();
    expect(await refusal(bill(id, "cli_none" as ClientId))).to.include({ at: "clientId", code: "unknown_reference" });
    const dollars = await aClient("Dollars", { currency: parseCurrency("USD") });
    expect(await refusal(bill(id, dollars))).to.include({ at: "clientId", code: "client_in_other_currency" });
    const archived = await aClient("Archived");
    await world.useCases.updateClient(world.owner, archived, { status: "archived" });
    expect(await codeOf(bill(id, archived))).to.equal("client_archived");
    expect((await world.useCases.getInvoice(world.owner, id)).invoice.clientId).to.equal(ada);
  });

  it("stays while the draft bills time or deducts deposits, unless the change removes them", async () => {
    const { useCases, owner } = world;
    const grace = await aClient("Grace");
    const project = await useCases.createProject(owner, { name: "Project", clientId: ada, rate: 1_000n });
    await useCases.createTimeEntry(owner, {
      projectId: project.id,
      startTime: parseInstant("2026-03-09T08:00:00Z"),
      endTime: parseInstant("2026-03-09T09:00:00Z"),
    });
    const withTime = await aDraft({ fromTime: {} });
    expect(await refusal(bill(withTime, grace))).to.include({ at: "clientId", code: "project_of_other_client" });
    expect((await bill(withTime, grace, { lines: work })).invoice).to.include({ clientId: grace });

    const deposit = await aDraft({ type: "deposit" });
    await useCases.updateInvoice(owner, deposit, { status: "paid" });
    const final = await aDraft({ deposits: [{ invoiceId: deposit }] });
    expect(await refusal(bill(final, grace))).to.include({ at: "clientId", code: "deposit_of_other_client" });
    expect((await bill(final, grace, { deposits: [] })).invoice).to.include({ clientId: grace });
    expect((await useCases.getInvoice(owner, deposit)).invoice.deductedBy).to.equal(null);
  });
});
