import { expect } from "chai";
import fc from "fast-check";
import type { Candidate } from "../../../core/bank-statements/matching/candidate.js";
import { type Compared, Matcher } from "../../../core/bank-statements/matching/proposals.js";
import { paymentReferenceFor, paymentReferenceKinds } from "../../../core/billing/payment-reference.js";
import { qrReference } from "../../../core/billing/qr-reference.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import type { ClientId, InvoiceId } from "../../../core/kernel/ids.js";

const EUR = parseCurrency("EUR");
const ada = "cli_ada" as ClientId;

const candidate = (number: string, changes: Partial<Candidate> = {}): Candidate => ({
  id: `inv_${number}` as InvoiceId,
  ...{ clientId: ada, currency: EUR, due: 10_000n, refundable: 0n, discount: null, reference: null, numbers: [number] },
  names: ["Ada Ltd"],
  ...changes,
});

const credit = (changes: Partial<Compared>): Compared => ({
  ...{ amount: 10_000n, currency: EUR, bookingDate: parseLocalDate("2026-03-10"), valueDate: null, counterpartyName: null },
  ...{ counterpartyAccount: null, creditorReference: null, endToEndId: null, remittanceText: null },
  ...changes,
});

/** The proposals as `invoice amount discount, …: reasons confidence`. */
function told(
  candidates: readonly Candidate[],
  changes: Partial<Compared>,
  payers: ReadonlyMap<string, ReadonlySet<ClientId>> = new Map(),
) {
  return new Matcher(candidates, payers).proposalsFor(credit(changes)).map(({ allocations, reasons, confidence }) => {
    const parts = allocations.map(({ invoiceId, amount, discount }) => `${invoiceId.slice(4)} ${amount} ${discount}`);
    return `${parts.join(", ")}: ${reasons.join(" ")} ${confidence}`;
  });
}

