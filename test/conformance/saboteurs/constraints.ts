import { preferencesTable } from "../../../core/users/preferences.js";
import { isLostRace, lostRace, type Versioned } from "../../../core/kernel/entity.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import { type Saboteur, withStores } from "./saboteur.js";

/** A store whose update accepts any version: it replaces the given version with the expected one. */
function careless<Id, T extends Versioned & { readonly id: Id }>(store: {
  find(id: Id): Promise<T | null>;
  update(row: T): Promise<void>;
}) {
  return async (row: T): Promise<void> => {
    const stored = await store.find(row.id);
    await store.update(stored === null ? row : { ...row, version: stored.version + 1 });
  };
}

export const constraintSaboteurs: readonly Saboteur[] = [
  {
    title: "ignores the version of a change",
    caughtBy: [
      "rejects a stale change to a user",
      "rejects a stale change to a token",
      "rejects a stale change to a client",
      "rejects a stale change to a task",
      "rejects a stale change to a project",
      "rejects a stale change to a time entry",
      "rejects a stale change to an invoice",
      "rejects a stale change to a webhook subscription",
      "rejects a stale change to a message",
      "makes changes stale that began before a claim",
    ],
    make: withStores(({ users, tokens, clients, tasks, projects, timeEntries, invoices, webhooks, messages }) => ({
      users: { ...users, update: careless(users) },
      tokens: { ...tokens, update: careless(tokens) },
      clients: { ...clients, update: careless(clients) },
      tasks: { ...tasks, update: careless(tasks) },
      projects: { ...projects, update: careless(projects) },
      timeEntries: { ...timeEntries, update: careless(timeEntries) },
      invoices: { ...invoices, update: careless(invoices) },
      webhooks: { ...webhooks, update: careless(webhooks) },
      messages: { ...messages, update: careless(messages) },
    })),
  },
  {
    title: "forgets which invoice deducts a deposit",
    caughtBy: [
      "stores which deposits an invoice deducts, and which invoice deducts a deposit",
      "does not delete an invoice that deducts a deposit",
      "marks a deposit for one of two invoices that deduct it at once",
    ],
    make: withStores(({ invoices }) => ({
      invoices: { ...invoices, update: (row) => invoices.update({ ...row, deductedBy: null, deductedByNumber: null }) },
    })),
  },
  {
    title: "silently drops a stale change",
    caughtBy: [
      "rejects a stale change to a workspace",
      "rejects a stale change to a client",
      "rejects a change to a client that was never stored",
      "changes nothing in another workspace",
    ],
    make: withStores(({ workspace, clients }) => {
      const quietly = async (change: Promise<void>) => {
        await change.catch((error: unknown) => {
          if (!isLostRace(error)) throw error;
        });
      };
      return {
        workspace: { ...workspace, update: (row) => quietly(workspace.update(row)) },
        clients: { ...clients, update: (row) => quietly(clients.update(row)) },
      };
    }),
  },
  {
    title: "deletes an entry of any version",
    caughtBy: ["deletes a time entry only in the version that was read", "makes changes stale that began before a claim"],
    make: withStores(({ timeEntries }) => ({
      timeEntries: { ...timeEntries, delete: async (entry) => timeEntries.delete((await timeEntries.find(entry.id)) ?? entry) },
    })),
  },
  {
    title: "allows a second running timer",
    caughtBy: [
      "rejects a second running timer of a user, but not of another user",
      "lets one of 20 simultaneous timers of a user win",
    ],
    make: (() => {
      const extra = new Map<string, TimeEntry>();
      return withStores(({ timeEntries }) => ({
        timeEntries: {
          ...timeEntries,
          insert: async (entry) => {
            const second = entry.status === "running" && (await timeEntries.findRunning(entry.userId)) !== null;
            if (second) extra.set(entry.id, entry);
            else await timeEntries.insert(entry);
          },
          find: async (id) => extra.get(id) ?? timeEntries.find(id),
        },
      }));
    })(),
  },
  {
    title: "lowers a series of invoice numbers",
    caughtBy: ["raises a series, and never lowers it"],
    make: (() => {
      const lowered = new Map<string, number>();
      return withStores(({ invoices }) => ({
        invoices: {
          ...invoices,
          raiseSeries: async (series, last) => {
            await invoices.raiseSeries(series, last);
            lowered.set(series, last);
            return last;
          },
          lastInSeries: async (series) => lowered.get(series) ?? invoices.lastInSeries(series),
        },
      }));
    })(),
  },
  {
    title: "forgets the logos of earlier invoices",
    caughtBy: ["returns the logo of any instant, and the last one"],
    make: withStores(({ files }) => ({ files: { ...files, find: (kind) => files.find(kind, null) } })),
  },
  {
    title: "replaces all preferences by those that change",
    caughtBy: [
      "returns the initial preferences until a user changes some, and keeps the others",
      "keeps both of two changes of different preferences at once",
    ],
    make: withStores(({ preferences }) => ({
      preferences: {
        ...preferences,
        change: (userId, patch) => preferences.change(userId, { ...preferencesTable.create({}), ...patch }),
      },
    })),
  },
  {
    title: "lets an invoice take entries from another one",
    caughtBy: [
      "refuses to claim an entry that is on an invoice already, and then claims none",
      "lets one of 10 simultaneous claims of the same entries win, and leaves no trace of the others",
    ],
    make: withStores(({ timeEntries }) => ({
      timeEntries: {
        ...timeEntries,
        claim: async (invoiceId, ids, now) => {
          for (const id of ids) {
            const entry = await timeEntries.find(id);
            if (entry?.status === "billed") await timeEntries.release(entry.invoiceId, [id], now);
          }
          await timeEntries.claim(invoiceId, ids, now);
        },
      },
    })),
  },
  {
    title: "claims available entries and skips claimed ones",
    caughtBy: [
      "refuses to claim an entry that is on an invoice already, and then claims none",
      "lets one of 10 simultaneous claims of the same entries win, and leaves no trace of the others",
    ],
    make: withStores(({ timeEntries }) => ({
      timeEntries: {
        ...timeEntries,
        claim: async (invoiceId, ids, now) => {
          const entries = await Promise.all(ids.map((id) => timeEntries.find(id)));
          const free = entries.flatMap((entry) => (entry?.status === "recorded" ? [entry.id] : []));
          await timeEntries.claim(invoiceId, free, now);
        },
      },
    })),
  },
  {
    title: "returns the billed entries of all invoices as those of one",
    caughtBy: ["returns the entries that are billed on an invoice"],
    make: withStores(({ timeEntries, invoices }) => ({
      timeEntries: {
        ...timeEntries,
        claimsOf: async () => {
          const page = { limit: 100, after: null, sort: "createdAt", descending: false } as const;
          const { items } = await invoices.list({}, page);
          return (await Promise.all(items.map(({ id }) => timeEntries.claimsOf(id)))).flat();
        },
      },
    })),
  },
  {
    title: "releases every entry of an invoice instead of the requested ones",
    caughtBy: ["releases entries of an invoice: recorded, with the next version, changed now, and available to be claimed again"],
    make: withStores(({ timeEntries }) => ({
      timeEntries: { ...timeEntries, release: (invoiceId, _, now) => timeEntries.release(invoiceId, null, now) },
    })),
  },
  {
    title: "compares email addresses case-sensitively",
    caughtBy: [
      "rejects a second user with an email address, ignoring case",
      "compares email addresses case-insensitively, also beyond ASCII",
    ],
    make: withStores(({ users }) => ({
      users: {
        ...users,
        findByEmail: async (email) => {
          const user = await users.findByEmail(email);
          return user?.email === email ? user : null;
        },
      },
    })),
  },
  {
    title: "reports a second user with an email address as a lost race",
    caughtBy: [
      "rejects a second user with an email address, ignoring case",
      "lets one of 10 simultaneous invitations of an email address win",
    ],
    make: withStores(({ users }) => ({
      users: {
        ...users,
        insert: async (user) => {
          if (await users.findByEmail(user.email)) throw lostRace("the user");
          await users.insert(user);
        },
      },
    })),
  },
  {
    title: "reports a reference to a missing resource as a lost race",
    caughtBy: ["rejects a reference to a missing resource"],
    make: withStores(({ tokens, users }) => ({
      tokens: {
        ...tokens,
        insert: async (token) => {
          if ((await users.find(token.userId)) === null) throw lostRace("the user");
          await tokens.insert(token);
        },
      },
    })),
  },
  {
    title: "keeps only the first former version of an entry",
    caughtBy: ["keeps every field of an entry before its last change or its deletion, and no version before that"],
    make: withStores(({ timeEntries }) => ({
      timeEntries: {
        ...timeEntries,
        keepFormer: async (entry, now) => {
          if ((await timeEntries.findFormer(entry.id)) === null) await timeEntries.keepFormer(entry, now);
        },
      },
    })),
  },
];
