import { expect } from "chai";
import { billsTime, duplicateOf } from "../../../../adapters/dashboard/src/features/invoices/duplicate.js";
import { HOSTING, useInvoices, type Invoice } from "./an-invoice.js";

const TODAY = "2026-05-04";

describe("the duplicate of an invoice", () => {
  const { aClient, aDraft, issued, made, now } = useInvoices();

  const duplicated = async (invoice: Pick<Invoice, "id">) => made<Invoice>("/invoices", duplicateOf(await now(invoice), TODAY));

  it("has the same content and totals, dated today, and is a draft", async () => {
    const original = await issued({
      issue_date: "2026-01-31",
      due_date: "2026-03-31",
      period: { start: "2026-01-01", end: "2026-01-31" },
      lines: [
        { ...HOSTING, allowances: [{ amount: 100, reason: "Loyalty" }] },
        { description: "Book", quantity: "1", unit_price: 1_000, tax: { category: "E", exemption_reason: "Small business" } },
      ],
      charges: [{ amount: 500, reason: "Freight", tax: { category: "S", rate: "19" } }],
      discount: { percent: "10" },
      early_payment_discount: { percent: "2", days: 10 },
      payable_rounding: { increment: 5 },
      prepaid_amount: 100,
      purchase_order: "PO 7",
      contract_reference: "C 7",
      project_reference: "P 7",
      buyer_reference: "04011000-12345-34",
      notes: "Thank you.",
    });
    const copy = await duplicated(original);
    for (const field of [
      "client_id",
      "currency",
      "prices",
      "discount",
      "early_payment_discount",
      "payable_rounding",
      "purchase_order",
      "contract_reference",
      "project_reference",
      "buyer_reference",
      "notes",
      "subtotal",
      "tax_breakdown",
      "total",
      "lines",
      "charges",
    ] as const)
      // prettier-ignore
      expect(copy[field], field).to.deep.equal(original[field]);
    expect(copy).to.include({
      status: "draft",
      number: null,
      issue_date: TODAY,
      due_date: null,
      period: null,
      prepaid_amount: 0,
    });
  });

  it("has fixed lines for time, of the same amount to the second, and leaves the entries where they are", async () => {
    const client = await aClient({ rate: 10_000 });
    const project = await made<{ id: string }>("/projects", { name: "Website", client_id: client });
    const entry = { start_time: "2026-01-12T08:00:00Z", end_time: "2026-01-12T08:20:01Z" };
    await made("/time-entries", { project_id: project.id, ...entry });
    const original = await aDraft({ client_id: client, lines: [], from_time: {} });
    expect(billsTime(original)).to.equal(true);
    const copy = await duplicated(original);
    expect(billsTime(copy)).to.equal(false);
    expect(copy.total).to.equal(original.total);
    expect(copy.lines[0]).to.deep.include({ kind: "fixed", quantity: "1201", unit: "SEC", base_quantity: "3600" });
    expect((await now(original)).lines[0]?.time_entry_ids).to.have.length(1);
  });

  it("of a deposit invoice is one too", async () => {
    expect((await duplicated(await aDraft({ type: "deposit" }))).type).to.equal("deposit");
  });
});
