import { expect } from "chai";
import fc from "fast-check";
import { balanceOf, type EnteredKind, enteredKinds, type Invoice, type PaymentId, parseDecimal } from "../../../core/index.js";
import { codeOf, createWorld } from "../world.js";

type Step =
  | { readonly record: EnteredKind; readonly amount: bigint }
  /** The row at this position, counted around the end. */
  | { readonly reverse: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ record: fc.constantFrom(...enteredKinds), amount: fc.bigInt({ min: 1n, max: 6n }) }),
    fc.record({ reverse: fc.nat({ max: 20 }) }),
  ),
  { maxLength: 14 },
);

interface Row {
  readonly kind: EnteredKind | "reversal";
  readonly amount: bigint;
  counts: boolean;
}

/** What the rules say about an invoice, written independently of the code: a list of rows and sums over those that count. */
class Model {
  readonly rows: Row[] = [];

  constructor(private readonly total: bigint) {}

  sum(kind: Row["kind"]): bigint {
    return this.rows.reduce((sum, row) => (row.counts && row.kind === kind ? sum + row.amount : sum), 0n);
  }

  get paid(): bigint {
    return this.sum("payment") - this.sum("refund");
  }

  /** What is due, or, if negative, refundable. */
  get rest(): bigint {
    return this.total - this.paid - this.sum("write_off") - this.sum("early_payment_discount");
  }

  get status(): string {
    if (this.total === 0n) return "paid";
    if (this.total < 0n) return this.rest < 0n ? "open" : "paid";
    if (this.rest > 0n) return "open";
    return this.sum("write_off") > 0n ? "written_off" : this.paid > 0n ? "paid" : "credited";
  }

  /** The code of the refusal, or "resolved" after the step is done. */
  record(kind: EnteredKind, amount: bigint): string {
    if (kind !== "refund" && this.status !== "open") return "invoice_not_open";
    if (kind !== "refund" && (this.rest <= 0n || amount > this.rest)) return "amount_exceeds_due";
    if (kind === "refund" && amount > this.paid - (this.total < 0n ? this.total : 0n)) return "amount_paid_negative";
    this.rows.push({ kind, amount, counts: true });
    return "resolved";
  }

  reverse(row: Row): string {
    if (row.kind === "reversal") return "reversal_not_reversible";
    if (!row.counts) return "already_reversed";
    if (row.kind === "payment" && this.paid < row.amount) return "amount_paid_negative";
    row.counts = false;
    this.rows.push({ kind: "reversal", amount: row.amount, counts: false });
    return "resolved";
  }
}

describe("the settlements of an invoice", () => {
  it("are accepted, and add up to its amounts and status, as the rules say, over any sequence", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -9n, max: 9n }), steps, async (total, sequence) => {
        const { useCases, owner } = await createWorld();
        const client = await useCases.createClient(owner, { name: "Client" });
        const lines = [
          { description: "Work", quantity: parseDecimal(total < 0n ? "-1" : "1"), unitPrice: total < 0n ? -total : total },
        ];
        const { id } = (await useCases.createInvoice(owner, { clientId: client.id, lines })).invoice;
        const stored = async (): Promise<Invoice> => (await useCases.getInvoice(owner, id)).invoice;
        await useCases.updateInvoice(owner, id, { status: "open" });
        const model = new Model(total);
        for (const step of sequence) {
          const before = await stored();
          let [expected, result] = ["", ""];
          if ("record" in step) {
            expected = model.record(step.record, step.amount);
            result = await codeOf(useCases.recordPayment(owner, id, { kind: step.record, amount: step.amount }));
          } else if (before.payments.length > 0) {
            const at = step.reverse % before.payments.length;
            expected = model.reverse(model.rows[at] ?? expect.fail());
            result = await codeOf(useCases.reversePayment(owner, id, before.payments[at]?.id ?? ("" as PaymentId), {}));
          }
          seen.add(result);
          expect(result).to.equal(expected);
          const after = await stored();
          expect(after.payments.slice(0, before.payments.length), "rows change only by appending").to.deep.equal(before.payments);
          const { paid, due, refundable } = balanceOf(after);
          expect({ paid, rest: due - refundable, status: after.status, rows: after.payments.length }).to.deep.equal({
            paid: model.paid,
            rest: model.rest,
            status: model.status,
            rows: model.rows.length,
          });
          expect(due === 0n || refundable === 0n).to.equal(true);
          expect(after.paidAt === null).to.equal(after.status !== "paid");
        }
      }),
    );
    expect([...seen]).to.include.members([
      ...["resolved", "invoice_not_open", "amount_exceeds_due", "amount_paid_negative", "already_reversed"],
      "reversal_not_reversible",
    ]);
  });
});
