import { fromOthers, type Saboteur, withStores } from "./saboteur.js";

export const isolationSaboteurs: readonly Saboteur[] = [
  {
    title: "finds a client of another workspace",
    caughtBy: ["finds nothing of another workspace by its id"],
    make: withStores(({ clients }, place) => ({
      clients: {
        ...clients,
        find: async (id) => (await clients.find(id)) ?? fromOthers(place, (other) => other.clients.find(id)),
      },
    })),
  },
  {
    title: "finds an invoice of another workspace",
    caughtBy: ["finds nothing of another workspace by its id"],
    make: withStores(({ invoices }, place) => ({
      invoices: {
        ...invoices,
        find: async (id) => (await invoices.find(id)) ?? fromOthers(place, (other) => other.invoices.find(id)),
      },
    })),
  },
  {
    title: "finds a user of another workspace by email address",
    caughtBy: ["finds nothing of another workspace by anything else"],
    make: withStores(({ users }, place) => ({
      users: {
        ...users,
        findByEmail: async (email) =>
          (await users.findByEmail(email)) ?? fromOthers(place, (other) => other.users.findByEmail(email)),
      },
    })),
  },
  {
    title: "lists every workspace's time entries",
    caughtBy: ["lists nothing of another workspace"],
    make: withStores(({ timeEntries }, place) => ({
      timeEntries: {
        ...timeEntries,
        list: async (filter, page) => {
          const mine = await timeEntries.list(filter, page);
          const theirs = await fromOthers(place, async (other) => (await other.timeEntries.list(filter, page)).items);
          return { ...mine, items: [...mine.items, ...(theirs ?? [])].slice(0, page.limit) };
        },
      },
    })),
  },
  {
    title: "lists every workspace's events",
    caughtBy: ["lists nothing of another workspace"],
    make: withStores(({ events }, place) => ({
      events: {
        ...events,
        list: async (limit) => [
          ...(await events.list(limit)),
          ...((await fromOthers(place, (other) => other.events.list(limit))) ?? []),
        ],
      },
    })),
  },
  {
    title: "changes a client of another workspace",
    caughtBy: ["changes nothing in another workspace"],
    make: withStores(({ clients }, { honest, others }) => ({
      clients: {
        ...clients,
        update: async (client) => {
          if (await clients.find(client.id)) return clients.update(client);
          for (const workspaceId of others) {
            const there = await honest.unitOfWork.read({ workspaceId }, (stores) => stores.clients.find(client.id));
            if (there) return honest.unitOfWork.run({ workspaceId }, (stores) => stores.clients.update(client));
          }
          return clients.update(client);
        },
      },
    })),
  },
  {
    title: "treats invoice numbers of other workspaces as used",
    caughtBy: ["finds nothing of another workspace by anything else"],
    make: withStores(({ invoices }, place) => ({
      invoices: {
        ...invoices,
        numberTaken: async (number) => {
          const elsewhere = await fromOthers(place, async (other) => (await other.invoices.numberTaken(number)) || null);
          return elsewhere ?? invoices.numberTaken(number);
        },
      },
    })),
  },
  {
    title: "numbers all workspaces' invoices in one series",
    caughtBy: ["numbers each workspace's invoices separately"],
    make: (() => {
      const counters = new Map<string, number>();
      return withStores(({ invoices }) => ({
        invoices: {
          ...invoices,
          nextInSeries: async (series) => {
            counters.set(series, (counters.get(series) ?? 0) + 1);
            return counters.get(series) ?? 0;
          },
        },
      }));
    })(),
  },
  {
    title: "bills another workspace's time",
    caughtBy: ["bills nothing of another workspace"],
    make: withStores(({ timeEntries }, place) => ({
      timeEntries: {
        ...timeEntries,
        unbilled: async (selection, options) => {
          const mine = await timeEntries.unbilled(selection, options);
          const theirs = await fromOthers(place, (other) => other.timeEntries.unbilled(selection, options));
          return [...mine, ...(theirs ?? [])];
        },
      },
    })),
  },
  {
    title: "changes rates of another workspace's time",
    caughtBy: ["changes no rate of another workspace"],
    make: withStores(({ timeEntries }, place) => ({
      timeEntries: {
        ...timeEntries,
        forRating: async (scope, page) => {
          const mine = await timeEntries.forRating(scope, page);
          const theirs = await fromOthers(place, (other) => other.timeEntries.forRating(scope, page));
          return [...mine, ...(theirs ?? [])];
        },
      },
    })),
  },
  {
    title: "releases another workspace's entries",
    caughtBy: ["neither claims nor releases another workspace's entries"],
    make: withStores(({ timeEntries }, { honest, others }) => ({
      timeEntries: {
        ...timeEntries,
        release: async (invoiceId, ids, now) => {
          await timeEntries.release(invoiceId, ids, now);
          for (const workspaceId of others) {
            await honest.unitOfWork.run({ workspaceId }, (stores) => stores.timeEntries.release(invoiceId, ids, now));
          }
        },
      },
    })),
  },
  {
    title: "returns another workspace's project in the context of a recording",
    caughtBy: ["returns nothing of another workspace in the context of a recording"],
    make: withStores(({ timeEntries }, place) => ({
      timeEntries: {
        ...timeEntries,
        recordingContext: async (of) => {
          const context = await timeEntries.recordingContext(of);
          return {
            ...context,
            project: context.project ?? (await fromOthers(place, (other) => other.projects.find(of.projectId))),
          };
        },
      },
    })),
  },
];
