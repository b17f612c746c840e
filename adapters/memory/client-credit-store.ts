import type { ClientCreditStore } from "../../core/client-credits/client-credit-store.js";
import { lostRace } from "../../core/kernel/entity.js";
import { ascending } from "../../core/kernel/money.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function clientCreditStore({ clientCredits, clients, invoices, bankTransactions }: View): ClientCreditStore {
  const of = (clientId: string) => clientCredits.all().filter((row) => row.clientId === clientId);
  const last = (clientId: string, currency: string) =>
    of(clientId)
      .filter((row) => row.currency === currency)
      .sort((a, b) => b.position - a.position)[0] ?? null;
  return {
    async last(clientId, currency) {
      return last(clientId, currency);
    },
    async balances(clientId) {
      const currencies = [...new Set(of(clientId).map(({ currency }) => currency))].sort();
      return currencies.flatMap((currency) => last(clientId, currency) ?? []);
    },
    async newest(clientId, limit) {
      return of(clientId)
        .sort((a, b) => b.createdAt - a.createdAt || ascending(b.id, a.id))
        .slice(0, limit);
    },
    async usedBy(paymentId) {
      return clientCredits.all().find((row) => row.kind === "used" && row.paymentId === paymentId) ?? null;
    },
    async append(row) {
      requireRow(clients, row.clientId, "client");
      requireRow(invoices, row.invoiceId, "invoice");
      requireRow(bankTransactions, row.bankTransactionId, "bank transaction");
      if ((last(row.clientId, row.currency)?.position ?? 0) >= row.position) throw lostRace("the credit of the client");
      insertRow(clientCredits, row);
    },
  };
}
