import { expect } from "chai";
import { checkCreditRows, checkCreditUse } from "../../../core/auditing/check-client-credit.js";
import type { ClientCredit } from "../../../core/client-credits/client-credit.js";
import type { Invoice } from "../../../core/invoices/invoice.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { instant } from "../../../core/kernel/instant.js";
import type { ClientCreditId, ClientId, InvoiceId, PaymentId } from "../../../core/kernel/ids.js";

const EUR = parseCurrency("EUR");
const row = (position: number, amount: bigint, balance: bigint, changes: Partial<ClientCredit> = {}): ClientCredit => ({
  ...{ id: `ccr_${position}` as ClientCreditId, clientId: "cli_1" as ClientId, currency: EUR, position, amount, balance },
  ...{ kind: amount < 0n ? "used" : "received", bankTransactionId: null, invoiceId: null, paymentId: null },
  createdAt: instant(position),
  ...changes,
});

describe("the audit of credit balances", () => {
  it("reports a balance that does not follow from the rows before it", () => {
    const checks = (...rows: readonly ClientCredit[]) => checkCreditRows([...rows].reverse()).map(({ message }) => message);
    expect(checks(row(1, 500n, 500n), row(2, -200n, 300n), row(1, 7n, 7n, { currency: parseCurrency("CHF") }))).to.deep.equal([]);
    expect(checks(row(1, 500n, 500n), row(2, -200n, 301n))).to.have.length(1);
    expect(checks(row(1, 500n, 500n), row(3, -200n, 300n))).to.have.length(1);
    expect(checks(row(2, 500n, 500n))).to.have.length(1);
    expect(checks(row(1, -1n, -1n))).to.have.length(1);
  });

  it("reports a use that is no payment of the invoice, or whose reversal gave nothing back", () => {
    const [invoiceId, paymentId] = ["inv_1" as InvoiceId, "pay_1" as PaymentId];
    const payment = { id: paymentId, kind: "payment", amount: 200n, reverses: null };
    const reversal = { id: "pay_2", kind: "reversal", amount: 200n, reverses: paymentId };
    const used = row(2, -200n, 300n, { invoiceId, paymentId });
    const returned = row(3, 200n, 500n, { kind: "returned", invoiceId, paymentId });
    const checks = (payments: readonly object[], ...rows: readonly ClientCredit[]) =>
      checkCreditUse({ id: invoiceId, number: "1", payments } as unknown as Invoice, rows).map(({ check }) => check);
    expect(checks([payment], used)).to.deep.equal([]);
    expect(checks([payment, reversal], returned, used)).to.deep.equal([]);
    expect(checks([], used)).to.deep.equal(["credit_balance_differs"]);
    expect(checks([{ ...payment, amount: 199n }], used)).to.deep.equal(["credit_balance_differs"]);
    expect(checks([payment, reversal], used)).to.deep.equal(["credit_balance_differs"]);
    expect(checks([payment], returned, used)).to.deep.equal(["credit_balance_differs"]);
  });
});
