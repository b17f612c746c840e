import type { LedgerStore } from "../../core/ledger/ledger-store.js";
import { lostRace } from "../../core/kernel/entity.js";
import { ascending } from "../../core/kernel/money.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function ledgerStore({ ledger, invoices }: View): LedgerStore {
  const sorted = () => [...ledger.all()].sort((a, b) => ascending(a.series, b.series) || a.position - b.position);
  const entryOf = ({ id: _, ...entry }: ReturnType<typeof sorted>[number]) => entry;
  return {
    async last(series) {
      const last = sorted().findLast((entry) => entry.series === series);
      return last ? entryOf(last) : null;
    },
    async append(entry) {
      if (entry.invoiceId !== null) {
        requireRow(invoices, entry.invoiceId, "invoice");
        if (ledger.all().some(({ invoiceId }) => invoiceId === entry.invoiceId)) throw lostRace("the ledger");
      }
      const id = `${entry.series} ${entry.position}`;
      if (ledger.get(id) !== undefined) throw lostRace("the ledger");
      insertRow(ledger, { ...entry, id });
    },
    async find(id) {
      const found = ledger.all().find(({ invoiceId }) => invoiceId === id);
      return found ? entryOf(found) : null;
    },
    async list({ after, limit }) {
      const isAfter = ({ series, position }: { series: string; position: number }): boolean =>
        after === null || series > after.series || (series === after.series && position > after.position);
      return sorted().filter(isAfter).slice(0, limit).map(entryOf);
    },
  };
}