describe("matching bank transactions with invoices", () => {
  it("finds every kind of payment reference that invoices have", () => {
    for (const kind of paymentReferenceKinds) {
      const reference = paymentReferenceFor(kind, "INV-2026-0007");
      for (const changes of [{ creditorReference: reference }, { remittanceText: `Payment ${reference.toLowerCase()} thanks` }])
        expect(told([candidate("X-1", { reference })], changes), `${kind} ${JSON.stringify(changes)}`).to.deep.equal([
          "X-1 10000 0: reference amount exact",
        ]);
    }
    const qr = qrReference("INV-2026-0007");
    expect(told([candidate("X-1", { reference: qr })], { creditorReference: qr.replace(/^0+/, "") })).to.deep.equal([
      "X-1 10000 0: reference amount exact",
    ]);
    expect(told([candidate("X-1", { reference: qr })], { creditorReference: qr })).to.deep.equal([
      "X-1 10000 0: reference amount exact",
    ]);
  });

  it("finds a number however it is written, and never as a part of a longer one", () => {
    const found = (text: string, number = "INV-2026-0007") =>
      told([candidate(number)], { remittanceText: text }).length === 1 && text;
    const written = [
      "inv 2026 0007",
      "Rg.INV-2026-0007,danke",
      "INV20260007",
      "INV-2026-\n0007",
      "(inv_2026/0007)",
      "ＩＮＶ-2026-0007",
    ];
    expect(written.map((text) => found(text))).to.deep.equal(written);
    const exact = (text: string, number: string) => told([candidate(number)], { remittanceText: text, amount: 1n });
    const longer = [
      ...[
        ["INV-2026-00071", "INV-2026-0007"],
        ["XINV-2026-0007", "INV-2026-0007"],
        ["12026-0007", "2026-0007"],
        ["2026-0007", "0007"],
      ],
      ...[
        ["2026-0007-1", "2026-0007"],
        ["1234567", "2345"],
        ["INV-2026-0007A", "INV-2026-0007A1"],
      ],
    ] as const;
    for (const [text, number] of longer) expect(exact(text, number), `${number} in ${text}`).to.deep.equal([]);
    expect(exact("RE2026-0007vom", "2026-0007")).to.deep.equal(["2026-0007 1 0: number likely"]);
  });

  it("allocates one payment to several invoices whose amounts add up", () => {
    const open = [candidate("2026-1", { due: 6_000n }), candidate("2026-2", { due: 4_000n }), candidate("2026-3", { due: 1n })];
    expect(told(open, { remittanceText: "2026-1, 2026-2" })).to.deep.equal(["2026-1 6000 0, 2026-2 4000 0: number amount exact"]);
    expect(told(open, { remittanceText: "2026-1 und 2026-2", amount: 9_000n })).to.deep.equal([
      "2026-1 6000 0, 2026-2 3000 0: number likely",
    ]);
    expect(told(open, { remittanceText: "2026-1 2026-2", amount: 4_000n })[0]).to.equal("2026-2 4000 0: number amount exact");
  });

  it("takes a discount for early payment within its terms, and not after them", () => {
    const discount = { amount: 200n, until: parseLocalDate("2026-03-10") };
    const open = [candidate("2026-1", { discount })];
    const paid = { amount: 9_800n, remittanceText: "2026-1" };
    expect(told(open, paid)).to.deep.equal(["2026-1 9800 200: number early_payment_discount exact"]);
    expect(told(open, { ...paid, valueDate: parseLocalDate("2026-03-11") })).to.deep.equal(["2026-1 9800 0: number likely"]);
    expect(told(open, { amount: 9_800n })).to.deep.equal(["2026-1 9800 200: early_payment_discount possible"]);
    expect(told(open, { amount: 9_801n, remittanceText: "2026-1" })).to.deep.equal(["2026-1 9801 0: number likely"]);
  });

  it("proposes by amount what the account or the name makes likely first", () => {
    const open = [candidate("1001"), candidate("1002", { clientId: "cli_bob" as ClientId, names: ["Bob GmbH"] })];
    expect(told(open, {})).to.deep.equal(["1001 10000 0: amount possible", "1002 10000 0: amount possible"]);
    expect(told(open, { counterpartyName: "BOB gmbh" })[0]).to.equal("1002 10000 0: amount name likely");
    const payers = new Map([["DE1", new Set(["cli_bob" as ClientId])]]);
    expect(told(open, { counterpartyAccount: "DE1" }, payers)[0]).to.equal("1002 10000 0: amount account likely");
    const several = [candidate("1", { due: 7_000n }), candidate("2", { due: 3_000n })];
    const known = new Map([["DE1", new Set([ada])]]);
    expect(told(several, { counterpartyAccount: "DE1" }, known)).to.deep.equal(["1 7000 0, 2 3000 0: amount account likely"]);
  });

  it("proposes refunds of what credit notes left, if money left the account", () => {
    const credited = candidate("2026-1", { due: 0n, refundable: 500n, numbers: ["2026-1", "CN-2026-1"] });
    expect(told([credited], { amount: -500n, remittanceText: "Refund CN-2026-1" })).to.deep.equal([
      "2026-1 500 0: number amount refund exact",
    ]);
    expect(told([credited], { amount: 500n, remittanceText: "CN-2026-1" })).to.deep.equal([]);
    expect(told([candidate("2026-2")], { amount: -10_000n, remittanceText: "2026-2" })).to.deep.equal([]);
  });

  it("never proposes another currency, more than is due, or more than the transaction has", () => {
    const currencies = fc.constantFrom(EUR, parseCurrency("CHF"));
    const amounts = fc.bigInt({ min: 1n, max: 20_000n });
    const invoices = fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 })
      .chain((numbers) =>
        fc.tuple(
          ...numbers.map((number) =>
            fc
              .record({ due: amounts, refundable: fc.constantFrom(0n, 300n), currency: currencies })
              .map((changes) => candidate(`R-${number}`, changes)),
          ),
        ),
      );
    const texts = fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 40 }).map((number) => `R-${number}`),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(invoices, texts, fc.bigInt({ min: -20_000n, max: 20_000n }), currencies, (open, words, amount, currency) => {
        const proposals = new Matcher(open, new Map()).proposalsFor(
          credit({ amount, currency, remittanceText: words.join(" ") }),
        );
        for (const { allocations, confidence } of proposals) {
          const total = amount < 0n ? -amount : amount;
          const sum = allocations.reduce((all, one) => all + one.amount, 0n);
          expect(sum <= total).to.equal(true);
          if (confidence === "exact") expect(sum).to.equal(total);
          for (const { invoiceId, amount: part, discount } of allocations) {
            const invoice = open.find(({ id }) => id === invoiceId);
            expect(invoice?.currency).to.equal(currency);
            expect(part > 0n && part + discount <= ((amount < 0n ? invoice?.refundable : invoice?.due) ?? 0n)).to.equal(true);
          }
          expect(new Set(allocations.map(({ invoiceId }) => invoiceId)).size).to.equal(allocations.length);
        }
      }),
    );
  });
});
