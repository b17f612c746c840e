import type { CurrencyCode } from "../kernel/currency.js";
import { conflict } from "../kernel/errors.js";
import { formatMoney } from "../kernel/money.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { ClientCredit } from "./client-credit.js";

type Change = Pick<ClientCredit, "clientId" | "currency" | "kind" | "amount"> &
  Partial<Pick<ClientCredit, "bankTransactionId" | "invoiceId" | "paymentId">>;

/** Adds a row to the credit of a client. Throws `credit_balance_exceeded` (conflict) if less is left than the row takes. */
export async function changeCredit(
  { clock, ids }: Pick<Ports, "clock" | "ids">,
  { clientCredits }: Pick<Stores, "clientCredits">,
  change: Change,
): Promise<ClientCredit> {
  const last = await clientCredits.last(change.clientId, change.currency);
  const before = last?.balance ?? 0n;
  const balance = before + change.amount;
  if (balance < 0n) throw creditExceeded(before, change.currency);
  const row: ClientCredit = {
    id: ids.next("ccr"),
    bankTransactionId: null,
    invoiceId: null,
    paymentId: null,
    ...change,
    position: (last?.position ?? 0) + 1,
    balance,
    createdAt: clock.now(),
  };
  await clientCredits.append(row);
  return row;
}

/** The error for more than the client has: `credit_balance_exceeded` (conflict). */
export function creditExceeded(balance: bigint, currency: CurrencyCode): Error {
  return conflict("credit_balance_exceeded", `The client has a credit balance of ${formatMoney(balance, currency)}.`, {
    balance: Number(balance),
  });
}
