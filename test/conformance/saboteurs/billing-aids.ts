import { fromOthers, type Saboteur, withStores } from "./saboteur.js";

const due = "finds the invoices that are to be reminded of, the earliest due dates first, and no others";
const listed = "lists the reminders of some invoices and clients, of a status, and between two days";
const paying = "knows the accounts from which clients have paid, and the transaction of a payment, of booked transactions only";
const once = "bills an expense on one invoice, and releases it with that invoice only, each as a new version";

const ignored = (): undefined => undefined;

/** Defects of the stores of reminders, bank statements, credits, links and expenses. */
export const billingAidSaboteurs: readonly Saboteur[] = [
  {
    title: "reminds of the latest due dates first",
    caughtBy: [due],
    make: withStores(({ reminders }) => ({
      reminders: { ...reminders, due: async (day, limit) => (await reminders.due(day, limit)).toReversed() },
    })),
  },
  {
    title: "lists the reminders of all days",
    caughtBy: [listed],
    make: withStores(({ reminders }) => ({
      reminders: {
        ...reminders,
        list: ({ datedFrom: _, datedTo: __, ...filter }, page) => reminders.list(filter, page),
      },
    })),
  },
  {
    title: "hides that a bank transaction exists already",
    caughtBy: ["stores no second bank transaction with the same fingerprint, and says which are known"],
    make: withStores(({ bankTransactions }) => ({
      bankTransactions: { ...bankTransactions, insert: (row) => bankTransactions.insert(row).catch(ignored) },
    })),
  },
  {
    title: "knows no bank transaction by its fingerprint",
    caughtBy: ["stores no second bank transaction with the same fingerprint, and says which are known"],
    make: withStores(({ bankTransactions }) => ({ bankTransactions: { ...bankTransactions, known: async () => [] } })),
  },
  {
    title: "forgets which bank transaction recorded a payment",
    caughtBy: [paying],
    make: withStores(({ bankTransactions }) => ({ bankTransactions: { ...bankTransactions, findByPayment: async () => null } })),
  },
  {
    title: "hides that a bank statement was imported already",
    caughtBy: ["stores no second bank statement with the same fingerprint, and finds those that have one"],
    make: withStores(({ bankStatements }) => ({
      bankStatements: { ...bankStatements, insert: (row) => bankStatements.insert(row).catch(ignored) },
    })),
  },
  {
    title: "loses one of two changes of a client's credit",
    caughtBy: ["adds no second row after the same one, and none of an unknown client"],
    make: withStores(({ clientCredits }) => ({
      clientCredits: { ...clientCredits, append: (row) => clientCredits.append(row).catch(ignored) },
    })),
  },
  {
    title: "returns the first row of a credit instead of the last one",
    caughtBy: ["returns the last row of each currency, and the newest rows of a client"],
    make: withStores(({ clientCredits }) => ({
      clientCredits: {
        ...clientCredits,
        last: async (clientId, currency) => {
          const rows = await clientCredits.newest(clientId, 100);
          return rows.filter((row) => row.currency === currency).at(-1) ?? null;
        },
      },
    })),
  },
  {
    title: "lists revoked and expired links as active",
    caughtBy: ["lists the links to a document in pages, or those that are active at an instant"],
    make: withStores(({ documentLinks }) => ({
      documentLinks: { ...documentLinks, list: ({ invoiceId }, page) => documentLinks.list({ invoiceId }, page) },
    })),
  },
  {
    title: "finds links of other workspaces",
    caughtBy: ["keeps the links of one workspace, and the questions asked on them, from another"],
    make: withStores(({ documentLinks }, place) => ({
      documentLinks: {
        ...documentLinks,
        find: async (id) => (await documentLinks.find(id)) ?? fromOthers(place, (stores) => stores.documentLinks.find(id)),
      },
    })),
  },
  {
    title: "bills an expense twice",
    caughtBy: [once],
    make: withStores(({ expenses }) => ({
      expenses: { ...expenses, claim: (invoiceId, ids, now) => expenses.claim(invoiceId, ids, now).catch(ignored) },
    })),
  },
  {
    title: "keeps the receipt that is removed",
    caughtBy: ["keeps the receipt of an expense until it is removed or the expense is deleted"],
    make: withStores(({ expenses }) => ({
      expenses: {
        ...expenses,
        keepReceipt: async (id, content) => (content === null ? undefined : expenses.keepReceipt(id, content)),
      },
    })),
  },
  {
    title: "lists the emails with statements of all clients",
    caughtBy: ["lists the messages with a statement of one client, in some statuses"],
    make: withStores(({ messages }) => ({
      messages: { ...messages, list: ({ clientId: _, ...filter }, page) => messages.list(filter, page) },
    })),
  },
];
