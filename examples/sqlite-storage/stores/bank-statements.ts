import type { PayingAccount, Stores } from "stint/storage";
import type { Tables } from "../tables.js";
import { resourceStore } from "./workspace.js";

const HAS_PAYMENT = "exists (select 1 from json_each(doc, '$.bookings') booking where booking.value ->> '$.paymentId' = ?)";

export function bankStatementStore({ bankStatements }: Tables): Stores["bankStatements"] {
  return {
    ...resourceStore(bankStatements, "bank statement"),
    withFingerprints: async (fingerprint) => bankStatements.where({ fingerprint }),
  };
}

export function bankTransactionStore({ bankTransactions }: Tables): Stores["bankTransactions"] {
  return {
    ...resourceStore(bankTransactions, "bank transaction"),
    known: async (fingerprint) => bankTransactions.where({ fingerprint }).map((one) => one.fingerprint),
    payingAccounts: async (counterpartyAccount) => {
      const found = new Map<string, PayingAccount>();
      for (const { counterpartyAccount: account, clientId } of bankTransactions.where({ counterpartyAccount, status: "booked" }))
        if (account !== null && clientId !== null)
          found.set(`${account} ${clientId}`, { counterpartyAccount: account, clientId });
      return [...found.values()];
    },
    findByPayment: async (id) => bankTransactions.where({ [HAS_PAYMENT]: id, status: "booked" })[0] ?? null,
  };
}

export function clientCreditStore({ clientCredits }: Tables): Stores["clientCredits"] {
  return {
    last: async (clientId, currency) => clientCredits.where({ clientId, currency }, "order by position desc limit 1")[0] ?? null,
    balances: async (clientId) => {
      const last = new Map(clientCredits.where({ clientId }, "order by currency, position").map((row) => [row.currency, row]));
      return [...last.values()];
    },
    newest: async (clientId, limit) => clientCredits.where({ clientId }, `order by createdAt desc, id desc limit ${limit}`),
    usedBy: async (paymentId) => clientCredits.where({ paymentId, kind: "used" })[0] ?? null,
    append: async (row) => clientCredits.insert(row, "credit"),
  };
}
