import { withDirectory } from "./credentials.js";
import { type Saboteur, withStores } from "./saboteur.js";

export const overdueInvoiceSaboteurs: readonly Saboteur[] = [
  {
    title: "notes an overdue invoice again and again",
    caughtBy: [
      "notes an overdue invoice once for each due date, without a change of the invoice",
      "notes an overdue invoice for one of many simultaneous units of work",
    ],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        noteOverdue: async (invoice) => {
          await invoices.noteOverdue(invoice);
          return true;
        },
      },
    })),
  },
  {
    title: "finds overdue invoices that were noted",
    caughtBy: ["finds the overdue invoices that were not noted, and no others"],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        unreportedOverdue: async (overdueOn, limit) => {
          const page = { limit, sort: "createdAt", descending: false, after: null } as const;
          return (await invoices.list({ overdueOn }, page)).items.map(({ id }) => id);
        },
      },
    })),
  },
  {
    title: "notes an overdue invoice of an outdated version",
    caughtBy: ["notes no overdue invoice whose stored version differs, nor in work that rejects"],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        noteOverdue: async (invoice) => {
          const stored = await invoices.find(invoice.id);
          return stored !== null && (await invoices.noteOverdue(stored));
        },
      },
    })),
  },
  {
    title: "lists all workspaces instead of those with an overdue invoice",
    caughtBy: ["lists the workspaces with an overdue invoice that was not noted, in pages"],
    make: withDirectory((directory) => ({
      workspaces: ({ unreportedOverdueOn: _, ...page }) => directory.workspaces(page),
    })),
  },
];
