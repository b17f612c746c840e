import type { BankStatement } from "../../core/bank-statements/bank-statement.js";
import type { BankTransaction } from "../../core/bank-statements/bank-transaction.js";
import { parseLocalDate } from "../../core/kernel/calendar.js";
import { parseCurrency } from "../../core/kernel/currency.js";
import { firstVersion } from "../../core/kernel/entity.js";
import type { World } from "./fixtures.js";

/** A fingerprint that no other fixture has. */
const fresh = (id: string): string => id.replaceAll("_", "").padEnd(64, "0");

const euro = parseCurrency("EUR");

/** Without transactions. */
export function aBankStatement(world: World, changes: Partial<BankStatement> = {}): BankStatement {
  const id = world.ids.next("bst");
  return {
    ...{ id, fileName: null, format: "mt940", account: "DE02120300000000202051", currency: euro, number: null },
    ...{ startsOn: null, endsOn: null, openingBalance: null, closingBalance: null, newCount: 0, knownCount: 0, warnings: [] },
    ...{ fingerprint: fresh(id), ...firstVersion(world.clock.now()) },
    ...changes,
  };
}

/** A credit that is not booked. */
export function aBankTransaction(
  world: World,
  { id: statementId }: Pick<BankStatement, "id">,
  changes: Partial<BankTransaction> = {},
): BankTransaction {
  const id = world.ids.next("btx");
  return {
    ...{ id, statementId, account: "DE02120300000000202051", bookingDate: parseLocalDate("2026-03-02"), valueDate: null },
    ...{ amount: 100n, currency: euro, reversal: false, counterpartyName: null, counterpartyAccount: null, endToEndId: null },
    ...{ creditorReference: null, remittanceText: null, bankReference: null, status: "unmatched", proposals: [], bookings: [] },
    ...{ clientId: null, fingerprint: fresh(id), ...firstVersion(world.clock.now()) },
    ...changes,
  };
}
