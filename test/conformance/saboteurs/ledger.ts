import { isLostRace } from "../../../core/kernel/entity.js";
import type { LedgerStore } from "../../../core/ledger/ledger-store.js";
import { fromOthers, type Saboteur, withStores } from "./saboteur.js";

function ledger(change: (honest: LedgerStore) => Partial<LedgerStore>): Saboteur["make"] {
  return withStores(({ ledger: honest }) => ({ ledger: { ...honest, ...change(honest) } }));
}

const last = "returns the last entry of each series of the ledger, and the entry of an invoice";
const listed = "lists the ledger by series and position, in pages";
const once = "rejects a second entry at a position of the ledger, or for an invoice";

export const ledgerSaboteurs: readonly Saboteur[] = [
  {
    title: "returns the first entry of a ledger as its last",
    caughtBy: [last],
    make: ledger(({ list }) => ({
      last: async (series) => (await list({ after: null, limit: 100 })).find((entry) => entry.series === series) ?? null,
    })),
  },
  {
    title: "ignores the limit of a page of the ledger",
    caughtBy: [listed],
    make: ledger(({ list }) => ({ list: ({ after }) => list({ after, limit: 100 }) })),
  },
  {
    title: "ignores a second entry at a position of the ledger",
    caughtBy: [once],
    make: ledger(({ append }) => ({
      append: (entry) =>
        append(entry).catch((error: unknown) => {
          if (!isLostRace(error)) throw error;
        }),
    })),
  },
  {
    title: "shows the ledgers of all workspaces",
    caughtBy: ["keeps the ledgers of workspaces apart"],
    make: withStores(({ ledger: honest }, place) => ({
      ledger: {
        ...honest,
        list: async (page) => [
          ...(await honest.list(page)),
          ...((await fromOthers(place, (stores) => stores.ledger.list(page))) ?? []),
        ],
      },
    })),
  },
];
