import type { Actor, ClientId, InvoiceId, Tax, UseCases } from "../../../core/index.js";
import { parseCurrency, parseDecimal, parseInstant, parseLocalDate } from "../../../core/index.js";
import { aPairOfTaxes } from "../../conformance/invoice-fixtures.js";

const address = { line1: "1 Street", line2: "c/o Ada", city: "Berlin", postalCode: "10115", region: "BE", country: "DE" };
const standard: Tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null };
const exempt: Tax = {
  category: "E",
  rate: parseDecimal("0"),
  exemptionReason: "Education",
  exemptionCode: "VATEX-EU-132",
  components: null,
};
const pair = aPairOfTaxes("QST");
const day = parseLocalDate;
const period = { start: day("2026-03-01"), end: day("2026-03-31") };
const kind = (amount: bigint) => [{ amount, reason: "kind" }];
const line = (unitPrice: bigint, tax: Tax) => ({
  ...{ description: "Work", quantity: parseDecimal("2"), unitPrice, tax, period },
  ...{ allowances: kind(50n), charges: kind(20n) },
});

/** A client and a seller that have every field. */
async function createParties(useCases: UseCases, owner: Actor): Promise<ClientId> {
  await useCases.updateWorkspace(owner, {
    seller: {
      ...{
        legalName: "Seller Ltd",
        address,
        taxId: "12/345/67890",
        vatId: "DE136695976",
        taxNumber: "12/345/67891",
        register: "HRB 1",
        directors: "Ada",
        ...{ supplies: "services", vatOnDebits: true, latePaymentRate: "12 %" },
      },
      ...{ iban: "DE89370400440532013000", bic: "COBADEFFXXX", email: "us@example.com", phone: "030 1" },
      accounts: [
        {
          ...{ currency: parseCurrency("USD"), holder: "Ada", bank: "Bank", number: "1", details: "Wire" },
          ...{ iban: "DE89370400440532013000", bic: "COBADEFFXXX", routing: { kind: "bank_code", value: "1" } },
        },
      ],
    },
    paymentCode: "epc_qr",
  });
  const of = { name: "Client", legalName: "Client Ltd", email: "to@example.com", address, taxId: "FR61954506077" };
  return (await useCases.createClient(owner, of)).id;
}

/** The documents of {@link createDocuments}. */
export interface Documents {
  readonly deposit: InvoiceId;
  readonly invoice: InvoiceId;
  readonly creditNote: InvoiceId;
  readonly paid: InvoiceId;
  readonly withdrawn: InvoiceId;
}

/**
 * Issues documents that have every field at every depth: a deposit, an invoice that deducts it, with time and allowances, and a credit note of a part
 * of it; and an invoice that is paid and one that is void.
 */
export async function createDocuments(useCases: UseCases, owner: Actor): Promise<Documents> {
  const clientId = await createParties(useCases, owner);
  const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId, rate: 6_000n });
  const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };
  await useCases.createTimeEntry(owner, { projectId, ...times });
  const create = async (command: object): Promise<InvoiceId> =>
    (await useCases.createInvoice(owner, { clientId, ...command })).invoice.id;
  const move = (id: InvoiceId, status: "open" | "paid" | "void") => useCases.updateInvoice(owner, id, { status });
  const simple = { lines: [line(1_000n, standard), line(500n, exempt), line(300n, pair)] };
  const deposit = await create({ type: "deposit", ...simple, purchaseOrder: "PO" });
  await move(deposit, "paid");
  const invoice = await create({
    ...{
      lines: [line(5_000n, standard), line(2_000n, exempt), line(1_000n, pair)],
      tax: standard,
      fromTime: { groupBy: "entry" },
      deposits: [{ invoiceId: deposit }],
    },
    ...{ allowances: [{ amount: 30n, reason: "kind", tax: standard }], charges: [{ amount: 40n, reason: "kind", tax: exempt }] },
    ...{
      discount: { kind: "percent", percent: parseDecimal("5") },
      earlyPaymentDiscount: { percent: parseDecimal("2"), days: 10 },
    },
    ...{
      payableRounding: { kind: "increment", increment: 5n },
      period,
      notes: "Notes",
      purchaseOrder: "PO",
      contractReference: "C-7",
      projectReference: "P-7",
      buyerReference: "REF",
      paymentReference: "RF18539007547034",
    },
    taxCurrency: { currency: parseCurrency("CZK"), exchangeRate: parseDecimal("25.1") },
  });
  await move(invoice, "open");
  const note = await useCases.createCreditNote(owner, invoice, { reason: "Wrong", lines: [{ line: 0, net: 100n }, { line: 2 }] });
  const [paid, withdrawn] = [await create(simple), await create(simple)];
  await move(paid, "paid");
  await move(withdrawn, "open");
  await move(withdrawn, "void");
  return { deposit, invoice, creditNote: note.invoice.id, paid, withdrawn };
}
