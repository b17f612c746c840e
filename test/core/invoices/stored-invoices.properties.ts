import { expect } from "chai";
import fc from "fast-check";
import { type Invoice, invoiceView, type OpenInvoice, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { makeExportInvoice } from "../../../core/invoices/reactions/invoice-document.js";
import { codeOf, createWorld } from "../world.js";

const wrongText = fc.oneof(fc.constant(""), fc.string({ minLength: 10_001, maxLength: 10_010 }), fc.constant("\u0000"));

/** Properties of stored invoices that current rules would reject. */
const oldFigures = fc.record({
  off: fc.bigInt({ min: -5n, max: 5n }),
  notes: wrongText,
  description: wrongText,
  purchaseOrder: wrongText,
  unit: fc.constantFrom("hours", ""),
  unitPrice: fc.bigInt({ min: -10n, max: 10n }),
  rate: fc.constantFrom("0", "101", "-1"),
  dueDate: fc.constantFrom("1969-01-01", "2026-01-01"),
});

describe("an issued invoice that violates current rules", () => {
  it("can be shown, listed, rendered, sent, paid and voided unchanged, and cannot be edited", async () => {
    await fc.assert(
      fc.asyncProperty(oldFigures, fc.constantFrom("pay", "mark paid", "void"), async (old, then) => {
        const { ports, useCases, owner } = await createWorld("2026-03-02T20:00:00Z");
        const client = await useCases.createClient(owner, { name: "Client", email: "to@example.com" });
        const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
        const { id } = (await useCases.createInvoice(owner, { clientId: client.id, lines })).invoice;
        await useCases.updateInvoice(owner, id, { status: "open" });
        const stored = await ports.unitOfWork.run(owner, async ({ invoices }) => {
          const issued = (await invoices.find(id)) as OpenInvoice;
          const tax = {
            category: "S",
            rate: parseDecimal(old.rate),
            exemptionReason: "none",
            exemptionCode: null,
            components: null,
          } as const;
          const { off, notes, purchaseOrder, description, unit, unitPrice } = old;
          const changed = {
            ...issued,
            ...{ notes, purchaseOrder, dueDate: parseLocalDate(old.dueDate), version: issued.version + 1 },
            ...{ subtotal: issued.subtotal + off, total: issued.total + off },
            lines: issued.lines.map((line) => ({ ...line, description, unit, unitPrice, tax })),
          };
          await invoices.update(changed);
          return changed;
        });
        const rest = ({ status, payments, paidAt, voidedAt, version, updatedAt, sentAt, viewedAt, ...same }: Invoice) => same;
        const isKept = ({ invoice }: { readonly invoice: Invoice }) => expect(rest(invoice)).to.deep.equal(rest(stored));

        isKept(await useCases.getInvoice(owner, id));
        const page = { limit: 9, after: null, sort: "createdAt", descending: false } as const;
        expect((await useCases.listInvoices(owner, {}, page)).items).to.have.length(1);
        const documentRenderer = { render: async () => new Uint8Array(1) };
        await makeExportInvoice({ ...ports, documentRenderer })(owner, id);
        await useCases.sendInvoice(owner, id, {});
        const { notes, lines: own, dueDate, discount } = stored;
        isKept(await useCases.updateInvoice(owner, id, { notes, lines: own, dueDate, discount }));
        expect(await codeOf(useCases.updateInvoice(owner, id, { notes: "new" }))).to.equal("invoice_not_draft");
        if (then === "void") isKept(await useCases.updateInvoice(owner, id, { status: "void" }));
        else if (then === "mark paid") isKept(await useCases.updateInvoice(owner, id, { status: "paid" }));
        else isKept(await useCases.recordPayment(owner, id, { amount: stored.total }));
        const { invoice } = await useCases.getInvoice(owner, id);
        expect(invoice.status).to.equal(then === "void" ? "void" : "paid");
        expect(invoiceView(invoice, parseLocalDate("2026-03-02"))).to.include({ total: Number(stored.total), notes });
      }),
      { numRuns: 50 },
    );
  });
});
