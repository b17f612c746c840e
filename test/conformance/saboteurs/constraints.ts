import { isLostRace, lostRace, type Versioned } from "../../../core/kernel/entity.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import { type Saboteur, withStores } from "./saboteur.js";

/** A store whose update takes any version: it passes the right one on, whatever it was given. */
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
      "refuses a stale change of a user",
      "refuses a stale change of a token",
      "refuses a stale change of a client",
      "refuses a stale change of a task",
      "refuses a stale change of a project",
      "refuses a stale change of a time entry",
      "refuses a stale change of an invoice",
      "refuses a stale change of a webhook subscription",
      "refuses a stale change of a message",
      "makes changes stale that were begun before a claim",
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
    title: "drops a stale change in silence",
    caughtBy: [
      "refuses a stale change of a workspace",
      "refuses a stale change of a client",
      "refuses to change a client that was never stored",
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
    caughtBy: ["deletes a time entry only as it was seen", "makes changes stale that were begun before a claim"],
    make: withStores(({ timeEntries }) => ({
      timeEntries: { ...timeEntries, delete: async (entry) => timeEntries.delete((await timeEntries.find(entry.id)) ?? entry) },
    })),
  },
  {
    title: "allows a second running timer",
    caughtBy: [
      "refuses a second running timer of a user, but not of another one",
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
    title: "lets an invoice take entries from another one",
    caughtBy: [
      "refuses to claim an entry that stands on an invoice already, and then claims none",
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
    title: "claims what is free and passes over what is claimed",
    caughtBy: [
      "refuses to claim an entry that stands on an invoice already, and then claims none",
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
    title: "releases every entry of an invoice, whichever were asked for",
    caughtBy: ["takes entries off an invoice: recorded, a version on, changed now, and free to be claimed again"],
    make: withStores(({ timeEntries }) => ({
      timeEntries: { ...timeEntries, release: (invoiceId, _, now) => timeEntries.release(invoiceId, null, now) },
    })),
  },
  {
    title: "compares e-mail addresses with their case",
    caughtBy: [
      "refuses a second user of one e-mail address, whatever its case",
      "compares e-mail addresses without case beyond ASCII as well",
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
    title: "answers a second user of an e-mail address with a lost race",
    caughtBy: [
      "refuses a second user of one e-mail address, whatever its case",
      "lets one of 10 simultaneous invitations of an e-mail address win",
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
    title: "answers a reference to nothing with a lost race",
    caughtBy: ["refuses a reference to what does not exist"],
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
];
