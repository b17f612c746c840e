import { expect } from "chai";
import {
  type ClientId,
  invoiceView,
  type InvoiceDocument,
  type InvoiceId,
  parseDecimal,
  parseLocalDate,
} from "../../../core/index.js";
import { makeExportInvoice } from "../../../core/invoices/reactions/invoice-document.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

let world: World;
let clientId: ClientId;
const day = parseLocalDate;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
});

async function open(): Promise<InvoiceId> {
  const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
  const { id } = (await world.useCases.createInvoice(world.owner, { clientId, lines })).invoice;
  await world.useCases.updateInvoice(world.owner, id, { status: "open" });
  return id;
}
const move = (id: InvoiceId, text: string) => world.useCases.updateInvoice(world.owner, id, { dueDate: day(text) });

describe("the due date of an open invoice", () => {
  it("can change, each change is recorded, and it decides what is overdue", async () => {
    const id = await open();
    const count = (await world.events()).length;
    world.at("2026-04-20T08:00:00Z");
    const overdue = async () => {
      const { invoice, today } = await world.useCases.getInvoice(world.owner, id);
      return invoiceView(invoice, today)["overdue"];
    };
    expect(await overdue()).to.equal(true);
    await move(id, "2026-04-30");
    expect(await overdue()).to.equal(false);
    world.at("2026-04-21T08:00:00Z");
    const { invoice, today } = await move(id, "2026-05-31");
    expect(invoiceView(invoice, today)).to.deep.include({
      due_date: "2026-05-31",
      due_date_changes: [
        { from: "2026-04-09", to: "2026-04-30", changed_at: "2026-04-20T08:00:00.000Z" },
        { from: "2026-04-30", to: "2026-05-31", changed_at: "2026-04-21T08:00:00.000Z" },
      ],
      version: 4,
    });
    expect((await move(id, "2026-05-31")).invoice, "the same date changes nothing").to.deep.equal(invoice);
    expect((await world.events()).length, "nothing else happened").to.equal(count);
  });

  it("is not before the issue date, and changes alone", async () => {
    const id = await open();
    expect(await refusal(move(id, "2026-03-09"))).to.include({ at: "dueDate", code: "due_before_issue" });
    expect((await move(id, "2026-03-10")).invoice.dueDate).to.equal("2026-03-10");
    const update = world.useCases.updateInvoice;
    expect(await codeOf(update(world.owner, id, { dueDate: day("2026-06-01"), notes: "x" }))).to.equal("invoice_not_draft");
    expect(await codeOf(update(world.owner, id, { dueDate: null }))).to.equal("invoice_not_draft");
  });

  it("can change in the request that pays it, and not after that", async () => {
    const id = await open();
    const dueDate = day("2026-06-01");
    const { invoice } = await world.useCases.updateInvoice(world.owner, id, { dueDate, status: "paid" });
    expect(invoice).to.include({ dueDate, status: "paid" });
    expect(await codeOf(move(id, "2026-07-01"))).to.equal("invoice_not_draft");
  });

  it("does not change the document, the ledger or the audit", async () => {
    const { ports, useCases, owner } = world;
    const id = await open();
    const recorded = await ports.unitOfWork.read(owner, (stores) => stores.ledger.find(id));
    await move(id, "2026-06-01");
    const rendered: InvoiceDocument[] = [];
    const documentRenderer = {
      render: async (document: InvoiceDocument) => {
        rendered.push(document);
        return new Uint8Array(1);
      },
    };
    const { document } = await makeExportInvoice({ ...ports, documentRenderer })(owner, id);
    expect(rendered.map(({ invoice }) => invoice.dueDate)).to.deep.equal(["2026-04-09"]);
    expect(document.invoice.dueDate, "what the email says").to.equal("2026-06-01");
    expect(await ports.unitOfWork.read(owner, (stores) => stores.ledger.find(id))).to.deep.equal(recorded);
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
  });

  it("is found by the audit if it changed without a record", async () => {
    const { ports, useCases, owner } = world;
    const id = await open();
    await ports.unitOfWork.run(owner, async (stores) => {
      const invoice = (await stores.invoices.find(id)) ?? expect.fail();
      if (invoice.status !== "open") return expect.fail();
      await stores.invoices.update({ ...invoice, dueDate: day("2027-01-01"), version: invoice.version + 1 });
    });
    expect((await useCases.getAudit(owner)).findings.map(({ check }) => check)).to.deep.equal(["ledger_document"]);
  });

  it("is not that of a credit note", async () => {
    const id = await open();
    await move(id, "2026-06-01");
    const { invoice } = await world.useCases.createCreditNote(world.owner, id, { reason: "Wrong" });
    expect(invoice).to.deep.include({ dueDate: null, dueDateChanges: [] });
  });
});
