import { amountView, type View } from "../kernel/view.js";
import { type AccountOfCurrency, type AccountStatement, movementTable, openItemTable } from "./account-statement.js";
import { agingBuckets } from "./invoice-report.js";

/** The statement's representation in the API. */
export function accountStatementView({ clientId, asOf, range, currencies }: AccountStatement): View {
  return {
    client_id: clientId,
    as_of: asOf,
    from: range.from ?? null,
    to: range.to ?? null,
    currencies: currencies.map(accountView),
  };
}

function accountView(account: AccountOfCurrency): View {
  return {
    currency: account.currency,
    open_items: account.openItems.map((item) => openItemTable.toJson(item)),
    amount_due: amountView(account.amountDue),
    aging: Object.fromEntries(agingBuckets.map((bucket) => [bucket, amountView(account.aging[bucket])])),
    opening_balance: amountView(account.openingBalance),
    movements: account.movements.map((movement) => movementTable.toJson(movement)),
    closing_balance: amountView(account.closingBalance),
    credit_balance: amountView(account.creditBalance),
  };
}
