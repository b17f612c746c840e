import type { TimeBasis } from "../../../core/invoices/time-basis.js";
import { fromOthers, type Saboteur, withStores } from "./saboteur.js";

const kept = "returns what the time lines of an invoice were made from";

export const timeBasisSaboteurs: readonly Saboteur[] = [
  {
    title: "loses the order of a time basis",
    caughtBy: [kept],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        findTimeBasis: async (id) => {
          const basis = await invoices.findTimeBasis(id);
          return basis && { ...basis, entries: [...basis.entries].reverse() };
        },
      },
    })),
  },
  {
    title: "keeps a time basis without its invoice",
    caughtBy: ["deletes what time lines were made from with their invoice"],
    make: (() => {
      const bases = new Map<string, TimeBasis>();
      return withStores(({ invoices }) => ({
        invoices: {
          ...invoices,
          keepTimeBasis: async (id, basis) => {
            await invoices.keepTimeBasis(id, basis);
            bases.set(id, basis);
          },
          findTimeBasis: async (id) => (await invoices.findTimeBasis(id)) ?? bases.get(id) ?? null,
        },
      }));
    })(),
  },
  {
    title: "returns the time bases of all workspaces",
    caughtBy: ["keeps what time lines were made from only for invoices of the workspace"],
    make: withStores(({ invoices }, place) => ({
      invoices: {
        ...invoices,
        findTimeBasis: async (id) =>
          (await invoices.findTimeBasis(id)) ?? fromOthers(place, (stores) => stores.invoices.findTimeBasis(id)),
      },
    })),
  },
];
